import Design
import Foundation
import Rendering
import Syntax
import TestSupport
import Testing

/// What others wrote from the same sources, against what docgen writes.
@Suite("Exports beside those of others", .enabled(if: Project.hasCorpus, "../shared is not there"))
struct SharedExampleTests {
  private func tokens(_ bytes: [UInt8]) throws -> DataValue {
    try #require(JSONParser.parse(SourceText(path: "tokens.json", bytes: bytes)).root)
  }

  private func export(_ format: String, _ path: String, flavor: Flavor? = nil) throws -> [OutputFile] {
    let folder = try ContentFolder.list(Project.corpus.appending(path: path).path)
    let export = try #require(Export.all.first { $0.id == format })
    return export.render(try folder.read(folder.systems[0]), options: ExportOptions(flavor: flavor)).files
  }

  /// Where the file beside an example is not 2025.10, its values cannot be ours:
  /// - `lineHeight` is a dimension there, and a multiple of the size in the format.
  /// - `letterSpacing` is in em there, and in px or rem in the format.
  /// - `components` are groups of strings there, and `name` has a type that the format does not know: neither is a token.
  /// What a style does not state is filled in, for the format wants all five members.
  @Test(arguments: ["atmospheric-glass", "paws-and-paths"])
  func `google's examples have the values beside them`(example: String) throws {
    let ours = try tokens(export("dtcg", "designmd/google/" + example)[0].contents)
    let file = Project.corpus.appending(path: "designmd/google/\(example)/design_tokens.json")
    let theirs = try tokens(Array(Data(contentsOf: file)))
    var count = 0
    for (group, own) in [
      ("colors", "color"), ("spacing", "spacing"), ("rounded", "radius"), ("typography", "typography"),
    ] {
      let names = theirs[group]?.children.map(\.key) ?? []
      // What the prose of an example states beside its front matter is a token of ours, too.
      let known = Set(ours[own]?.children.map(\.key) ?? [])
      #expect(!names.isEmpty && names.allSatisfy(known.contains))
      for token in theirs[group]?.children ?? [] {
        let value = try #require(ours[own]?[token.key]?["$value"], "\(token.key)")
        let other = try #require(token["$value"])
        #expect(ours[own]?[token.key]?["$type"]?.text == token["$type"]?.text)
        switch group {
        case "colors":
          #expect(value["colorSpace"]?.text == other["colorSpace"]?.text)
          #expect(value["hex"]?.text == other["hex"]?.text, "\(token.key)")
          for (one, two) in zip(value["components"]?.children ?? [], other["components"]?.children ?? []) {
            #expect(((one.number ?? 9) - (two.number ?? 0)).magnitude < 0.000_501, "\(token.key)")
          }
        case "typography":
          #expect(value["fontFamily"]?.children.map(\.text) == [other["fontFamily"]?.text ?? "-"])
          #expect(value["fontWeight"]?.number == other["fontWeight"]?.number)
          let size = try #require(value["fontSize"]?["value"]?.number)
          #expect(size == other["fontSize"]?["value"]?.number)
          let height = try #require(value["lineHeight"]?.number)
          #expect((height * size - (other["lineHeight"]?["value"]?.number ?? 0)).magnitude < 0.01)
          let spacing = try #require(value["letterSpacing"]?["value"]?.number)
          #expect((spacing - (other["letterSpacing"]?["value"]?.number ?? 0) * size).magnitude < 0.0001)
        default:
          #expect(value["value"]?.number == other["value"]?.number, "\(token.key)")
          #expect(value["unit"]?.text == other["unit"]?.text, "\(token.key)")
        }
        count += 1
      }
    }
    #expect(count > 60)
  }

  @Test func `an asset catalogue made of semantics differs where check says drift, and nowhere else`() throws
  {
    let folder = try ContentFolder.list(Project.corpus.appending(path: "vonage").path)
    let system = try folder.read(folder.systems[0])
    let files = Dictionary(
      try export("xcassets", "vonage", flavor: .semantics).map { ($0.path, $0.contents) },
      uniquingKeysWith: { first, _ in first })
    let made = ContentFolder.listed(files.keys.sorted(), name: "made", prefix: "") { files[$0] }
    func words(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    func values(_ color: ColorToken) -> [String] {
      [color.light, color.dark ?? color.light].map { $0?.contractText ?? "-" }
    }
    let ours = Dictionary(
      uniqueKeysWithValues: try made.read(made.systems[0]).tokens.colors.map { (words($0.name), values($0)) })
    let theirs = Dictionary(
      uniqueKeysWithValues: system.tokens.colors.filter { $0.origin.flavor == .xcassets }.map {
        (words($0.name), values($0))
      })
    let different = theirs.keys.filter { ours[$0] != theirs[$0] }.sorted()
    #expect(different == ["accent", "onaccent"])
    #expect(theirs.count == 28)
    let findings = SystemCheck.findings(of: [SystemCheck(system, files: folder.files)])
      .filter { $0.severity > .info }
    #expect(findings.map(\.rule) == different.map { _ in "flavor-drift" }, "\(findings.map(\.message))")
    #expect(
      findings.map { finding in words(String(finding.message.split(separator: "'").first ?? "")) }.sorted()
        == different)
  }
}
