import Syntax

/// Type styles of object literals.
extension TypeScriptTokenReader {
  func isStyle(_ entries: [CodeExpression.Entry]) -> Bool {
    let keys = Set(entries.compactMap(\.key))
    return keys.contains("fontSize")
      || (keys.contains("fontFamily") && (keys.contains("fontWeight") || keys.contains("lineHeight")))
  }

  mutating func readStyle(_ entries: [CodeExpression.Entry], _ value: CodeExpression, _ place: Place) {
    var style = TypeStyle(name: place.name, origin: origin(place))
    style.group = group(place)
    style.note = note(value)
    let properties = flattened(entries, depth: 0)
    style.size = properties["fontSize"].flatMap(Self.number)
    style.unit = style.size == nil ? nil : "pt"
    if let family = properties["fontFamily"].flatMap({ family($0, depth: 0) }) {
      let face = FaceName(family)
      style.family = ["System", "system-ui", "-apple-system"].contains(face.family) ? "system" : face.family
      style.weight = face.weight
      style.italic = face.isItalic
    }
    switch properties["fontWeight"]?.head {
    case .string(let text): style.weight = WeightWords.weight(of: text) ?? style.weight
    case .number(let number, nil): style.weight = number
    default: break
    }
    if case .string("italic")? = properties["fontStyle"]?.head { style.italic = true }
    if let height = properties["lineHeight"].flatMap(Self.number), let size = style.size, size > 0 {
      style.lineHeight = height / size
    }
    style.letterSpacing = properties["letterSpacing"].flatMap(Self.number)
    result.tokens.typography.append(style)
  }

  /// The properties of a style with those it spreads in from constants, later ones first.
  private func flattened(_ entries: [CodeExpression.Entry], depth: Int) -> [String: CodeExpression] {
    var properties: [String: CodeExpression] = [:]
    for entry in entries {
      if let key = entry.key {
        properties[key] = entry.value
      } else if depth < 4, let path = entry.value.path, let target = program.declaration(path),
        case .object(let inner) = target.value.head
      {
        properties.merge(flattened(inner, depth: depth + 1)) { $1 }
      }
    }
    return properties
  }

  /// The family a value names: a literal, a constant, or what a platform choice gives iOS.
  private func family(_ value: CodeExpression, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    if case .string(let text) = value.head, value.suffixes.isEmpty { return text }
    if let call = value.call, call.callee == "Platform.select",
      case .object(let entries)? = call.arguments.first?.value.head
    {
      let chosen = entries.first { $0.key == "ios" } ?? entries.first { $0.key == "default" }
      return chosen.flatMap { family($0.value, depth: depth + 1) }
    }
    guard let path = value.path else { return nil }
    if let target = program.declaration(path) { return family(target.value, depth: depth + 1) }
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count > 1, var inner = program.declaration(parts[0])?.value else { return nil }
    for part in parts.dropFirst() {
      guard case .object(let entries) = inner.head, let entry = entries.first(where: { $0.key == part })
      else { return nil }
      inner = entry.value
    }
    return family(inner, depth: depth + 1)
  }
}
