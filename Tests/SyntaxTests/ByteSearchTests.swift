import Syntax
import Testing

@Suite("Byte search") struct ByteSearchTests {
  @Test(arguments: [
    ("abcabd", "abd", true), ("abcabd", "abe", false), ("abc", "", true), ("", "a", false),
    ("ab", "abc", false),
    ("aab", "ab", true), ("grün", "ü", true), ("Fußball", "ss", false),
  ])
  func `finds what stands there byte for byte`(text: String, part: String, isThere: Bool) {
    #expect(text.holds(part) == isThere)
  }
}
