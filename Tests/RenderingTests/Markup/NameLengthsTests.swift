import Testing

@testable import Rendering

@Suite("Lengths of names") struct NameLengthsTests {
  @Test(arguments: [
    ["ink", "paper", ".title"], [String(repeating: "a", count: 90), "b"], ["café", "x"], [""], [],
  ]) func `no name is passed over`(names: [String]) {
    let lengths = NameLengths(names)
    for name in names {
      for first in name.utf8.prefix(1) { #expect(lengths.has(name.utf8.count, first: first)) }
    }
    #expect(!NameLengths(["ink"]).has(4, first: UInt8(ascii: "i")))
    #expect(!NameLengths(["ink"]).has(3, first: UInt8(ascii: "I")))
  }
}
