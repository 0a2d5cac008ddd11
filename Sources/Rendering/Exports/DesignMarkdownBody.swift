import Design

/// The sections below the front matter: each with a question for the author, and with the tokens that the front matter
/// has no place for, in shapes that docgen reads.
struct DesignMarkdownBody {
  private(set) var text = ExportText()

  init(_ tokens: ExportTokens) {
    text.add("\n# ", Self.escaped(tokens.system.name), "\n")
    section("Overview", "What is this for, who uses it, and how should it feel?")
    section("Colors", "What is each colour for, and which ones belong together?")
    list(tokens.gradients) { token in
      guard token.stops.allSatisfy({ $0.color != nil }) else { return nil }
      return "- **\(Self.escaped(token.name))**: `\(CSSValue.text(token))`"
    }
    section("Typography", "Which style goes where?")
    section("Layout", "What decides distances, widths and columns?")
    section("Elevation & Depth", "What lies above what, and how is that shown?")
    addShadows(tokens.shadows)
    section("Shapes", "Which corners are round, and how round?")
    section("Components", "What are the parts made of, in each of their states?")
    section("Do's and Don'ts", "What should nobody do?")
    addMotion(tokens.motion)
    addSymbols(tokens.system.tokens.symbols)
  }

  private mutating func section(_ heading: String, _ question: String? = nil) {
    text.add("\n## ", heading, "\n")
    if let question { text.add("\n<!-- ", question, " -->\n") }
  }

  private mutating func list<Token>(_ tokens: [Token], _ line: (Token) -> String?) {
    let lines = tokens.compactMap(line)
    if !lines.isEmpty { text.add("\n", lines.joined(separator: "\n"), "\n") }
  }

  private mutating func addShadows(_ shadows: [[ShadowToken]]) {
    if shadows.isEmpty { return }
    text += "\n| Level | Shadow |\n| --- | --- |\n"
    for layers in shadows {
      text.add("| ", Self.escaped(layers[0].name), " | `", CSSValue.text(layers), "` |\n")
    }
  }

  private mutating func addMotion(_ motion: [MotionToken]) {
    if motion.isEmpty { return }
    section("Motion")
    list(motion) { token in
      var words: [String] = []
      switch token.kind {
      case .spring:
        words.append("spring")
        if let response = token.response { words.append("response \(CSSValue.number(response))") }
        if let damping = token.dampingFraction {
          words.append("damping fraction \(CSSValue.number(damping))")
        }
      case .keyframes: words.append("keyframes")
      case .curve, .duration: break
      }
      if let easing = CSSValue.easing(token.curve) { words.append("`\(easing)`") }
      if let duration = CSSValue.time(token.duration) { words.append(Self.spaced(duration)) }
      if let delay = CSSValue.time(token.delay) { words.append("delay \(Self.spaced(delay))") }
      if let repeats = token.repeats {
        words.append(
          repeats.count.map { "repeats \(CSSValue.number($0)) times" } ?? "repeats forever")
        if repeats.autoreverses { words.append("autoreverses") }
      }
      return words.isEmpty
        ? nil : "- **\(Self.escaped(token.name))**: \(words.joined(separator: ", "))"
    }
  }

  /// `320 ms`.
  private static func spaced(_ time: String) -> String {
    time.hasSuffix("ms") ? time.dropLast(2) + " ms" : time
  }

  private mutating func addSymbols(_ symbols: [SymbolToken]) {
    if symbols.isEmpty { return }
    section("Iconography")
    text += "\n| Component | Symbol | Size |\n| --- | --- | --- |\n"
    for symbol in symbols {
      text.add("| ", Self.escaped(symbol.component), " | ")
      for (place, name) in symbol.names.enumerated() {
        let shown = name.isPlain(without: "`|") ? name : name.filter { $0 != "`" && $0 != "|" }
        text.add(place > 0 ? " / `" : "`", shown, "`")
      }
      text += " | "
      if let size = symbol.size { text.add(CSSValue.number(size), "pt") }
      text += " |\n"
    }
  }

  /// Text that is no markup: punctuation that could be some has a backslash before it.
  static func escaped(_ text: String) -> String {
    if text.isPlain(without: "\\`*_[]<>|#~&!") { return text }
    return text.withoutControls { byte, _, bytes in
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
        UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"),
        UInt8(ascii: "#"),
        UInt8(ascii: "~"), UInt8(ascii: "&"), UInt8(ascii: "!"):
        bytes.append(UInt8(ascii: "\\"))
      default: break
      }
    }
  }
}
