import Syntax
import Testing

@testable import Design

@Suite struct `Following names` {
  private let here = Position(line: 1)

  private func origin(_ line: Int, _ flavor: Flavor = .swift, _ path: String = "Theme.swift") -> Origin {
    Origin(flavor: flavor, path: path, position: Position(line: line))
  }

  private func color(
    _ name: String, _ light: ColorExpression?, dark: ColorExpression? = nil, line: Int = 1,
    flavor: Flavor = .swift, path: String = "Theme.swift"
  ) -> ColorStatement {
    ColorStatement(
      name: name, light: light, dark: dark, pairing: dark == nil || light == nil ? nil : .stated,
      origin: origin(line, flavor, path))
  }

  private func resolve(_ sources: [ColorStatement]...) -> Resolver.Resolution {
    Resolver.resolve(
      sources.map {
        var source = Statements(); source.colors = $0; return source
      })
  }

  private func hex(_ value: ColorValue?) -> String? { value?.contractText }

  private func reference(_ name: String, line: Int = 1) -> ColorExpression {
    .reference(name, at: Position(line: line, column: 20))
  }

  private let ink = ColorExpression.value(ColorValue(red: 0x25, green: 0x25, blue: 0x5D))
  private let paper = ColorExpression.value(ColorValue(red: 0xFA, green: 0xFA, blue: 0xF5))

  @Test func `an alias follows its token in both appearances`() throws {
    let resolution = resolve([
      color("a", reference("b"), line: 1), color("b", reference("c"), line: 2),
      color("c", ink, dark: paper, line: 3),
    ])
    let a = resolution.tokens.colors[0]
    #expect(a.alias == "b")
    #expect(hex(a.light) == "#25255D")
    #expect(hex(a.dark) == "#FAFAF5")
    #expect(a.pairing == .stated)
    #expect(a.note == nil)
    #expect(resolution.findings.isEmpty)
  }

  @Test func `opacity multiplies, alpha replaces, and both are said`() {
    let colors = resolve([
      color("brand", ink, line: 1),
      color("line", .opacity(.opacity(reference("brand"), 0.5), 0.5), line: 2),
      color("veil", .alpha(.value(ColorValue(.srgb, 0, 0, 0, alpha: 0.5)), 0.35), line: 3),
      color("faint", .alpha(.opacity(reference("brand"), 0.5), 0.2), line: 4),
    ]).tokens.colors
    #expect(hex(colors[1].light) == "#25255D40")
    #expect(colors[1].alias == nil)
    #expect(colors[1].note == "brand at 25% opacity")
    #expect(hex(colors[2].light) == "#00000059")
    #expect(colors[2].note == nil)
    #expect(hex(colors[3].light) == "#25255D33")
  }

  @Test func `opacity keeps both sides of a dynamic colour`() {
    let colors = resolve([
      color("text", ink, dark: paper, line: 1), color("faint", .opacity(reference("text"), 0.5), line: 2),
    ]).tokens.colors
    #expect(hex(colors[1].light) == "#25255D80")
    #expect(hex(colors[1].dark) == "#FAFAF580")
    #expect(colors[1].pairing == .stated)
  }

  @Test func `one referring side is no alias`() {
    let colors = resolve([
      color("ink", ink, dark: paper, line: 1), color("title", reference("ink"), dark: ink, line: 2),
      color("body", paper, dark: reference("ink"), line: 3),
      color("same", reference("ink"), dark: reference("ink"), line: 4),
    ]).tokens.colors
    #expect(colors[1].alias == nil)
    #expect(hex(colors[1].light) == "#25255D")
    #expect(hex(colors[1].dark) == "#25255D")
    #expect(colors[1].note == "light ink")
    #expect(hex(colors[2].dark) == "#FAFAF5")
    #expect(colors[3].alias == "ink")
  }

  @Test func `system colours have a name and no value`() {
    let colors = resolve([
      color("text", .system("label"), line: 1), color("faint", .opacity(.system("label"), 0.5), line: 2),
      color("same", reference("text"), line: 3),
    ]).tokens.colors
    #expect(colors.map(\.system) == ["label", "label", "label"])
    #expect(colors.allSatisfy { $0.light == nil && $0.dark == nil })
    #expect(colors.map(\.note) == [nil, "label at 50% opacity", nil])
    #expect(colors[2].alias == "text")
  }

