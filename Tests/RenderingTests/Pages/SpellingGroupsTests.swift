import Design
import Testing

@testable import Rendering

@Suite("Spellings of one token") struct SpellingGroupsTests {
  private func groups(_ tokens: [(Flavor, String, String)]) -> [[String]] {
    let all = tokens.map { SpellingGroups.Token(name: $0.1, flavor: $0.0, values: [$0.2]) }
    return SpellingGroups.gathered(all, of: "Tern", agrees: { tokens[$0].2 == tokens[$1].2 })
      .map { group in ([group.first] + group.others).map { tokens[$0].1 } }
  }

  @Test func `join by name, whatever the value`() {
    #expect(
      groups([(.swiftui, "ternInk", "#111111"), (.neutral, "Tern Ink", "#101010")]) == [
        ["Tern Ink", "ternInk"]
      ])
  }

  @Test func `join by a value that only one has`() {
    #expect(
      groups([(.neutral, "Accept Green", "#46C26A"), (.swiftui, "ternGreen", "#46C26A")]) == [
        ["Accept Green", "ternGreen"]
      ])
  }

  @Test func `choose by words among equal values`() {
    #expect(
      groups([
        (.neutral, "Canvas White", "#FFFFFF"), (.neutral, "Text on Blue", "#FFFFFF"),
        (.swiftui, "ternOnBlue", "#FFFFFF"), (.swiftui, "ternSnow", "#FFFFFF"),
      ]) == [["Canvas White"], ["Text on Blue", "ternOnBlue"], ["ternSnow"]])
  }

  @Test func `keep apart what one source tells apart`() {
    #expect(
      groups([(.neutral, "Seen", "#8F7DF7"), (.neutral, "Violet", "#8F7DF7")]) == [["Seen"], ["Violet"]])
    #expect(groups([(.neutral, "Ink", "#111111"), (.neutral, "ink", "#222222")]) == [["Ink"], ["ink"]])
  }

  @Test func `join what one source says twice`() {
    #expect(groups([(.neutral, "Ink", "#111111"), (.neutral, "ink", "#111111")]) == [["Ink", "ink"]])
  }

  @Test(arguments: [
    ("viberPurpleDeep", "Viber", ["purple", "deep"]),
    ("ViberColors.PurpleDeep", "Viber", ["purple", "deep"]),
    ("Viber Purple", "Viber", ["purple"]), ("Viber", "Viber", ["viber"]),
    ("text-primary_2", "X", ["text", "primary", "2"]),
  ])
  func `have words`(name: String, system: String, wanted: [String]) {
    #expect(NameWords.words(of: name, in: system) == wanted)
  }
}
