import Design

/// Gradients, shadows and movements as Swift.
extension SwiftTokens {
  mutating func addGradients(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "")
    var lines = ExportText()
    for (token, own) in zip(tokens.gradients, tokens.names.gradients) {
      let member = names.claim(
        wanted(own, .gradient, reserved: []), for: token.name, at: token.origin)
      addNote(token.note, to: &lines)
      lines.add("  static let ", member, " = ", Self.gradient(token), "\n")
    }
    notes += names.notes
    addEnum("Gradient", lines)
  }

  private static func gradient(_ token: GradientToken) -> String {
    let stops = token.stops.compactMap { stop in
      stop.color.map { "Gradient.Stop(color: \(color($0)), location: \(share(stop.at)))" }
    }
    let list = "stops: [\n" + stops.map { "        \($0),\n" }.joined() + "      ]"
    switch token.kind {
    case .linear:
      let (start, end) = GradientLine.ends(ofAngle: token.angle ?? 180)
      return
        "LinearGradient(\n      \(list),\n      startPoint: \(point(start)), endPoint: \(point(end)))"
    case .radial: return "EllipticalGradient(\n      \(list),\n      center: .center)"
    case .angular:
      // CSS begins upwards, SwiftUI to the right.
      let angle = CSSValue.number((token.angle ?? 0) - 90)
      return "AngularGradient(\n      \(list),\n      center: .center, angle: .degrees(\(angle)))"
    }
  }

  private static func share(_ value: Double) -> String {
    CSSValue.number(value.isFinite ? min(max(value, 0), 1) : 0)
  }

  private static func point(_ point: SIMD2<Double>) -> String {
    let (x, y) = (CSSValue.number(point.x), CSSValue.number(point.y))
    let names = [
      "0.5 0": "top", "0.5 1": "bottom", "0 0.5": "leading", "1 0.5": "trailing",
      "0 0": "topLeading",
      "1 0": "topTrailing", "0 1": "bottomLeading", "1 1": "bottomTrailing",
    ]
    return names["\(x) \(y)"].map { "." + $0 } ?? "UnitPoint(x: \(x), y: \(y))"
  }

  /// SwiftUI has no value for a shadow on every system: a small type of our own carries what `.shadow` wants.
  mutating func addShadows(_ tokens: ExportTokens) {
    if tokens.shadows.isEmpty { return }
    let type = owner.pascal + "Shadow"
    var names = ExportNames(separator: "")
    var lines = ExportText()
    for (layers, own) in zip(tokens.shadows, tokens.names.shadows) {
      let member = names.claim(
        wanted(own, .shadow, reserved: []), for: layers[0].name, at: layers[0].origin)
      var words = layers.map(\.spread).filter { $0 != 0 && $0.isFinite }.map {
        "spread \(CSSValue.number($0)), which SwiftUI has no word for"
      }
      if let note = layers[0].note, !note.isEmpty { words.append(note) }
      addNote(words.joined(separator: "; "), to: &lines)
      lines.add("  static let ", member, " = [\n")
      for layer in layers {
        guard let color = layer.color else { continue }
        lines.add(
          "      ", type, "(color: ", Self.color(color), ", radius: ",
          CSSValue.number(layer.blur / 2))
        lines.add(", x: ", CSSValue.number(layer.x), ", y: ", CSSValue.number(layer.y), "),\n")
      }
      lines += "    ]\n"
    }
    notes += names.notes
    text +=
      "\n/// One layer of a shadow, for `.shadow(color:radius:x:y:)`; the radius is half the blur of CSS.\n"
    text.add(
      "struct ", type, ": Sendable {\n  let color: Color\n  let radius: CGFloat\n  let x: CGFloat\n"
    )
    text += "  let y: CGFloat\n}\n"
    addExtension(type, lines)
  }

  // MARK: - Motion

  mutating func addMotion(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "")
    var times = ExportNames(separator: "")
    var animations = ExportText()
    var durations = ExportText()
    for (token, own) in zip(tokens.motion, tokens.names.motion) {
      if let animation = Self.animation(token) {
        let member = names.claim(
          wanted(own, .motion, reserved: Self.animationMembers), for: token.name, at: token.origin)
        addNote(token.note, to: &animations)
        animations.add("  static let ", member, " = ", animation, "\n")
      } else if token.kind == .duration, let seconds = Self.seconds(token.duration) {
        let member = times.claim(
          wanted(own, .motion, reserved: []), for: token.name, at: token.origin)
        addNote(token.note, to: &durations)
        durations.add("  static let ", member, ": Double = ", seconds, "\n")
      } else {
        omitted.add(.motion(token))
      }
    }
    notes += names.notes + times.notes
    addExtension("Animation", animations)
    addEnum("Duration", durations)
  }

  private static func animation(_ token: MotionToken) -> String? {
    var text: String
    switch token.kind {
    case .spring:
      let parts = [
        seconds(token.response ?? token.duration).map { "response: \($0)" },
        token.dampingFraction.flatMap {
          $0.isFinite ? "dampingFraction: \(CSSValue.number($0))" : nil
        },
      ].compactMap(\.self)
      if parts.isEmpty { return nil }
      text = "Animation.spring(\(parts.joined(separator: ", ")))"
    case .curve:
      guard CSSValue.isEasing(token.curve), let curve = token.curve else { return nil }
      let time = seconds(token.duration).map { ", duration: \($0)" } ?? ""
      text = "Animation.timingCurve(\(curve.map(CSSValue.number).joined(separator: ", "))\(time))"
    case .keyframes, .duration: return nil
    }
    if let delay = seconds(token.delay), delay != "0" { text += ".delay(\(delay))" }
    if let repeats = token.repeats {
      if let count = repeats.count.flatMap({
        $0.isFinite && (1...10_000).contains($0) ? Int($0) : nil
      }) {
        text += ".repeatCount(\(count), autoreverses: \(repeats.autoreverses))"
      } else {
        text += ".repeatForever(autoreverses: \(repeats.autoreverses))"
      }
    }
    return text
  }

  private static func seconds(_ value: Double?) -> String? {
    value.flatMap { $0.isFinite && (0...86_400).contains($0) ? CSSValue.number($0) : nil }
  }

  // MARK: - Parts of the file

  /// A line of documentation, where there is anything to say.
  func addNote(_ note: String?, to lines: inout ExportText) {
    if let note, !note.isEmpty { lines.add("  /// ", CSSValue.comment(note), "\n") }
  }

  /// An enum of constants, unless there are none.
  mutating func addEnum(_ name: String, _ lines: ExportText) {
    if lines.isEmpty { return }
    text.add("\nenum ", owner.pascal, name, " {\n")
    text += lines
    text += "}\n"
  }

  /// What `Animation` has itself.
  private static let animationMembers: Set<String> = [
    "animate", "base", "bouncy", "default", "delay", "description", "easeIn", "easeInOut",
    "easeOut",
    "hash", "interactiveSpring", "interpolatingSpring", "linear", "logicallyComplete",
    "repeatCount",
    "repeatForever", "shouldMerge", "smooth", "snappy", "speed", "spring", "timingCurve",
    "velocity",
  ]
}