  @Test func `a ring has no value, is said once, and is named by whoever refers into it`() {
    let resolution = resolve([
      color("lagoon", reference("moss", line: 1), line: 1),
      color("moss", reference("fern", line: 2), line: 2),
      color("fern", reference("lagoon", line: 3), line: 3),
      color("plum", reference("lagoon", line: 4), line: 4),
      color("mist", reference("slate"), line: 5), color("slate", ink, line: 6),
      color("self", reference("self"), line: 7),
    ])
    #expect(
      resolution.tokens.colors.map { hex($0.light) } == [nil, nil, nil, nil, "#25255D", "#25255D", nil])
    #expect(resolution.findings.map(\.rule) == ["alias-cycle", "alias-broken", "alias-cycle"])
    #expect(
      resolution.findings.last?.message == "references run in a ring: 'lagoon' → 'moss' → 'fern' → 'lagoon'")
    #expect(resolution.findings.last?.position == Position(line: 1, column: 20))
  }

  @Test func `a name nobody declares is broken and stays an entry`() {
    let resolution = resolve([color("a", reference("missing"), line: 1), color("b", reference("a"), line: 2)])
    #expect(resolution.tokens.colors.map(\.alias) == [nil, "a"])
    #expect(resolution.findings.map(\.rule) == ["alias-broken"])
    #expect(resolution.findings.first?.position.column == 20)
  }

  @Test(arguments: [
    ("Skin.Text.header", "Text.title", "Skin.Text.title"), ("Skin.Text.header", "title", "Skin.Text.title"),
    ("Skin.Fill.back", "title", "Skin.Text.title"), ("header", "Color.title", "Skin.Text.title"),
    ("header", "Brand.ink", "ink"), ("header", "Skin.Text.title", "Skin.Text.title"),
    ("header", "Color.ink", "ink"),
    ("Skin.ink", "ink", "ink"),
  ])
  func `a name may carry its container or leave it out`(_ name: String, _ written: String, _ target: String) {
    let colors = resolve([
      color("Skin.Text.title", ink, line: 1), color("ink", paper, line: 2),
      color(name, reference(written), line: 3),
    ]).tokens.colors
    #expect(colors[2].alias == target)
  }

  @Test func `the same source comes before others of its language`() {
    let resolution = resolve(
      [color("ink", ink, path: "A.swift")],
      [color("ink", paper, path: "B.swift"), color("text", reference("ink"), line: 2, path: "B.swift")],
      [color("far", reference("ink"), path: "C.swift")],
      [color("other", reference("ink"), flavor: .compose, path: "Theme.kt.md")])
    #expect(
      resolution.tokens.colors.map { hex($0.light) } == ["#25255D", "#FAFAF5", "#FAFAF5", "#25255D", nil])
    #expect(resolution.findings.map(\.rule) == ["alias-broken"])
  }

  @Test func `a colour set is found by its name, its path and its symbol`() {
    let resolution = resolve(
      [
        color("Group.Ash", ink, flavor: .xcassets, path: "Ash.colorset/Contents.json"),
        color("AccentColor", paper, flavor: .xcassets, path: "AccentColor.colorset/Contents.json"),
      ],
      [
        color("a", .asset("Group/Ash", at: here), line: 1),
        color("b", .asset("Else/AccentColor", at: here), line: 2),
        color("c", reference("accent"), line: 3), color("d", .asset("Missing", at: here), line: 4),
        color("e", .alpha(.asset("Group/Ash", at: here), 0.5), line: 5),
      ])
    let colors = resolution.tokens.colors
    #expect(colors.map(\.alias) == [nil, nil, "Group.Ash", "AccentColor", "AccentColor", nil, nil])
    #expect(hex(colors[6].light) == "#25255D80")
    #expect(colors[6].note == "Group/Ash at 50% alpha")
    #expect(resolution.findings.map(\.rule) == ["alias-broken"])
  }

  @Test func `a colour set without any catalogue is said to be unread`() {
    let resolution = resolve([color("a", .asset("Brand", at: here))])
    #expect(resolution.findings.map(\.rule) == ["token-unread"])
  }

  @Test func `front matter and DTCG go by whole paths`() {
    let resolution = resolve(
      [
        color("background.light", ink, line: 1, flavor: .frontMatter, path: "DESIGN.md"),
        color(
          "canvas", reference("colors.background.light"), line: 2, flavor: .frontMatter, path: "DESIGN.md"),
        color("wrong", reference("light"), line: 3, flavor: .frontMatter, path: "DESIGN.md"),
      ],
      [color("accent.$root", paper, flavor: .dtcg, path: "a.tokens")],
      [
        color("bg", reference("accent.$root"), line: 1, flavor: .dtcg, path: "b.tokens"),
        color("bad", reference("accent"), line: 2, flavor: .dtcg, path: "b.tokens"),
      ])
    #expect(
      resolution.tokens.colors.map(\.alias) == [nil, "background.light", nil, nil, "accent.$root", nil])
    #expect(resolution.findings.map(\.rule) == ["alias-broken", "alias-broken"])
  }

  @Test func `chains of any length cost no stack`() {
    let count = 10_000
    let colors = (0..<count).map { index in
      color("c\(index)", index == count - 1 ? ink : reference("c\(index + 1)"), line: index + 1)
    }
    let resolution = resolve(colors)
    #expect(hex(resolution.tokens.colors.first?.light) == "#25255D")
    #expect(resolution.findings.isEmpty)
  }

  @Test func `stops of a gradient are followed`() {
    var source = Statements()
    source.colors = [color("ink", ink)]
    source.gradients = [
      GradientStatement(
        name: "dusk", kind: .linear, angle: 90,
        stops: [(reference("ink"), 0), (.opacity(reference("ink"), 0.5), 1)],
        origin: origin(4))
    ]
    let gradient = Resolver.resolve([source]).tokens.gradients.first
    #expect(gradient?.stops.map { hex($0.color) } == ["#25255D", "#25255D80"])
  }

  @Test func `a claim is measured with the token, then with Apple's colour`() throws {
    var source = Statements()
    source.colors = [color("Ink Blue", ink, flavor: .neutral, path: "DESIGN.md")]
    func claim(_ foreground: ColorExpression, _ background: ColorExpression, backdrop: ColorExpression? = nil)
      -> ClaimStatement
    {
      ClaimStatement(
        text: "x", foreground: foreground, background: background, backdrop: backdrop, level: .aa,
        passes: true,
        origin: origin(9, .neutral, "DESIGN.md"))
    }
    let white = ColorExpression.value(ColorValue(.srgb, 1, 1, 1))
    let veil = ColorExpression.value(ColorValue(.srgb, 0, 0, 0, alpha: 0.5))
    source.claims = [
      claim(white, reference("ink-blue")), claim(.system("secondaryLabel"), white),
      claim(reference("label"), white),
      claim(white, veil), claim(white, veil, backdrop: white), claim(reference("nobody"), white),
    ]
    let resolution = Resolver.resolve([source])
    let claims = resolution.tokens.claims
    #expect(claims.map { Contrast.text($0.ratio) } == ["13.98", "3.43", "21", "3.97"])
    #expect(claims.map(\.holds) == [true, false, true, false])
    #expect(claims[3].background == ColorValue(.srgb, 0.5, 0.5, 0.5))
    #expect(resolution.findings.map(\.rule) == ["token-unread", "token-unread"])
    #expect(resolution.findings.allSatisfy { $0.severity == .info })
  }

  @Test func `a reference in prose names a token or is broken`() {
    var source = Statements()
    source.colors = [color("primary", ink, flavor: .frontMatter, path: "DESIGN.md")]
    source.references = [
      ReferenceStatement(name: "colors.primary", origin: origin(16, .neutral, "DESIGN.md")),
      ReferenceStatement(name: "colors.tertairy", origin: origin(17, .neutral, "DESIGN.md")),
    ]
    let findings = Resolver.resolve([source]).findings
    #expect(findings.map(\.message) == ["'{colors.tertairy}' names no token"])
    source.colors = []
    #expect(Resolver.resolve([source]).findings.isEmpty)
  }
}
