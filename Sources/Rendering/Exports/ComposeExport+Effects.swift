import Design

/// Gradients, shadows and movements as Kotlin.
extension ComposeTokens {
  mutating func addGradients(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "")
    var lines = ExportText()
    for (token, own) in zip(tokens.gradients, tokens.names.gradients) {
      let member = names.claim(wanted(own, .gradient), for: token.name, at: token.origin)
      let stops = token.stops.compactMap { stop -> String? in
        guard let color = stop.color else { return nil }
        let at = stop.at.isFinite ? min(max(stop.at, 0), 1) : 0
        return "\(CSSValue.number(at))f to \(Self.color(color))"
      }.joined(separator: ", ")
      let value: String
      switch token.kind {
      case .linear:
        let (eighth, isExact) = GradientLine.eighth(ofAngle: token.angle ?? 180)
        if !isExact, let angle = token.angle {
          lines.add(
            "    /** ", CSSValue.number(angle),
            " degrees, here along the nearest side or diagonal */\n")
        }
        value = "linearGradient(\(stops), \(Self.ends(eighth)))"
      case .radial: value = "radialGradient(\(stops))"
      case .angular:
        if let angle = token.angle, angle != 90 {
          lines.add("    /** from ", CSSValue.number(angle), " degrees, here from the right */\n")
        }
        value = "sweepGradient(\(stops))"
      }
      lines.add("    val ", member, " = Brush.", value, "\n")
    }
    notes += names.notes
    addObject("Gradients", lines)
  }

  /// The ends of a brush that fills whatever it paints: infinity is the far side.
  private static func ends(_ eighth: Int) -> String {
    let far = "Float.POSITIVE_INFINITY"
    let (start, end) =
      switch eighth {
      case 0: ("Offset(0f, \(far))", "Offset(0f, 0f)")
      case 1: ("Offset(0f, \(far))", "Offset(\(far), 0f)")
      case 2: ("Offset(0f, 0f)", "Offset(\(far), 0f)")
      case 3: ("Offset(0f, 0f)", "Offset(\(far), \(far))")
      case 5: ("Offset(\(far), 0f)", "Offset(0f, \(far))")
      case 6: ("Offset(\(far), 0f)", "Offset(0f, 0f)")
      case 7: ("Offset(\(far), \(far))", "Offset(0f, 0f)")
      default: ("Offset(0f, 0f)", "Offset(0f, \(far))")
      }
    return "start = \(start), end = \(end)"
  }

  mutating func addShadows(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "")
    var lines = ExportText()
    for (layers, own) in zip(tokens.shadows, tokens.names.shadows) {
      let member = names.claim(wanted(own, .shadow), for: layers[0].name, at: layers[0].origin)
      let values = layers.compactMap { layer in
        layer.color.map { color in
          "Shadow(color = \(Self.color(color)), offset = Offset(\(Self.float(layer.x)), \(Self.float(layer.y))), "
            + "blurRadius = \(Self.float(max(layer.blur, 0))))"
        }
      }
      let spreads = layers.map(\.spread).filter { $0 != 0 && $0.isFinite }
      if !spreads.isEmpty {
        let words = spreads.map(CSSValue.number).joined(separator: ", ")
        lines.add("    /** spread ", words, ", which Shadow has no word for */\n")
      }
      lines.add("    val ", member, " = listOf(", values.joined(separator: ", "), ")\n")
    }
    notes += names.notes
    addObject("Shadows", lines)
  }

  mutating func addMotion(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "")
    var lines = ExportText()
    for (token, own) in zip(tokens.motion, tokens.names.motion) {
      guard let value = Self.motion(token) else {
        omitted.add(.motion(token))
        continue
      }
      let member = names.claim(wanted(own, .motion), for: token.name, at: token.origin)
      if let repeats = token.repeats {
        let count = repeats.count.map { "\(CSSValue.number($0)) times" } ?? "for ever"
        lines.add(
          "    /** repeats ", count, repeats.autoreverses ? ", back and forth" : "", " */\n")
      }
      lines.add("    val ", member, " = ", value, "\n")
    }
    notes += names.notes
    addObject("Motion", lines)
  }

  private static func motion(_ token: MotionToken) -> String? {
    let easing = CSSValue.isEasing(token.curve) ? token.curve : nil
    switch token.kind {
    case .spring:
      guard let damping = token.dampingFraction ?? (token.response == nil ? nil : 1),
        damping.isFinite,
        damping >= 0
      else { return nil }
      var parts = ["dampingRatio = \(float(damping))"]
      if let response = token.response, response.isFinite, response > 0.001 {
        // A spring of mass 1 that swings once in `response` seconds.
        let frequency = 2 * Double.pi / response
        parts.append("stiffness = \(float(frequency * frequency))")
      }
      return "spring<Float>(\(parts.joined(separator: ", ")))"
    case .curve, .duration:
      let curve = easing.map { "CubicBezierEasing(\($0.map(float).joined(separator: ", ")))" }
      guard let duration = milliseconds(token.duration) else { return curve }
      var parts = ["durationMillis = \(duration)"]
      if let delay = milliseconds(token.delay) { parts.append("delayMillis = \(delay)") }
      if let curve { parts.append("easing = \(curve)") }
      return "tween<Float>(\(parts.joined(separator: ", ")))"
    case .keyframes: return nil
    }
  }

  private static func milliseconds(_ seconds: Double?) -> Int? {
    seconds.flatMap { $0.isFinite && (0...86_400).contains($0) ? Int(($0 * 1000).rounded()) : nil }
  }

  /// `0.8f`; a minus belongs to the number.
  private static func float(_ value: Double) -> String {
    CSSValue.number(value.isFinite ? min(max(value, -1e9), 1e9) : 0) + "f"
  }
}
