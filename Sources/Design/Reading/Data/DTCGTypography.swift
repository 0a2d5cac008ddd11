import Syntax

extension DTCGReading {
  mutating func readTypography(_ token: DTCGToken) {
    var style = TypeStyle(name: token.name, origin: origin(token))
    style.group = token.group
    style.note = note(token)
    if let written = token.value, let value = resolved(written, of: token) {
      style.alias = token.alias
      if value.kind == .map {
        // The target has said its own faults already.
        var reading = self
        reading.read(value, of: token, into: &style)
        if token.alias == nil { self = reading }
      } else {
        invalid(token, "'\(token.name)' has \(value.words) where the properties of a type style are wanted")
      }
    }
    statements.tokens.typography.append(style)
  }

  private mutating func read(_ value: DataValue, of token: DTCGToken, into style: inout TypeStyle) {
    for part in ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    where value[part] == nil {
      invalid(token, "'\(token.name)' lacks '\(part)', which a type style must have")
    }
    if let family = value["fontFamily"].flatMap({ resolved($0, of: token) }) {
      let families =
        family.kind == .list ? family.children.compactMap(\.string) : family.string.map { [$0] } ?? []
      if families.isEmpty {
        invalid(token, "'\(token.name)' has \(family.words) where a font family is wanted")
      }
      style.family = families.first
      style.fallbacks = Array(families.dropFirst())
    }
    if let size = value["fontSize"].flatMap({ resolved($0, of: token) }) {
      let dimension = dimension(size, of: token)
      style.size = dimension?.value
      style.unit = dimension?.unit
    }
    if let weight = value["fontWeight"].flatMap({ resolved($0, of: token) }) {
      let number = weight.number.flatMap { (1...1000).contains($0) ? $0 : nil }
      style.weight = number ?? weight.string.flatMap(FontWeights.weight)
      if style.weight == nil {
        invalid(
          token, "'\(token.name)' has the weight \(weight.words) where a number from 1 to 1000 is wanted")
      }
    }
    if let spacing = value["letterSpacing"].flatMap({ resolved($0, of: token) }) {
      style.letterSpacing =
        spacing.number == 0 ? 0 : dimension(spacing, of: token)?.letterSpacing(ofSize: style.size, style.unit)
    }
    if let height = value["lineHeight"].flatMap({ resolved($0, of: token) }) {
      style.lineHeight = height.number
      if style.lineHeight == nil {
        invalid(token, "'\(token.name)' has \(height.words) where the line height is a bare number")
        let length =
          height.string.flatMap(CSSDimension.init)
          ?? height["value"]?.number.map { CSSDimension(value: $0, unit: height["unit"]?.string) }
        style.lineHeight = length?.lineHeight(ofSize: style.size, style.unit)
      }
    }
  }
}
