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
    let hex = hex
    return String(unsafeUninitializedCapacity: 2 + hex.utf8.count) { name in
      name[0] = UInt8(ascii: "c")
      name[1] = UInt8(ascii: "-")
      var end = 2
      // The contract writes colours in ASCII.
      for byte in hex.utf8 {
        switch byte {
        case UInt8(ascii: "."): name[end] = UInt8(ascii: "_")
        case UInt8(ascii: "-"), 0x30...0x39, 0x41...0x5A, 0x61...0x7A: name[end] = byte
        default: continue
        }
        end += 1
      }
      return end
    }
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
    func figure(_ channel: Double) -> String { Figures.fixed(min(max(channel, 0), 1), decimals: 3) }
    let isOpaque = color.alphaByte == 255
    return String(
      joining: isWide ? "Color(.displayP3, red: " : "Color(red: ", figure(channels.x), ", green: ",
      figure(channels.y), ", blue: ", figure(channels.z),
      isOpaque ? "" : ", opacity: " + Figures.text(color.alpha, decimals: 3), ")")
  }

  /// A spelling that is for reading: name and figures.
  typealias Spelling = (name: String, value: String)

  /// All of them.
  var spaces: [Spelling] {
    let alpha = color.alphaByte < 255 ? " / " + Figures.text(color.alpha * 100, decimals: 1) + "%" : ""
    let hsl = color.mapped(into: .srgb).converted(to: .hsl).components
    return [
      (
        "RGB",
        String(joining: String(color.red), " ", String(color.green), " ", String(color.blue), alpha)
      ),
      (
        "HSL",
        String(
          joining: Figures.text(hsl.x, decimals: 0), "° ", Figures.text(hsl.y * 100, decimals: 0), "% ",
          Figures.text(hsl.z * 100, decimals: 0), "%")
      ),
      oklch,
    ]
  }

  /// The one that is alone where there is no room for more.
  var oklch: Spelling {
    let lch = color.converted(to: .oklch).components
    let hue = lch.y < 0.0005 ? "0" : Figures.text(lch.z, decimals: 1)
    return (
      "OKLCH",
      String(joining: Figures.text(lch.x, decimals: 3), " ", Figures.text(lch.y, decimals: 3), " ", hue)
    )
  }
}

extension ColorValue {
  static let white = ColorValue(.srgb, 1, 1, 1)
  static let black = ColorValue(.srgb, 0, 0, 0)
}
