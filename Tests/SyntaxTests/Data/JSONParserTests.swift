import Syntax
import TestSupport
import Testing

@Suite struct JSONParserTests {
  private func parse(_ text: String, isRelaxed: Bool = false) throws -> DataTree {
    try JSONParser.parse(SourceText(path: "tokens.json", text: text), isRelaxed: isRelaxed)
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

  @Test func `values keep their kinds and places`() throws {
    let tree = try parse(
      """
      { "ink": {"$value": "#203040", "é": [1, -2.5e1, true, null]},
        "empty": {} , "none": [ ] }
      """)
    #expect(
      dump(tree) == """
        map 1:1
          ink 1:3 = map 1:10
            $value 1:11 = "#203040" 1:21
            é 1:32 = list 1:37
              1.0 1:38
              -25.0 1:41
              true 1:49
              null 1:55
          empty 2:3 = map 2:12
          none 2:17 = list 2:25
        """)
  }

  @Test func `every escape is read and pairs of surrogates are one scalar`() throws {
    let tree = try parse(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#)
    #expect(tree.root?.string == "\"\\/\u{8}\u{C}\n\r\té😀")
  }

  @Test func `a number past what a Double holds stays text`() throws {
    #expect(try parse("1e999").root?.kind == .string)
    #expect(try parse("12345678901234567890123").root?.number == 1.2345678901234568e22)
  }

  @Test func `code in documents may have comments and a last comma`() throws {
    let tree = try parse("// a\n{\"a\": [1, /* b */ 2,],}", isRelaxed: true)
    #expect(dump(tree) == "map 2:1\n  a 2:2 = list 2:7\n    1.0 2:8\n    2.0 2:19")
  }

  @Test(arguments: [
    ("", "1:1 the text ends where a value is wanted"),
    ("{\"a\": 1,\n \"a\": 2}", "2:2 the key 'a' stands on line 1 already"),
    ("{\"a\": 1} x", "1:10 found 'x' where the end is wanted"),
    ("{\"a\" 1}", "1:6 found '1' where ':' after the key is wanted"),
    ("[1 2]", "1:4 found '2' where ',' or ']' is wanted"),
    ("[1,]", "1:4 found ']' where a value is wanted"),
    ("{a: 1}", "1:2 found 'a' where a key in double quotes is wanted"),
    ("[01]", "1:2 a number that begins with 0"),
    ("[1.]", "1:4 found ']' where a digit is wanted"),
    ("\"a", "1:1 a string that is not closed"),
    ("\"a\nb\"", "1:3 a string that is not closed on its line"),
    ("\"\\x\"", "1:2 an escape that JSON does not have: '\\x'"),
    ("\"\\ud800\"", "1:2 half of a surrogate pair"),
    ("[1, // one\n2]", "1:5 a comment, which JSON does not have"),
    ("[NaN]", "1:2 found 'N' where a value is wanted"),
    ("[\u{0}]", "1:2 found '\u{0}' where a value is wanted"),
    ("{\"a\":", "1:6 the text ends where a value is wanted"),
  ])
  func `an error says what was found, what is wanted and where`(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  @Test func `nesting costs no stack`() throws {
    let depth = 20_000
    let open = String(repeating: "[", count: depth)
    #expect(try parse(open + String(repeating: "]", count: depth)).nodes.count == depth)
    #expect(fault(open) == "1:\(depth + 1) the text ends where a value is wanted")
    let maps = String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    #expect(try parse(maps).nodes.count == depth + 1)
  }

  @Test func `a byte order mark and CRLF shift nothing`() throws {
    #expect(dump(try parse("\u{FEFF}{\r\n\t\"a\": 1}")) == "map 1:1\n  a 2:2 = 1.0 2:7")
  }
}
