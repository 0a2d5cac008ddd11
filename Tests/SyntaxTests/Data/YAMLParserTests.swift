import Syntax
import TestSupport
import Testing

@Suite struct YAMLParserTests {
  private func parse(_ text: String, firstLine: Int = 1) throws -> DataTree {
    try YAMLParser.parse(SourceText(path: "DESIGN.md", bytes: Array(text.utf8), firstLine: firstLine))
  }

  private func fault(_ text: String) -> String? {
    do {
      _ = try parse(text)
      return nil
    } catch let error as DataError {
      return "\(error.position.line):\(error.position.column) \(error.message)"
    } catch {
      return nil
    }
  }

  @Test func `scalars are typed by the core schema and an unquoted hash is a comment`() throws {
    let tree = try parse(
      """
      colors:
        primary: "#0D5C63"
        mast: #abc
        plain: teal-ish
      n: [12, -1.5, 0x10, 1e3, .5, "12", true, ~, yes, 1_0, .inf]
      """, firstLine: 2)
    #expect(
      dump(tree) == """
        map 2:1
          colors 2:1 = map 3:3
            primary 3:3 = "#0D5C63" 3:12
            mast 4:3 = null 4:8
            plain 5:3 = "teal-ish" 5:10
          n 6:1 = list 6:4
            12.0 6:5
            -1.5 6:9
            16.0 6:15
            1000.0 6:21
            0.5 6:26
            "12" 6:30
            true 6:36
            null 6:42
            "yes" 6:45
            "1_0" 6:50
            ".inf" 6:55
        """)
  }

  @Test func `columns count scalars and lines end at CR and LF only`() throws {
    #expect(
      dump(try parse("é😀: \"a\u{2028}b\"\r\nx: 1"))
        == "map 1:1\n  é😀 1:1 = \"a\u{2028}b\" 1:5\n  x 2:1 = 1.0 2:4")
  }

  @Test func `an alias repeats what its anchor holds`() throws {
    #expect(
      dump(try parse("a: &x {k: 1}\nb: *x")) == """
        map 1:1
          a 1:1 = map 1:4
            k 1:8 = 1.0 1:11
          b 2:1 = map 2:4
            k 1:8 = 1.0 1:11
        """)
  }

  @Test(arguments: [
    ("a: 1\nb: 2\na: 3", "3:1 the key 'a' stands on line 1 already"),
    ("a: *x", "1:4 the alias '*x' has no anchor '&x' above it"),
    ("a: &x [*x]", "1:8 the alias '*x' stands inside its own anchor"),
    ("? [a]\n: 1", "1:3 a key that is no text: keys are words or strings"),
    ("a: 1\n---\nb: 1", "2:1 a second document begins; only one is read"),
    ("a: b: c", "1:5 not YAML: mapping values are not allowed in this context"),
    ("a:\n\tb: 1", "2:1 not YAML: found character that cannot start any token"),
    ("a: \"b", "1:6 not YAML: found unexpected end of stream"),
    ("a: 1\nb: \u{7F}", "2:4 not YAML: control characters are not allowed"),
  ])
  func `an error says what is wrong and where`(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  @Test func `an empty document has no root`() throws {
    #expect(try parse("").root == nil)
    #expect(try parse("# only a comment\n").root == nil)
  }

  @Test func `nesting and repetition have bounds`() {
    #expect(fault(String(repeating: "[", count: 10_000)) == "1:201 nested more than 200 deep")
    #expect(fault(String(repeating: "- ", count: 10_000) + "a") == "1:401 nested more than 200 deep")
    var bomb = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
    for level in 1..<12 {
      bomb += "a\(level): &a\(level) [" + String(repeating: "*a\(level - 1),", count: 10) + "]\n"
    }
    #expect(fault(bomb)?.hasSuffix("aliases repeat more than 100000 values") == true)
  }
}
