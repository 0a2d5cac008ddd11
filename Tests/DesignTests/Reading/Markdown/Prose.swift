import Syntax

@testable import Design

/// What a document states, in lines short enough to compare.
struct Prose {
  let statements: Statements

  init(statements: Statements) { self.statements = statements }

  init(_ text: String, flavor: Flavor = .neutral) {
    let source = SourceText(path: "DESIGN.md", text: text)
    statements = MarkdownReader().read([
      Source(flavor: flavor, text: source, markdown: MarkdownParser.parse(source))
    ])
  }

  /// `line name light/dark`, with themes, pairing and a dash for what is not stated.
  var colors: [String] {
    statements.colors.map { color in
      var text = "\(color.origin.line) \(color.name) \(Self.text(color.light))/\(Self.text(color.dark))"
      for theme in color.themes { text += " \(theme.name) \(Self.text(theme.value))" }
      if let pairing = color.pairing { text += " \(pairing.rawValue)" }
      return text
    }
  }

  var gradients: [String] {
    statements.gradients.map { gradient in
      let stops = gradient.stops.map { "\(Self.text($0.color)) \(Self.number($0.at))" }.joined(
        separator: ", ")
      return
        "\(gradient.origin.line) \(gradient.name) \(gradient.kind.rawValue) \(Self.number(gradient.angle)): \(stops)"
    }
  }

  var appearances: [String] {
    statements.tokens.appearances.map {
      "\($0.origin.line) \($0.role) \(Self.text($0.light))/\(Self.text($0.dark))"
    }
  }

  var spacing: [String] { statements.tokens.spacing.map(Self.text) }
  var radii: [String] { statements.tokens.radii.map(Self.text) }

  var shadows: [String] {
    statements.tokens.shadows.map { shadow in
      let lengths = [shadow.x, shadow.y, shadow.blur, shadow.spread].map { Self.number($0) }.joined(
        separator: " ")
      return "\(shadow.origin.line) \(shadow.name) \(Self.text(shadow.color)) \(lengths)"
    }
  }

  var symbols: [String] {
    statements.tokens.symbols.map {
      "\($0.origin.line) \($0.component): \($0.names.joined(separator: " ")) \(Self.number($0.size)) \($0.note ?? "-")"
    }
  }

  /// `line name: family weight size unit lineHeight letterSpacing`.
  var typography: [String] {
    statements.tokens.typography.map { style in
      let numbers = [style.weight, style.size].map { Self.number($0) }.joined(separator: " ")
      let measures = [style.lineHeight, style.letterSpacing].map { Self.number($0) }.joined(separator: " ")
      return
        "\(style.origin.line) \(style.name): \(style.family ?? "-") \(numbers) \(style.unit ?? "-") \(measures)"
    }
  }

  var motion: [String] {
    statements.tokens.motion.map { motion in
      var text = "\(motion.origin.line) \(motion.name): \(motion.kind.rawValue)"
      if let response = motion.response { text += " response \(Self.number(response))" }
      if let damping = motion.dampingFraction { text += " damping \(Self.number(damping))" }
      if let curve = motion.curve { text += " " + curve.map { Self.number($0) }.joined(separator: ",") }
      if let duration = motion.duration { text += " duration \(Self.number(duration))" }
      if let delay = motion.delay { text += " delay \(Self.number(delay))" }
      if let repeats = motion.repeats {
        text += " repeats \(Self.number(repeats.count))" + (repeats.autoreverses ? " back" : "")
      }
      return text
    }
  }

  var claims: [String] {
    statements.claims.map { claim in
      var text = "\(claim.origin.line) \(Self.text(claim.foreground)) on \(Self.text(claim.background))"
      if let backdrop = claim.backdrop { text += " over \(Self.text(backdrop))" }
      return text + " \(claim.level.rawValue) \(claim.passes ? "passes" : "fails")"
        + (claim.isDark ? " dark" : "")
    }
  }

  var findings: [String] {
    statements.findings.map { "\($0.position.line):\($0.position.column) \($0.rule) \($0.severity.rawValue)" }
  }

  // MARK: - Words

  static func text(_ value: ColorValue?) -> String { value?.contractText ?? "-" }

  static func text(_ expression: ColorExpression?) -> String {
    switch expression {
    case nil: "-"
    case .value(let value): value.contractText
    case .reference(let name, _): name
    case .system(let name): "system " + name
    case .asset(let name, _): "asset " + name
    case .opacity(let inner, let amount): text(inner) + " x" + number(amount)
    case .alpha(let inner, let amount): text(inner) + " =" + number(amount)
    case .dynamic(let light, let dark): text(light) + "|" + text(dark)
    case .unread: "unread"
    }
  }

  static func text(_ measure: Measure) -> String {
    "\(measure.origin.line) \(measure.name) \(number(measure.value))\(measure.unit ?? "") \(measure.note ?? "-")"
  }

  /// At most four decimals.
  static func number(_ value: Double?) -> String {
    guard let value else { return "-" }
    let scaled = (value * 10_000).rounded() / 10_000
    return scaled == scaled.rounded() ? String(Int(scaled)) : String(scaled)
  }
}
