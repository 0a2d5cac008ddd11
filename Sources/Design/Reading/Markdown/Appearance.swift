/// An appearance as words of prose name it.
enum Appearance: Hashable {
  case light, dark
  case contrastLight, contrastDark
  /// Any further one, lower case.
  case theme(String)

  private static let themes = ["dim", "oled", "amoled", "sepia"]

  /// The appearances that words speak of, in the order light, dark, themes.
  static func spoken(in words: [String]) -> [Appearance] {
    var isLight = words.contains("light")
    var isDark = words.contains("dark")
    for (word, next) in zip(words, words.dropFirst()) where next == "mode" || next == "theme" {
      if word == "day" { isLight = true }
      if word == "night" { isDark = true }
    }
    if words == ["day"] { isLight = true }
    if words == ["night"] { isDark = true }
    if words.contains("contrast"), words.contains("high") || words.contains("increased") {
      return isDark ? [.contrastDark] : [.contrastLight]
    }
    var result: [Appearance] = []
    if isLight { result.append(.light) }
    if isDark { result.append(.dark) }
    for word in words where themes.contains(word) { result.append(.theme(word)) }
    return result
  }

  /// The side a token's name says it is for; nil when it says none or both.
  static func ofName(_ name: String) -> Appearance? {
    guard mayNameSide(name) else { return nil }
    let words = Words.split(name)
    return switch (words.contains("light"), words.contains("dark")) {
    case (true, false): .light
    case (false, true): .dark
    default: nil
    }
  }

  /// By two letters each: most names speak of no side, and need not be taken to words for that.
  private static func mayNameSide(_ name: String) -> Bool {
    var last: UInt8 = 0
    for byte in name.utf8 {
      switch (last, byte | 0x20) {
      case (UInt8(ascii: "g"), UInt8(ascii: "h")), (UInt8(ascii: "r"), UInt8(ascii: "k")): return true
      default: if byte >= 0x80 { return true }
      }
      last = byte | 0x20
    }
    return false
  }

  /// The further theme a token's name says it is for; only beside names for light or dark, "dim" is a shade too.
  static func themeOfName(_ name: String) -> Appearance? {
    Words.split(name).first { themes.contains($0) }.map { .theme($0) }
  }

  private static let fillers: Set<String> = [
    "on", "in", "the", "for", "mode", "theme", "only", "appearance", "and", "both", "light", "dark", "dim",
    "oled",
  ]

  /// Whether words beside a colour say nothing but an appearance: "dark", "on light", "dark mode only".
  static func isWhole(_ words: [String]) -> Bool {
    !words.isEmpty && words.allSatisfy(fillers.contains) && !spoken(in: words).isEmpty
  }
}
