@testable import Syntax
import Testing

@Suite struct `CSS colour text` {
  private func color(_ text: String) -> CSSColor? { CSSColor(Array(text.utf8)) }

  private func bytes(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> CSSColor {
    .bytes(red: red, green: green, blue: blue, alpha: alpha)
  }

  @Test func `hex has 3, 4, 6 or 8 digits`() {
    #expect(color("#abc") == bytes(0xAA, 0xBB, 0xCC))
    #expect(color("#ABC0") == bytes(0xAA, 0xBB, 0xCC, 0))
    #expect(color("  #647D66\n") == bytes(0x64, 0x7D, 0x66))
    #expect(color("#FFFFFFA6") == bytes(255, 255, 255, 166))
    for wrong in [
      "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#gg0000", "647D66", "", "#abc def", "#abcx",
      "#FF00\0", "#FF0000\0", "#FF00\u{FFFD}",
    ] {
      #expect(color(wrong) == nil, "\(wrong)")
    }
  }

  @Test func `a NUL does not end a hex`() {
    for text in ["#FF00\0", "#FF00\u{FFFD} x", "#FFF\0"] {
      #expect(CSSColor.prefix(of: Array(text.utf8)[...]) == nil, "\(text.debugDescription)")
    }
    #expect(CSSColor.prefix(of: Array("#FF0000→".utf8)[...])?.color == bytes(255, 0, 0))
  }

  @Test func `names are those of CSS, in any case`() {
    #expect(color("RebeccaPurple") == bytes(0x66, 0x33, 0x99))
    #expect(color("transparent") == bytes(0, 0, 0, 0))
    #expect(color("lightslate") == nil)
    #expect(color("currentColor") == nil)
    #expect(color("red-ish") == nil)
  }

  @Test func `functions take commas or spaces and an alpha`() {
    let plain = CSSColor.function(.rgb, .number(1), .number(2), .number(3), alpha: .number(1))
    #expect(color("rgb(1, 2, 3)") == plain)
    #expect(color("RGB( 1 2 3 )") == plain)
    #expect(
      color("rgba(1,2,3,.5)") == .function(.rgb, .number(1), .number(2), .number(3), alpha: .number(0.5)))
    #expect(
      color("rgb(10% 20% 30% / 40%)")
        == .function(.rgb, .percentage(10), .percentage(20), .percentage(30), alpha: .percentage(40)))
    #expect(
      color("oklch(none 2e-1 1turn)")
        == .function(.oklch, .none, .number(0.2), .angle(360), alpha: .number(1)))
    #expect(
      color("color(display-p3 1 0 0/none)")
        == .function(.displayP3, .number(1), .number(0), .number(0), alpha: .none))
  }

  @Test func `angles are degrees whatever their unit`() {
    #expect(
      color("hsl(100grad 0 0)") == .function(.hsl, .angle(90), .number(0), .number(0), alpha: .number(1)))
    #expect(
      color("hsl(.25turn 0 0)") == .function(.hsl, .angle(90), .number(0), .number(0), alpha: .number(1)))
    #expect(
      color("hsl(-90deg 0 0)") == .function(.hsl, .angle(-90), .number(0), .number(0), alpha: .number(1)))
  }

  @Test(arguments: [
    "rgb(1 2)", "rgb(1 2 3 4 5)", "rgb(1 2 3", "rgb(1deg 2 3)", "hsl(50% 1 1)", "lab(1 2 x)",
    "color(rgb 1 2 3)",
    "color(1 2 3)", "hsv(1 2 3)", "rgb(1 2 3) x", "var(--x)", "light-dark(red, blue)", "rgb(1px 2 3)",
    "rgb(,1 2 3)",
    "rgb(1 2 3 / 4deg)", "rgb(from red r g b)",
  ])
  func `what CSS does not know is no colour`(_ text: String) {
    #expect(color(text) == nil)
  }

  @Test func `a mix has a space, two colours and shares on either side`() throws {
    let mix = try #require(color("color-mix(in srgb, red 20%, 80% blue)"))
    #expect(
      mix
        == .mix(
          .init(
            space: .srgb, hue: .shorter, first: bytes(255, 0, 0), second: bytes(0, 0, 255), firstShare: 20,
            secondShare: 80)))
    #expect(color("color-mix(in oklch longer hue, red, blue)") != nil)
    #expect(color("color-mix(in srgb longer hue, red, blue)") == nil)
    #expect(color("color-mix(in srgb, red 20, blue)") == nil)
    #expect(color("color-mix(in srgb, red 0%, blue 0%)") == nil)
    #expect(color("color-mix(in srgb, red)") == nil)
  }

  @Test func `mixes nest only so deep`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "color-mix(in srgb, red, ", count: depth) + "blue"
        + String(repeating: ")", count: depth)
    }
    #expect(color(nested(32)) != nil)
    #expect(color(nested(50)) == nil)
    #expect(color(nested(100_000)) == nil)
  }

  @Test func `a prefix ends where the colour ends`() throws {
    let text = Array("#A1B2C3, rest".utf8)
    let found = try #require(CSSColor.prefix(of: text[...]))
    #expect(found.color == bytes(0xA1, 0xB2, 0xC3))
    #expect(found.end == 7)
    let part = Array("x rgb(1 2 3) y".utf8)
    #expect(CSSColor.prefix(of: part[2...])?.end == 12)
    #expect(CSSColor.prefix(of: part[0...]) == nil)
    #expect(CSSColor.prefix(of: part[14...]) == nil)
  }

  @Test func `numbers of any size are held`() {
    let digits = String(repeating: "9", count: 400)
    #expect(
      color("rgb(\(digits) -\(digits) 1e999)")
        == .function(.rgb, .number(1e9), .number(-1e9), .number(1e9), alpha: .number(1)))
    #expect(
      color("rgb(1e-400 0 0)") == .function(.rgb, .number(0), .number(0), .number(0), alpha: .number(1)))
    #expect(color("rgb(1e 0 0)") == nil)
    #expect(color("rgb(. 0 0)") == nil)
  }
}
