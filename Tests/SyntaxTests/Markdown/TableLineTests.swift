import Syntax
import Testing

@Suite struct TableLineTests {
  private func findings(_ rows: String) -> [String] {
    MarkdownParser.parse(SourceText(path: "DESIGN.md", text: "|A|B|\n|-|-|\n" + rows)).findings.map {
      "\($0.rule) \($0.position.line):\($0.position.column) \($0.message)"
    }
  }

  @Test(arguments: [
    ("|a|b|", []),
    ("a | b", []),
    ("| a |  |", []),
    ("| `x\\|y` | b |", []),
    ("| `a` | `b` |", []),
    ("|a|", ["table-row 3:1 a row of 1 cell under a header of 2 cells"]),
    ("|a|b|c|", ["table-row 3:6 a row of 3 cells under a header of 2 cells"]),
    (
      "| `x|y` | b |",
      ["table-row 3:11 a row of 3 cells under a header of 2 cells: a pipe inside code ends the cell"]
    ),
    ("| `x|y` |", ["table-row 3:1 a pipe inside code ends the cell"]),
    ("|a|b|\ntext below", ["table-row 4:1 a row of 1 cell under a header of 2 cells"]),
  ])
  func `a row has the cells of its header`(rows: String, expected: [String]) {
    #expect(findings(rows) == expected)
  }
}
