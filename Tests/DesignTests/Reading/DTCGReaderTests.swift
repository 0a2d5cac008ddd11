import Syntax
import Testing

@testable import Design

@Suite struct `Design tokens (DTCG)` {
  private func system(_ files: (path: String, json: String)...) -> DesignSystem {
    DesignSystem.read(
      id: "tern", folder: "tern", files: files.map { (.dtcg, SourceText(path: $0.path, text: $0.json)) })
  }

  private func read(_ json: String) -> DesignSystem { system(("tokens.json", json)) }

  private func colors(_ system: DesignSystem) -> [String] {
    system.tokens.colors.map { "\($0.name) \($0.light?.contractText ?? "-")" }
  }

  private func findings(_ system: DesignSystem) -> [String] {
    system.readingFindings.map { "\($0.rule) \($0.position.line)" }
  }

  private func srgb(_ components: String, _ more: String = "") -> String {
    #"{ "colorSpace": "srgb", "components": [\#(components)]\#(more) }"#
  }

  @Test func `names are paths, lines are those of keys, types are inherited`() {
    let system = read(
      """
      { "$description": "all",
        "color": { "$type": "color",
          "blue": {
            "500": {
              "$description": "links", "$value": \(srgb("0.102, 0.3725, 0.7059")) } },
          "ink": { "$value": "{color.blue.500}" } } }
      """)
    #expect(colors(system) == ["color.blue.500 #1A5FB4", "color.ink #1A5FB4"])
    #expect(system.tokens.colors.map(\.group) == ["color.blue", "color"])
    #expect(system.tokens.colors.map(\.origin.line) == [4, 6])
    #expect(system.tokens.colors.map(\.note) == ["links", nil])
    #expect(system.tokens.colors.map(\.alias) == [nil, "color.blue.500"])
    #expect(findings(system) == [])
  }

  @Test(arguments: [
    ("srgb", "0.2, 0.4, 0.6", "#336699"), ("srgb-linear", "1, 1, 1", "#FFFFFF"),
    ("hsl", "210, 50, 40", "#336699"),
    ("hwb", "210, 20, 40", "#336699"), ("hsl", "\"none\", 0, 50", "#808080"), ("lab", "100, 0, 0", "#FFFFFF"),
    ("lch", "46.2775, 67.9892, 134.3912", "#008000"), ("oklab", "0.51975, -0.1403, 0.10768", "#008000"),
    ("oklch", "0.51975, 0.17686, 142.495", "#008000"), ("display-p3", "1, 0, 0", "color(display-p3 1 0 0)"),
    ("a98-rgb", "0.281363, 0.498012, 0.116746", "#008000"), ("prophoto-rgb", "1, 1, 1", "#FFFFFF"),
    ("rec2020", "0.235202, 0.431704, 0.085432", "#008000"),
    ("xyz-d65", "0.0772, 0.1544, 0.0257", "#008000"), ("xyz-d50", "0.96422, 1, 0.82521", "#FFFFFF"),
  ])
  func `has fourteen colour spaces`(_ space: String, _ components: String, _ hex: String) {
    let json =
      #"{ "c": { "$type": "color", "$value": { "colorSpace": "\#(space)", "components": [\#(components)] } } }"#
    #expect(colors(read(json)) == ["c \(hex)"])
  }

  @Test(arguments: [
    "{ \"colorSpace\": \"srgb\", \"components\": [255, 0, 0] }",
    "{ \"colorSpace\": \"cmyk\", \"components\": [0, 0, 0] }",
    "{ \"colorSpace\": \"srgb\", \"components\": [0, 0] }", "{ \"components\": [0, 0, 0] }",
    "{ \"colorSpace\": \"srgb\" }",
    "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, \"1\"] }", "12", "[1, 2, 3]", "\"reddish\"", "null",
    "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"alpha\": 2 }",
  ])
  func `a bad colour stays an entry without a value`(_ value: String) {
    let system = read("{\n\"c\": { \"$type\": \"color\", \"$value\":\n\(value) } }")
    #expect(colors(system) == ["c -"])
    #expect(findings(system) == ["color-invalid 3"])
  }

