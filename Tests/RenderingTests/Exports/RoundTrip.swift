import Design
import Syntax

@testable import Rendering

/// A system written in a format and read again: what both say, as lines that compare.
///
/// A name is its words, less the kind that a format puts in front and the system's own name; a token that was given
/// another name because two met is told by its value alone. Points, pixels, dp and sp are one unit, a rem is 16 of them.
struct RoundTrip {
  /// What a format can hold, and so what is compared.
  enum Part: Hashable {
    case color, dark, contrast, themes, gradient, angle, family, type, leading, spacing, radius, shadow,
      motion,
      springs, times, symbols
  }

  let written: [String]
  let read: [String]
  /// What a line of `read` would be without what the reader made of names alone: a dark value found by name.
  private let plain: [String: String]

  /// What was written and did not come back, then what came back and was not written.
  var differences: (lost: [String], made: [String]) {
    func rest(_ lines: [String], less others: [String]) -> [String] {
      var counts: [String: Int] = [:]
      for line in others { counts[line, default: 0] += 1 }
      return lines.filter { line in
        guard let count = counts[line], count > 0 else { return true }
        counts[line] = count - 1
        return false
      }
    }
    let known = Set(written)
    let again = read.map { known.contains($0) ? $0 : plain[$0] ?? $0 }
    return (rest(written, less: again), rest(again, less: written))
  }

  /// - Parameter exceptions: lines of the writer that the format changes, and why in the test.
  init(
    _ format: String, _ system: DesignSystem, _ parts: Set<Part>,
    isException: (String) -> Bool = { _ in false }
  ) {
    let export = Export.all.first { $0.id == format } ?? .json
    let result = export.render(system)
    let files = Dictionary(
      result.files.map { ($0.path, $0.contents) }, uniquingKeysWith: { first, _ in first })
    let folder = ContentFolder.listed(files.keys.sorted(), name: "again", prefix: "") { files[$0] }
    let again = folder.systems.first.flatMap { try? folder.read($0) }
    let renamed = Set(
      result.notes.compactMap { note in note.message.split(separator: "'").first.map(String.init) })
    let before = Lines(ExportTokens(of: system, flavor: nil), parts, owner: system.name, renamed: renamed)
    let after = again.map {
      Lines(ExportTokens(of: $0, flavor: nil), parts, owner: system.name, renamed: [], also: before.anonymous)
    }
    written = before.lines.filter { !isException($0) }
    read = (after?.lines ?? []).filter { !isException($0) }
    plain = after?.plain ?? [:]
  }

  /// The tokens of one side.
  private struct Lines {
    var lines: [String] = []
    /// Values whose names are not compared.
    var anonymous: Set<String> = []
    /// Colours whose dark value was found by name, by their lines: what they are without it.
    var plain: [String: String] = [:]
    private let owner: [String]
    private let renamed: Set<String>

    init(
      _ tokens: ExportTokens, _ parts: Set<Part>, owner: String, renamed: Set<String>, also: Set<String> = []
    ) {
      self.owner = ExportName(owner).words
      self.renamed = renamed
      anonymous = also
      // Twice: of a value that one token has without its name, no token has it with one.
      for _ in 0..<2 {
        lines = []
        plain = [:]
        add(tokens, parts)
      }
    }

    private mutating func add(_ tokens: ExportTokens, _ parts: Set<Part>) {
      if parts.contains(.color) { for token in tokens.colors { add(token, parts) } }
      if parts.contains(.gradient) { for token in tokens.gradients { add(token, parts) } }
      if parts.contains(.type) { for token in tokens.typography { add(token, parts) } }
      if parts.contains(.spacing) { for token in tokens.spacing { add(token, .spacing) } }
      if parts.contains(.radius) { for token in tokens.radii { add(token, .radius) } }
      if parts.contains(.shadow) { for layers in tokens.shadows { add(layers) } }
      if parts.contains(.motion) { for token in tokens.motion { add(token, parts) } }
      if parts.contains(.symbols) {
        for symbol in tokens.system.tokens.symbols where !symbol.names.isEmpty {
          lines.append(
            "symbol \(symbol.component): \(symbol.names) \(symbol.size.map(CSSValue.number) ?? "-")")
        }
      }
    }

