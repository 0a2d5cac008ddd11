import CAllocations
import Design
import Foundation
import Rendering
import Syntax

/// How long each stage takes on its own, one core, in one process: the medians of several rounds over all systems.
enum Stages {
  private struct Figure {
    var seconds: [Double] = []
    var allocations = 0
  }

  static func run(content: String, runs: Int) throws {
    let folder = try ContentFolder.list(content, options: ContentOptions())
    let renderer = SiteRenderer(templates: BuiltIn.templates, map: SiteMap(systems: []))
    var figures: [String: Figure] = [:]
    let order = ["reading", "parsing", "lexing", "model", "checking", "rendering", "writing"]
    var size = 0
    let output = FileManager.default.temporaryDirectory.appending(path: "docgen-stages-\(getpid())").path
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: output) }
    for round in 0...runs {
      var seconds: [String: Double] = [:]
      var allocations: [String: Int] = [:]
      func measure<Result>(_ stage: String, _ work: () throws -> Result) rethrows -> Result {
        let clock = ContinuousClock()
        let before = docgen_allocations()
        let start = clock.now
        let result = try work()
        let time = clock.now - start
        seconds[stage, default: 0] +=
          Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
        allocations[stage, default: 0] += docgen_allocations() - before
        return result
      }
      size = 0
      for system in folder.systems {
        let texts = try measure("reading") {
          try system.files.map { SourceText(path: $0.path, bytes: try folder.bytes(of: $0.path)) }
        }
        size += texts.reduce(0) { $0 + $1.bytes.count }
        let trees = measure("parsing") { texts.map { MarkdownParser.parse($0) } }
        measure("lexing") {
          for tree in trees {
            for node in tree.nodes {
              guard case .codeBlock(let info) = node.kind, let language = CodeLanguage(info: info) else {
                continue
              }
              _ = CodeLexer.tokens(of: SourceText(path: "code", text: node.text), language: language)
            }
          }
        }
        let design = try measure("model") { try folder.read(system) }
        let findings = measure("checking") {
          SystemCheck.findings(of: [SystemCheck(design, files: folder.files)])
        }
        let pages = measure("rendering") { renderer.files(for: design, findings: findings) }
        measure("writing") {
          for (index, file) in pages.files.enumerated() {
            _ = FileManager.default.createFile(atPath: "\(output)/\(index)", contents: Data(file.contents))
          }
        }
      }
      // The first round warms up.
      guard round > 0 else { continue }
      for stage in order {
        figures[stage, default: Figure()].seconds.append(seconds[stage] ?? 0)
        figures[stage]?.allocations = allocations[stage] ?? 0
      }
    }
    let megabytes = Double(size) / 1e6
    print("\(folder.systems.count) systems, \(format(megabytes, 1)) MB, one core, medians of \(runs) rounds")
    print("stage           ms     MB/s   allocations")
    for stage in order {
      let figure = figures[stage] ?? Figure()
      let median = figure.seconds.sorted()[figure.seconds.count / 2]
      print(
        pad(stage, -10), pad(format(median * 1000, 1), 7), pad(format(megabytes / max(median, 1e-9), 1), 8),
        pad(figure.allocations == 0 ? "–" : "\(figure.allocations)", 13))
    }
    print("model holds parsing and lexing; rendering is the pages of the systems without search and gallery")
  }

  private static func format(_ value: Double, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }

  /// To a width; to the left of it when that is negative.
  private static func pad(_ text: String, _ width: Int) -> String {
    let space = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + space : space + text
  }
}
