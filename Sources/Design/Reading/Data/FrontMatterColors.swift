import Syntax

extension FrontMatterReading {
  mutating func readColors() {
    let leaves = leaves(of: "colors")
    let sides = Self.appearances(leaves)
    for (index, leaf) in leaves.enumerated() {
      var statement = ColorStatement(name: leaf.name, group: leaf.group, origin: origin(leaf.value))
      if leaf.value.kind == .map {
        readThemes(leaf, into: &statement)
      } else {
        statement.light = color(leaf.value, name: leaf.name)
        if let dark = sides[index] {
          // Without a finding: the dark leaf is a token of its own and has them.
          statement.dark = quietColor(leaves[dark].value)
          statement.pairing = .stated
        }
      }
      statements.colors.append(statement)
    }
  }

  /// For each leaf called `light`, the leaf called `dark` of the same map.
  private static func appearances(_ leaves: [FrontMatterDocument.Leaf]) -> [Int: Int] {
    var dark: [String: Int] = [:]
    for (index, leaf) in leaves.enumerated() where leaf.value.key == "dark" { dark[leaf.group] = index }
    var sides: [Int: Int] = [:]
    for (index, leaf) in leaves.enumerated() where leaf.value.key == "light" {
      sides[index] = dark[leaf.group]
    }
    return sides
  }

  /// One token with a value for each theme: light and dark, and the others by their names.
  private mutating func readThemes(_ leaf: FrontMatterDocument.Leaf, into statement: inout ColorStatement) {
    for side in leaf.value.entries {
      let value = color(side, name: "\(leaf.name).\(side.key)")
      switch side.key {
      case "light", "default": statement.light = value
      case "dark": statement.dark = value
      default: statement.themes.append((name: side.key.lowercased(), value: value))
      }
    }
    if statement.light != nil, statement.dark != nil { statement.pairing = .stated }
  }

  private func quietColor(_ value: DataValue) -> ColorExpression {
    var reading = self
    return reading.color(value, name: "")
  }

  private mutating func color(_ value: DataValue, name: String) -> ColorExpression {
    if let reference = FrontMatterReferences.reference(in: value) {
      switch document.references.outcome(of: reference) {
      case .value(let path, _) where !path.hasPrefix("colors."):
        add(
          "alias-broken", value.position, "'\(name)' refers to '{\(reference)}', which is no colour",
          "write the path of a colour, such as {colors.primary}")
        return .unread
      case .missing where !reference.hasPrefix("colors."):
        add(
          "alias-broken", value.position, "'\(name)' refers to '{\(reference)}', and no token has that path",
          "write the whole path of a colour, such as {colors.primary}")
        return .unread
      default: return .reference(reference, at: value.position)
      }
    }
    if let text = value.string, let color = ColorValue(css: text) { return .value(color) }
    let help =
      switch value.kind {
      case .null: "an unquoted # begins a comment in YAML; put the value in quotes"
      case .string: "write a CSS colour: #RRGGBB, rgb(…), oklch(…), a name"
      default: "put a hex colour with its # in quotes"
      }
    add(
      "color-invalid", value.kind == .null ? value.keyPosition : value.position,
      "'\(name)' has \(value.words) where a colour is wanted", help)
    return .unread
  }
}
