import Syntax
import Testing

@Suite struct SourceTextTests {
  @Test func `columns count scalars however far into a line`() {
    let text = SourceText(path: "a", text: "x\n" + String(repeating: "é", count: 3_000) + "!\ny")
    #expect(text.position(at: 2 + 6_000) == Position(line: 2, column: 3_001))
    #expect(text.position(at: 2 + 1_022) == Position(line: 2, column: 512))
    #expect(text.position(at: 2) == Position(line: 2, column: 1))
    #expect(text.position(at: 6_004) == Position(line: 3, column: 1))
    #expect(text.position(at: 99_999) == Position(line: 3, column: 2))
    #expect(text.offset(of: Position(line: 2, column: 3_001)) == 6_002)
  }

  @Test func `every column of a long mixed line is the count of scalars before it`() {
    let line = String(repeating: "aé😀\t", count: 700)
    let text = SourceText(path: "a", text: "\n" + line)
    var offset = 1
    var column = 1
    for scalar in line.unicodeScalars {
      #expect(text.position(at: offset) == Position(line: 2, column: column))
      offset += String(scalar).utf8.count
      column += 1
    }
  }

  @Test func `a byte order mark is not there and all ends of lines are`() {
    let text = SourceText(path: "a", text: "\u{FEFF}a\r\nb\rc\nd")
    #expect(text.lineStarts == [0, 3, 5, 7])
    #expect((1...4).map { text.string(text.range(ofLine: $0)) } == ["a", "b", "c", "d"])
  }

  @Test func `a text cut out of a file keeps the places of the file`() {
    let text = SourceText(path: "a", bytes: Array("x\ny".utf8), firstLine: 7, indent: 3)
    #expect(text.position(at: 2) == Position(line: 8, column: 4))
    #expect(text.offset(of: Position(line: 8, column: 4)) == 2)
  }
}
