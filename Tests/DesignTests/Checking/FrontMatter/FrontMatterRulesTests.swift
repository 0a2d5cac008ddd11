import Syntax
import Testing

@testable import Design

@Suite struct `Google's front-matter rules` {
  private static func findings(_ text: String) -> [Finding] {
    let system = DesignSystem.read(
      id: "tern", folder: "tern", files: [(.neutral, SourceText(path: "DESIGN.md", text: text))])
    let found = rules.flatMap { $0.check(system) }
    return (found + system.readingFindings).sorted()
  }

  private static let rules: [any Rule] = [
    BrokenReference(), MissingPrimary(), ContrastRatio(), OrphanedTokens(), TokenSummary(), MissingSections(),
    MissingTypography(), SectionOrder(), UnknownKey(), TokenLikeIgnored(),
  ]

  private func lines(_ rule: String, _ yaml: String, prose: String = "") -> [Int] {
    Self.findings("---\n\(yaml)\n---\n\(prose)").filter { $0.rule == rule }.map(\.position.line)
  }

  @Test func `are ten, all registered, with Google's ids and severities`() {
    #expect(
      Self.rules.map { "\($0.id) \($0.severity)" } == [
        "broken-ref error", "missing-primary warning", "contrast-ratio warning", "orphaned-tokens warning",
        "token-summary info", "missing-sections info", "missing-typography warning", "section-order warning",
        "unknown-key warning", "token-like-ignored warning",
      ])
    let registered = Set(Rules.all.map(\.id))
    #expect(Self.rules.allSatisfy { registered.contains($0.id) })
  }

  @Test(arguments: Self.rules.map(\.id))
  func `find their own wrong example and not the right one`(_ id: String) throws {
    let rule = try #require(Self.rules.first { $0.id == id })
    #expect(Self.findings(rule.wrong).contains { $0.rule == id })
    #expect(!Self.findings(rule.right).contains { $0.rule == id })
  }

  @Test func `broken-ref is an error, of an unknown property a warning`() {
    let found = Self.findings(
      "---\ncomponents:\n  b:\n    textColor: \"{colors.x}\"\n    borderColor: red\n    rounded: \"{components.b}\"\n---\n"
    )
    .filter { $0.rule == "broken-ref" }
    #expect(found.map { "\($0.position.line) \($0.severity)" } == ["4 error", "5 warning", "6 error"])
  }

  @Test func `missing-primary wants a colour of exactly that name`() {
    #expect(lines("missing-primary", "colors:\n  accent: red") == [2])
    #expect(lines("missing-primary", "colors:\n  Primary: red") == [2])
    #expect(lines("missing-primary", "colors:\n  accent: red\n  primary: \"{colors.accent}\"") == [])
    #expect(lines("missing-primary", "colors:\n  accent: nothing") == [])
    #expect(lines("missing-primary", "name: x") == [])
  }

  @Test func `contrast-ratio composites both sides`() {
    func component(_ background: String, _ text: String) -> [Int] {
      lines(
        "contrast-ratio", "components:\n  b: { backgroundColor: \"\(background)\", textColor: \"\(text)\" }")
    }
    #expect(component("#000000", "#FFFFFF") == [])
    #expect(component("#FFFF00", "#FFFFFF") == [3])
    #expect(component("#FFFFFF", "#00000080") == [3])
    #expect(component("rgba(0,0,0,0.1)", "#000000") == [])
    #expect(component("rgba(0,0,0,0.1)", "#FFFFFF") == [3])
    #expect(
      lines(
        "contrast-ratio",
        "colors: { background: black }\ncomponents:\n  b: { backgroundColor: \"#FFFFFF1A\", textColor: white }"
      ) == [])
  }

  @Test func `orphaned-tokens knows aliases and families`() {
    let yaml = """
      colors:
        primary: "#111111"
        on-primary-container: "#222222"
        surface-dim: "#333333"
        brand-blue: "#444444"
        ink: "#555555"
        text: "{colors.ink}"
        kelp-dim: "#666666"
        kelp: "#777777"
      """
    #expect(lines("orphaned-tokens", yaml) == [])
    let used =
      yaml + "\ncomponents:\n  b: { textColor: \"{colors.text}\", backgroundColor: \"{colors.kelp}\" }"
    #expect(lines("orphaned-tokens", used) == [6])
  }

  @Test func `orphaned-tokens takes the family of a name`() {
    let rule = OrphanedTokens()
    #expect(rule.family(of: "on-primary-container") == "primary")
    #expect(rule.family(of: "on-inverse-on-x-fixed-dim") == "x")
    #expect(rule.family(of: "surface-bright-dim") == "surface-bright")
    #expect(rule.family(of: "outline-variant") == "outline")
  }

  @Test func `token-summary counts`() {
    let found = Self.findings(
      "---\ncolors: { primary: red, b: \"#000\" }\ntypography: { t: { fontFamily: K } }\nspacing: { a: 1px }\n---\n"
    )
    #expect(
      found.first { $0.rule == "token-summary" }?.message
        == "the front matter has 2 colors, 1 typography scale, 1 spacing token")
    #expect(lines("token-summary", "name: x") == [])
  }

  @Test func `missing-sections and missing-typography need colours`() {
    #expect(lines("missing-sections", "colors:\n  primary: red") == [2, 2])
    #expect(lines("missing-sections", "colors:\n  primary: red\nspacing:\n  a: 1px") == [2])
    #expect(lines("missing-typography", "name: x\ncolors:\n  primary: red") == [3])
    #expect(lines("missing-sections", "name: x") == [])
    #expect(lines("missing-typography", "name: x") == [])
  }

  @Test func `section-order gives the first pair that is out of order`() {
    #expect(
      lines("section-order", "name: x", prose: "# T\n## Colors\n## Else\n## Brand & Style\n## Overview\n")
        == [7])
    #expect(
      lines("section-order", "name: x", prose: "## Overview\n## Layout & Spacing\n## Shapes\n### Colors\n")
        == [])
    #expect(Self.findings("## Colors\n## Overview\n").isEmpty)
  }

  @Test func `unknown-key is a slip of two letters at most`() {
    for slip in ["colours", "typografy", "nam", "Colors"] {
      #expect(lines("unknown-key", "\(slip): 1") == [2])
    }
    for other in ["icons", "motion", "brand", "rounding", "themes"] {
      #expect(lines("unknown-key", "\(other): 1") == [])
    }
    #expect(lines("unknown-key", "? \(String(repeating: "x", count: 50_000))\n: 1") == [])
  }

  @Test func `token-like-ignored looks at maps of any depth`() {
    #expect(lines("token-like-ignored", "palette: { a: \"#FFF\" }") == [2])
    #expect(lines("token-like-ignored", "sizes: { a: { b: 12px } }") == [2])
    #expect(lines("token-like-ignored", "fonts: { a: { fontFamily: Karla } }") == [2])
    #expect(lines("token-like-ignored", "colours: { a: \"#FFF\" }") == [2])
    #expect(
      lines(
        "token-like-ignored", "theme: dark\nn: 1\nmeta: { owner: me, date: 2026-01-01 }\nlist: [\"#FFF\"]")
        == [])
  }
}
