import Design
import Syntax
import Testing

@testable import Rendering

@Suite("Export names") struct ExportNameTests {
  @Test(arguments: [
    ("viberPurpleDeep", "viber-purple-deep"), ("Viber Purple", "viber-purple"),
    ("Skin.Text.title", "skin-text-title"),
    ("HTMLText", "html-text"), ("color.blue.500", "color-blue-500"), ("blue500", "blue500"),
    ("on_surface", "on-surface"),
    ("Primary — Purple (brand)", "primary-purple-brand"), ("Été", "été"), ("墨 Ink", "墨-ink"), ("🎨", "token"),
    ("", "token"), ("a\u{0}b\u{2028}c", "a-b-c"), ("../etc/passwd", "etc-passwd"), ("हिन्दी", "हिन्दी"),
  ])
  func `words are what letters and digits make`(name: String, kebab: String) {
    #expect(ExportName(name).kebab == kebab)
  }

  @Test func `every case is made from the words`() {
    let name = ExportName("Blue 500 hover")
    #expect(name.snake == "blue_500_hover")
    #expect(name.camel == "blue500Hover")
    #expect(name.pascal == "Blue500Hover")
    #expect(name.prefixed("my-app").kebab == "my-app-blue-500-hover")
    #expect(name.prefixed("!").kebab == "blue-500-hover")
    #expect(ExportName(String(repeating: "x", count: 5000)).kebab.count == 100)
  }

  @Test func `the kind stands in front unless the name says it`() {
    #expect(ExportName("md").naming(.spacing).kebab == "spacing-md")
    #expect(ExportName("space.md").naming(.spacing).kebab == "space-md")
    #expect(ExportName("color.ink").without(.color).kebab == "ink")
    #expect(ExportName("color").without(.color).kebab == "color")
  }

  @Test func `a name that is taken gets a number, once told`() {
    let origin = Origin(flavor: .dtcg, path: "tokens.json", position: Position(line: 3))
    var names = ExportNames(separator: "-", isCaseBlind: true, reserved: ["self"])
    #expect(names.claim("Ink", for: "Ink", at: origin) == "Ink")
    #expect(names.claim("ink", for: "ink", at: origin) == "ink-2")
    #expect(names.claim("ink", for: "ink", at: origin) == "ink-3")
    #expect(names.claim("self", for: "self", at: origin) == "self-2")
    #expect(
      names.notes.map(\.message) == [
        "'ink' is exported as 'ink-2': 'Ink' has 'ink'", "'ink' is exported as 'ink-3': 'Ink' has 'ink'",
        "'self' is exported as 'self-2': the format itself has 'self'",
      ])
    var members = ExportNames(separator: "")
    #expect(members.claim("blue500", for: "blue500", at: origin) == "blue500")
    #expect(members.claim("blue500", for: "blue-500", at: origin) == "blue500_2")
  }

  @Test func `thousands of tokens of one name stay cheap`() {
    let origin = Origin(flavor: .dtcg, path: "tokens.json", position: Position(line: 3))
    var names = ExportNames(separator: "-")
    var last = ""
    for _ in 0..<20_000 { last = names.claim("ink", for: "ink", at: origin) }
    #expect(last == "ink-20000")
  }
}
