import Syntax
import Testing

@testable import Design

@Suite("Swift colours") struct SwiftColorTests {
  /// The value of one declaration in an extension.
  private func value(_ declaration: String, in type: String = "Color") -> String {
    let lines = swift("extension \(type) {\n\(declaration)\n}").colorLines
    return lines.last.map { String($0.drop { $0 != "=" }.dropFirst(2)) } ?? "none"
  }

  @Test(arguments: [
    ("Color(red: 0.341, green: 0.106, blue: 0.494)", "#571B7E"),
    ("Color(red: 46.0 / 255.0, green: 134 / 255, blue: 171/255, opacity: 0.5)", "#2E86AB80"),
    ("Color(.sRGB, red: 0x0A / 255, green: 0x6F / 255, blue: 0xC8 / 255)", "#0A6FC8"),
    ("Color(.displayP3, red: 0.1, green: 0.7, blue: 0.4)", "color(display-p3 0.1 0.7 0.4)"),
    ("Color(white: 0.4)", "#666666"), ("Color(.sRGB, white: 0.4, opacity: 1)", "#666666"),
    ("Color(hue: 210/360, saturation: 0.6, brightness: 0.8)", "#528FCC"),
    ("Color(#colorLiteral(red: 0.8431372549, green: 0.3294117647, blue: 0.2, alpha: 0.4))", "#D7543366"),
    ("Color(hex: \"2E86AB\")", "#2E86AB"), ("Color(hex: \"#2E86AB80\")", "#2E86AB80"),
    ("Color(hex: 0x2E_86_AB, alpha: 0.5)", "#2E86AB at 0.5"), ("Color.hex(0x2E86AB)", "#2E86AB"),
    ("0x2E86AB.color", "#2E86AB"), ("\"#2E86AB\".color", "#2E86AB"), ("Color(0x2E86AB)", "#2E86AB"),
    ("Color(argb: 0x802E86AB)", "#2E86AB80"), ("Color(\"Brand\", bundle: .module)", "asset Brand"),
    ("Color(.brandPrimary)", "asset brandPrimary"), ("Color(ColorResource.brand)", "asset brand"),
    ("Color(.systemBackground)", "system systemBackground"),
    ("Color(uiColor: .secondaryLabel)", "system secondaryLabel"), ("Color(UIColor.red)", "#FF0000"),
    ("Color.red", "system red"), ("Color.white", "#FFFFFF"), ("Color.ink.opacity(0.2)", "->ink * 0.2"),
    ("Color(red: 0, green: 0, blue: 0).opacity(0.5).opacity(0.5)", "#000000 * 0.5 * 0.5"),
    ("Self(red: 0.2, green: 0.4, blue: 0.6)", "#336699"),
    ("{ Color(red: 0.2, green: 0.4, blue: 0.6) }()", "#336699"),
    ("Color(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1))", "#FFFFFF"),
    ("Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))", "#FF0000"),
    ("Color(light: Color(hex: \"#FAFAF5\"), dark: .black)", "#FAFAF5 | #000000"),
    ("Color(light: \"#FAFAF5\", dark: \"#16181D\")", "#FAFAF5 | #16181D"),
    ("Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white })", "#FFFFFF | #000000"),
  ])
  func `every way to write a colour`(code: String, wanted: String) {
    #expect(value("static let c = \(code)") == wanted)
  }

  @Test(arguments: [
    ("static let c = UIColor(white: 0.13, alpha: 1)", "#212121"),
    ("static let c: UIColor = .red", "#FF0000"), ("static let c: UIColor = .label", "system label"),
    ("static let c = (UIColor(named: \"Brand\") ?? .black).withAlphaComponent(0.5)", "asset Brand at 0.5"),
    (
      "static let c = UIColor { t in switch t.userInterfaceStyle {\n"
        + "case .dark: return .black\n default: return .white } }",
      "#FFFFFF | #000000"
    ),
    (
      "static let c = UIColor { t in\n if t.userInterfaceStyle == .dark { return .black }\n return .white }",
      "#FFFFFF | #000000"
    ),
    (
      "static let c = UIColor(dynamicProvider: { $0.userInterfaceStyle != .dark ? .white : .black })",
      "#FFFFFF | #000000"
    ),
    (
      "static func / (light: UIColor, dark: UIColor) -> UIColor {\n"
        + "UIColor { $0.userInterfaceStyle == .dark ? dark : light } }\n static var c: UIColor = .white / .black",
      "#FFFFFF | #000000"
    ),
    ("static var c: UIColor { get { .white } set { } }", "#FFFFFF"),
  ])
  func `every way to write one in UIKit`(code: String, wanted: String) {
    #expect(value(code, in: "UIColor") == wanted)
  }

