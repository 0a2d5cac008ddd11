import Testing

@testable import Design

@Suite("Swift fonts, motion and gradients") struct SwiftStyleTests {
  private func font(_ code: String) -> String {
    guard let style = swift("extension Font {\nstatic let f: Font = \(code)\n}").tokens.typography.first
    else {
      return "none"
    }
    func number(_ value: Double?) -> String { value.map { "\($0)" } ?? "nil" }
    let words = [
      style.family ?? "nil", number(style.weight), number(style.size), style.design ?? "-",
      style.italic ? "italic" : "-", style.relativeTo ?? "-", style.scales.map { "\($0)" } ?? "nil",
    ]
    return words.joined(separator: " ")
  }

  @Test(arguments: [
    ("Font.system(size: 34, weight: .bold, design: .rounded)", "system 700.0 34.0 rounded - - false"),
    (".system(.title3, design: .rounded, weight: .semibold)", "system 600.0 20.0 rounded - title3 true"),
    ("Font.custom(\"Karla-Bold\", size: 12.5)", "Karla 700.0 12.5 - - - true"),
    ("Font.custom(\"Karla\", fixedSize: 11)", "Karla nil 11.0 - - - false"),
    ("Font.custom(\"Karla-BoldItalic\", size: 17, relativeTo: .body)", "Karla 700.0 17.0 - italic body true"),
    ("Font.body.monospacedDigit().leading(.tight)", "system 400.0 17.0 - - body true"),
    (".caption2.italic()", "system 400.0 11.0 - italic caption2 true"),
    ("Font(UIFont.systemFont(ofSize: 28, weight: .heavy))", "system 800.0 28.0 - - - false"),
    ("Font(UIFont(name: \"Inter-SemiBold\", size: 15)!)", "Inter 600.0 15.0 - - - false"),
    (
      "UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont.boldSystemFont(ofSize: 28))",
      "system 700.0 28.0 - - title true"
    ),
    ("UIFont.preferredFont(forTextStyle: .headline)", "system 600.0 17.0 - - headline true"),
    ("Font.custom(\"Roboto-CondensedBold\", size: 10)", "Roboto Condensed 700.0 10.0 - - - true"),
  ])
  func `every way to write a font`(code: String, wanted: String) {
    #expect(font(code) == wanted)
  }

  @Test func `calls of a helper are read through its body, the helper is no token`() {
    let statements = swift(
      """
      extension Font {
        private static let brand = "Inter"
        static func face(_ size: CGFloat, weight: Font.Weight = .regular) -> Font {
          let name: String = {
            switch weight {
            case .bold: return "Inter-Bold"
            default: return "Inter-Regular"
            }
          }()
          return Font.custom(name, size: size)
        }
        static let title = face(20, weight: .bold) // 700
        static let text = Font.face(15)
        static let badge = Font.custom("\\(brand)-Black", size: 11)
        static let same = title
      }
      """)
    #expect(statements.tokens.typography.map(\.name) == ["title", "text", "badge", "same"])
    #expect(statements.tokens.typography.map(\.weight) == [700, 400, 900, 700])
    #expect(statements.tokens.typography.map(\.alias) == [nil, nil, nil, "title"])
    #expect(statements.tokens.typography.map(\.note) == ["700", nil, nil, nil])
    #expect(statements.tokens.typography.map(\.origin.line) == [12, 13, 14, 15])
  }

