import Design
import Testing

@Suite("Glob") struct GlobTests {
  @Test(arguments: [
    ("*.md", "a/b/DESIGN.md", true), ("*.md", "DESIGN.md", true), ("*.md", "DESIGN.mdx", false),
    ("drafts/", "drafts/a/b.md", true), ("drafts/", "x/drafts/a.md", true), ("drafts/", "draft/a.md", false),
    ("apps/*/DESIGN.md", "apps/wren/DESIGN.md", true), ("apps/*/DESIGN.md", "apps/a/b/DESIGN.md", false),
    ("apps/**/DESIGN.md", "apps/DESIGN.md", true), ("apps/**/DESIGN.md", "apps/a/b/DESIGN.md", true),
    ("**", "anything/at/all", true), ("**/old/**", "a/old/b", true), ("**/old/**", "a/older/b", false),
    ("/DESIGN.md", "DESIGN.md", true), ("./apps/x.md", "apps/x.md", true), ("a?c", "abc", true),
    ("a?c", "a/c", false), ("*a*b*c", "xaybzc", true), ("*a*b*c", "xaybz", false), ("", "a", false),
  ])
  func `fits paths as people write patterns`(pattern: String, path: String, fits: Bool) {
    #expect(Glob(pattern).matches(path) == fits)
  }

  @Test func `takes no more than linear time over stars`() {
    let name = String(repeating: "a", count: 20_000)
    #expect(!Glob(String(repeating: "*a", count: 200) + "b").matches(name))
  }
}
