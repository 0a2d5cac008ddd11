import Testing

@testable import Rendering

@Suite("Safe URLs") struct SafeURLTests {
  @Test(arguments: [
    ("https://e.x/a?b=c#d", "https://e.x/a?b=c#d"), ("../a b/é.md", "../a%20b/%C3%A9.md"),
    ("a%20b%zz%", "a%20b%25zz%25"), ("a#b#c", "a#b%23c"), ("x[1]{2}|\\", "x%5B1%5D%7B2%7D%7C%5C"),
    ("mailto:a@b.c", "mailto:a@b.c"), ("", ""), ("1:2", "1:2"), (" a ", "a"),
  ])
  func `encode what no URL may hold`(written: String, wanted: String) {
    #expect(SafeURL.address(written) == wanted)
  }

  @Test(arguments: [
    "javascript:x", "JAVASCRIPT:x", " \u{1}java\tscript:x", "data:text/html,x", "vbscript:x", "file:///etc",
    "blob:x", "x-y:z",
  ])
  func `refuse schemes that run something or open files`(written: String) {
    #expect(SafeURL.address(written) == nil)
  }

  @Test(arguments: [("https://a", true), ("//a", true), ("mailto:a", true), ("a/b", false), ("#a", false)])
  func `know what leaves the site`(address: String, isExternal: Bool) {
    #expect(SafeURL.isExternal(address) == isExternal)
  }
}
