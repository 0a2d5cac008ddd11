import Testing

@testable import Syntax

@Suite("UTF-8 validity") struct UTF8ValidityTests {
  /// Bytes at the bounds of every rule.
  private static let edges: [UInt8] = [
    0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
    0xEE,
    0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  private func agrees(_ bytes: [UInt8]) -> Bool {
    bytes.isUTF8 == (String(validating: bytes, as: UTF8.self) != nil)
  }

  @Test(arguments: edges) func `agrees with the library on four bytes of any kind`(first: UInt8) {
    var differing: [[UInt8]] = []
    for second in Self.edges {
      for third in Self.edges {
        for fourth in Self.edges {
          let bytes = [first, second, third, fourth]
          if !agrees(bytes) { differing.append(bytes) }
        }
      }
    }
    #expect(differing == [])
  }

  @Test(arguments: 0..<20) func `agrees wherever a scalar stands`(place: Int) {
    let ascii = [UInt8](repeating: 0x61, count: 20)
    for piece in ["é", "—", "😀"].map({ Array($0.utf8) }) + [[0xE2, 0x80], [0xFF], [0x80]] {
      #expect(agrees(ascii[..<place] + piece + ascii[place...]))
      #expect(agrees(ascii[..<place] + piece))
    }
  }
}
