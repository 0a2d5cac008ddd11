import Syntax
import TestSupport
import Testing

@Suite("Property list parser") struct PropertyListParserTests {
  private func parse(_ body: String) throws(DataError) -> DataTree {
    try PropertyListParser.parse(
      SourceText(
        path: "x.plist",
        text: "<?xml version=\"1.0\"?>\n<!DOCTYPE plist>\n<plist version=\"1.0\">\n\(body)\n</plist>\n"))
  }

  @Test func `maps, lists and scalars`() throws {
    let root = try #require(
      try parse(
        """
        <dict>
          <!-- <key>no</key> -->
          <key>a &amp; b</key> <string>x &lt;&#x21;&gt;</string>
          <key>list</key> <array><integer>7</integer><real>1.5e1</real><true/><false/><string/><dict/></array>
        </dict>
        """
      ).root)
    #expect(root.children.map(\.key) == ["a & b", "list"])
    #expect(root["a & b"]?.string == "x <!>")
    let list = try #require(root["list"]?.children)
    #expect(list.map(\.kind) == [.number(7), .number(15), .bool(true), .bool(false), .string, .map])
    #expect(root["list"]?.position == Position(line: 7, column: 19))
  }

  @Test(arguments: [
    ("", 6), ("<dict>", 6), ("<dict><string>x</string></dict>", 4), ("<dict><key>a</key></dict>", 4),
    ("</dict>", 4), ("<array></dict>", 4), ("<true/><true/>", 4), ("<key>a</key>", 4), ("<b/>", 4),
    ("<integer>nan</integer>", 4), ("<string>a<true/></string>", 4), ("<!--", 4),
    ("<dict><key>a</key><true/><key>a</key><true/></dict>", 4), ("</string>", 4),
  ]) func `what is no property list is said with its line`(body: String, line: Int) {
    let error = #expect(throws: DataError.self) { try parse(body) }
    #expect(error?.position.line == line)
  }

  @Test func `nesting costs no stack`() throws {
    let depth = 20_000
    let body = String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    #expect(try parse(body).nodes.count == depth)
  }
}
