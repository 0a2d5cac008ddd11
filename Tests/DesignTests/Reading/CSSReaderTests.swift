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