  @Test func `names and lines of nested types, sections and notes`() {
    let statements = swift(
      """
      extension Color {
        // MARK: - Brand — ours
        static let ink = Color(white: 0) // #000000 the text
        struct Night {
          static let ink: Color = .white

          // Surfaces
          static let back = Color.ink
        }
      }
      """)
    #expect(
      statements.colorLines == ["3 ink = #000000", "5 Night.ink = #FFFFFF", "8 Night.back = ->Night.ink"])
    #expect(statements.colors.map(\.group) == ["Brand", "Night", "Surfaces"])
    #expect(statements.colors.map(\.note) == ["the text", nil, nil])
    #expect(statements.evidence.comments.map(\.token) == ["ink"])
    #expect(statements.evidence.comments.map(\.decimals) == [[0, 0, 0]])
    #expect(statements.evidence.comments.map(\.origin.position.column) == [39])
  }

  @Test func `a switch over the cases of an enum`() {
    let statements = swift(
      """
      enum Mood {
        case calm, fog
        case storm
        var fill: Color {
          switch self {
          case .calm, .fog: return Color(white: 1)
          default: .init(white: 0)
          }
        }
        var name: Color { Color(rawName) }
        var asset: Color { Color(rawValue) }
        var plain: Color { .black }
      }
      """)
    #expect(
      statements.colorLines == [
        "6 Mood.fill.calm = #FFFFFF", "6 Mood.fill.fog = #FFFFFF", "7 Mood.fill.storm = #000000",
        "2 Mood.asset.calm = asset calm", "2 Mood.asset.fog = asset fog", "3 Mood.asset.storm = asset storm",
        "12 Mood.plain = #000000",
      ])
  }

  @Test func `dictionaries, texts and raw values`() {
    let statements = swift(
      """
      struct Theme {
        static let light: [Role: Color] = [
          .back: .init(hex: "#FAFAF5"),
          .tint: Color.red,
        ]
        static let brand = "#2E86AB"
        static let words = "#2E86AB is ours"
      }
      enum Raw: String { case ink = "#123456", other = "x" }
      """)
    #expect(
      statements.colorLines == [
        "3 Theme.light.back = #FAFAF5", "4 Theme.light.tint = system red", "6 Theme.brand = #2E86AB",
        "9 Raw.ink = #123456",
      ])
  }

  @Test func `functions of the appearance, not other functions`() {
    let statements = swift(
      """
      extension Color {
        static func back(_ scheme: ColorScheme) -> Color { scheme == .dark ? .black : .white }
        static func tint(_ amount: Double) -> Color { Color(white: amount) }
        static let soft = tint(0.4)
      }
      """)
    #expect(statements.colorLines == ["2 back = #FFFFFF | #000000", "4 soft = #666666"])
  }

  @Test func `increased contrast is asked for where a provider looks at it`() throws {
    let statement = try #require(
      swift(
        """
        extension UIColor {
          static let c = UIColor { traits in
            if traits.accessibilityContrast == .high { return UIColor(white: 0, alpha: 1) }
            return traits.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : UIColor(white: 0.4, alpha: 1)
          }
        }
        """
      ).colors.first)
    #expect(statement.light.map(Statements.words) == "#666666")
    #expect(statement.dark.map(Statements.words) == "#333333")
    #expect(statement.contrastLight.map(Statements.words) == "#000000")
  }

  @Test func `what could not be read is said`() {
    let statements = swift(
      """
      extension Color {
        static let over = Color(red: 52, green: 1, blue: 0)
        static let long = Color(hex: "#12345")
        static let call = Color.mixed(from: palette)
        static let cut = Color(red: Double(64 / 255), green: 0, blue: 0)
        static let short = Color(hex: 0x0AF)
        static let image = Color(ImageResource.photo)
      }
      """)
    #expect(
      statements.colorLines == [
        "2 over = unread", "3 long = unread", "4 call = unread", "5 cut = #000000", "6 short = #0000AF",
      ])
    #expect(
      statements.findingLines == [
        "2 color-invalid", "3 color-invalid", "4 token-unread", "5 color-suspicious", "6 color-suspicious",
      ])
  }

  @Test func `the order of eight digits is that of the source's own initialiser`() {
    let body = """
      extension Color {
        init(hex: String) {
          let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
          var int: UInt64 = 0
          Scanner(string: hex).scanHexInt64(&int)
          let a, r, g, b: UInt64
          switch hex.count {
          case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
          case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
          default: (a, r, g, b) = (1, 1, 1, 0)
          }
          self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
        }
        static let c = Color(hex: "802E86AB")
        static let d = Color(hex: "#2E86AB")
        static let e = Color(hex: "#2E8")
      }
      """
    #expect(swift(body).colorLines == ["14 c = #2E86AB80", "15 d = #2E86AB", "16 e = unread"])
  }

  @Test func `an initialiser of ours is worked out`() {
    #expect(
      swift(
        """
        extension UIColor {
          convenience init(r: Int, g: Int, b: Int, a: CGFloat = 1) {
            self.init(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: a)
          }
          static let c = UIColor(r: 46, g: 134, b: 171)
        }
        """
      ).colorLines == ["5 c = #2E86AB"])
  }

  @Test func `settings of a view are no tokens, but colours written in it are literals`() {
    let statements = swift(
      """
      struct Row: View {
        var tint: Color = .red
        var body: some View { Text("x").foregroundStyle(Color(white: 0.5)).background(Color.canvas) }
      }
      """)
    #expect(statements.colorLines == [])
    #expect(statements.evidence.literals.map(\.value.contractText) == ["#808080"])
    #expect(statements.evidence.literals.map(\.length) == [17])
    #expect(statements.evidence.uses.map(\.name) == ["canvas"])
  }

  @Test func `a style of Self is a colour of its extension`() {
    let text = "extension ShapeStyle where Self == Color {\nstatic var ink: Self { .init(white: 0) }\n}"
    #expect(swift(text).colorLines == ["2 ink = #000000"])
  }

  @Test func `branches of a condition are all read`() {
    #expect(
      swift(
        """
        extension Color {
          #if os(iOS)
          static let c = Color(white: 1)
          #else
          static let c = Color(white: 0)
          #endif
        }
        """
      ).colorLines == ["3 c = #FFFFFF", "5 c = #000000"])
  }

  @Test func `nothing a file can hold stops the reader`() {
    let deep = 10_000
    for text in [
      "let a = " + String(repeating: "(", count: deep),
      "let a: Color = " + String(repeating: "x ? y : ", count: deep),
      "let a = " + String(repeating: "\"\\(", count: deep),
      "let a = Color.red" + String(repeating: ".opacity(1)", count: deep),
      "let a = " + String(repeating: "[", count: deep) + String(repeating: "]", count: deep),
      String(repeating: "struct A {", count: deep), String(repeating: "if x {", count: deep),
      "let a = { " + String(repeating: "if x { ", count: deep),
      "let a: Color { " + String(repeating: "switch x { case 1: ", count: deep),
      "let a = " + String(repeating: "-", count: deep) + "1", "let a: Color = a", "let a = \"", "/*",
      "let a: Color = b\nlet b: Color = a",
      "static func f(_ x: Int) -> Color { f(x) }\nstatic let c = f(1)",
      "let x: Double = x\nlet c = Color(white: x)",
      "let c = Color(white: 1e400, red: 0x\(String(repeating: "F", count: 40)))",
      "Color(hex: 0xFFFFFFFFFFFFFFFF)",
      String(repeating: "}", count: deep) + String(repeating: "(", count: deep)
        + String(repeating: "}", count: deep),
    ] {
      _ = swift(text)
    }
    let many = (0..<20_000).map { "static let c\($0) = Color(red: 0.1, green: 0.2, blue: 0.3) // #1A334D" }
    #expect(swift("extension Color {\n" + many.joined(separator: "\n") + "\n}").colors.count == 20_000)
    let onOneLine = many.prefix(2000).map { $0.prefix { $0 != "/" } }.joined(separator: "; ")
    #expect(swift(onOneLine).colors.count == 2000)
  }

  @Test func `types that say little leave the word to the value`() {
    let lines = swift(
      """
      extension Color {
        static let a: some ShapeStyle = Color(red: 0.2, green: 0.4, blue: 0.6)
        static let b = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6)
        static let c = Color(r: 46, g: 134, b: 171)
        static let d = Color(r: 0.2, g: 0.4, b: 1)
        static let e = Color(rgb: 46, 134, 171)
        static let ramp: [Int: Color] = [50: Color(white: 1), 100: .black]
        static let pair = (light: Color(white: 1), dark: Color(white: 0))
      }
      """
    ).colorLines
    #expect(
      lines == [
        "2 a = #336699", "3 b = #336699", "4 c = #2E86AB", "5 d = #3366FF", "6 e = #2E86AB",
        "7 ramp.50 = #FFFFFF", "7 ramp.100 = #000000", "8 pair = #FFFFFF | #000000",
      ])
  }

  @Test func `names that run in a ring are colours of the type they extend`() {
    let lines = swift("extension Color {\nstatic let a = b\nstatic let b = a\nstatic let n = count\n}")
      .colorLines
    #expect(lines == ["2 a = ->b", "3 b = ->a"])
  }
}
