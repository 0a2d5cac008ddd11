import Design
import Testing

@Suite struct `Colours from CSS text` {
  @Test(arguments: [
    ("#647D66", "#647D66"), ("#abc", "#AABBCC"), ("#abc0", "#AABBCC00"), ("transparent", "#00000000"),
    ("rgb(255, 100, 50)", "#FF6432"), ("rgba(255,100,50,0.5)", "#FF643280"), ("rgb(100% 50% 0%)", "#FF8000"),
    ("rgb(1 2 3 / 40%)", "#01020366"), ("rgb(300 -5 0)", "#FF0000"), ("rgb(0 0 0 / 7)", "#000000"),
    ("hsl(120,100%,50%)", "#00FF00"), ("hsl(120 100 50)", "#00FF00"),
    ("hsl(120deg 100% 50% / .25)", "#00FF0040"),
    ("hsl(100grad 100% 50%)", "#80FF00"), ("hsl(90deg 100% 50%)", "#80FF00"),
    ("hsl(-270 100% 50%)", "#80FF00"),
    ("hsl(none 0% 50%)", "#808080"), ("hwb(120 0% 0%)", "#00FF00"), ("hwb(120 50% 50%)", "#808080"),
    ("hwb(0 80% 80%)", "#808080"), ("lab(100% 0 0)", "#FFFFFF"), ("lab(0 0 0)", "#000000"),
    ("oklab(1 0 0)", "#FFFFFF"), ("oklch(62.8% 0.2577 29.23)", "#FF0000"),
    ("oklch(0.4520 0.3132 264.05)", "#0000FF"),
    ("lab(46.2775% -47.5621 48.5837)", "#008000"), ("lch(46.2775% 67.9892 134.3912)", "#008000"),
    ("oklab(51.975% -0.1403 0.10768)", "#008000"), ("color(srgb 0 0.5 1)", "#0080FF"),
    ("color(srgb-linear 1 1 1)", "#FFFFFF"), ("color(display-p3 1 1 1)", "#FFFFFF"),
    ("color(a98-rgb 0.281363 0.498012 0.116746)", "#008000"),
    ("color(rec2020 0.235202 0.431704 0.085432)", "#008000"),
    ("color(prophoto-rgb 0.230479 0.395789 0.129968)", "#008000"),
    ("color(xyz-d50 0.96422 1 0.82521)", "#FFFFFF"), ("color(xyz 0.0772 0.1544 0.0257)", "#008000"),
    ("color(xyz-d65 0.95046 1 1.08906)", "#FFFFFF"),
  ])
  func `gives the bytes that CSS shows`(_ text: String, _ hex: String) {
    #expect(ColorValue(css: text)?.contractText == hex)
  }

  @Test func `keeps the space it was written in`() throws {
    let wide = try #require(ColorValue(css: "oklch(0.7 0.1 480 / 50%)"))
    #expect(wide == ColorValue(.oklch, 0.7, 0.1, 120, alpha: 0.5))
    #expect(ColorValue(css: "hsl(10 20% 30%)") == ColorValue(.hsl, 10, 0.2, 0.3))
    #expect(ColorValue(css: "oklab(50% 100% -100%)") == ColorValue(.oklab, 0.5, 0.4, -0.4))
    #expect(ColorValue(css: "lch(50% 100% 0)") == ColorValue(.lch, 50, 150, 0))
  }

  @Test(arguments: [
    ("color-mix(in srgb, red 20%, blue 80%)", "#3300CC"), ("color-mix(in srgb, red, white 50%)", "#FF8080"),
    ("color-mix(in srgb, red, blue)", "#800080"), ("color-mix(in srgb, red 10%, blue 10%)", "#80008033"),
    ("color-mix(in srgb, transparent, red)", "#FF000080"),
    ("color-mix(in srgb, 60% red, blue 90%)", "#660099"),
    ("color-mix(in hsl, red, lime)", "#FFFF00"), ("color-mix(in hsl longer hue, red, lime)", "#0000FF"),
    ("color-mix(in hsl, white, blue)", "#9F9FDF"), ("color-mix(in oklab, white, black)", "#636363"),
    ("color-mix(in srgb, color-mix(in srgb, red, blue), white)", "#BF80BF"),
  ])
  func `mixes`(_ text: String, _ hex: String) {
    #expect(ColorValue(css: text)?.contractText == hex)
  }
}
