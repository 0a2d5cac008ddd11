@testable import Design
import Syntax
import Testing

@testable import Rendering

@Suite("Blocks of pages") struct BlockTests {
  private let origin = Origin(flavor: .neutral, path: "a/DESIGN.md", position: Position(line: 1))

  @Test func `draw a corner at its true size`() {
    let radius = Measure(
      name: "Card", group: nil, value: 16, unit: "pt", alias: nil, note: nil, origin: origin)
    #expect(LayoutPage.corner(radius) == "M1 89V17A16 16 0 0 1 17 1H121V89z")
    #expect(
      LayoutPage.corner(
        Measure(name: "Circle", group: nil, value: 50, unit: "%", alias: nil, note: nil, origin: origin))
        == "M1 89V45A44 44 0 0 1 45 1H121V89z")
  }

  @Test func `write a shadow as CSS`() {
    let shadow = ShadowToken(
      name: "Raised", group: nil, color: ColorValue(red: 0, green: 0, blue: 0, alpha: 0x1A), x: 0, y: 2,
      blur: 8, spread: 0,
      note: nil, origin: origin)
    #expect(LayoutPage.css(shadow) == "0 2px 8px 0 #0000001a")
  }

  @Test func `write a type style as Swift and CSS`() {
    var style = TypeStyle(name: "Title", origin: origin)
    style.family = "Manrope"
    style.size = 28
    style.weight = 800
    style.lineHeight = 1.2
    style.letterSpacing = -0.4
    style.unit = "pt"
    #expect(
      TypeSpecimen.swift(style) == ".font(.custom(\"Manrope\", size: 28).weight(.heavy)).tracking(-0.4)")
    #expect(TypeSpecimen.css(style) == "font: 800 28px/1.2 \"Manrope\"; letter-spacing: -0.4px")
  }

  @Test func `run a gradient across the tile as CSS does`() {
    let down = GradientBlock.line(angle: 180)
    #expect(abs(down.start.x - 320) < 1e-9 && abs(down.start.y) < 1e-9)
    #expect(abs(down.end.x - 320) < 1e-9 && abs(down.end.y - 160) < 1e-9)
    let right = GradientBlock.line(angle: 90)
    #expect(abs(right.start.x) < 1e-9 && abs(right.end.x - 640) < 1e-9)
  }

  @Test func `fill a card's band by weight`() {
    let band = HomePage.band(["#111111", "#222222"])
    #expect(band.map { $0["x"]?.words } == ["0", "16"])
    #expect(band.map { $0["width"]?.words } == ["16.02", "8.02"])
  }

  @Test func `tell what a colour is for`() {
    #expect(TileContrast.purpose(of: "Canvas White", in: "Tern") == .surface)
    #expect(TileContrast.purpose(of: "Text on Surface", in: "Tern") == .other)
    #expect(TileContrast.purpose(of: "ternDivider", in: "Tern") == .line)
    #expect(TileContrast.purpose(of: "Tern Blue", in: "Tern") == .other)
  }

  @Test func `say how far a colour moves`() {
    #expect(AppearancePage.movement(.white, .black) == "ΔL −100")
    #expect(AppearancePage.movement(.black, .white) == "ΔL +100")
  }

  @Test func `mark the span of a finding`() throws {
    let path = "notes/tern/DESIGN.md"
    let finding = Finding(
      rule: "color-invalid", severity: .error, path: "Content/" + path,
      position: Position(line: 9, column: 5), length: 9,
      message: "m")
    let page = try #require(SampleSystem.site([finding])["notes/tern/findings.html"])
    #expect(
      page.contains(
        "<code>- **<mark>Tern Blue</mark>** (`#2456C8`): links &amp; buttons, &lt;b&gt;never&lt;/b&gt; large areas</code>"
      ))
    #expect(page.contains("rules.html#color-invalid"))
  }

  @Test func `draw a path with its points`() throws {
    var system = SampleSystem.system
    let shape = Evidence.Shape(
      name: "Bubble", size: SIMD2(100, 50),
      steps: [
        .move(SIMD2(0, 0)), .line(SIMD2(100, 0)), .quad(SIMD2(100, 50), control: SIMD2(120, 25)), .close,
      ],
      origin: Origin(flavor: .neutral, path: "notes/tern/DESIGN.md", position: Position(line: 3)))
    system.evidence.shapes = [shape]
    let view = try #require(
      ShapeBlock.views(
        of: "notes/tern/DESIGN.md", in: SampleSystem.book(system), on: "notes/tern/source/DESIGN.html"
      ).first)
    #expect(view["path"]?.words == "M0 0L100 0Q120 25 100 50z")
    #expect(view["handles"]?.words == "M100 0L120 25M100 50L120 25")
    #expect(view["size"]?.words == "100 × 50 pt")
  }

  @Test func `write search data that cannot end its script`() {
    #expect(ScriptText.literal("a\"b</script>\u{2028}") == #""a\u0022b\u003c/script\u003e\u2028""#)
  }

  @Test func `cut an introduction at a sentence`() {
    let long = String(repeating: "A sentence of some length stands here. ", count: 12)
    #expect(Introduction.cut(long).hasSuffix("here."))
    #expect(Introduction.cut("Short.") == "Short.")
    // A letter beyond ASCII past the cut makes no difference.
    for length in stride(from: 40, to: 400, by: 17) {
      let text =
        String(repeating: "word ", count: length / 5) + "end. " + String(repeating: "more ", count: 80)
      #expect(Introduction.cut(text) == Introduction.cut(text + "é"))
    }
  }
}
