import Design
import Syntax
import Testing

@testable import Rendering

@Suite("Shape block") struct ShapeBlockTests {
  @Test func `draws a curve from where it is to where it ends`() throws {
    let text = """
      # Corner

      ```swift
      struct Corner: Shape {
        func path(in rect: CGRect) -> Path {
          var p = Path()
          p.move(to: CGPoint(x: 0, y: 20))
          p.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 8, y: 0))
          return p
        }
      }
      ```
      """
    let system = DesignSystem.read(
      id: "notes/tern", folder: "tern",
      files: [(.neutral, SourceText(path: "notes/tern/DESIGN.md", text: text))])
    let book = SampleSystem.book(system)
    let shape = try #require(ShapeBlock.views(in: book, on: "notes/tern/index.html").first)
    guard case .text(let path)? = shape["path"] else {
      Issue.record("a shape is an object with a path")
      return
    }
    #expect(path == "M0 20C0 8 8 0 20 0")
  }
}