    private mutating func add(_ name: String, _ kind: TokenKind, _ value: String, instead: String? = nil) {
      var own = ExportName(name).without(kind).words
      // A member of an enum has both before the name as it was: `TernGradient.ternGradientDusk`.
      while true {
        if own.count > owner.count, own.starts(with: owner) {
          own.removeFirst(owner.count)
        } else if own.count > 1, kind.isSaid(by: own[0]) {
          own.removeFirst()
        } else {
          break
        }
      }
      // No name of code begins with a digit.
      for word in kind.words.map(\.description) where own.count == 1 && own[0].hasPrefix(word) {
        let rest = own[0].dropFirst(word.count)
        if !rest.isEmpty, rest.allSatisfy(\.isNumber) { own[0] = String(rest) }
      }
      func line(_ value: String) -> String {
        let text = "\(kind.word) \(value)"
        return anonymous.contains(text) ? text : "\(text) \(own.joined())"
      }
      if renamed.contains(name) { anonymous.insert("\(kind.word) \(value)") }
      lines.append(line(value))
      if let instead { plain[line(value)] = line(instead) }
    }

    private mutating func add(_ token: ColorToken, _ parts: Set<Part>) {
      let base = token.light ?? token.dark
      var value = base?.contractText ?? "-"
      let dark = (token.dark ?? base)?.contractText ?? "-"
      var instead = value + " " + value
      if parts.contains(.dark) { value += " " + dark }
      var rest = ""
      if parts.contains(.contrast), let contrast = token.contrast {
        let (light, night) = (contrast.light ?? base, contrast.dark ?? token.dark ?? base)
        if light?.contractText != base?.contractText || night?.contractText != dark {
          rest += " \(light?.contractText ?? "-") \(night?.contractText ?? "-")"
        }
      }
      if parts.contains(.themes) {
        for theme in token.themes { rest += " \(theme.name) \(theme.value.contractText)" }
      }
      value += rest
      instead += rest
      if token.pairing == .name { return add(token.name, .color, value, instead: instead) }
      add(token.name, .color, value)
    }

    private mutating func add(_ token: GradientToken, _ parts: Set<Part>) {
      var value = token.stops.map { "\($0.color?.contractText ?? "-") \(rounded($0.at, 2))" }.joined(
        separator: " ")
      if parts.contains(.angle) {
        value += " " + token.kind.rawValue
        if token.kind == .linear { value += " " + rounded(token.angle ?? 180, 1) }
      }
      add(token.name, .gradient, value)
    }

    private mutating func add(_ style: TypeStyle, _ parts: Set<Part>) {
      var value = pixels(style.size, style.unit)
      if parts.contains(.family) {
        value += " \(family(style)) \(CSSValue.number(((style.weight ?? 400) / 100).rounded() * 100))"
      }
      if parts.contains(.leading) {
        value +=
          " \(style.lineHeight.map { rounded($0, 3) } ?? "-") \(pixels(style.letterSpacing, style.unit))"
      }
      add(style.name, .type, value)
    }

    private func family(_ style: TypeStyle) -> String {
      let name = (style.family ?? "system").lowercased()
      return name == "system-ui" ? "system" : name
    }

    private mutating func add(_ measure: Measure, _ kind: TokenKind) {
      let value = measure.unit == "%" ? "\(measure.value ?? 0)%" : pixels(measure.value, measure.unit)
      add(measure.name, kind, value)
    }

    private mutating func add(_ layers: [ShadowToken]) {
      let values = layers.map { layer in
        "\(layer.color?.contractText ?? "-") "
          + [layer.x, layer.y, layer.blur, layer.spread].map { rounded($0, 2) }.joined(separator: " ")
      }
      add(layers[0].name, .shadow, values.joined(separator: ", "))
    }

    private mutating func add(_ token: MotionToken, _ parts: Set<Part>) {
      func text(_ value: Double?) -> String { value.map { rounded($0, 3) } ?? "-" }
      let curve = CSSValue.easing(token.curve) == nil ? nil : token.curve
      let points = curve.map { $0.map { rounded($0, 3) }.joined(separator: " ") }
      let time = parts.contains(.times) ? token.duration : nil
      if token.kind == .spring, parts.contains(.springs) {
        // What `spring()` takes where nothing is said.
        let response = token.response ?? token.duration ?? 0.5
        add(token.name, .motion, "spring \(text(response)) \(text(token.dampingFraction ?? 0.825))")
      } else if token.kind == .keyframes, parts.contains(.springs) {
        return
      } else if let points {
        add(token.name, .motion, "\(points) \(text(time))")
      } else if time != nil {
        add(token.name, .motion, text(time))
      }
    }

    private func rounded(_ value: Double, _ decimals: Int) -> String {
      // Exports write four decimals; a value must not change sides by being rounded twice.
      let value = (value * 10_000).rounded() / 10_000
      let scale = [1.0, 10, 100, 1000][decimals]
      return CSSValue.number((value * scale).rounded() / scale)
    }

    private func pixels(_ value: Double?, _ unit: String?) -> String {
      guard let value else { return "-" }
      return rounded(unit == "rem" || unit == "em" ? value * 16 : value, 3)
    }
  }
}
