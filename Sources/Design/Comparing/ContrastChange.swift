/// A contrast pair whose ratio is another than it was.
public struct ContrastChange: Hashable, Sendable {
  /// As it was.
  public var old: ContrastPair
  /// As it is.
  public var new: ContrastPair

  /// Whether it had the contrast that it needs, and has it no longer.
  public var isRegression: Bool { old.ratio >= new.bound && new.ratio < new.bound }

  /// Whether it did not have the contrast that it needs, and has it now.
  public var isMended: Bool { old.ratio < new.bound && new.ratio >= new.bound }

  /// The pairs of both readings whose colours differ and whose ratio does too.
  static func all(_ old: DesignSystem, _ new: DesignSystem) -> [ContrastChange] {
    let before = Dictionary(
      ContrastPair.all(of: old).map { ($0.key, $0.pair) }, uniquingKeysWith: { first, _ in first })
    return ContrastPair.all(of: new).compactMap { key, pair in
      guard let other = before[key],
        Contrast.cut(other.ratio, decimals: 4) != Contrast.cut(pair.ratio, decimals: 4)
      else { return nil }
      return ContrastChange(old: other, new: pair)
    }
  }
}
