import Syntax
import Testing

@testable import Design

@Suite struct `CSS custom properties` {
  private func read(_ css: String) -> DesignSystem {
    DesignSystem.read(id: "tern", folder: "tern", files: [(.css, SourceText(path: "theme.css", text: css))])
  }

  private func colors(_ css: String) -> [String] {
    read(css).tokens.colors.map {
      "\($0.name) \($0.light?.contractText ?? "-") \($0.dark?.contractText ?? "-") \($0.pairing?.rawValue ?? "-")"
    }
  }

  @Test func `are tokens at their lines`() {
    let system = read(
      """
      /* Surfaces */
      :root {
        /* Canvas */
        --canvas: #FAFAF5; /* page */
        --ink: rgb(10 20 30 / 50%) !important;
        --link: var(--ink);
        --lost: var(--nobody, red);
        --bad: #12345;
        --font: Karla, sans-serif;
      }
      """)
    #expect(
      system.tokens.colors.map { "\($0.name) \($0.light?.contractText ?? "-") \($0.origin.line)" } == [
        "--canvas #FAFAF5 4", "--ink #0A141E80 5", "--link #0A141E80 6", "--lost - 7", "--bad - 8",
      ])
    #expect(system.tokens.colors[0].group == "Canvas")
    #expect(system.tokens.colors[0].note == "page")
    #expect(system.tokens.colors[2].alias == "--ink")
    #expect(
      system.readingFindings.map { "\($0.rule) \($0.position.line)" } == [
        "alias-broken 7", "color-invalid 8",
      ])
  }

  @Test(arguments: [
    "@media (prefers-color-scheme: dark) { :root { --ink: #eee } }", "[data-theme=\"dark\"] { --ink: #eee }",
    "[data-theme=dark] { --ink: #eee; }", ":root.dark { --ink: #eee }", ".theme-dark { --ink: #eee }",
    "html[data-color-mode='dark'] { --ink: #eee }",
    "@media screen and (prefers-color-scheme:dark){:root{--ink:#eee}}",
  ])
  func `take their dark value from where it is set`(_ dark: String) {
    #expect(colors(":root { --ink: #111 }\n" + dark) == ["--ink #111111 #EEEEEE stated"])
  }

  @Test func `take both from light-dark`() {
    #expect(colors(":root { --ink: light-dark(#111, rgb(1, 2, 3)); }") == ["--ink #111111 #010203 stated"])
    #expect(
      colors(":root { --a: #111; --b: #222; --ink: light-dark(var(--a), var(--b)); }").last
        == "--ink #111111 #222222 stated")
  }

  @Test func `have contrast and further themes`() {
    let color = read(
      """
      :root { --ink: #111 }
      @media (prefers-contrast: more) { :root { --ink: #000 } @media (prefers-color-scheme: dark) { :root { --ink: #fff } } }
      [data-theme="dim"] { --ink: #333 }
      .darkroom { --ink: #444 }
      """
    ).tokens.colors[0]
    #expect(color.light?.contractText == "#111111")
    #expect(color.contrast?.light?.contractText == "#000000")
    #expect(color.contrast?.dark?.contractText == "#FFFFFF")
    #expect(color.themes.map { "\($0.name) \($0.value.contractText)" } == ["dim #333333"])
  }

  @Test func `hold measures, durations and curves`() {
    let tokens = read(
      """
      :root { --radius-md: 8px; --space-2: 0.5rem; --gap: 4px; --size: 3px; --duration-fast: 200ms;
        --ease: cubic-bezier(.4, 0, .2, 1); --delay-in: 1s }
      """
    ).tokens
    #expect(tokens.radii.map(\.value) == [8])
    #expect(tokens.spacing.map(\.value) == [0.5, 4])
    #expect(tokens.motion.map(\.duration) == [0.2, nil, nil])
    #expect(tokens.motion.map(\.curve) == [nil, [0.4, 0, 0.2, 1], nil])
    #expect(tokens.motion.map(\.delay) == [nil, nil, 1])
  }

  @Test func `are not colours written out in other properties`() {
    let system = read(
      ".a { color: #E5484D; border: 1px solid rgba(0,0,0,.5); background: url(//x/#123456.png) }")
    #expect(system.tokens.colors.isEmpty)
    #expect(system.evidence.literals.map(\.value.contractText).prefix(2) == ["#E5484D", "#00000080"])
    #expect(system.evidence.literals.first?.origin.position == Position(line: 1, column: 13))
  }

  @Test(arguments: [
    "{", "}", "}}}{{{", ":root { --a", "/*", "/", "\"", "--a:", "a:b:c", "@media {", "--a: \"\\", "(((",
    ":root{--a:#}",
  ])
  func `never trap`(_ css: String) {
    #expect(read(css).tokens.colors.isEmpty)
  }

  @Test func `channels of other variables are put together`() {
    #expect(
      colors(
        """
        :root {
          --tint-hsl: 210 50% 50%;
          --rgb: 17, 34, 51;
          --tint: hsl(var(--tint-hsl));
          --veil: rgba(var(--rgb), 0.5);
          --loop: hsl(var(--loop));
        }
        .dark { --tint-hsl: 210 50% 25%; }
        """) == [
          "--tint-hsl #4080BF #204060 stated", "--rgb #112233 - -", "--tint #4080BF #204060 stated",
          "--veil #11223380 - -",
        ])
  }

  @Test func `shadows, gradients, times and curves are tokens`() {
    let tokens = read(
      """
      :root {
        --ink: #102030;
        --lift: 0 1px 2px rgba(0, 0, 0, .1), inset 0 0.5rem 8px 1px var(--ink);
        --fade: linear-gradient(90deg, #111111, #222222 80%);
        --quick: 200ms;
        --ease-soft: ease-in-out;
        --move: transform 0.2s ease-out 50ms;
        --weight: linear;
      }
      """
    ).tokens
    #expect(
      tokens.shadows.map {
        "\($0.name) \($0.color?.contractText ?? "-") \($0.x) \($0.y) \($0.blur) \($0.spread)"
      }
        == ["--lift #0000001A 0.0 1.0 2.0 0.0", "--lift #102030 0.0 8.0 8.0 1.0"])
    #expect(tokens.gradients.map(\.name) == ["--fade"])
    #expect(tokens.gradients.first?.stops.map(\.at) == [0, 0.8])
    #expect(tokens.motion.map(\.name) == ["--quick", "--ease-soft", "--move"])
    #expect(tokens.motion.map(\.duration) == [0.2, nil, 0.2])
    #expect(tokens.motion.map(\.delay) == [nil, nil, 0.05])
    #expect(tokens.motion.last?.curve == [0, 0, 0.58, 1])
  }

  @Test func `variables of Less, and colours made fainter`() {
    #expect(
      colors(
        """
        @import url(x.css);
        @ink: #112233;
        @veil: fade(@ink, 50%);
        @same: @ink;
        $line: rgba($rule, 0.25);
        $rule: #445566;
        @media (min-width: 1px) { a { color: red } }
        """) == [
          "@ink #112233 - -", "@veil #11223380 - -", "@same #112233 - -", "$line #44556640 - -",
          "$rule #445566 - -",
        ])
  }
}

@Suite struct `JSON in documents` {
  private func read(_ json: String) -> DesignSystem {
    DesignSystem.read(
      id: "tern", folder: "tern",
      files: [(.neutral, SourceText(path: "DESIGN.md", text: "# Tern\n\n```json\n\(json)\n```\n"))])
  }

  @Test func `is read by its shape`() {
    let tokens = read(
      ##"{ "a": { "$type": "color", "$value": "#112233" }, "b": { "$type": "color", "$value": "{a}" }, }"##)
    #expect(tokens.tokens.colors.map { $0.light?.contractText } == ["#112233", "#112233"])
    #expect(tokens.tokens.colors.map(\.origin.line) == [4, 4])
    let themes = read(##"{ "themes": { "t": { "colors": { "light": { "p": "#112233" } } } } }"##)
    #expect(themes.tokens.colors.map(\.name) == ["p"])
    let matter = read(##"{ "colors": { "p": "#112233", "q": "{colors.p}" } }"##)
    #expect(matter.tokens.colors.map { $0.light?.contractText } == ["#112233", "#112233"])
    #expect(read(##"{ "port": 8080 }"##).tokens.colors.isEmpty)
    #expect(read("{ not json").readingFindings.isEmpty)
  }
}
