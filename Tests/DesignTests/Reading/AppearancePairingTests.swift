import Syntax
import Testing

@testable import Design

@Suite struct `Pairing light with dark` {
  private func pair(
    _ entries: [(name: String, group: String?, light: String?, dark: String?)], _ flavor: Flavor = .swift
  )
    -> [String]
  {
    var colors = entries.enumerated().map { index, entry in
      ColorToken(
        name: entry.name, group: entry.group, light: entry.light.flatMap { ColorValue(css: $0) },
        dark: entry.dark.flatMap { ColorValue(css: $0) }, note: nil,
        origin: Origin(flavor: flavor, path: "x", position: Position(line: index + 1)))
    }
    AppearancePairing.pair(&colors)
    return colors.map { color in
      [color.light?.contractText ?? "-", color.dark?.contractText ?? "-", color.pairing?.rawValue ?? "-"]
        .joined(separator: " ")
    }
  }

  private func names(_ light: String, _ dark: String) -> Bool {
    pair([(light, nil, "#111111", nil), (dark, nil, "#EEEEEE", nil)]) == [
      "#111111 #EEEEEE name", "#EEEEEE - -",
    ]
  }

  @Test(arguments: [
    ("viberText", "viberTextDark"), ("viberCanvas", "viberDarkCanvas"), ("text", "textDk"), ("text", "textD"),
    ("text", "textNight"), ("textLight", "textDark"), ("LightColors.canvas", "DarkColors.canvas"),
    ("light.back", "dark.back"), ("text-primary", "text-primary-dark"), ("textLt", "text"),
    ("textLight", "text"),
    ("text_primary", "dark_text_primary"),
  ])
  func `names pair`(_ light: String, _ dark: String) {
    #expect(names(light, dark))
  }

  @Test(arguments: [
    ("text", "textDarker"), ("text", "textDim"), ("text", "canvasDark"), ("d", "dark"), ("lightGray", "gray"),
    ("night", "nightfall"), ("highlight", "high"),
  ])
  func `names do not pair`(_ light: String, _ dark: String) {
    #expect(!names(light, dark))
  }

  @Test func `a name that says light wins over one that says nothing`() {
    #expect(
      pair([
        ("line", nil, "#111111", nil), ("lineDark", nil, "#222222", nil), ("lineLight", nil, "#333333", nil),
      ])
        == ["#111111 - -", "#222222 - -", "#333333 #222222 name"])
  }

  @Test func `a stated pair is left alone`() {
    #expect(
      pair([("text", nil, "#111111", "#222222"), ("textDark", nil, "#333333", nil)])
        == ["#111111 #222222 -", "#333333 - -"])
  }

  @Test func `sources do not lend each other`() {
    var colors = ["a.swift", "b.swift"].enumerated().map { index, path in
      ColorToken(
        name: index == 0 ? "text" : "textDark", light: ColorValue(red: 1, green: 1, blue: 1),
        origin: Origin(flavor: .swift, path: path, position: Position(line: 1)))
    }
    AppearancePairing.pair(&colors)
    #expect(colors.map(\.pairing) == [nil, nil])
  }

  @Test(arguments: [
    ("Light Mode", "Dark Mode"), ("Surfaces (Light)", "Surfaces (Dark)"),
    ("Canvas & Surface (Light)", "Canvas & Surfaces (Dark — primary, the only real theme)"),
    ("Canvas — Light", "Canvas — Dark"), ("Surfaces", "Surfaces (Dark)"), ("Palette", "Dark Mode"),
    ("3. Light Theme", "4. Dark Theme"),
  ])
  func `sibling sections pair`(_ light: String, _ dark: String) {
    #expect(
      pair([("Ink", light, "#111111", nil), ("Ink", dark, nil, "#EEEEEE")], .neutral)
        == ["#111111 #EEEEEE section", "- #EEEEEE -"])
  }

  @Test func `sections of other things do not pair`() {
    #expect(
      pair(
        [("Ink", "Surfaces (Light)", "#111111", nil), ("Ink", "Buttons (Dark)", nil, "#EEEEEE")], .neutral)
        == ["#111111 - -", "- #EEEEEE -"])
    #expect(
      pair(
        [("Ink", "Surfaces (Light)", "#111111", nil), ("Paper", "Surfaces (Dark)", nil, "#EEEEEE")], .neutral)
        == ["#111111 - -", "- #EEEEEE -"])
  }

  @Test func `several sections of one name pair in order`() {
    #expect(
      pair(
        [
          ("Ink", "Light Mode", "#111111", nil), ("Ink", "Dark Mode", nil, "#222222"),
          ("Ink", "Light Mode", "#333333", nil), ("Ink", "Dark Mode", nil, "#444444"),
        ], .neutral)
        == ["#111111 #222222 section", "- #222222 -", "#333333 #444444 section", "- #444444 -"])
  }
}
