import Testing

@testable import docgen

@Suite("Path conflict") struct PathConflictTests {
  @Test func `files that can stand side by side are none`() throws {
    try PathConflict.check([
      "index.html", "tern/index.html", "tern/source/a.html", "tern.html", "terns/x", ".nojekyll",
    ])
    try PathConflict.check([String(repeating: "a", count: 255) + "/x"])
  }

  @Test func `a file where another one needs a folder`() {
    #expect(throws: Messages.fileAndFolder("index.html", inside: "index.html/colors.html")) {
      try PathConflict.check(["index.html/colors.html", "index.html"])
    }
    #expect(throws: Messages.fileAndFolder("a/b", inside: "a/b/c/d")) {
      try PathConflict.check(["a/b/c/d", "a/b"])
    }
  }

  @Test func `a name that no file system takes`() {
    let long = String(repeating: "ä", count: 128)
    #expect(throws: Messages.nameTooLong("a/\(long)/b")) { try PathConflict.check(["a/\(long)/b"]) }
  }

  @Test func `a path that two files want`() {
    #expect(throws: Messages.writtenTwice("a")) { try PathConflict.check(["a", "a"]) }
  }
}
