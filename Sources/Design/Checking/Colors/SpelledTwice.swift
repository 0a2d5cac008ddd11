extension ColorToken {
  /// Whether prose gives two values that no eye tells apart, `#F7F7F8 / #F7F7F7`: one colour with two spellings, by
  /// which nobody says how it looks in the dark. Below 1 a ΔE2000 is not seen.
  var isSpelledTwice: Bool {
    guard origin.flavor == .neutral, pairing == .stated, let light, let dark,
      light.shown != dark.shown
    else { return false }
    return ColorDifference.deltaE2000(light, dark) < 1
  }
}
