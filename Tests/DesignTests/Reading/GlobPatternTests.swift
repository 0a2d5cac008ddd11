import Design
import Testing

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("*.md", "a/b.md"), ("DESIGN*.md", "DESIGN-web.md"), ("a/*.md", "a/b.md"), ("/a/*.md", "a/b.md"),
    ("**/a.md", "a.md"), ("**/a.md", "x/y/a.md"), ("a/**", "a/b/c"), ("a/**/c", "a/c"), ("a/**/c", "a/b/b/c"),
    ("a/", "a/b/c"), ("?.md", "x/e.md"), ("old", "x/old/y.md"), ("a*b*c", "a1b2c"),
  ])
  func `fits`(pattern: String, path: String) {
    #expect(GlobPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("a/*.md", "a/b/c.md"), ("a/*.md", "x/a/b.md"), ("*.md", "a.mdx"), ("a/**", "b/a/c"), ("a/**/c", "a/b"),
    ("a/?", "a/bc"), ("DESIGN*.md", "design.md"), ("a*b", "xab/c/b2"), ("", "a"),
  ])
  func `does not fit`(pattern: String, path: String) {
    #expect(!GlobPattern(pattern).matches(path))
  }

  @Test func `many stars take no more than the product of both lengths`() {
    let stars = GlobPattern(String(repeating: "a*", count: 200) + "b/**/c")
    #expect(!stars.matches(String(repeating: "a", count: 5_000)))
  }
}
