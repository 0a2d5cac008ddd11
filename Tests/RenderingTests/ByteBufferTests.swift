import Testing

@testable import Rendering

@Suite("Byte buffer") struct ByteBufferTests {
  @Test(arguments: [0, 1, 7, 64, 300]) func `it holds what was written, however much room there was`(
    capacity: Int
  ) {
    var buffer = ByteBuffer(capacity: capacity)
    var expected: [UInt8] = []
    for number in 0..<200 {
      let text = String(repeating: "ä", count: number % 40)
      buffer.append(text)
      buffer.append(UInt8(number))
      buffer.append(expected.suffix(3))
      expected += Array(text.utf8) + [UInt8(number)] + expected.suffix(3)
    }
    #expect(buffer.bytes == expected)
    #expect(buffer.count == expected.count)
    #expect(buffer.last == expected.last)
    #expect(Array(buffer[100...]) == Array(expected[100...]))
    #expect(Array(buffer[3..<9]) == Array(expected[3..<9]))
  }

  @Test func `what is forgotten makes room`() {
    var buffer = ByteBuffer()
    #expect(buffer.isEmpty && buffer.last == nil && buffer.bytes.isEmpty)
    buffer.append("one two")
    buffer.removeAll(from: 3)
    buffer.append(most: 8) { room in
      room[0] = UInt8(ascii: "!")
      return 1
    }
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "one!")
  }

  @Test func `pieces are joined as they are added`() {
    let pieces = ["", "a", "ä·", String(repeating: "long ", count: 9), "🎨", "", "end", "."]
    let joined = String(
      joining: pieces[0], pieces[1], pieces[2], pieces[3], pieces[4], pieces[5], pieces[6], pieces[7])
    #expect(joined == pieces.joined())
    #expect(String(joining: "", "") == "")
  }
}
