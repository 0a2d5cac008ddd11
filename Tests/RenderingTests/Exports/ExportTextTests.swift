import Testing

@testable import Rendering

@Suite("Export text") struct ExportTextTests {
  @Test func `pieces stand one behind the other`() {
    var text = ExportText()
    #expect(text.isEmpty)
    text.add("--", "ink", ": ", "", "#123456", ";\n")
    text += "é"
    #expect(String(decoding: text.bytes, as: UTF8.self) == "--ink: #123456;\né")
  }

  @Test func `digits of colours`() {
    #expect(HexDigits.text(of: 0xFF0A_B3C9, count: 8, isUpper: true) == "FF0AB3C9")
    #expect(HexDigits.text(of: 0x0A_B3C9, count: 6, isUpper: false, hasMark: true) == "#0ab3c9")
  }

  @Test func `plain text has no sign that means something`() {
    for scalar in 0..<0x180 {
      let text = "a" + String(UnicodeScalar(scalar).map(Character.init) ?? " ")
      let isSeen = (0x20..<0x7F).contains(scalar) && !"\\\"<~".unicodeScalars.contains { $0.value == scalar }
      #expect(text.isPlain(without: "\\\"<~") == isSeen, "\(scalar)")
    }
  }

  @Test func `controls and separators become spaces, whatever stands around them`() {
    for value in Array(0..<0x300) + Array(0x2000..<0x2100) + [0xFEFF, 0xFFFF, 0x1F3A8] as [UInt32] {
      guard let scalar = UnicodeScalar(value) else { continue }
      let category = scalar.properties.generalCategory
      let isUnseen = [.control, .lineSeparator, .paragraphSeparator].contains(category)
      let text = "é\(scalar)/*"
      #expect(text.withoutControls { _, _, _ in } == (isUnseen ? "é /*" : text), "\(value)")
    }
    #expect(CSSValue.comment("a */ b /* é") == "a * / b / * é")
  }

  @Test(arguments: ["", ".", "a", "a.b", ".a..b.", "a.\u{301}b.c", "Ä.ö", "a.b.c.d"])
  func `parts of a name are those the library finds`(name: String) {
    #expect(DottedName.parts(of: name) == name.split(separator: ".").map(String.init))
  }
}
