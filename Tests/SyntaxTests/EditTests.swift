import Syntax
import Testing

@Suite("Edit") struct EditTests {
  private func edit(_ line: Int, _ column: Int, _ original: String, _ replacement: String) -> Edit {
    Edit(position: Position(line: line, column: column), original: original, replacement: replacement)
  }

  private func applied(_ text: String, _ edits: Edit...) -> (text: String, made: Int) {
    let result = SourceText(path: "x", text: text).applying(edits)
    return (String(decoding: result.bytes, as: UTF8.self), result.made.count)
  }

  @Test func `several of one line do not move each other`() {
    let result = applied(
      "é one, two\r\nthree", edit(2, 1, "three", "3"), edit(1, 8, "two", "zwei"), edit(1, 3, "one", ""))
    #expect(result.text == "é , zwei\r\n3")
    #expect(result.made == 3)
  }

  @Test func `one whose words are not there is not made`() {
    #expect(applied("one", edit(1, 1, "two", "2")).made == 0)
    #expect(applied("one", edit(1, 9, "", "2")).made == 0)
    #expect(applied("one", edit(9, 1, "one", "2")).text == "one")
    #expect(applied("one", edit(1, 3, "e two", "2")).made == 0)
  }

  @Test func `of two that overlap the shorter is made, and the same one once`() {
    #expect(applied("a b c", edit(1, 1, "a b c", "x"), edit(1, 3, "b", "B")).text == "a B c")
    #expect(applied("a b c", edit(1, 3, "b", "B"), edit(1, 3, "b", "B")).text == "a B c")
    #expect(applied("a b c", edit(1, 1, "a b", "x"), edit(1, 3, "b c", "y")).made == 1)
  }
}
