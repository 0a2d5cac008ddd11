import Testing

@testable import docgen

@Suite("Working folder") struct WorkingFolderTests {
  @Test(arguments: [
    ("input", "input"), ("./input/../input/x.md", "input/x.md"), ("/w/case/input", "input"), ("..", ".."),
    ("../case/input", "input"), ("../other/x", "../other/x"), ("/elsewhere/x", "/elsewhere/x"), (".", "."),
    ("/link/case/a", "a"), ("/", "/"), ("a//b/", "a/b"),
  ])
  func `shows paths normalised and relative where they lie inside`(text: String, shown: String) {
    #expect(WorkingFolder.shown(text, from: ["/w/case", "/link/case"]) == shown)
  }
}
