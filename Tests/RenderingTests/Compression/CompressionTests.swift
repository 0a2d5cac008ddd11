import Testing

@testable import Rendering

@Suite("Compression") struct CompressionTests {
  private static let text = Array(String(repeating: "The tern is a bird of the sea. ", count: 200).utf8)

  @Test func `gzip says neither when nor where it was made`() throws {
    let packed = try #require(Gzip.compressed(Self.text))
    // Magic, deflate, no flags, no time, best compression, unknown system (RFC 1952, 2.3).
    #expect(Array(packed.prefix(10)) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255])
    #expect(packed.count < Self.text.count / 10)
    // The last four bytes are the size of what was packed.
    #expect(packed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) } == Self.text.count)
    #expect(Gzip.compressed(Self.text) == packed)
  }

  @Test func `brotli packs smaller still, the same each time`() throws {
    let packed = try #require(Brotli.compressed(Self.text))
    #expect(packed.count < Self.text.count / 10)
    #expect(Brotli.compressed(Self.text) == packed)
  }

  @Test func `nothing can be packed, too`() {
    #expect(Gzip.compressed([])?.count == 20)
    #expect(Brotli.compressed([])?.isEmpty == false)
  }
}
