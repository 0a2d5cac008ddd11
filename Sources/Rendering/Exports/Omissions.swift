import Design

/// Tokens that a format has no words for, counted by what they are.
struct Omissions {
  /// What a token is, in the order it is told.
  enum Kind: CaseIterable {
    case platformColor, color, gradient, style, spacing, radius, shadow, spring, movement

    /// What a movement is called.
    static func motion(_ token: MotionToken) -> Kind { token.kind == .spring ? .spring : .movement }

    fileprivate func words(_ count: Int) -> String {
      let (one, many) =
        switch self {
        case .platformColor: ("colour of the platform", "colours of the platform")
        case .color: ("colour", "colours")
        case .gradient: ("gradient", "gradients")
        case .style: ("type style", "type styles")
        case .spacing: ("spacing", "spacings")
        case .radius: ("radius", "radii")
        case .shadow: ("shadow", "shadows")
        case .spring: ("spring", "springs")
        case .movement: ("movement", "movements")
        }
      return "\(count) \(count == 1 ? one : many)"
    }
  }

  private var counts: [Kind: Int] = [:]

  mutating func add(_ kind: Kind, _ count: Int = 1) {
    if count > 0 { counts[kind, default: 0] += count }
  }

  /// One note about all of them; none when nothing is left out.
  func notes(of system: DesignSystem) -> [ExportNote] {
    let told = Kind.allCases.compactMap { kind in counts[kind].map { (words: kind.words($0), count: $0) } }
    guard let last = told.last else { return [] }
    let words = told.dropLast().map(\.words).joined(separator: ", ")
    let isOne = told.count == 1 && last.count == 1
    return [
      ExportNote(
        message: (words.isEmpty ? last.words : words + " and " + last.words)
          + " of '\(system.id)' left out: the format has no words for \(isOne ? "it" : "them")")
    ]
  }
}
