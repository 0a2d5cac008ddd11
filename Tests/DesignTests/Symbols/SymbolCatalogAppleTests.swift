import Syntax
import Testing

@testable import Design

@Suite("Symbol catalogue of Apple") struct SymbolCatalogAppleTests {
  private func catalog(_ text: String, aliases: [String: String]? = nil) throws -> SymbolCatalog {
    try SymbolCatalog(
      availability: PropertyListParser.parse(SourceText(path: "x.plist", text: text)), aliases: aliases)
  }

  private static let list = """
    <plist><dict>
      <key>symbols</key>
      <dict>
        <key>tern.fill</key><string>2019</string>
        <key>a</key><string>2019</string>
        <key>character</key><string>2022.1</string>
        <key>gull</key><string>2031</string>
      </dict>
      <key>year_to_release</key>
      <dict>
        <key>2019</key><dict><key>iOS</key><string>13.0</string><key>macOS</key><string>10.15</string></dict>
        <key>2022.1</key><dict><key>iOS</key><string>16.1</string></dict>
      </dict>
    </dict></plist>
    """

  @Test func `each name has the iOS of its year`() throws {
    let catalog = try catalog(Self.list)
    #expect(catalog["tern.fill"] == SymbolCatalog.Entry(ios: "13.0", renamedTo: nil))
    #expect(catalog["character"]?.ios == "16.1")
    #expect(catalog["gull"] == SymbolCatalog.Entry(ios: nil, renamedTo: nil))
    #expect(catalog["bell"] == nil, "the built-in names do not count")
  }

  @Test func `renames are the built-in ones, or those of the list beside it`() throws {
    #expect(try catalog(Self.list)["a"]?.renamedTo == "character")
    let own = try catalog(Self.list, aliases: ["tern": "tern.fill", "gull": "gone"])
    #expect(own["tern"]?.renamedTo == "tern.fill")
    #expect(own["gull"]?.renamedTo == nil)
    #expect(own["a"]?.renamedTo == nil)
  }

  @Test func `a strings file is pairs, comments passed over`() {
    let text =
      "/* \"x\" = \"y\"; */\n\"old.name\" = \"new.name\";\n// \"c\" = \"d\";\n\"e\"=\"f\"; \"g\";\n\"h"
    #expect(SymbolCatalog.aliases(in: text) == ["old.name": "new.name", "e": "f"])
  }

  @Test(arguments: [
    "<plist><dict/></plist>", "<plist><dict><key>symbols</key><dict/></dict></plist>", "<true/>",
  ])
  func `a list without the two maps is refused`(text: String) {
    #expect(throws: DataError.self) { try catalog(text) }
  }
}