  @Test func `the fallback is evidence, and has six digits`() {
    let system = read(
      """
      { "c": { "$type": "color",
        "good": { "$value": \(srgb("0.2, 0.4, 0.6", ", \"hex\": \"#336699\"")) },
        "eight": { "$value": \(srgb("0, 0, 0", ", \"alpha\": 0.5, \"hex\": \"#00000080\"")) },
        "old": { "$value": "#336699" } } }
      """)
    #expect(colors(system) == ["c.good #336699", "c.eight #00000080", "c.old #336699"])
    #expect(system.evidence.comments.map(\.token) == ["c.good"])
    #expect(system.evidence.comments.allSatisfy { $0.isConversion })
    #expect(findings(system) == ["token-invalid 3", "token-invalid 4", "token-legacy 4"])
    #expect(system.readingFindings.map(\.severity) == [.error, .info, .info])
  }

  @Test func `a token is no group, a group may have a root`() {
    let system = read(
      """
      { "surface": { "$type": "color", "$value": \(srgb("1, 1, 1")),
          "raised": { "$value": \(srgb("0, 0, 0")) } },
        "accent": { "$type": "color",
          "$root": { "$value": \(srgb("1, 0, 0")) } },
        "button": { "$type": "color",
          "bg": { "$value": "{accent.$root}" },
          "bad": {
            "$value": "{accent}" } } }
      """)
    #expect(
      colors(system) == [
        "surface #FFFFFF", "surface.raised #000000", "accent.$root #FF0000", "button.bg #FF0000",
        "button.bad -",
      ])
    #expect(findings(system) == ["token-invalid 2", "alias-broken 8"])
  }

  @Test func `pointers name tokens and parts of values`() {
    let system = read(
      """
      { "a/b": { "c": { "$type": "color", "$value": \(srgb("1, 0, 0.2")) } },
        "whole": { "$type": "color", "$ref": "#/a~1b/c/$value" },
        "token": { "$type": "color", "$value": { "$ref": "#/a~1b/c" } },
        "part": { "$type": "color", "$value": { "colorSpace": "srgb",
          "components": [0, 0, { "$ref": "#/a~1b/c/$value/components/2" }] } },
        "gone": { "$type": "color", "$ref": "#/nothing/$value" } }
      """)
    #expect(colors(system) == ["a/b.c #FF0033", "whole #FF0033", "token #FF0033", "part #000033", "gone -"])
    #expect(system.tokens.colors.map(\.alias) == [nil, "a/b.c", "a/b.c", nil, nil])
    #expect(findings(system) == ["alias-broken 6"])
  }

  @Test func `groups extend groups, what they say themselves wins`() {
    let system = read(
      """
      { "base": { "$type": "color", "fg": { "$value": \(srgb("0, 0, 0")) }, "deep": { "x": { "$value": \(srgb("1, 1, 1")) } } },
        "mine": { "$extends": "{base}",
          "fg": { "$value": \(srgb("1, 0, 0")) },
          "deep": { "y": { "$value": "{mine.deep.x}" } } },
        "lost": { "$extends": "{nobody}" },
        "ring": { "$extends": "#/ring" } }
      """)
    #expect(
      colors(system).sorted() == [
        "base.deep.x #FFFFFF", "base.fg #000000", "mine.deep.x #FFFFFF", "mine.deep.y #FFFFFF",
        "mine.fg #FF0000",
      ])
    #expect(findings(system) == ["alias-broken 5", "alias-cycle 6"])
  }

  @Test func `groups that double with each line end`() {
    var json = #"{ "g0": { "$type": "number", "t": { "$value": 1 }, "u": { "$value": 1 } }"#
    for level in 1...40 {
      json +=
        ", \"g\(level)\": { \"a\": { \"$extends\": \"{g\(level - 1)}\" }, \"b\": { \"$extends\": \"{g\(level - 1)}\" } }"
    }
    #expect(findings(read(json + "}")) == ["token-invalid 1"])
  }

  @Test func `modes are appearances`() {
    let system = read(
      """
      { "c": { "$type": "color", "$value": \(srgb("1, 1, 1")), "$extensions": { "mode": {
        "dark": \(srgb("0, 0, 0")), "dim": "{d}" } } },
        "d": { "$type": "color", "$value": \(srgb("0.2, 0.2, 0.2")) } }
      """)
    let color = system.tokens.colors[0]
    #expect(color.dark?.contractText == "#000000")
    #expect(color.pairing == .stated)
    #expect(color.themes.map { "\($0.name) \($0.value.contractText)" } == ["dim #333333"])
  }

  @Test func `files of a system share their paths`() {
    let system = system(
      (
        "a.tokens.json",
        #"{ "red": { "$type": "color", "$value": \#(srgb("1, 0, 0")) }, "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }"#
      ),
      ("b.tokens.json", #"{ "bg": { "$value": "{red}" }, "space": { "$value": "{gap}" } }"#))
    #expect(colors(system) == ["red #FF0000", "bg #FF0000"])
    #expect(system.tokens.spacing.map(\.value) == [8, 8])
    #expect(system.tokens.spacing.map(\.alias) == [nil, "gap"])
    #expect(findings(system) == [])
  }

  @Test func `type styles have five parts, any of them an alias`() {
    let system = read(
      """
      { "font": { "sans": { "$type": "fontFamily", "$value": ["Karla", "sans-serif"] },
          "size": { "$type": "dimension", "$value": { "value": 1.25, "unit": "rem" } } },
        "type": { "$type": "typography",
          "body": { "$value": { "fontFamily": "{font.sans}", "fontSize": "{font.size}", "fontWeight": "semi-bold",
            "letterSpacing": { "value": 0.8, "unit": "px" }, "lineHeight": 1.5 } },
          "short": { "$value": { "fontFamily": "Karla", "fontSize": "16px", "lineHeight": { "value": 24, "unit": "px" } } },
          "copy": { "$value": "{type.body}" } } }
      """)
    let styles = system.tokens.typography
    #expect(styles.map(\.family) == ["Karla", "Karla", "Karla"])
    #expect(styles.map(\.fallbacks) == [["sans-serif"], [], ["sans-serif"]])
    #expect(styles.map(\.size) == [1.25, 16, 1.25])
    #expect(styles.map(\.unit) == ["rem", "px", "rem"])
    #expect(styles.map(\.weight) == [600, nil, 600])
    #expect(styles.map(\.letterSpacing) == [0.05, nil, 0.05])
    #expect(styles.map(\.lineHeight) == [1.5, 1.5, 1.5])
    #expect(styles.map(\.alias) == [nil, nil, "type.body"])
    #expect(findings(system) == Array(repeating: "token-invalid 6", count: 4))
    #expect(system.tokens.spacing.isEmpty)
  }

  @Test func `what lies under spacing is spacing, whatever it is beside`() {
    let system = read(
      """
      { "spacing": { "$type": "dimension", "line gap": { "$value": { "value": 4, "unit": "px" } },
          "corner inset": { "$value": { "value": 8, "unit": "px" } } },
        "line": { "$type": "dimension", "gap": { "$value": { "value": 2, "unit": "px" } } } }
      """)
    #expect(system.tokens.spacing.map(\.name) == ["spacing.line gap", "spacing.corner inset"])
    #expect(system.tokens.radii.isEmpty)
  }

  @Test func `measures, motion, shadows and gradients`() {
    let system = read(
      """
      { "radius": { "md": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } },
        "space": { "md": { "$type": "dimension", "$value": { "value": 1, "unit": "em" } } },
        "motion": { "fast": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } },
          "ease": { "$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1] },
          "move": { "$type": "transition", "$value": { "duration": "{motion.fast}", "delay": { "value": 0.1, "unit": "s" }, "timingFunction": "{motion.ease}" } },
          "bad": { "$type": "cubicBezier", "$value": [2, 0, 0.2, 1] } },
        "ink": { "$type": "color", "$value": \(srgb("0, 0, 0", ", \"alpha\": 0.5")) },
        "lift": { "$type": "shadow", "$value": [ { "color": "{ink}", "offsetX": { "value": 0, "unit": "px" },
          "offsetY": { "value": 0.5, "unit": "rem" }, "blur": { "value": 8, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } ] },
        "dusk": { "$type": "gradient", "$value": [ { "color": "{ink}", "position": 0 }, { "color": \(srgb("1, 0, 0")), "position": 1 } ] } }
      """)
    #expect(system.tokens.radii.map(\.value) == [8])
    #expect(system.tokens.spacing.map(\.unit) == ["em"])
    #expect(system.tokens.motion.map(\.duration) == [0.2, nil, 0.2, nil])
    #expect(system.tokens.motion.map(\.delay) == [nil, nil, 0.1, nil])
    #expect(system.tokens.motion.map(\.curve) == [nil, [0.4, 0, 0.2, 1], [0.4, 0, 0.2, 1], nil])
    #expect(system.tokens.shadows.map(\.color?.contractText) == ["#00000080"])
    #expect(system.tokens.shadows.map(\.y) == [8])
    #expect(system.tokens.gradients[0].stops.map { $0.color?.contractText } == ["#00000080", "#FF0000"])
    #expect(findings(system) == ["token-invalid 2", "token-invalid 6"])
  }

  @Test func `what is no token is said`() {
    let system = read(
      """
      { "a": 12,
        "b": { "$value": 1 },
        "c": { "$type": "colour", "$value": "red" },
        "d.e": { "$type": "number", "$value": 1 },
        "f": { "$value": "#112233" },
        "g": { "$colour": {} } }
      """)
    #expect(
      findings(system) == [
        "token-invalid 1", "token-invalid 2", "token-invalid 3", "token-invalid 4", "token-invalid 5",
        "token-invalid 5", "token-legacy 5", "token-invalid 6",
      ])
    #expect(colors(system) == ["f #112233"])
    #expect(findings(read("{ \"a\": ")) == ["token-invalid 1"])
    #expect(findings(read("[]")) == [])
  }

  @Test func `nesting of any depth costs no stack`() {
    let depth = 50_000
    let json =
      String(repeating: "{ \"g\": ", count: depth) + "{ \"$type\": \"number\", \"$value\": 1 }"
      + String(repeating: "}", count: depth)
    #expect(findings(read(json)) == ["token-invalid 1"])
  }

  @Test func `a resolver says which file is for which appearance`() {
    func color(_ name: String, _ value: String) -> String {
      #"{ "c": { "$type": "color", "\#(name)": { "$value": \#(value) } } }"#
    }
    let resolver = """
      { "name": "Tern", "version": "2025.10",
        "sets": { "core": { "sources": [{ "$ref": "core.tokens.json" }] } },
        "modifiers": { "theme": {
          "contexts": {
            "light": [{ "$ref": "day.tokens.json" }],
            "dark": [{ "$ref": "black.tokens.json" }, { "c": { "$type": "color", "line": { "$value": "{c.ink}" } } }],
            "dim": [{ "$ref": "dusk.tokens.json" }, { "$ref": "lost.json" }] },
          "default": "light" } },
        "resolutionOrder": [{ "$ref": "#/sets/core" }, { "$ref": "#/modifiers/theme" }] }
      """
    let system = system(
      ("black.tokens.json", color("back", srgb("0, 0, 0"))),
      ("core.tokens.json", color("ink", srgb("1, 0, 0"))),
      ("day.tokens.json", color("back", srgb("1, 1, 1"))),
      ("dusk.tokens.json", color("back", srgb("0.2, 0.2, 0.2"))),
      ("tern.resolver.json", resolver))
    #expect(
      system.tokens.colors.map {
        "\($0.name) \($0.light?.contractText ?? "-") \($0.dark?.contractText ?? "-") \($0.origin.path)"
      } == [
        "c.ink #FF0000 - core.tokens.json", "c.back #FFFFFF #000000 day.tokens.json",
        "c.line - #FF0000 tern.resolver.json",
      ])
    #expect(system.tokens.colors[1].themes.map { "\($0.name) \($0.value.contractText)" } == ["dim #333333"])
    #expect(system.tokens.colors[1].pairing == .stated)
    #expect(findings(system) == ["token-unread 7"])
  }

  @Test func `references inside of a border are followed too`() {
    let system = read(
      #"{ "b": { "$type": "border", "a": { "$value": { "color": "{nobody}", "width": { "value": 1, "unit": "px" }, "style": "solid" } } } }"#
    )
    #expect(findings(system) == ["alias-broken 1"])
  }
}
