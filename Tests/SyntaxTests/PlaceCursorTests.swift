import Testing

@testable import Syntax

@Suite("Place cursor") struct PlaceCursorTests {
  private let text = SourceText(
    path: "a",
    bytes: Array(("é—\r\n\r\nab\rc\n\n" + String(repeating: "😀b", count: 600) + "\nend").utf8),
    firstLine: 7, indent: 2)

  @Test func `offsets in order have the positions that the text gives`() {
    var places = PlaceCursor(text)
    for offset in 0...text.bytes.count + 1 {
      #expect(places.position(at: offset) == text.position(at: offset))
      #expect(places.line(at: offset) == text.position(at: offset).line)
    }
  }

  @Test(arguments: [1, 3, 7, 100, 1_500]) func `offsets in any order have them too`(step: Int) {
    var places = PlaceCursor(text)
    var offset = 0
    for _ in 0..<400 {
      offset = (offset * 31 + step * 977) % (text.bytes.count + 1)
      let line = places.line(at: offset / 2)
      #expect(line == text.position(at: offset / 2).line)
      #expect(places.position(at: offset) == text.position(at: offset))
    }
  }
}
