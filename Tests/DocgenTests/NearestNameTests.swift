import Testing

@testable import docgen

@Suite("Nearest name") struct NearestNameTests {
  @Test func `counts insertions, deletions, replacements and swaps`() {
    #expect(NearestName.distance("", "abc") == 3)
    #expect(NearestName.distance("output", "output") == 0)
    #expect(NearestName.distance("outptu", "output") == 1)
    #expect(NearestName.distance("kitten", "sitting") == 3)
  }

  @Test func `suggests the nearest name and nothing far away`() {
    #expect(NearestName.of("--ouput", among: ["--content", "--output"]) == "--output")
    #expect(NearestName.of("xyzzy", among: ["build", "check"]) == nil)
    #expect(NearestName.of("chek", among: ["check", "help"]) == "check")
  }
}
