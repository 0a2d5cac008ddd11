import Design
import Rendering
import Testing

@Suite("Exports: code and resources") struct CodeExportTests {
  @Test func `swift has members of Color and Font and numbers in enums`() {
    let text = Exported("swift", [(.neutral, Sample.tern)]).text()
    #expect(
      text.hasPrefix(
        """
        // Tern: design tokens, written by docgen

        import SwiftUI

        extension Color {
          static let ink = Color(.sRGB, red: 0.1137, green: 0.1647, blue: 0.2275, opacity: 1)
          static let veil = Color(.sRGB, red: 0.1137, green: 0.1647, blue: 0.2275, opacity: 0.502)
          static let text = Color.ink
          /// the canvas
          static let foam = adaptive(
              light: Color(.sRGB, red: 0.9569, green: 0.9686, blue: 0.9804, opacity: 1),
              dark: Color(.sRGB, red: 0.0627, green: 0.0863, blue: 0.1137, opacity: 1))
        }

        extension Font {
          /// line height 1.5; tracking 0.32
          static let ternBody = Font.custom("Manrope", size: 16).weight(.medium)
        }

        enum TernSpacing {
          static let md: CGFloat = 12
          static let spacing8: CGFloat = 8
        }

        enum TernRadius {
          static let lg: CGFloat = 16
        }

        /// One layer of a shadow, for `.shadow(color:radius:x:y:)`; the radius is half the blur of CSS.
        struct TernShadow: Sendable {
          let color: Color
          let radius: CGFloat
          let x: CGFloat
          let y: CGFloat
        }

        extension TernShadow {
          static let raised = [
              TernShadow(color: Color(.sRGB, red: 0.1137, green: 0.1647, blue: 0.2275, opacity: 0.2), radius: 4, x: 0, y: 2),
            ]
        }

        extension Color {
          fileprivate static func adaptive(
        """))
  }

  @Test func `swift leaves alone what SwiftUI and the language have`() {
    let text =
      "---\nname: Tern\ncolors:\n  primary: \"#111111\"\n  default: \"#222222\"\n  \"500\": \"#333333\"\n---\n# Tern\n"
    let names = Exported("swift", [(.neutral, text)]).lines("static let").map { $0.split(separator: " ")[2] }
    #expect(names == ["ternPrimary", "ternDefault", "color500"])
  }

  @Test func `an asset catalogue has light, dark and decimal strings`() {
    let exported = Exported("xcassets", [(.neutral, Sample.tern)])
    #expect(
      exported.result.files.map(\.path) == [
        "DesignTokens.xcassets/Contents.json", "DesignTokens.xcassets/Ink.colorset/Contents.json",
        "DesignTokens.xcassets/Veil.colorset/Contents.json",
        "DesignTokens.xcassets/Text.colorset/Contents.json",
        "DesignTokens.xcassets/Foam.colorset/Contents.json",
      ])
    #expect(
      exported.text("DesignTokens.xcassets/Foam.colorset/Contents.json") == """
        {
          "colors": [
            {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.9569", "green": "0.9686", "blue": "0.9804", "alpha": "1.0"}}},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components": {"red": "0.0627", "green": "0.0863", "blue": "0.1137", "alpha": "1.0"}}}
          ],
          "info": {"author": "xcode", "version": 1}
        }

        """)
  }

  @Test func `compose has objects for light, dark, type and measures`() {
    let text = Exported("compose", [(.neutral, Sample.tern)]).text()
    #expect(
      text.hasSuffix(
        """
        object TernColors {
            val Ink = Color(0xFF1D2A3A)
            val Veil = Color(0x801D2A3A)
            val Text = Color(0xFF1D2A3A)
            val Foam = Color(0xFFF4F7FA)
        }

        object TernDarkColors {
            val Foam = Color(0xFF10161D)
        }

        object TernType {
            /** Manrope */
            val Body = TextStyle(fontSize = 16.sp, fontWeight = FontWeight(500), lineHeight = 1.5.em, letterSpacing = (0.32).sp)
        }

        object TernSpacing {
            val Md = (12).dp
            val Spacing8 = (8).dp
        }

        object TernRadius {
            val Lg = (16).dp
        }

        object TernShadows {
            val Raised = listOf(Shadow(color = Color(0x331D2A3A), offset = Offset(0f, 2f), blurRadius = 8f))
        }

        """))
  }

  @Test func `android has colours, night colours and dimensions`() {
    let exported = Exported("android-xml", [(.neutral, Sample.tern)])
    #expect(
      exported.text("res/values/colors.xml") == """
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
            <color name="ink">#FF1D2A3A</color>
            <color name="veil">#801D2A3A</color>
            <color name="text">@color/ink</color>
            <color name="foam">#FFF4F7FA</color>
        </resources>

        """)
    #expect(exported.text("res/values-night/colors.xml").contains("<color name=\"foam\">#FF10161D</color>"))
    #expect(exported.text("res/values/dimens.xml").contains("<dimen name=\"spacing_8\">8dp</dimen>"))
  }

  @Test(arguments: [("swift", "static let "), ("compose", "val "), ("android-xml", "<color name=\"")])
  func `every name is one in its language`(format: String, start: String) {
    let exported = Exported(format, [(.dtcg, Sample.hostile)], name: "Tern */ \n } x")
    let names = exported.lines(start).map { line in
      line.dropFirst(start.count).prefix { $0 != " " && $0 != "\"" }
    }
    #expect(names.count == 9 && Set(names).count == 9)
    for name in names {
      #expect(name.unicodeScalars.first?.properties.isXIDStart == true, "\(name)")
      #expect(name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }, "\(name)")
      #expect(name != "self" || format == "android-xml")
    }
    let lines = exported.text().split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix(" } x") })
  }

  @Test func `names that the libraries or Java have are not taken`() {
    let text = "---\nname: Tern\ncolors:\n  color: \"#111111\"\n  default: \"#222222\"\n---\n# Tern\n"
    #expect(
      Exported("compose", [(.neutral, text)]).lines("val ") == [
        "val TernColor = Color(0xFF111111)", "val Default = Color(0xFF222222)",
      ])
    #expect(
      Exported("android-xml", [(.neutral, text)]).lines("<color ") == [
        "<color name=\"color\">#FF111111</color>", "<color name=\"color_default\">#FF222222</color>",
      ])
  }

  @Test func `colour sets stay inside their catalogue`() {
    for file in Exported("xcassets", [(.dtcg, Sample.hostile)]).result.files {
      #expect(file.path.split(separator: "/").count <= 3 && !file.path.contains(".."))
    }
  }
}
