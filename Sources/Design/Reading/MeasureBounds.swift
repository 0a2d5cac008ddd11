import Syntax

/// Figures that no design holds: they would overflow whatever is worked out from them, and tear every page they are on.
enum MeasureBounds {
  /// In any unit, either way of zero.
  static let largest = 1_000_000.0

  /// Takes the figures past the bound out of the tokens, which keep their place; each is a finding.
  static func hold(_ tokens: inout Tokens) -> [Finding] {
    var findings: [Finding] = []
    func hold(_ value: inout Double?, of name: String, at origin: Origin) {
      guard let found = value, !(-largest...largest).contains(found) else { return }
      value = nil
      findings.append(
        Finding(
          rule: "token-invalid", severity: .error, path: origin.path, position: origin.position,
          message: "'\(name)' has the figure \(found), where at most \(Int(largest)) is wanted"))
    }
    func hold(_ value: inout Double, of name: String, at origin: Origin) {
      var held: Double? = value
      hold(&held, of: name, at: origin)
      value = held ?? 0
    }
    func hold(_ measures: inout [Measure]) {
      for index in measures.indices {
        hold(&measures[index].value, of: measures[index].name, at: measures[index].origin)
      }
    }
    hold(&tokens.spacing)
    hold(&tokens.radii)
    for index in tokens.typography.indices {
      let (name, origin) = (tokens.typography[index].name, tokens.typography[index].origin)
      hold(&tokens.typography[index].size, of: name, at: origin)
      hold(&tokens.typography[index].weight, of: name, at: origin)
      hold(&tokens.typography[index].lineHeight, of: name, at: origin)
      hold(&tokens.typography[index].letterSpacing, of: name, at: origin)
    }
    for index in tokens.shadows.indices {
      let (name, origin) = (tokens.shadows[index].name, tokens.shadows[index].origin)
      hold(&tokens.shadows[index].x, of: name, at: origin)
      hold(&tokens.shadows[index].y, of: name, at: origin)
      hold(&tokens.shadows[index].blur, of: name, at: origin)
      hold(&tokens.shadows[index].spread, of: name, at: origin)
    }
    for index in tokens.motion.indices {
      let (name, origin) = (tokens.motion[index].name, tokens.motion[index].origin)
      hold(&tokens.motion[index].response, of: name, at: origin)
      hold(&tokens.motion[index].dampingFraction, of: name, at: origin)
      hold(&tokens.motion[index].duration, of: name, at: origin)
      hold(&tokens.motion[index].delay, of: name, at: origin)
    }
    for index in tokens.symbols.indices {
      hold(
        &tokens.symbols[index].size, of: tokens.symbols[index].component, at: tokens.symbols[index].origin)
    }
    return findings
  }
}
