import Design

/// What contrast is measured on: the system's own canvases, or white and black where it names none.
struct Canvases: Sendable {
  /// One canvas.
  struct Canvas: Sendable {
    let name: String
    let value: ColorValue
    let isDark: Bool
    /// Whether no source names one.
    let isAssumed: Bool
  }

  /// Of the light appearance.
  let light: Canvas?
  /// Of the dark one.
  let dark: Canvas?

  init(_ roles: Roles) {
    let named = roles.light.canvas.map {
      Canvas(name: $0.name, value: $0.value, isDark: false, isAssumed: false)
    }
    let night = roles.dark.canvas.map {
      Canvas(name: $0.name, value: $0.value, isDark: true, isAssumed: false)
    }
    light =
      named ?? (night == nil ? Canvas(name: "White", value: .white, isDark: false, isAssumed: true) : nil)
    dark =
      night ?? (roles.hasDark ? Canvas(name: "Black", value: .black, isDark: true, isAssumed: true) : nil)
  }

  /// Those there are, light first.
  var all: [Canvas] { [light, dark].compactMap { $0 } }

  /// The canvas of an appearance, or the only one.
  func canvas(dark isDark: Bool) -> Canvas? { isDark ? dark ?? light : light ?? dark }
}
