import Design
import Rendering
import Testing

/// Gradients, shadows and movements, where a target has a form for them; else it is said.
@Suite("Exports: gradients, shadows, motion") struct EffectExportTests {
  private let source = """
    # Tern

    ## Gradients

    - **Dusk**: `linear-gradient(135deg, #1D2A3A 0%, #5C7A29 40%, #F4F7FA 100%)`
    - **Tilt**: `linear-gradient(100deg, #1D2A3A, #F4F7FA)`

    ## Elevation

    | Level | Shadow |
    | --- | --- |
    | Raised | `0 2px 8px 1px #1D2A3A33` |

    ## Motion

    - **Send**: spring, response 0.32, damping fraction 0.78
    - **Fade**: cubic-bezier(0.4, 0, 0.2, 1), 300 ms, delay 100 ms
    - **Toast**: 2.5 s
    - **Wiggle**: keyframes, 400 ms
    """

  @Test func `swift`() {
    let exported = Exported("swift", [(.neutral, source)])
    let text = exported.text()
    #expect(
      text.contains(
        """
        enum TernGradient {
          static let dusk = LinearGradient(
              stops: [
                Gradient.Stop(color: Color(.sRGB, red: 0.1137, green: 0.1647, blue: 0.2275, opacity: 1), location: 0),
                Gradient.Stop(color: Color(.sRGB, red: 0.3608, green: 0.4784, blue: 0.1608, opacity: 1), location: 0.4),
                Gradient.Stop(color: Color(.sRGB, red: 0.9569, green: 0.9686, blue: 0.9804, opacity: 1), location: 1),
              ],
              startPoint: .topLeading, endPoint: .bottomTrailing)
        """), "\(text)")
    #expect(
      text.contains(
        "startPoint: UnitPoint(x: -0.0704, y: 0.3994), endPoint: UnitPoint(x: 1.0704, y: 0.6006))"))
    #expect(
      text.contains(
        """
        extension TernShadow {
          /// spread 1, which SwiftUI has no word for
          static let raised = [
              TernShadow(color: Color(.sRGB, red: 0.1137, green: 0.1647, blue: 0.2275, opacity: 0.2), radius: 4, x: 0, y: 2),
            ]
        }

        extension Animation {
          /// spring, response 0.32, damping fraction 0.78
          static let send = Animation.spring(response: 0.32, dampingFraction: 0.78)
          /// cubic-bezier(0.4, 0, 0.2, 1), 300 ms, delay 100 ms
          static let fade = Animation.timingCurve(0.4, 0, 0.2, 1, duration: 0.3).delay(0.1)
        }

        enum TernDuration {
          /// 2.5 s
          static let toast: Double = 2.5
        }
        """), "\(text)")
    #expect(exported.notes == ["1 movement of 'tern' left out: the format has no words for it"])
  }

  @Test func `compose`() {
    let exported = Exported("compose", [(.neutral, source)])
    #expect(
      exported.text().hasSuffix(
        """
        object TernGradients {
            val Dusk = Brush.linearGradient(0f to Color(0xFF1D2A3A), 0.4f to Color(0xFF5C7A29), 1f to Color(0xFFF4F7FA), start = Offset(0f, 0f), end = Offset(Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY))
            /** 100 degrees, here along the nearest side or diagonal */
            val Tilt = Brush.linearGradient(0f to Color(0xFF1D2A3A), 1f to Color(0xFFF4F7FA), start = Offset(0f, 0f), end = Offset(Float.POSITIVE_INFINITY, 0f))
        }

        object TernShadows {
            /** spread 1, which Shadow has no word for */
            val Raised = listOf(Shadow(color = Color(0x331D2A3A), offset = Offset(0f, 2f), blurRadius = 8f))
        }

        object TernMotion {
            val Send = spring<Float>(dampingRatio = 0.78f, stiffness = 385.5314f)
            val Fade = tween<Float>(durationMillis = 300, delayMillis = 100, easing = CubicBezierEasing(0.4f, 0f, 0.2f, 1f))
            val Toast = tween<Float>(durationMillis = 2500)
        }

        """), "\(exported.text())")
    #expect(exported.text().contains("import androidx.compose.ui.graphics.Brush\n"))
  }

  @Test func `android`() {
    let exported = Exported("android-xml", [(.neutral, source)])
    #expect(
      exported.text("res/drawable/gradient_dusk.xml") == """
        <?xml version="1.0" encoding="utf-8"?>
        <shape xmlns:android="http://schemas.android.com/apk/res/android">
            <gradient
                android:type="linear"
                android:angle="315"
                android:startColor="#FF1D2A3A"
                android:centerColor="#FF5C7A29"
                android:centerX="0.4"
                android:endColor="#FFF4F7FA" />
        </shape>

        """)
    #expect(exported.text("res/interpolator/motion_fade.xml").contains("android:controlX2=\"0.2\""))
    #expect(
      exported.text("res/values/integers.xml").contains("<integer name=\"motion_toast\">2500</integer>"))
    #expect(
      exported.notes == [
        "1 gradient, 1 shadow and 1 spring of 'tern' left out: the format has no words for them"
      ])
  }

  @Test func `increased contrast and further themes are said where they cannot be`() {
    let set = """
      {"colors": [
        {"color": {"color-space": "srgb", "components": {"red": "0.1", "green": "0.2", "blue": "0.3", "alpha": "1.0"}}},
        {"appearances": [{"appearance": "contrast", "value": "high"}],
         "color": {"color-space": "srgb", "components": {"red": "0.0", "green": "0.1", "blue": "0.2", "alpha": "1.0"}}}]}
      """
    let files: [(Flavor, String)] = [(.xcassets, set)]
    for format in ["scss", "tailwind-v3", "compose", "android-xml", "design-md"] {
      #expect(
        Exported(format, files).notes == [
          "increased contrast of 1 colour of 'tern' left out: the format has no words for it"
        ], "\(format)")
    }
    for format in ["css", "swift", "xcassets", "dtcg"] {
      #expect(Exported(format, files).notes == [], "\(format)")
    }
    #expect(Exported("dtcg", files).text("tokens.resolver.json").contains("\"light-high-contrast\""))
  }

  @Test func `dotted names have groups in an asset catalogue`() {
    let tokens = """
      {"color": {"$type": "color", "blue": {"500": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}}}
      """
    let exported = Exported("xcassets", [(.dtcg, tokens)])
    #expect(
      exported.result.files.map(\.path) == [
        "DesignTokens.xcassets/Contents.json", "DesignTokens.xcassets/Blue/Contents.json",
        "DesignTokens.xcassets/Blue/500.colorset/Contents.json",
      ])
    #expect(
      exported.text("DesignTokens.xcassets/Blue/Contents.json") == """
        {
          "info": {"author": "xcode", "version": 1},
          "properties": {"provides-namespace": true}
        }

        """)
  }
}
