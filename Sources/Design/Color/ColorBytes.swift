extension ColorValue {
  /// The red byte of the colour as sRGB shows it, channels outside it clipped.
  public var red: UInt8 { Self.byte(srgb.x) }
  /// The green byte.
  public var green: UInt8 { Self.byte(srgb.y) }
  /// The blue byte.
  public var blue: UInt8 { Self.byte(srgb.z) }
  /// The alpha byte.
  public var alphaByte: UInt8 { Self.byte(alpha) }

  /// A float from 0 to 1 as a byte: half a byte rounds up, what lies outside is clipped, no number is 0.
  public static func byte(_ value: Double) -> UInt8 {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 255 }
    // What a product of decimals misses by binary noise (0.7 of 255 is 178.5) still counts as the half.
    return UInt8(value * 255 + 0.5 + 1e-9)
  }

  /// What `contractText` says, to be compared: two are the same when their texts are.
  var shown: ShownColor {
    let rgb = srgb
    guard isInSRGB else { return .wide(contractText) }
    let red = UInt32(Self.byte(rgb.x)) << 24
    let green = UInt32(Self.byte(rgb.y)) << 16
    let blue = UInt32(Self.byte(rgb.z)) << 8
    return .bytes(red | green | blue | UInt32(alphaByte))
  }

  /// The spelling of the JSON contract: `#RRGGBB`, `#RRGGBBAA` when translucent, upper case, where sRGB can show
  /// the colour; else `color(display-p3 r g b / a)` with four decimals and no trailing zeros.
  public var contractText: String {
    let rgb = srgb
    if isInSRGB {
      return Self.hex(Self.byte(rgb.x), Self.byte(rgb.y), Self.byte(rgb.z), alphaByte)
    }
    let wide = converted(to: .displayP3).components
    var text = "color(display-p3"
    for channel in [wide.x, wide.y, wide.z] { text += " " + Self.decimals(channel) }
    if alpha < 0.99995 { text += " / " + Self.decimals(max(alpha, 0)) }
    return text + ")"
  }

  /// `#RRGGBB`, with the alpha where it is not whole.
  private static func hex(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> String {
    String(unsafeUninitializedCapacity: 9) { text in
      text[0] = UInt8(ascii: "#")
      var end = 1
      func write(_ byte: UInt8) {
        for digit in [byte >> 4, byte & 15] {
          text[end] = digit < 10 ? 0x30 + digit : 0x37 + digit
          end += 1
        }
      }
      write(red)
      write(green)
      write(blue)
      if alpha < 255 { write(alpha) }
      return end
    }
  }

  /// At most four decimals, no trailing zeros, a plain `0` for what rounds to it.
  static func decimals(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let scaled = (min(max(value, -1e9), 1e9) * 10_000).rounded()
    let whole = Int64(scaled.magnitude)
    var text = String(whole / 10_000)
    var rest = whole % 10_000
    if rest > 0 {
      var width = 4
      while rest % 10 == 0 {
        rest /= 10
        width -= 1
      }
      let digits = String(rest)
      text += "." + String(repeating: "0", count: width - digits.utf8.count) + digits
    }
    return scaled < 0 ? "-" + text : text
  }
}

/// A colour as it is shown, which may be that of several values.
enum ShownColor: Hashable {
  /// Red, green, blue and alpha.
  case bytes(UInt32)
  /// By the text of a colour that sRGB cannot show.
  case wide(String)
}
