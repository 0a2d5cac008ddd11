import Design

/// A colour in every spelling that a page shows.
struct ColorFigures: Sendable {
  private let color: ColorValue

  init(_ color: ColorValue) { self.color = color }

  /// `#7360F2`, the spelling of `docgen tokens`.
  var hex: String { color.contractText }

  /// What an SVG paints with: the colour without its alpha.
  var fill: String { color.withAlpha(1).contractText }

  /// The alpha beside `fill`.
  var opacity: String { Figures.text(min(max(color.alpha, 0), 1), decimals: 3) }

  /// The class of the system's stylesheet that paints with it.
  var swatch: String {
    "c-"
      + String(
        hex.unicodeScalars.filter {
          $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "." || $0 == "-"
        }.map { $0 == "." ? "_" : Character($0) })
  }

  /// The class of text that stands on it: the better of black and white.
  func ink(over backdrop: ColorValue = .white) -> String {
    let shown = color.composited(over: backdrop)
    return Contrast.ratio(.white, on: shown) > Contrast.ratio(.black, on: shown) ? "on-dark" : "on-light"
  }

  /// The better of black and white on it, to paint with.
  func inkFill(over backdrop: ColorValue = .white) -> String {
    ink(over: backdrop) == "on-dark" ? "#FFFFFF" : "#000000"
  }

  /// The class of large text on it: white as long as WCAG 2.2 (1.4.3) lets it pass, since that is what brands do.
  var titleInk: String {
    Contrast.ratio(.white, on: color.composited(over: .white)) >= 3 ? "on-dark" : "on-light"
  }

  /// The same to paint with.
  var titleFill: String { titleInk == "on-dark" ? "#FFFFFF" : "#000000" }

  /// As a stylesheet writes it.
  var css: String { color.isInSRGB ? hex.lowercased() : hex }

  /// As SwiftUI writes it.
  var swift: String {
    let isWide = !color.isInSRGB
    let channels = isWide ? color.converted(to: .displayP3).components : color.srgb
    let names = ["red", "green", "blue"]
    var parts = isWide ? [".displayP3"] : []
    for (name, channel) in zip(names, [channels.x, channels.y, channels.z]) {
      parts.append("\(name): " + Figures.fixed(min(max(channel, 0), 1), decimals: 3))
    }
    if color.alphaByte < 255 { parts.append("opacity: " + Figures.text(color.alpha, decimals: 3)) }
    return "Color(" + parts.joined(separator: ", ") + ")"
  }

  /// The spellings that are for reading: name and figures.
  var spaces: [(name: String, value: String)] {
    let alpha = color.alphaByte < 255 ? " / " + Figures.text(color.alpha * 100, decimals: 1) + "%" : ""
    let hsl = color.mapped(into: .srgb).converted(to: .hsl).components
    let lch = color.converted(to: .oklch).components
    let hue = lch.y < 0.0005 ? "0" : Figures.text(lch.z, decimals: 1)
    return [
      ("RGB", "\(color.red) \(color.green) \(color.blue)" + alpha),
      (
        "HSL",
        "\(Figures.text(hsl.x, decimals: 0))° \(Figures.text(hsl.y * 100, decimals: 0))% "
          + "\(Figures.text(hsl.z * 100, decimals: 0))%"
      ),
      ("OKLCH", "\(Figures.text(lch.x, decimals: 3)) \(Figures.text(lch.y, decimals: 3)) \(hue)"),
    ]
  }
}

extension ColorValue {
  static let white = ColorValue(.srgb, 1, 1, 1)
  static let black = ColorValue(.srgb, 0, 0, 0)
}
