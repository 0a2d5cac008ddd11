/// One system as it was and as it is.
public struct SystemComparison: Sendable {
  /// What the colours of a system are measured on.
  public struct Backdrops: Hashable, Sendable {
    /// In the light appearance.
    public var light: ColorValue
    /// In the dark appearance.
    public var dark: ColorValue

    /// Two canvases; white and black where a system names none.
    public init(
      light: ColorValue = ColorValue(.srgb, 1, 1, 1), dark: ColorValue = ColorValue(.srgb, 0, 0, 0)
    ) {
      self.light = light
      self.dark = dark
    }
  }

  /// The id, of a removed system the old one.
  public let id: String
  /// The name.
  public let name: String
  /// `added` or `removed` as a whole; nil for a system that both readings have.
  public let status: TokenChange.Status?
  /// What became of its tokens, by kind, then by what happened.
  public let tokens: [TokenChange]
  /// The contrast pairs that are not what they were.
  public let contrasts: [ContrastChange]

  /// Compares two readings, one of which may be missing.
  ///
  /// - Parameter backdrops: what the colours of a reading are measured on.
  public init?(
    _ old: DesignSystem?, _ new: DesignSystem?,
    backdrops: (DesignSystem) -> Backdrops = { _ in Backdrops() }
  ) {
    guard let system = new ?? old else { return nil }
    id = system.id
    name = system.name
    status = old == nil ? .added : new == nil ? .removed : nil
    let before = old.map(backdrops) ?? Backdrops()
    let after = new.map(backdrops) ?? Backdrops()
    tokens = TokenComparison(old, new).changes.map { change in
      guard change.kind == .color, change.status == .changed else { return change }
      var change = change
      change.shifts = Self.shifts(of: change, before, after)
      return change
    }
    if let old, let new { contrasts = ContrastChange.all(old, new) } else { contrasts = [] }
  }

  /// Whether nothing that a token or a pair says is another.
  public var isEmpty: Bool { status == nil && tokens.isEmpty && contrasts.isEmpty }

  private static func shifts(
    of change: TokenChange, _ before: Backdrops, _ after: Backdrops
  ) -> [TokenChange.Shift] {
    change.parts.compactMap { part in
      guard part.old?.color != nil || part.new?.color != nil else { return nil }
      let isDark = part.name == "dark" || part.name == "contrastDark"
      var shift = TokenChange.Shift(appearance: part.name, old: part.old?.color, new: part.new?.color)
      if let old = shift.old, let new = shift.new { shift.deltaE = ColorDifference.deltaE2000(old, new) }
      func contrast(_ color: ColorValue?, _ backdrops: Backdrops) -> Double? {
        let backdrop = isDark ? backdrops.dark : backdrops.light
        // A canvas on itself says nothing.
        guard let color, color != backdrop else { return nil }
        return Contrast.ratio(color, on: backdrop)
      }
      shift.oldContrast = contrast(shift.old, before)
      shift.newContrast = contrast(shift.new, after)
      return shift
    }
  }
}
