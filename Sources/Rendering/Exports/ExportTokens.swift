import Design
import Syntax

/// The tokens of a system that an export writes: each once, from the highest flavor that states it.
struct ExportTokens: Sendable {
  let system: DesignSystem
  private(set) var colors: [ColorToken] = []
  private(set) var gradients: [GradientToken] = []
  private(set) var typography: [TypeStyle] = []
  private(set) var spacing: [Measure] = []
  private(set) var radii: [Measure] = []
  /// The layers of each shadow.
  private(set) var shadows: [[ShadowToken]] = []
  private(set) var motion: [MotionToken] = []
  /// The place in `colors` of what each colour is another name for.
  private(set) var colorAliases: [Int: Int] = [:]
  /// The same for type styles.
  private(set) var styleAliases: [Int: Int] = [:]
  /// Colours of the platform, which have no value of their own.
  private(set) var systemColors: [ColorToken] = []

  /// The words of each token's name by its place, which every format makes its own names of.
  struct Names {
    fileprivate(set) var colors: [ExportName] = []
    fileprivate(set) var gradients: [ExportName] = []
    fileprivate(set) var typography: [ExportName] = []
    fileprivate(set) var spacing: [ExportName] = []
    fileprivate(set) var radii: [ExportName] = []
    fileprivate(set) var shadows: [ExportName] = []
    fileprivate(set) var motion: [ExportName] = []

    /// Whether a colour or a type style, which may stand without their kind, begins with a digit.
    var startWithDigit: Bool {
      colors.contains(where: \.startsWithDigit) || typography.contains(where: \.startsWithDigit)
    }
  }

  private(set) var names = Names()
  /// What each type style states, under the names of CSS.
  private(set) var styleProperties: [[StyleSheetTokens.Property]] = []
  /// The names and values of stylesheets and of Tailwind, once a format has worked them out.
  var sheet: StyleSheetTokens?
  var theme: TailwindTokens?

  /// How many there are.
  var count: Int {
    colors.count + gradients.count + typography.count + spacing.count + radii.count + shadows.count
      + motion.count
  }

  /// Distances and radii, with the words of their names.
  var measures: [(kind: TokenKind, tokens: [Measure], names: [ExportName])] {
    [(.spacing, spacing, names.spacing), (.radius, radii, names.radii)]
  }

  /// Chooses from all flavors, or from one.
  init(of system: DesignSystem, flavor: Flavor?) {
    self.system = system
    let tokens = system.tokens
    func isWanted(_ origin: Origin) -> Bool { flavor == nil || origin.flavor == flavor }

    let named = tokens.colors.filter { isWanted($0.origin) && ($0.light != nil || $0.dark != nil) }
    let choice = TokenChoice(named, of: system, name: \.name, origin: \.origin, absorb: Self.absorb)
    colors = choice.tokens
    names.colors = choice.names
    systemColors = tokens.colors.filter {
      $0.system != nil && isWanted($0.origin) && $0.light == nil && $0.dark == nil
    }
    colorAliases = Self.aliases(
      colors,
      place: { color in color.alias.flatMap { choice.place(of: $0, flavor: color.origin.flavor) } },
      same: { $0.light == $1.light && $0.dark == $1.dark })

    let drawn = TokenChoice(
      tokens.gradients.filter { gradient in
        isWanted(gradient.origin) && gradient.stops.count > 1
          && gradient.stops.allSatisfy { $0.color != nil }
      }, of: system, name: \.name, origin: \.origin,
      absorb: { $0.stops == $1.stops && $0.angle == $1.angle && $0.kind == $1.kind })
    gradients = drawn.tokens
    names.gradients = drawn.names

    let styles = TokenChoice(
      tokens.typography.filter {
        isWanted($0.origin) && ($0.size != nil || $0.family != nil || $0.weight != nil)
      },
      of: system, name: \.name, origin: \.origin, absorb: { Self.values($0) == Self.values($1) })
    typography = styles.tokens
    names.typography = styles.names
    styleProperties = typography.map { StyleSheetTokens.parts(of: $0) }
    styleAliases = Self.aliases(
      typography,
      place: { style in style.alias.flatMap { styles.place(of: $0, flavor: style.origin.flavor) } },
      same: { Self.values($0) == Self.values($1) })

    let distances = Self.measures(tokens.spacing.filter { isWanted($0.origin) }, of: system)
    spacing = distances.tokens
    names.spacing = distances.names
    let corners = Self.measures(tokens.radii.filter { isWanted($0.origin) }, of: system)
    radii = corners.tokens
    names.radii = corners.names
    let heights = TokenChoice(
      Self.layers(tokens.shadows.filter { isWanted($0.origin) && $0.color != nil }), of: system,
      name: { $0[0].name }, origin: { $0[0].origin },
      absorb: { $0.map(Self.values) == $1.map(Self.values) })
    shadows = heights.tokens
    names.shadows = heights.names
    let moves = TokenChoice(
      tokens.motion.filter { isWanted($0.origin) }, of: system, name: \.name, origin: \.origin,
      absorb: { Self.values($0) == Self.values($1) })
    motion = moves.tokens
    names.motion = moves.names
  }

