import Design
import Syntax
import Testing

/// The examples that `docgen rules` and the site show are true: each is read and checked as a DESIGN.md.
@Suite struct `Rule examples` {
  static let ids = Rules.all.map(\.id)

  private func findings(_ text: String) -> [Finding] {
    let system = DesignSystem.read(
      id: "tern", folder: "tern", files: [(.neutral, SourceText(path: "DESIGN.md", text: text))])
    return SystemCheck.findings(of: [SystemCheck(system, files: ContentFiles(["DESIGN.md"]))])
  }

  @Test(arguments: ids) func `the wrong example has the fault`(id: String) throws {
    let rule = try #require(Rules.all.first { $0.id == id })
    let found = findings(rule.wrong).filter { $0.rule == id }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.position.line > 0 && $0.position.column > 0 && $0.path == "DESIGN.md" })
  }

  @Test(arguments: ids) func `the right example is quiet`(id: String) throws {
    let rule = try #require(Rules.all.first { $0.id == id })
    #expect(findings(rule.right).filter { $0.severity == .error || $0.rule == id } == [])
  }

  @Test func `ids are unique and in lower case`() {
    #expect(Set(Self.ids).count == Self.ids.count)
    #expect(Self.ids.allSatisfy { id in id.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D } })
  }

  @Test(arguments: ids) func `words are short and end right`(id: String) throws {
    let rule = try #require(Rules.all.first { $0.id == id })
    #expect(!rule.summary.hasSuffix("."))
    #expect(rule.summary.unicodeScalars.count <= 100)
    #expect(rule.explanation.hasSuffix("."))
    #expect(rule.wrong != rule.right)
  }
}
