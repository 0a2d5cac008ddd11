import Design
import Testing

@Suite struct HeadingSlugsTests {
  private func slugs(_ headings: String...) -> [String] {
    var slugs = HeadingSlugs()
    return headings.map { slugs.slug($0) }
  }

  @Test func `letters, marks, digits, dashes and underscores stay`() {
    #expect(
      slugs("Type scale", "A & B", "1. Größe_x (pt)", "Ελλάδα 😀 日本", "--a--", "½ ² ①", "e\u{301}t")
        == ["type-scale", "a--b", "1-größe_x-pt", "ελλάδα--日本", "--a--", "--", "e\u{301}t"])
  }

  @Test func `numbers step round headings that really end so`() {
    #expect(
      slugs("Type scale", "Type scale", "Type scale-1", "tone-1", "tone", "tone", "", "")
        == ["type-scale", "type-scale-1", "type-scale-1-1", "tone-1", "tone", "tone-2", "", "-1"])
  }
}
