import Syntax

/// A component of a front matter that refers to no token.
struct BrokenReference: Rule {
  let id = "broken-ref"
  let severity = Severity.error
  let summary = "a component refers to a token that does not exist, or has an unknown property"
  let explanation = """
    A reference in a component must name a colour, a measure or a type style of the front matter by its whole path. \
    A token that itself has no value counts as missing. A property that is none of the eight of the format is a warning.
    """
  let wrong = """
    ---
    name: Tern
    colors:
      primary: "#1F6F78"
    components:
      button:
        backgroundColor: "{colors.primry}"
    ---
    """
  let right = """
    ---
    name: Tern
    colors:
      primary: "#1F6F78"
    components:
      button:
        backgroundColor: "{colors.primary}"
    ---
    """

  private let properties = [
    "backgroundColor", "textColor", "typography", "rounded", "padding", "size", "height", "width",
  ]

  func check(_ system: DesignSystem) -> [Finding] {
    system.tokens.components.filter { $0.origin.flavor == .frontMatter }.flatMap { component in
      component.properties.flatMap { property in findings(property, of: component) }
    }
  }

  private func findings(_ property: Component.Property, of component: Component) -> [Finding] {
    var findings: [Finding] = []
    var place = component.origin
    place.position = property.position
    if property.isUnresolved {
      findings.append(
        finding(
          at: place,
          "'\(component.name)' refers to '{\(property.reference ?? "")}', and no token with a value has that path",
          help: "write the path of a token that exists"))
    }
    if !properties.contains(property.name) {
      var unknown = finding(
        at: place, "'\(property.name)' of '\(component.name)' is no property of a component",
        help: "known are \(properties.joined(separator: ", "))")
      unknown.severity = .warning
      findings.append(unknown)
    }
    return findings
  }
}
