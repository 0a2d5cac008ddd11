import Testing

@testable import docgen

@Suite("Nearest name") struct NearestNameTests {
  @Test func `suggests the nearest name and nothing far away`() {
    #expect(NearestName.of("--ouput", among: ["--content", "--output"]) == "--output")
    #expect(NearestName.of("xyzzy", among: ["build", "check"]) == nil)
    #expect(NearestName.of("chek", among: ["check", "help"]) == "check")
  }
}
