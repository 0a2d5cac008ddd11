import Syntax

/// Claims with their names followed and their ratio worked out.
struct ClaimResolver {
  /// A value, and the one in the dark appearance where it is stated.
  private typealias Sides = (value: ColorValue, dark: ColorValue?)

  /// The colour a name stands for, by the path of its source and over the whole system in order of authority.
  private var values: [String: [String: Sides]] = [:]
  private var allValues: [String: Sides] = [:]

  /// - Parameter colors: those that the names of claims may mean.
  init(colors: [ColorToken]) {
    for color in colors.sorted(by: { $0.origin.flavor < $1.origin.flavor }) {
      guard let value = color.light ?? color.dark else { continue }
      let key = NameWords.key(of: color.name)
      let sides = (value, color.dark)
      if allValues[key] == nil { allValues[key] = sides }
      if values[color.origin.path]?[key] == nil { values[color.origin.path, default: [:]][key] = sides }
    }
  }

  enum Outcome {
    case success(Claim)
    case failure(Finding)
  }

  /// The claim, or why it is left alone.
  func claim(of statement: ClaimStatement) -> Outcome {
    func unread(_ message: String, _ help: String) -> Outcome {
      .failure(
        Finding(
          rule: "token-unread", severity: .info, path: statement.origin.path,
          position: statement.origin.position,
          message: message, help: help))
    }
    let path = statement.origin.path
    guard let foreground = value(of: statement.foreground, path: path, isDark: statement.isDark)?.asShown
    else {
      return unread(
        "the contrast claim names a foreground that is no known colour", "write its hex beside it")
    }
    guard var background = value(of: statement.background, path: path, isDark: statement.isDark)?.asShown
    else {
      return unread(
        "the contrast claim names a background that is no known colour", "write its hex beside it")
    }
    if background.alpha < 1 {
      guard
        let backdrop = statement.backdrop.flatMap({ value(of: $0, path: path, isDark: statement.isDark) }),
        backdrop.alpha >= 1
      else {
        return unread(
          "the contrast claim has the translucent background \(background.contractText) and names nothing opaque behind it",
          "say what it lies on")
      }
      background = background.composited(over: backdrop)
    }
    let ratio = Contrast.ratio(foreground, on: background)
    return .success(
      Claim(
        text: statement.text, foreground: foreground, background: background, level: statement.level,
        passes: statement.passes, ratio: ratio, holds: (ratio >= statement.level.bound) == statement.passes,
        origin: statement.origin))
  }

  private func value(of expression: ColorExpression, path: String, isDark: Bool, depth: Int = 0)
    -> ColorValue?
  {
    guard depth < ColorExpression.deepest else { return nil }
    switch expression {
    case .value(let value): return value
    case .reference(let name, _), .system(let name), .asset(let name, _):
      return value(named: name, path: path, isDark: isDark)
    case .opacity(let inner, let share):
      return value(of: inner, path: path, isDark: isDark, depth: depth + 1).map {
        $0.withAlpha($0.alpha * share)
      }
    case .alpha(let inner, let alpha):
      return value(of: inner, path: path, isDark: isDark, depth: depth + 1)?.withAlpha(alpha)
    case .dynamic(let light, let dark):
      return value(of: isDark ? dark : light, path: path, isDark: isDark, depth: depth + 1)
    case .unread: return nil
    }
  }

  /// The system's own token first, then Apple's colour of that name.
  private func value(named name: String, path: String, isDark: Bool) -> ColorValue? {
    let words = NameWords.of(name).drop { $0 == "Color" || $0 == "UIColor" || $0 == "colors" }
    let key = NameWords.key(words)
    for sides in [values[path]?[key], allValues[key]] {
      guard let sides else { continue }
      return isDark ? sides.dark ?? sides.value : sides.value
    }
    let apple = AppleColors.values(named: words.last == words.first ? String(words.first ?? "") : name)
    return isDark ? apple?.dark : apple?.light
  }
}

extension ColorValue {
  /// The colour of its bytes, as a finding prints it: a token of rounded floats and its hex have one contrast.
  fileprivate var asShown: ColorValue {
    guard isInSRGB else { return self }
    return ColorValue(red: red, green: green, blue: blue).withAlpha(alpha)
  }
}
