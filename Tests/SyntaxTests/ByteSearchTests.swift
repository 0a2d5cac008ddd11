import Testing

@testable import Syntax

@Suite("Byte search") struct ByteSearchTests {
  @Test(arguments: [
    ("abcabd", "abd", true), ("abcabd", "abe", false), ("abc", "", true), ("", "a", false),
    ("ab", "abc", false),
    ("aab", "ab", true), ("grün", "ü", true), ("Fußball", "ss", false),
  ])
  func `finds what stands there byte for byte`(text: String, part: String, isThere: Bool) {
    #expect(text.holds(part) == isThere)
  }

  @Test func `finds two bytes side by side wherever they stand`() {
    for length in 0..<20 {
      var bytes = (0..<length).map { [0x5D, 0x61, 0x5D, 0x5C][$0 % 4] as UInt8 }
      #expect(!bytes.holds(0x5D, 0x5B))
      for place in 0..<length {
        let old = bytes[place]
        bytes[place] = 0x5B
        #expect(bytes.holds(0x5D, 0x5B) == (place > 0 && bytes[place - 1] == 0x5D))
        bytes[place] = old
      }
    }
  }

  @Test func `finds the first of three bytes wherever it stands`() {
    let marks: [UInt8] = [0x0A, 0x7C, 0xFF]
    for length in 0..<20 {
      for place in 0...length {
        for mark in marks {
          // Neighbours of the marks, by one and by the high bit, are none of them.
          var bytes = (0..<length).map { [0x0B, 0x8A, 0x7D, 0xFC, 0x00, 0x80][$0 % 6] as UInt8 }
          if place < length { bytes[place] = mark }
          if place + 1 < length { bytes[length - 1] = mark }
          for start in 0...length {
            let found = bytes.withUnsafeBytes {
              $0.firstIndex(in: start..<length, of: marks[0], marks[1], marks[2])
            }
            #expect(found == bytes[start...].firstIndex(where: marks.contains) ?? length)
          }
        }
      }
    }
  }
}