  @Test func `springs, curves and the constants they use`() {
    let motion = swift(
      """
      enum Pace { static let calm = 0.32; static let unrelated = 4 }
      enum Moves {
        static let standard = Animation.easeInOut(duration: Pace.calm)
        static let stiff = Animation.interpolatingSpring(stiffness: 220, damping: 28)
        static let curve: Animation = .timingCurve(0.4, 0, 0.2, 1, duration: Pace.calm * 2).delay(0.05)
        static let quick: Animation = .snappy(duration: 0.25)
        static let pulse = Animation.linear(duration: 1).repeatForever(autoreverses: false)
        static let fadeDelay: Double = 0.1
      }
      """
    ).tokens.motion
    let named = Dictionary(motion.map { ($0.name, $0) }) { first, _ in first }
    #expect(named.count == 7 && motion.count == 7)
    #expect(named["Pace.calm"]?.kind == .duration && named["Pace.calm"]?.duration == 0.32)
    #expect(
      named["Moves.standard"]?.curve == [0.42, 0, 0.58, 1] && named["Moves.standard"]?.duration == 0.32)
    #expect(abs((named["Moves.stiff"]?.response ?? 0) - 0.4236) < 0.0001)
    #expect(abs((named["Moves.stiff"]?.dampingFraction ?? 0) - 0.9439) < 0.0001)
    #expect(named["Moves.curve"]?.duration == 0.64 && named["Moves.curve"]?.delay == 0.05)
    #expect(named["Moves.quick"]?.dampingFraction == 0.85 && named["Moves.quick"]?.response == 0.25)
    #expect(named["Moves.pulse"]?.repeats == MotionToken.Repeat(count: nil, autoreverses: false))
    #expect(named["Moves.fadeDelay"]?.delay == 0.1)
  }

  @Test func `a loose animation has the name of the comment above it`() {
    let motion = swift(
      """
      // Bubble send — slides up
      withAnimation(.spring(response: 0.32, dampingFraction: 0.78)) { send() }
      .animation(.easeOut(duration: 0.2), value: x)
      """
    ).tokens.motion
    #expect(motion.map(\.name) == ["Bubble send"])
    #expect(motion.map(\.response) == [0.32])
  }

  @Test func `gradients with colours, stops and helpers`() {
    let gradients = swift(
      """
      extension LinearGradient {
        static let brand = LinearGradient(colors: [.ink, Color(white: 1)], startPoint: .topLeading, endPoint: .bottomTrailing)
        static let sky = LinearGradient(
          stops: [.init(color: .black, location: 0), .init(color: .white, location: 0.4), .init(color: .black, location: 1)],
          startPoint: .leading, endPoint: .trailing)
        static func tile(_ a: Color, _ b: Color) -> LinearGradient {
          LinearGradient(colors: [a, b], startPoint: .top, endPoint: .bottom)
        }
        static let doc = tile(.ink, .black)
        static let glow = RadialGradient(gradient: Gradient(colors: [.white, .black]), center: .center, startRadius: 0, endRadius: 9)
      }
      """
    ).gradients
    #expect(gradients.map(\.name) == ["brand", "sky", "doc", "glow"])
    #expect(gradients.map(\.angle) == [135, 90, 180, nil])
    #expect(gradients.map(\.kind) == [.linear, .linear, .linear, .radial])
    #expect(gradients.map { $0.stops.map(\.at) } == [[0, 1], [0, 0.4, 1], [0, 1], [0, 1]])
    #expect(gradients[2].stops.map { Statements.words($0.color) } == ["->ink", "#000000"])
  }

  @Test(arguments: [
    ("Animation.spring(.bouncy)", "spring 0.5 0.7 nil"),
    ("Animation.spring(Spring(response: 0.3, dampingRatio: 0.8))", "spring 0.3 0.8 nil"),
    ("UISpringTimingParameters(dampingRatio: 0.7)", "spring nil 0.7 nil"),
    ("UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.9)", "spring nil 0.9 0.4"),
    ("AnyTransition.scale.animation(.spring(response: 0.4, dampingFraction: 0.6))", "spring 0.4 0.6 nil"),
    ("Animation.timingCurve(.linear, duration: 0.4)", "curve 0,0,1,1 0.4"),
    (
      "UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.4, y: 0), endControlPoint: .bottomTrailing)",
      "curve 0.4,0,1,1 nil"
    ),
    ("CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)", "curve 0.4,0,0.2,1 nil"),
    ("CAMediaTimingFunction(name: .easeInEaseOut)", "curve 0.42,0,0.58,1 nil"),
    (
      "UICubicTimingParameters(controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1))",
      "curve 0.4,0,0.2,1 nil"
    ),
  ])
  func `every way to time a movement`(code: String, wanted: String) throws {
    let motion = try #require(swift("enum M {\nstatic let m = \(code)\n}").tokens.motion.first)
    func number(_ value: Double?) -> String { value.map { Prose.number($0) } ?? "nil" }
    let shape =
      motion.curve.map { $0.map { Prose.number($0) }.joined(separator: ",") }
      ?? number(motion.response) + " " + number(motion.dampingFraction)
    #expect("\(motion.kind.rawValue) \(shape) \(number(motion.duration))" == wanted)
  }

  @Test func `a track of keyframes takes as long as its frames`() {
    let motion = swift(
      """
      struct Bell: View {
        var body: some View {
          KeyframeAnimator(initialValue: 0) { _ in Text("x") } keyframes: { _ in
            KeyframeTrack(\\.angle) {
              LinearKeyframe(1.2, duration: 0.2)
              SpringKeyframe(1.0, duration: beat * 2, spring: .bouncy)
            }
            // Bell glow
            KeyframeTrack(\\.glow) { CubicKeyframe(1.0, duration: 0.3) }
            KeyframeTrack(\\.open) { CubicKeyframe(1.0, duration: unknown) }
          }
        }
      }
      let beat = 0.2
      """
    ).tokens.motion.filter { $0.kind == .keyframes }
    #expect(motion.map(\.name) == ["Bell.angle", "Bell glow"])
    #expect(motion.map { Prose.number($0.duration) } == ["0.6", "0.3"])
    #expect(motion.map(\.origin.line) == [4, 9])
  }

  @Test func `what an instance of an own type is given is named by the constant and the label`() {
    let statements = swift(
      """
      struct Palette { let back: Color; let ink: Color; let radius: CGFloat }
      struct Face { var font: Font; var lineHeight: CGFloat; var tracking: CGFloat = 0 }
      struct Lift { let color: Color; let radius: CGFloat; let x: CGFloat; let y: CGFloat }
      extension Palette {
        static let day = Palette(
          back: Color(red: 1, green: 1, blue: 1),
          ink: .black, radius: 12)
      }
      extension Face {
        static let title = Face(font: .system(size: 28, weight: .bold), lineHeight: 35, tracking: -0.4)
      }
      enum Lifts { static let card: Lift = .init(color: .black.opacity(0.1), radius: 8, x: 0, y: 4) }
      """)
    #expect(statements.colorLines == ["6 day.back = #FFFFFF", "7 day.ink = #000000"])
    #expect(statements.tokens.typography.map(\.name) == ["title"])
    #expect(statements.tokens.typography.map(\.lineHeight) == [1.25])
    #expect(statements.tokens.typography.map(\.letterSpacing) == [-0.4])
    #expect(Prose(statements: statements).shadows == ["12 Lifts.card #0000001A 0 4 8 0"])
  }

  @Test func `a list that is named a gradient is one`() {
    let statements = swift("enum G { static let duskGradient = [Color(white: 0), Color(white: 1)] }")
    #expect(Prose(statements: statements).gradients == ["1 G.duskGradient linear -: #000000 0, #FFFFFF 1"])
    #expect(statements.findingLines == [])
  }
}
