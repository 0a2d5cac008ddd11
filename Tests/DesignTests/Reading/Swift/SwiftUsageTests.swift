import Testing

@testable import Design

@Suite("Swift symbols, uses and requirements") struct SwiftUsageTests {
  private func symbols(_ text: String) -> [String] {
    swift(text).tokens.symbolUses.map { use in
      let size = use.size.map { " \($0)" } ?? ""
      let weight = use.weight.map { " w\($0)" } ?? ""
      return "\(use.origin.line) \(use.name)\(size)\(weight)"
    }
  }

  @Test func `the size is that of the innermost font around the literal`() {
    #expect(
      symbols(
        """
        extension Font { static let icon = Font.system(size: 15, weight: .medium) }
        struct Row: View {
          var body: some View {
            HStack {
              Image(systemName: "bell").symbolVariant(.fill)
                .font(.system(size: 18))
              Button { act() } label: { Image(systemName: on ? "eye" : "eye.slash") }
              // Image(systemName: "trash")
              Text("\\(Image(systemName: "star"))").fontWeight(.bold)
            }
            .padding()
            .font(.icon)
          }
          var footer: some View { Label("x", systemImage: "gear") }
        }
        """) == [
          "5 bell.fill 18.0 w400.0", "7 eye 15.0 w500.0", "7 eye.slash 15.0 w500.0", "9 star 15.0 w700.0",
          "14 gear",
        ])
  }

  @Test func `names that come by way of properties, parameters and raw values`() {
    #expect(
      symbols(
        """
        struct Tile: View {
          let icon: String
          let name: String
          var body: some View { Image(systemName: icon).font(.headline) }
        }
        enum Kind: String {
          case edit = "square.and.pencil"
          case trash
          var image: Image { Image(systemName: rawValue) }
        }
        enum State {
          case on
          var glyph: String { switch self { case .on: "bolt" } }
        }
        func chip(_ symbol: String, label: String) -> some View { Image(systemName: symbol) }
        let a = Tile(icon: "leaf", name: "flag")
        let b = chip("star", label: "heart")
        let c = Image(systemName: state.glyph)
        let d = UIImage(systemName: "moon", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        """) == [
          "19 moon 20.0 w700.0", "16 leaf", "17 star", "13 bolt", "7 square.and.pencil", "8 trash",
        ])
  }

  @Test func `names used as tokens, declared here or elsewhere`() {
    let uses = swift(
      """
      extension Color { static let ink = Color(white: 0) }
      extension Font { static let small = Font.caption }
      Text("x").font(.small).foregroundStyle(.ink).background(.ultraThinMaterial).tint(.other)
      Text("y").foregroundStyle(scheme == .dark ? Color.night : .ink).font(.body).frame(alignment: .leading)
      """
    ).evidence.uses
    #expect(
      uses.map { "\($0.origin.line) \($0.kind) \($0.name)" } == [
        "3 font small", "3 color ink", "3 color other", "4 color night", "4 color ink",
      ])
  }

  @Test func `requirements, guarded where the code asks first`() {
    let requirements = swift(
      """
      NavigationStack { TextField("x", text: $x, axis: .vertical).sensoryFeedback(.success, trigger: x) }
      if #available(iOS 18, *) { MeshGradient(width: 2) }
      @available(iOS 17, *) struct A: View { var body: some View { ContentUnavailableView("x", systemImage: "tray") } }
      @Observable class B {}
      """
    ).tokens.requirements
    #expect(
      requirements.map { "\($0.origin.line) \($0.api) \($0.ios)" + ($0.isGuarded ? " guarded" : "") } == [
        "1 NavigationStack 16.0", "1 TextField(axis:) 16.0", "1 sensoryFeedback 17.0",
        "2 MeshGradient 18.0 guarded", "3 ContentUnavailableView 17.0 guarded", "4 Observable 17.0",
      ])
  }

  @Test func `a shape is worked out for one size`() throws {
    let shape = try #require(
      swift(
        """
        struct Tail: Shape {
          var inset: CGFloat = 10
          func path(in rect: CGRect) -> Path {
            var p = Path()
            p.move(to: CGPoint(x: rect.minX + inset, y: 0))
            p.addLine(to: CGPoint(x: rect.width, y: rect.height / 2))
            p.addQuadCurve(to: CGPoint(x: 0, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.midY))
            p.closeSubpath()
            return p
          }
        }
        """
      ).evidence.shapes.first)
    #expect(shape.name == "Tail")
    #expect(
      shape.steps == [
        .move(SIMD2(10, 0)), .line(SIMD2(160, 40)), .quad(SIMD2(0, 80), control: SIMD2(80, 40)), .close,
      ])
  }

  @Test func `a curve ends where it says, by way of its control points`() throws {
    let shape = try #require(
      swift(
        """
        struct Corner: Shape {
          func path(in rect: CGRect) -> Path {
            var p = Path()
            p.move(to: CGPoint(x: 0, y: 20))
            p.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 8, y: 0))
            return p
          }
        }
        """
      ).evidence.shapes.first)
    #expect(
      shape.steps == [
        .move(SIMD2(0, 20)), .curve(SIMD2(20, 0), control1: SIMD2(0, 8), control2: SIMD2(8, 0)),
      ])
  }

  @Test func `names of symbols are followed through raw values and by what a property is called`() {
    let uses = swift(
      """
      enum Tool: String { case pen = "pencil.tip", bin = "trash.fill"; var icon: String { rawValue } }
      enum Sky { case day, night; var symbolName: String { self == .day ? "sun.max" : "moon.stars" } }
      struct Row: View {
        let tool: Tool
        let side: CGFloat
        var body: some View {
          Image(systemName: tool.icon)
          Image(systemName: "bolt").font(.system(size: side * 0.4, weight: .heavy))
        }
      }
      """
    ).tokens.symbolUses
    #expect(uses.map(\.name).sorted() == ["bolt", "moon.stars", "pencil.tip", "sun.max", "trash.fill"])
    let bolt = uses.first { $0.name == "bolt" }
    #expect(bolt?.size == nil && bolt?.weight == 800)
  }
}
