public import Design

extension SystemComparison.Backdrops {
  /// The system's own canvases, or white and black where it names none.
  public init(of system: DesignSystem) {
    let colors = system.tokens.colors
    let canvases = Canvases(Roles(colors, order: Array(colors.indices), of: system.name))
    self.init()
    if let canvas = canvases.light?.value, canvas.alpha >= 1 { light = canvas }
    if let canvas = canvases.dark?.value, canvas.alpha >= 1 { dark = canvas }
  }
}
