import Testing

@testable import docgen

@Suite("Excerpt") struct ExcerptTests {
  @Test func `puts the mark under the span`() {
    let excerpt = Excerpt("static let ink = 5", column: 12, length: 3)
    #expect(excerpt.pad + excerpt.mark == "           ^~~")
  }

  @Test func `keeps tabs and counts wide letters twice`() {
    let excerpt = Excerpt("\t色ü #1", column: 5, length: 2)
    #expect(excerpt.pad == "\t    ")
    #expect(excerpt.mark == "^~")
  }

  @Test func `shows only the part of a long line around the span`() {
    let line = String(repeating: "a", count: 500) + "HERE" + String(repeating: "b", count: 500)
    let excerpt = Excerpt(line, column: 501, length: 4)
    #expect(excerpt.text.hasPrefix("…aaa") && excerpt.text.hasSuffix("bbb…"))
    #expect(excerpt.text.count < 130)
    #expect(excerpt.pad.count == 41)
  }

  @Test func `never lets a file steer the terminal`() {
    let excerpt = Excerpt("a\u{1B}[31mb\u{202E}c", column: 99, length: 0)
    #expect(excerpt.text == "a\u{FFFD}[31mb\u{FFFD}c")
    #expect(excerpt.mark == "^")
  }

  @Test(arguments: ["\tink: #FFF", "", String(repeating: "ab\t", count: 100)], [1, 4, 95, 290])
  func `a line of ASCII is shown as any other`(line: String, column: Int) {
    // A letter behind all that is shown makes it a line that is looked at scalar by scalar.
    let far = line + String(repeating: " ", count: 600)
    for length in [0, 3, 200] {
      let plain = Excerpt(far, column: column, length: length)
      #expect(plain == Excerpt(far + "é", column: column, length: length))
    }
  }
}
