import Foundation
import Testing

@testable import docgen

/// Every command that README and docs show is run: documents that cannot go stale.
@Suite("Documented commands") struct DocumentedCommands {
  static let documents = [
    "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/writing-sources.md", "docs/publishing.md",
    "docs/exporting.md",
  ]

  @Test(arguments: documents)
  func `run in their order, in a folder with this project's content`(document: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Project.root.appending(path: "Content").path, toPath: folder.path + "/Content")
    try FileManager.default.copyItem(
      atPath: folder.path + "/Content/messaging/viber/DESIGN.md", toPath: folder.path + "/DESIGN.md")
    _ = try Repository(committing: folder)
    for line in try Self.lines(of: document) where line.hasPrefix("docgen ") {
      let outcome = try Self.outcome(of: line, in: folder)
      #expect(outcome.code != 2 && !outcome.errors.contains("docgen: error"), "\(line): \(outcome.errors)")
      #expect(outcome.code == 0 || line.hasPrefix("docgen check"), "\(line)")
    }
  }

  @Test(arguments: documents)
  func `name only targets that the Makefile has`(document: String) throws {
    let makefile = try String(contentsOf: Project.root.appending(path: "Makefile"), encoding: .utf8)
    for line in try Self.lines(of: document) where line.hasPrefix("make ") {
      for target in line.split(separator: " ").dropFirst() {
        #expect(makefile.contains("\n\(target):"), "\(document): \(line)")
      }
    }
  }

  @Test(arguments: documents)
  func `stand in blocks that are run`(document: String) throws {
    let text = try String(contentsOf: Project.root.appending(path: document), encoding: .utf8)
    for line in text.split(separator: "\n") where line.hasPrefix("    docgen ") {
      Issue.record("\(document): '\(line)' is in no sh block")
    }
  }

  @Test func `examples of help run too`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Project.root.appending(path: "Content").path, toPath: folder.path + "/Content")
    try FileManager.default.copyItem(
      atPath: folder.path + "/Content/messaging/viber/DESIGN.md", toPath: folder.path + "/DESIGN.md")
    _ = try Repository(committing: folder)
    for command in Command.all {
      for example in command.examples {
        let outcome = try Self.outcome(of: example.line, in: folder)
        #expect(outcome.code != 2, "\(example.line): \(outcome.errors)")
      }
    }
  }

  /// A server runs until it is told to end; here on a free port and without a browser.
  private static func outcome(of line: String, in folder: TemporaryFolder) throws -> Program.Outcome {
    let words = line.split(separator: " ").map(String.init)
    guard words.starts(with: ["docgen", "serve"]) else { return try Program.shell(line, in: folder) }
    var arguments = words.dropFirst().filter { $0 != "--open" }
    if let port = arguments.firstIndex(of: "--port") { arguments.removeSubrange(port...port + 1) }
    return try Program.serve(arguments + ["--port", "0"], in: folder)
  }

  /// The lines of the `sh` blocks, without comments and prompts.
  private static func lines(of document: String) throws -> [String] {
    let text = try String(contentsOf: Project.root.appending(path: document), encoding: .utf8)
    var lines: [String] = []
    var isShell = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isShell = !isShell && line == "```sh"
      } else if isShell {
        let command = line.components(separatedBy: "  #")[0].trimmingCharacters(in: .whitespaces)
        if !command.isEmpty, !command.hasPrefix("#") { lines.append(command) }
      }
    }
    return lines
  }
}
