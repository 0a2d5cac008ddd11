import Design
import Testing

@Suite("Edit distance") struct EditDistanceTests {
  private func distance(_ left: String, _ right: String, bound: Int = 9) -> Int {
    EditDistance.between(Array(left.utf8), Array(right.utf8), bound: bound)
  }

  @Test func `counts insertions, deletions, replacements and swaps`() {
    #expect(distance("", "abc") == 3)
    #expect(distance("output", "output") == 0)
    #expect(distance("outptu", "output") == 1)
    #expect(distance("kitten", "sitting") == 3)
  }

  @Test func `says no more than that a bound is passed`() {
    #expect(distance("kitten", "sitting", bound: 2) == 3)
    #expect(distance("a", "abcdef", bound: 2) == 3)
    // Both rows before a swap lie on the bound.
    #expect(distance("xbadc", "abcd", bound: 3) == 3)
  }

  @Test func `what is said within a bound is what the whole table says`() {
    let words = [
      "", "a", "ab", "ba", "abab", "xbadc", "abcd", "kitten", "sitting", "gnittis", "output", "outptu",
    ]
    for left in words {
      for right in words {
        let whole = distance(left, right, bound: 64)
        for bound in 0...7 { #expect(distance(left, right, bound: bound) == min(whole, bound + 1)) }
      }
    }
  }
}
