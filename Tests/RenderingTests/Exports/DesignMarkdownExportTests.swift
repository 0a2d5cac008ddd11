import Design
import Syntax
import Testing

@testable import Rendering

@Suite("Exports: DESIGN.md") struct DesignMarkdownExportTests {
  private let source = """
    # Tern Design System

    ## Colors

    - **Tern Teal** (`#1F6F78`): buttons: "quoted" # hash
    - **Foam** (`#F4F7FA` light / `#10161D` dark): the canvas
    - **Veil** (`#1D2A3A80`)

    ## Typography

    | Role | Font | Size | Weight | Line Height | Letter Spacing |
    | --- | --- | --- | --- | --- | --- |
    | Body Large | Manrope | 17pt | 400 | 1.4 | 0.2pt |

    ## Spacing

    - **sm**: 8pt

    ## Radius

    - **Card** (12pt)

    ## Elevation

    | Level | Shadow |
    | --- | --- |
    | Raised | `0 2px 8px #00000033` |

    ## Motion

    - **Send**: spring, response 0.32, damping fraction 0.78
    """

  @Test func `front matter in google's schema, then sections for the author`() {
    let text = Exported("design-md", [(.neutral, source)]).text()
    #expect(
      text.hasPrefix(
        """
        ---
        version: alpha
        name: "Tern"
        themes: ["light", "dark"]
        colors:
          primary: "{colors.tern-teal}"  # Tern Teal, under the name that tools look for
          tern-teal: "#1f6f78"  # buttons: "quoted" # hash
          foam:  # the canvas
            light: "#f4f7fa"
            dark: "#10161d"
          veil: "#1d2a3a80"
        typography:
          body-large:
            fontFamily: "Manrope"
            fontSize: "17px"
            fontWeight: 400
            lineHeight: "1.4"
            letterSpacing: "0.2px"
        rounded:
          card: "12px"
        spacing:
          sm: "8px"
        ---

        # Tern

        ## Overview

        <!-- What is this for, who uses it, and how should it feel? -->

        ## Colors
        """), "\(text)")
    #expect(text.contains("| Raised | `0px 2px 8px 0px #00000033` |"))
    #expect(text.contains("- **Send**: spring, response 0.32, damping fraction 0.78\n"))
  }

  @Test func `google's rules have nothing to say of it`() {
    let text = Exported("design-md", [(.neutral, source)]).text()
    let system = DesignSystem.read(
      id: "tern", folder: "tern", files: [(.neutral, SourceText(path: "DESIGN.md", text: text))])
    let findings = SystemCheck.findings(of: [SystemCheck(system, files: ContentFiles(["DESIGN.md"]))])
    let rules: Set = [
      "broken-ref", "missing-primary", "contrast-ratio", "orphaned-tokens", "missing-sections",
      "missing-typography", "section-order", "unknown-key", "token-like-ignored", "token-invalid",
      "token-unread",
    ]
    #expect(findings.filter { rules.contains($0.rule) }.map { "\($0.rule): \($0.message)" } == [])
  }

  @Test func `a primary with two values is two plain colours`() {
    let text = Exported(
      "design-md",
      [(.neutral, "# Tern\n\n## Colors\n\n- **Primary** (`#111111` light / `#EEEEEE` dark): a\n")]
    ).lines("primary")
    #expect(text == ["primary: \"#111111\"  # a", "primary-dark: \"#eeeeee\""])
  }

  @Test func `no name or word breaks out of YAML`() throws {
    let exported = Exported("design-md", [(.dtcg, Sample.hostile)], name: "Tern \"\n---\n# x")
    let text = SourceText(path: "DESIGN.md", bytes: exported.result.files[0].contents)
    let yaml = try #require(FrontMatter.yaml(of: text))
    let root = try #require(YAMLParser.parse(yaml).root)
    #expect(root["colors"]?.children.filter { $0.key != "primary" }.count == 9)
  }

  @Test func `what a front matter has already stays as it is called`() {
    let text =
      "---\nname: Tern\ncolors:\n  primary: \"#111111\"\n  on_primary: \"{colors.primary}\"\ncomponents:\n  button:\n    backgroundColor: \"{colors.primary}\"\n    padding: 12px\n---\n# Tern\n"
    let exported = Exported("design-md", [(.neutral, text)])
    #expect(exported.lines("on_primary") == ["on_primary: \"{colors.primary}\""])
    #expect(
      exported.text().contains(
        "components:\n  button:\n    backgroundColor: \"{colors.primary}\"\n    padding: \"12px\"\n"))
  }
}
