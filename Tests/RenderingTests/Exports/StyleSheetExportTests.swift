import Design
import Rendering
import Testing

@Suite("Exports: stylesheets") struct StyleSheetExportTests {
  @Test func `css has every kind, aliases as var and dark in two rules`() {
    #expect(
      Exported("css", [(.neutral, Sample.tern)]).text() == """
        /* Tern: design tokens, written by docgen */

        :root {
          --ink: #1d2a3a;
          --veil: #1d2a3a80;
          --text: var(--ink);
          --foam: #f4f7fa;
          --spacing-md: 12px;
          --spacing-8: 0.5rem;
          --radius-lg: 16px;
          --shadow-raised: 0px 2px 8px 0px #1d2a3a33;
          --body-font-family: "Manrope", sans-serif;
          --body-font-size: 16px;
          --body-font-weight: 500;
          --body-line-height: 1.5;
          --body-letter-spacing: 0.32px;
        }

        @media (prefers-color-scheme: dark) {
          :root:not([data-theme="light"]) {
            --foam: #10161d;
          }
        }

        [data-theme="dark"] {
          --foam: #10161d;
        }

        """)
  }

  @Test func `scss has variables, a map of dark values and mixins`() {
    #expect(
      Exported("scss", [(.neutral, Sample.tern)]).text() == """
        // Tern: design tokens, written by docgen

        $ink: #1d2a3a;
        $veil: #1d2a3a80;
        $text: #1d2a3a;
        $foam: #f4f7fa;
        $spacing-md: 12px;
        $spacing-8: 0.5rem;
        $radius-lg: 16px;
        $shadow-raised: 0px 2px 8px 0px #1d2a3a33;
        $body-font-family: "Manrope", sans-serif;
        $body-font-size: 16px;
        $body-font-weight: 500;
        $body-line-height: 1.5;
        $body-letter-spacing: 0.32px;

        $dark-values: (
          "foam": #10161d,
        );

        @mixin body {
          font-family: "Manrope", sans-serif;
          font-size: 16px;
          font-weight: 500;
          line-height: 1.5;
          letter-spacing: 0.32px;
        }

        """)
  }

  @Test func `tailwind has the names that its utilities are made from`() {
    #expect(
      Exported("tailwind", [(.neutral, Sample.tern)]).lines("--") == [
        "--color-ink: #1d2a3a;", "--color-veil: #1d2a3a80;", "--color-text: var(--color-ink);",
        "--color-foam: #f4f7fa;", "--spacing-md: 12px;", "--spacing-8: 0.5rem;", "--radius-lg: 16px;",
        "--shadow-raised: 0px 2px 8px 0px #1d2a3a33;", "--font-body: \"Manrope\", sans-serif;",
        "--text-body: 16px;", "--text-body--font-weight: 500;", "--text-body--line-height: 1.5;",
        "--text-body--letter-spacing: 0.32px;", "--color-foam: #10161d;", "--color-foam: #10161d;",
      ])
  }

  @Test func `tailwind 3 has a dark colour under a name of its own`() {
    #expect(
      Exported("tailwind-v3", [(.neutral, Sample.tern)]).text() == """
        {
          "theme": {
            "extend": {
              "colors": {
                "ink": "#1d2a3a",
                "veil": "#1d2a3a80",
                "text": "#1d2a3a",
                "foam": "#f4f7fa",
                "foam-dark": "#10161d"
              },
              "spacing": {
                "md": "12px",
                "8": "0.5rem"
              },
              "borderRadius": {
                "lg": "16px"
              },
              "boxShadow": {
                "raised": "0px 2px 8px 0px #1d2a3a33"
              },
              "fontFamily": {
                "body": "\\"Manrope\\", sans-serif"
              },
              "fontSize": {
                "body": ["16px", {"lineHeight": "1.5", "letterSpacing": "0.32px", "fontWeight": "500"}]
              }
            }
          }
        }

        """)
  }

  @Test func `two paths that are one property are numbered and told`() {
    let text = """
      {"color": {"$type": "color",
        "blue": {"500": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}},
        "blue-500": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0.8]}}}}
      """
    let exported = Exported("css", [(.dtcg, text)])
    #expect(exported.lines("--") == ["--color-blue-500: #0000ff;", "--color-blue-500-2: #0000cc;"])
    #expect(
      exported.notes == [
        "'color.blue-500' is exported as 'color-blue-500-2': 'color.blue.500' has 'color-blue-500'"
      ])
  }

  @Test func `a colour outside sRGB keeps its space, contrast and system faces have rules of their own`() {
    let text = """
      extension Color {
        static let ember = Color(.displayP3, red: 0.98, green: 0.353, blue: 0.216)
      }
      extension Font {
        static let label = Font.system(size: 13, weight: .semibold, design: .rounded)
      }
      """
    #expect(
      Exported("css", [(.swift, text)]).lines("--") == [
        "--ember: color(display-p3 0.98 0.353 0.216);", "--label-font-family: ui-rounded, system-ui;",
        "--label-font-size: 13px;", "--label-font-weight: 600;",
      ])
  }

  @Test(arguments: ["css", "scss", "tailwind"])
  func `no name or text breaks out of a stylesheet`(format: String) {
    let exported = Exported(format, [(.dtcg, Sample.hostile)], name: "Tern */ x {}\n@import 'y';")
    let text = exported.text()
    #expect(!text.contains("</style>") && !text.contains("@import 'y'\n"))
    #expect(text.split(separator: "\n").first?.contains("@import") == true)
    let names = text.split(separator: "\n").dropFirst().filter { $0.contains(": #") }.map { line in
      line.split(separator: ":")[0].drop { $0 == " " || $0 == "-" || $0 == "$" }
    }
    #expect(names.count == 9 && Set(names).count == 9)
    for name in names {
      #expect(
        name.unicodeScalars.allSatisfy {
          $0.value >= 0x80 || $0 == "-" || $0.properties.isAlphabetic || ("0"..."9") ~= $0
        })
    }
    if format == "scss" { #expect(!names.contains { ("0"..."9") ~= ($0.first ?? "0") }) }
  }
}
