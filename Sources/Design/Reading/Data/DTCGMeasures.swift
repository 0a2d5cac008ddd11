import Syntax

extension DTCGReading {
  /// A radius or a step of spacing, by the words of its path; sizes of type and strokes are parts of other tokens.
  mutating func readDimension(_ token: DTCGToken) {
    guard let value = token.value else { return }
    var measure = Measure(name: token.name, group: token.group, note: note(token), origin: origin(token))
    measure.alias = token.alias
    if let value = resolved(value, of: token) {
      let dimension = dimension(value, of: token)
      measure.value = dimension?.value
      measure.unit = dimension?.unit
    } else {
      measure.alias = nil
    }
    // What an author files under spacing is spacing, whatever it lies beside: `spacing.line gap`.
    if token.name.split(separator: ".").dropLast().contains(where: {
      Self.spacingGroups.contains($0.lowercased())
    }) {
      statements.tokens.spacing.append(measure)
      return
    }
    let words = Set(NameWords.of(token.name).map { $0.lowercased() })
    if !words.isDisjoint(with: [
      "radius", "radii", "rounded", "round", "corner", "corners", "rounding", "shape",
    ]) {
      statements.tokens.radii.append(measure)
    } else if words.isDisjoint(with: [
      "font", "fonts", "typography", "type", "text", "line", "letter", "leading", "tracking", "border",
      "stroke",
      "outline", "breakpoint", "breakpoints", "blur", "shadow", "elevation",
    ]) {
      statements.tokens.spacing.append(measure)
    }
  }

  private static let spacingGroups: Set<String> = ["spacing", "spacings", "space", "spaces"]

  /// A number with a unit, `{ "value": 16, "unit": "px" }`.
  mutating func dimension(_ value: DataValue, of token: DTCGToken) -> CSSDimension? {
    if value.kind == .map, let number = value["value"].flatMap({ resolved($0, of: token) })?.number {
      let unit = value["unit"]?.string
      if unit != "px", unit != "rem" {
        invalid(token, "'\(token.name)' is in '\(unit ?? "")' where px or rem is wanted")
      }
      return CSSDimension(value: number, unit: unit)
    }
    if let text = value.string, let dimension = CSSDimension(text) {
      invalid(
        token, "'\(token.name)' is the plain string '\(text)'",
        help: "write { \"value\": …, \"unit\": \"px\" }")
      return dimension
    }
    if let number = value.number {
      invalid(
        token, "'\(token.name)' is \(value.text) without a unit",
        help: "write { \"value\": …, \"unit\": \"px\" }")
      return CSSDimension(value: number, unit: nil)
    }
    invalid(token, "'\(token.name)' has \(value.words) where a dimension is wanted")
    return nil
  }

  // MARK: - Motion

  mutating func readMotion(_ token: DTCGToken, type: String) {
    guard let written = token.value else { return }
    var motion = MotionToken(
      name: token.name, kind: type == "duration" ? .duration : .curve, origin: origin(token))
    motion.group = token.group
    motion.note = note(token)
    if let value = resolved(written, of: token) {
      switch type {
      case "duration": motion.duration = seconds(value, of: token)
      case "cubicBezier": motion.curve = curve(value, of: token)
      default:
        motion.duration = value["duration"].flatMap { part($0, of: token) }.flatMap { seconds($0, of: token) }
        motion.delay = value["delay"].flatMap { part($0, of: token) }.flatMap { seconds($0, of: token) }
        motion.curve = value["timingFunction"].flatMap { part($0, of: token) }.flatMap {
          curve($0, of: token)
        }
        for part in ["duration", "delay", "timingFunction"] where value[part] == nil {
          invalid(token, "'\(token.name)' lacks '\(part)', which a transition must have")
        }
      }
    }
    statements.tokens.motion.append(motion)
  }

  /// A part of a composite value, its alias followed.
  mutating func part(_ value: DataValue, of token: DTCGToken) -> DataValue? { resolved(value, of: token) }

  private mutating func seconds(_ value: DataValue, of token: DTCGToken) -> Double? {
    if let number = value["value"]?.number {
      switch value["unit"]?.string {
      case "ms": return number / 1000
      case "s": return number
      default: break
      }
    }
    invalid(token, "'\(token.name)' has a duration that is not a number in ms or s")
    return nil
  }

  private mutating func curve(_ value: DataValue, of token: DTCGToken) -> [Double]? {
    let numbers = value.children.compactMap(\.number)
    guard value.kind == .list, value.children.count == 4, numbers.count == 4, (0...1).contains(numbers[0]),
      (0...1).contains(numbers[2])
    else {
      invalid(token, "'\(token.name)' has a curve that is not four numbers, the first and third from 0 to 1")
      return nil
    }
    return numbers
  }

  // MARK: - Shadows

  mutating func readShadow(_ token: DTCGToken) {
    guard let value = token.value.flatMap({ resolved($0, of: token) }) else { return }
    for layer in value.kind == .list ? value.children : [value] {
      guard let layer = resolved(layer, of: token) else { continue }
      guard layer.kind == .map else {
        invalid(token, "'\(token.name)' has \(layer.words) where a shadow is wanted")
        continue
      }
      for part in ["color", "offsetX", "offsetY", "blur", "spread"] where layer[part] == nil {
        invalid(token, "'\(token.name)' lacks '\(part)', which a shadow must have")
      }
      statements.tokens.shadows.append(
        ShadowToken(
          name: token.name, group: token.group, color: layer["color"].flatMap { innerColor($0, of: token) },
          x: length(layer["offsetX"], of: token), y: length(layer["offsetY"], of: token),
          blur: length(layer["blur"], of: token), spread: length(layer["spread"], of: token),
          note: note(token),
          origin: origin(token)))
    }
  }

  private mutating func length(_ value: DataValue?, of token: DTCGToken) -> Double {
    guard let value = value.flatMap({ resolved($0, of: token) }) else { return 0 }
    if value.number == 0 { return 0 }
    return dimension(value, of: token).flatMap { $0.converted(to: "px") } ?? 0
  }
}

extension CSSDimension {
  init(value: Double, unit: String?) {
    self.value = value
    self.unit = unit
  }
}
