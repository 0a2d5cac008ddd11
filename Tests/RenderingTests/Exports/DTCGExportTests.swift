import Design
import Rendering
import Syntax
import Testing

@Suite("Exports: DTCG") struct DTCGExportTests {
  @Test func `every kind in its group, aliases kept, what is not stated said`() {
    let exported = Exported("dtcg", [(.neutral, Sample.tern)])
    #expect(
      exported.text() == """
        {
          "color": {
            "ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1137, 0.1647, 0.2275], "hex": "#1d2a3a"}},
            "veil": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1137, 0.1647, 0.2275], "alpha": 0.502, "hex": "#1d2a3a"}},
            "text": {"$type": "color", "$value": "{color.ink}"},
            "Foam": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.9569, 0.9686, 0.9804], "hex": "#f4f7fa"}, "$description": "the canvas"}
          },
          "typography": {
            "body": {"$type": "typography", "$value": {"fontFamily": ["Manrope", "sans-serif"], "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 500, "letterSpacing": {"value": 0.32, "unit": "px"}, "lineHeight": 1.5}}
          },
          "spacing": {
            "md": {"$type": "dimension", "$value": {"value": 12, "unit": "px"}},
            "8": {"$type": "dimension", "$value": {"value": 0.5, "unit": "rem"}}
          },
          "radius": {
            "lg": {"$type": "dimension", "$value": {"value": 16, "unit": "px"}}
          },
          "shadow": {
            "Raised": {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [0.1137, 0.1647, 0.2275], "alpha": 0.2, "hex": "#1d2a3a"}, "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"}, "blur": {"value": 8, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}
          }
        }

        """)
    #expect(
      exported.text("tokens.resolver.json") == """
        {
          "version": "2025.10",
          "sets": {
            "tokens": {"sources": [{"$ref": "tokens.json"}]}
          },
          "modifiers": {
            "appearance": {
              "contexts": {
                "light": [],
                "dark": [
                  {
                    "color": {
                      "Foam": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.0627, 0.0863, 0.1137], "hex": "#10161d"}}
                    }
                  }
                ]
              },
              "default": "light"
            }
          },
          "resolutionOrder": [{"$ref": "#/sets/tokens"}, {"$ref": "#/modifiers/appearance"}]
        }

        """)
  }

  @Test func `a style has all five members, those filled in are named`() {
    let text = "---\nname: Tern\ntypography:\n  body:\n    fontSize: 17px\n---\n# Tern\n"
    #expect(
      Exported("dtcg", [(.neutral, text)]).lines("\"body\"") == [
        #""body": {"$type": "typography", "$value": {"fontFamily": ["system-ui"], "fontSize": {"value": 17, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}, "$description": "not stated, filled in: fontFamily, fontWeight, letterSpacing, lineHeight"}"#
      ])
  }

  @Test func `a token that is a group too is the group's root`() {
    let tokens = """
      {"ink": {"$type": "color",
        "$root": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
        "soft": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.2, 0.2]}}}}
      """
    #expect(
      Exported("dtcg", [(.dtcg, tokens)]).text() == """
        {
          "ink": {
            "$root": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}},
            "soft": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.2, 0.2], "hex": "#333333"}}
          }
        }

        """)
  }

  @Test(arguments: ["dtcg", "tailwind-v3", "json"])
  func `no name breaks JSON`(format: String) throws {
    let exported = Exported(format, [(.dtcg, Sample.hostile)], name: "Tern \"\n")
    let tree = try JSONParser.parse(SourceText(path: "x", bytes: exported.result.files[0].contents))
    #expect(tree.root?.kind == .map)
    if format == "dtcg" {
      let keys = tree.nodes.compactMap(\.key)
      #expect(!keys.contains { $0.contains("{") || $0.contains(".") })
      #expect(tree.nodes.filter { $0.key == "$value" }.count == 9)
    }
  }
}
