import Design
import Testing

@Suite("Token keys") struct TokenKeysTests {
  private func keys(_ names: [String], system: String = "Dinghy") -> [String?] {
    let keys = TokenKeys(
      names: names, system: DesignSystem.read(id: "apps/\(system.lowercased())", folder: system, files: []))
    return names.map { keys.key(of: $0) }
  }

  @Test func `case, punctuation and the system's name do not count`() {
    #expect(
      keys(["DinghyColors.Teal", "DinghyColors.inkDark", "DinghyColors.HTMLText"]) == [
        "teal", "inkdark", "htmltext",
      ])
    #expect(keys(["Dinghy Teal", "Dinghy"]) == ["teal", "dinghy"])
    #expect(
      keys(["color.teal", "color.ink", "color.dinghyFoam", "size"]) == ["teal", "ink", "foam", "size"])
  }

  @Test func `a key of two names is none, and neither is one without letters`() {
    #expect(keys(["ink dark", "inkDark", "foam"]) == [nil, nil, "foam"])
    #expect(keys(["-", "ink"]) == [nil, "ink"])
  }

  @Test func `letters outside ASCII are letters`() {
    #expect(keys(["ÉtéFoam", "墨Ink"], system: "Été") == ["foam", "墨ink"])
    // The same letters by other scalars.
    #expect(keys(["E\u{301}te\u{301} Foam"], system: "Été") == ["foam"])
  }

  @Test func `a word that three in five names share does not count`() {
    #expect(
      keys(["tern.ink", "tern.foam", "tern.sea", "kelp", "sand"]) == ["ink", "foam", "sea", "kelp", "sand"])
    #expect(keys(["tern.ink", "kelp", "tern.foam", "sand"]) == ["ternink", "kelp", "ternfoam", "sand"])
    #expect(keys(["tern.ink", "tern.foam"]) == ["ternink", "ternfoam"])
    // Names count once.
    #expect(
      keys(["tern.ink", "tern.ink", "tern.ink", "kelp", "sand"])
        == ["ternink", "ternink", "ternink", "kelp", "sand"])
  }
}
