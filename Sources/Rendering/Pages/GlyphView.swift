extension IconCatalog {
  /// What the template `glyph` shows: the drawing at its point size in the 44 points it is tapped in.
  func view(_ name: String, size: Double?) -> TemplateValue {
    let icon = self[name]
    var isStandIn = false
    if case .standIn = icon.origin { isStandIn = true }
    return [
      "drawing": .html(icon.drawing.html(height: min(max(size ?? 20, 6), 42))), "isStandIn": .flag(isStandIn),
    ]
  }

  /// Whether a likeness is shown, whose makers must then be named.
  var hasStandIns: Bool { !standIns.isEmpty }
}