  /// What a colour may have beside light and dark.
  enum Appearances {
    case contrast, themes
  }

  /// Values of colours that a format has no words for, a note for each sort.
  func lostAppearances(_ lost: Appearances...) -> [ExportNote] {
    lost.compactMap { appearances in
      let (count, words) =
        switch appearances {
        case .contrast:
          (
            colors.count { $0.contrast?.light != nil || $0.contrast?.dark != nil },
            "increased contrast"
          )
        case .themes: (colors.count { !$0.themes.isEmpty }, "further themes")
        }
      guard count > 0 else { return nil }
      return ExportNote(
        message:
          "\(words) of \(count == 1 ? "1 colour" : "\(count) colours") of '\(system.id)' left out: "
          + "the format has no words for it")
    }
  }

  // MARK: - What is one token

  /// Values that agree, or fill what the other does not state, are one token.
  private static func absorb(_ token: inout ColorToken, _ other: ColorToken) -> Bool {
    func agree(_ one: ColorValue?, _ two: ColorValue?) -> Bool {
      one == nil || two == nil || one == two
    }
    guard agree(token.light, other.light), agree(token.dark, other.dark) else { return false }
    token.light = token.light ?? other.light
    token.dark = token.dark ?? other.dark
    token.contrast = token.contrast ?? other.contrast
    if token.themes.isEmpty { token.themes = other.themes }
    return true
  }

  private static func values(_ style: TypeStyle) -> TypeStyle {
    var result = style
    result.name = ""
    result.group = nil
    result.note = nil
    result.alias = nil
    result.origin = nowhere
    return result
  }

  private static func values(_ motion: MotionToken) -> MotionToken {
    var result = motion
    result.name = ""
    result.group = nil
    result.note = nil
    result.origin = nowhere
    return result
  }

  private static func values(_ shadow: ShadowToken) -> ShadowToken {
    var result = shadow
    result.group = nil
    result.note = nil
    result.origin = nowhere
    return result
  }

  private static let nowhere = Origin(flavor: .guide, path: "", position: Position(line: 1))

  private static func measures(_ measures: [Measure], of system: DesignSystem) -> TokenChoice<
    Measure
  > {
    TokenChoice(
      measures.filter { $0.value?.isFinite ?? false }, of: system, name: \.name, origin: \.origin,
      absorb: { $0.value == $1.value && $0.unit == $1.unit })
  }

  /// Neighbours of one name and one source are the layers of one shadow.
  private static func layers(_ shadows: [ShadowToken]) -> [[ShadowToken]] {
    var result: [[ShadowToken]] = []
    for shadow in shadows {
      if let last = result.last?.last, last.name == shadow.name,
        last.origin.path == shadow.origin.path,
        last.origin.flavor == shadow.origin.flavor
      {
        result[result.count - 1].append(shadow)
      } else {
        result.append([shadow])
      }
    }
    return result
  }

  /// Which tokens are another's name, where both have one value and no chain comes back to itself.
  private static func aliases<Token>(
    _ tokens: [Token], place: (Token) -> Int?, same: (Token, Token) -> Bool
  ) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() {
      guard let target = place(token), target != index, same(tokens[target], token) else {
        continue
      }
      var end = target
      var steps = 0
      while let next = result[end], next != index, steps < 64 {
        end = next
        steps += 1
      }
      if result[end] == nil { result[index] = target }
    }
    return result
  }
}
