import Syntax
import Testing

@testable import Design

@Suite struct `Front matter` {
  private func system(_ text: String) -> DesignSystem {
    DesignSystem.read(
      id: "tern", folder: "tern", files: [(.neutral, SourceText(path: "DESIGN.md", text: text))])
  }

  private func read(_ yaml: String) -> DesignSystem { system("---\n\(yaml)\n---\n") }

  private func colors(_ system: DesignSystem) -> [String] {
    system.tokens.colors.map { "\($0.name) \($0.light?.contractText ?? "-")" }
  }

  private func findings(_ system: DesignSystem) -> [String] {
    system.readingFindings.map { "\($0.rule) \($0.position.line)" }
  }

  @Test func `gives name, colours and their lines`() {
    let system = read(
      """
      version: 1.0
      name: Orchard
      colors:
        primary: "#2F6B4F"
        background:
          light: '#FBFAF5'
          deep.one: rgb(201 162 39 / 50%) # half gold
      """)
    #expect(system.name == "Orchard")
    #expect(
      colors(system) == ["primary #2F6B4F", "background.light #FBFAF5", "background.deep.one #C9A22780"])
    #expect(system.tokens.colors.map(\.origin.line) == [5, 7, 8])
    #expect(system.tokens.colors.map(\.group) == ["colors", "colors.background", "colors.background"])
    #expect(system.sources.map(\.flavor) == [.frontMatter, .neutral])
    #expect(findings(system) == [])
  }

  @Test func `an unquoted hash is no value and is said at its line`() {
    let system = read("colors:\n  primary: #2F6B4F\n  odd: 12\n  list: [a]\n  word: reddish")
    #expect(colors(system) == ["primary -", "odd -", "list -", "word -"])
    #expect(findings(system) == ["color-invalid 3", "color-invalid 4", "color-invalid 5", "color-invalid 6"])
  }

  @Test func `references are followed, and broken ones said, everywhere`() {
    let system = read(
      """
      colors:
        primary: "#1F6F78"
        accent: "{colors.primary}"
        link: "{colors.accent}"
        lost: "{colors.primry}"
        bare: "{primary}"
        size: "{spacing.md}"
      spacing:
        md: 12px
        same: "{spacing.md}"
        gone: "{spacing.xl}"
      rounded:
        md: "{spacing.same}"
        ring: "{rounded.gnir}"
        gnir: "{rounded.ring}"
      typography:
        body: { fontFamily: Karla, fontSize: "{spacing.md}", lineHeight: "{spacing.nothing}" }
        copy: "{typography.body}"
      """)
    #expect(
      colors(system) == [
        "primary #1F6F78", "accent #1F6F78", "link #1F6F78", "lost -", "bare -", "size -",
      ])
    #expect(system.tokens.colors.map(\.alias) == [nil, "primary", "accent", nil, nil, nil])
    #expect(system.tokens.spacing.map(\.value) == [12, 12, nil])
    #expect(system.tokens.spacing.map(\.alias) == [nil, "md", nil])
    #expect(system.tokens.radii.map(\.value) == [12, nil, nil])
    #expect(system.tokens.typography.map(\.size) == [12, 12])
    #expect(system.tokens.typography.map(\.alias) == [nil, "body"])
    #expect(
      findings(system) == [
        "alias-broken 6", "alias-broken 7", "alias-broken 8", "alias-broken 12", "alias-cycle 15",
        "alias-cycle 16",
        "alias-broken 18",
      ])
  }

  @Test func `a ring of colours has no value`() {
    let system = read("colors:\n  a: \"{colors.b}\"\n  b: \"{colors.a}\"")
    #expect(colors(system) == ["a -", "b -"])
    #expect(findings(system) == ["alias-cycle 3"])
  }

  @Test func `type styles keep bare line heights and turn lengths into the style's measure`() {
    let system = read(
      """
      typography:
        body:
          fontFamily: "Karla, 'Noto Sans', sans-serif"
          fontSize: 16px
          fontWeight: "700"
          lineHeight: 1.5
          letterSpacing: -0.02em
          fontFeature: '"ss01"'
        title: { fontFamily: Karla, fontSize: 28px, lineHeight: 34px, letterSpacing: 0 }
        rem: { fontFamily: Karla, fontSize: 1.25rem, lineHeight: 30px, letterSpacing: 0.8px, fontWeight: 450 }
        point: { fontFamily: Karla, fontSize: 17pt, lineHeight: "1.3" }
      """)
    let styles = system.tokens.typography
    #expect(styles.map(\.name) == ["body", "title", "rem", "point"])
    #expect(styles[0].family == "Karla")
    #expect(styles[0].fallbacks == ["Noto Sans", "sans-serif"])
    #expect(styles.map(\.weight) == [700, nil, 450, nil])
    #expect(styles.map(\.size) == [16, 28, 1.25, 17])
    #expect(styles.map(\.unit) == ["px", "px", "rem", "pt"])
    #expect(styles.map(\.lineHeight) == [1.5, 34.0 / 28, 1.5, 1.3])
    #expect(styles.map(\.letterSpacing) == [-0.32, 0, 0.05, nil])
    #expect(styles[0].note == "fontFeature \"ss01\"")
    #expect(findings(system) == [])
  }

  @Test func `what a type style cannot have is said and the rest kept`() {
    let system = read(
      """
      typography:
        h1:
          fontFamily: Spectral
          fontSize: clamp(2rem, 5vw, 4rem)
          lineHeight: clamp(1.1, 2vw, 1.3)
          fontWeight: bold
          letterSpacing: -0.02vh
          textTransform: uppercase
        h2: { fontFamily: "#ffffff", fontSize: 16 }
        h3: Inter
        h4:
        group: { big: { fontFamily: Karla }, small: { fontSize: 12px } }
      """)
    #expect(system.tokens.typography.map(\.name) == ["h1", "h2", "h3", "h4", "group.big", "group.small"])
    #expect(system.tokens.typography[0].size == nil)
    #expect(system.tokens.typography[1].family == "#ffffff")
    #expect(
      findings(system) == [
        "token-invalid 5", "token-invalid 6", "token-invalid 7", "token-invalid 8", "token-like-ignored 9",
        "token-invalid 10", "token-invalid 10", "token-invalid 11", "token-invalid 12",
      ])
  }

  @Test func `measures are numbers with a unit, in spacing bare numbers too`() {
    let system = read(
      """
      rounded: { none: 0, sm: 4px, full: 9999px, half: 50%, odd: 2vh, bare: 8, word: round }
      spacing:
        sm: 8px
        pad: clamp(16px, 4vw, 48px)
        cols: 12
        wide: 10vw
        text: "1.5"
        none:
      """)
    #expect(system.tokens.radii.map(\.value) == [0, 4, 9999, 50, 2, 8, nil])
    #expect(system.tokens.radii.map(\.unit) == [nil, "px", "px", "%", "vh", nil, nil])
    #expect(system.tokens.spacing.map(\.value) == [8, nil, 12, 10, 1.5, nil])
    #expect(
      findings(system) == [
        "token-invalid 2", "token-invalid 2", "token-invalid 2", "token-invalid 2", "token-invalid 5",
        "token-invalid 9",
      ])
  }

  @Test func `components have their references resolved`() {
    let system = read(
      """
      colors: { primary: "#1F6F78" }
      rounded: { md: 8px }
      typography: { label: { fontFamily: Karla, fontSize: 12px } }
      components:
        button:
          backgroundColor: "{colors.primary}"
          textColor: white
          rounded: "{rounded.md}"
          typography: "{typography.label}"
          padding: 0 24px
          height: 48
          border: 1px solid {colors.primary}
          hover: { backgroundColor: "{colors.missing}" }
      """)
    let properties = system.tokens.components[0].properties
    #expect(
      properties.map(\.name) == [
        "backgroundColor", "textColor", "rounded", "typography", "padding", "height", "border",
        "hover.backgroundColor",
      ])
    #expect(
      properties.map(\.value) == [
        .color(ColorValue(red: 0x1F, green: 0x6F, blue: 0x78)),
        .color(ColorValue(red: 255, green: 255, blue: 255)),
        .text("8px"), .text("label"), .text("0 24px"), .number(48), .text("1px solid {colors.primary}"),
        .text("{colors.missing}"),
      ])
    #expect(properties.map(\.isUnresolved) == [false, false, false, false, false, false, false, true])
    #expect(system.tokens.components[0].origin.line == 6)
  }

  @Test func `light and dark of one map are a pair, and each a token`() {
    let system = read("colors:\n  canvas: { light: \"#FFFFFF\", dark: \"#000000\" }")
    #expect(colors(system) == ["canvas.light #FFFFFF", "canvas.dark #000000"])
    #expect(system.tokens.colors[0].dark?.contractText == "#000000")
    #expect(system.tokens.colors[0].pairing == .stated)
    #expect(system.tokens.colors[1].dark == nil)
  }

  @Test func `with declared themes a map is one token`() {
    let system = read(
      """
      themes: [light, dark, dim]
      colors:
        canvas: { light: "#FFFFFF", dark: "#000000", dim: "#222222" }
        link: "{colors.canvas}"
      components:
        card: { backgroundColor: "{colors.link}" }
      """)
    #expect(colors(system) == ["canvas #FFFFFF", "link #FFFFFF"])
    #expect(system.tokens.colors.map { $0.dark?.contractText } == ["#000000", "#000000"])
    #expect(system.tokens.colors.first?.themes.map(\.name) == ["dim"])
    #expect(system.tokens.components.first?.properties.first?.color?.contractText == "#FFFFFF")
  }

  @Test func `broken YAML is an error at its place`() {
    let system = read("colors:\n  primary: \"#1F6F78\"\n  - list")
    #expect(system.tokens.colors.isEmpty)
    #expect(findings(system) == ["token-invalid 4"])
    #expect(findings(read("colors:\n  a: red\n  a: blue")) == ["token-invalid 4"])
    #expect(findings(read("just words")) == [])
    #expect(findings(read("")) == [])
  }

  @Test func `names that are taken are said, the first stays`() {
    let system = read("colors:\n  utility:\n    \"50\": \"#111111\"\n  utility.50: \"#222222\"")
    #expect(colors(system) == ["utility.50 #111111"])
    #expect(findings(system) == ["token-invalid 5"])
  }

  @Test func `groups nest twenty deep and no more`() {
    func nested(_ depth: Int) -> DesignSystem {
      let keys = (0..<depth).map { String(repeating: " ", count: $0 + 1) + "k\($0):" }
      return read("colors:\n" + keys.joined(separator: "\n") + " red")
    }
    #expect(nested(21).tokens.colors.count == 1)
    #expect(nested(22).tokens.colors.isEmpty)
    #expect(findings(nested(22)).count == 1)
    #expect(nested(150).tokens.colors.isEmpty)
  }

  @Test func `YAML fences are part of the document`() {
    let system = system(
      """
      ---
      colors:
        primary: "#1F6F78"
      ---
      # Tern

      ```yaml title="more"
      spacing:
        md: 12px
      components:
        button: { backgroundColor: "{colors.primary}" }
      ```

      ```yml
      colors:
        second: "#000000"
      ```
      """)
    #expect(colors(system) == ["primary #1F6F78"])
    #expect(system.tokens.spacing.map(\.origin.line) == [9])
    #expect(system.tokens.components[0].properties[0].color?.contractText == "#1F6F78")
    #expect(findings(system) == ["token-invalid 15"])
  }

  @Test func `tokens in fences alone make a front matter too`() {
    let system = system(
      "# Tern\n\n```yaml\ncolors:\n  primary: \"#1F6F78\"\n```\n\n```yaml\nname: x\n- y\n```\n")
    #expect(colors(system) == ["primary #1F6F78"])
    #expect(system.sources.map(\.flavor) == [.frontMatter, .neutral])
    #expect(findings(system) == [])
    #expect(self.system("# Tern\n\n```yaml\non: push\n```\n").sources.count == 1)
  }

  @Test func `prose may use the singular and speak of groups`() {
    let system = system(
      """
      ---
      colors:
        background: { soft: "#FFFFFF" }
      components:
        button: { textColor: black }
      ---
      Use {component.button} on {colors.background}, {colors.background.soft}, {token.refs} and {x}.
      Not {colors.missing} nor {component.missing}.
      """)
    #expect(findings(system) == ["alias-broken 8", "alias-broken 8"])
  }
}
