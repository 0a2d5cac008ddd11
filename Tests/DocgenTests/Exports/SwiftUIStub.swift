/// As much of SwiftUI and UIKit as exported Swift names, for a compiler on a machine without them.
enum SwiftUIStub {
  /// A module of the name UIKit.
  static let uiKit = """
    public enum UIUserInterfaceStyle: Sendable { case light, dark, unspecified }
    public enum UIAccessibilityContrast: Sendable { case normal, high, unspecified }
    public struct UITraitCollection: Sendable {
      public var userInterfaceStyle: UIUserInterfaceStyle { .light }
      public var accessibilityContrast: UIAccessibilityContrast { .normal }
    }
    open class UIColor: @unchecked Sendable {
      public init() {}
      public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
    }
    """

  /// A module of the name SwiftUI, upon UIKit.
  static let onUIKit =
    "@_exported import UIKit\n" + common + """
      extension UIColor { public convenience init(_ color: Color) { self.init() } }
      extension Color { public init(uiColor: UIColor) { self.init() } }
      """

  /// A module of the name SwiftUI, upon AppKit.
  static let onAppKit =
    common + """
      public struct NSAppearance: Sendable {
        public struct Name: Hashable, Sendable {
          public static let aqua = Name()
          public static let darkAqua = Name()
          public static let accessibilityHighContrastAqua = Name()
          public static let accessibilityHighContrastDarkAqua = Name()
        }
        public func bestMatch(from names: [Name]) -> Name? { nil }
      }
      public final class NSColor: @unchecked Sendable {
        public init(name: String?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {}
        public init(_ color: Color) {}
      }
      extension Color { public init(nsColor: NSColor) { self.init() } }
      """

  private static let common = """
    public typealias CGFloat = Double
    public struct Color: Hashable, Sendable {
      public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
      init() {}
      public init(
        _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
      ) {}
      public static let red = Color(), orange = Color(), yellow = Color(), green = Color(), mint = Color()
      public static let teal = Color(), cyan = Color(), blue = Color(), indigo = Color(), purple = Color()
      public static let pink = Color(), brown = Color(), white = Color(), gray = Color(), black = Color()
      public static let clear = Color(), primary = Color(), secondary = Color(), accentColor = Color()
      public func opacity(_ value: Double) -> Color { self }
    }
    public struct Font: Hashable, Sendable {
      public enum TextStyle: Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
      }
      public enum Weight: Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
      }
      public enum Design: Sendable { case `default`, serif, rounded, monospaced }
      public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
      public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font()
      public static let caption = Font(), caption2 = Font()
      public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
      public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font() }
      public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
      public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
      public func weight(_ weight: Weight) -> Font { self }
      public func italic() -> Font { self }
    }
    public struct UnitPoint: Hashable, Sendable {
      public init(x: CGFloat, y: CGFloat) {}
      public static let top = Self(x: 0, y: 0), bottom = top, leading = top, trailing = top, center = top
      public static let topLeading = top, topTrailing = top, bottomLeading = top, bottomTrailing = top
    }
    public struct Angle: Sendable { public static func degrees(_ value: Double) -> Angle { Angle() } }
    public struct Gradient: Sendable {
      public struct Stop: Sendable { public init(color: Color, location: CGFloat) {} }
    }
    public struct LinearGradient: Sendable {
      public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
    }
    public struct EllipticalGradient: Sendable {
      public init(stops: [Gradient.Stop], center: UnitPoint = .center) {}
    }
    public struct AngularGradient: Sendable {
      public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .degrees(0)) {}
    }
    public struct Animation: Hashable, Sendable {
      public static let `default` = Animation(), linear = Animation(), easeIn = Animation(), easeOut = Animation()
      public static let easeInOut = Animation(), smooth = Animation(), snappy = Animation(), bouncy = Animation()
      public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
      ) -> Animation { Animation() }
      public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
      ) -> Animation { Animation() }
      public func delay(_ seconds: Double) -> Animation { self }
      public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
      public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    }

    """
}
