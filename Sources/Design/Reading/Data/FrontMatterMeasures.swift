import Syntax

extension FrontMatterReading {
  mutating func readRadii() {
    for leaf in leaves(of: "rounded") {
      var measure = measure(leaf)
      read(leaf.value, into: &measure, category: "rounded")
      if let unit = measure.unit, measure.alias == nil, !CSSDimension.preferred.contains(unit) {
        invalid(leaf.value.position, "'\(leaf.name)' is in '\(unit)' where px, em, rem or pt is wanted")
      } else if measure.unit == nil, let value = measure.value, value != 0, measure.alias == nil {
        invalid(
          leaf.value.position, "'\(leaf.name)' is \(leaf.value.text) without a unit",
          help: "write \(leaf.value.text)px")
      }
      statements.tokens.radii.append(measure)
    }
  }

  mutating func readSpacing() {
    for leaf in leaves(of: "spacing") {
      var measure = measure(leaf)
      read(leaf.value, into: &measure, category: "spacing")
      statements.tokens.spacing.append(measure)
    }
  }

  private func measure(_ leaf: FrontMatterDocument.Leaf) -> Measure {
    Measure(name: leaf.name, group: leaf.group, origin: origin(leaf.value))
  }

  private mutating func read(_ value: DataValue, into measure: inout Measure, category: String) {
    var value = value
    if let reference = FrontMatterReferences.reference(in: value) {
      guard case .value(let path, let target) = followed(reference, at: value) else { return }
      guard ["rounded.", "spacing."].contains(where: path.hasPrefix), target.kind != .map else {
        add(
          "alias-broken", value.position, "'\(measure.name)' refers to '{\(reference)}', which is no measure")
        return
      }
      measure.alias = String(reference.drop { $0 != "." }.dropFirst())
      value = target
    }
    switch value.kind {
    case .number(let number): measure.value = number
    case .string:
      if let number = CSSDimension.number(value.text) {
        measure.value = number
      } else if let dimension = CSSDimension(value.text) {
        measure.value = dimension.value
        measure.unit = dimension.unit
      } else if measure.alias == nil {
        notADimension(value, of: measure.name)
      }
    case .null, .bool, .list, .map:
      if measure.alias == nil { notADimension(value, of: measure.name) }
    }
  }

  mutating func notADimension(_ value: DataValue, of name: String) {
    invalid(
      value.kind == .null ? value.keyPosition : value.position,
      "'\(name)' has \(value.words) where a number with a unit is wanted",
      help: "write a dimension such as 16px or 1rem")
  }
}
