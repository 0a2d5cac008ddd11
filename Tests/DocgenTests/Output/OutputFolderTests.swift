import Foundation
import Rendering
import Testing

@testable import docgen

@Suite("Output folder") struct OutputFolderTests {
  private func write(_ files: [String: String], to path: String, isForced: Bool = false) throws
    -> OutputFolder.Outcome
  {
    let output = try OutputFolder(path: path, isForced: isForced)
    defer { output.discard() }
    for (name, text) in files { try output.add(OutputFile(path: name, contents: Array(text.utf8))) }
    return try output.commit()
  }

  @Test func `writes what changed, leaves what did not, removes what is gone`() throws {
    let folder = try TemporaryFolder()
    let out = folder.path + "/out"
    #expect(try write(["a.html": "1", "b/c.html": "2"], to: out) == .init(written: 2))
    #expect(try write(["a.html": "1", "b/c.html": "2"], to: out) == .init(unchanged: 2))
    #expect(try write(["a.html": "3"], to: out) == .init(written: 1, removed: 1))
    #expect(Set(folder.files(below: "out").keys) == ["a.html", Manifest.name])
    #expect(!FileManager.default.fileExists(atPath: out + "/b"))
    #expect(folder.text(of: "out/a.html") == "3")
  }

  @Test func `keeps the files of others, and edited ones of its own`() throws {
    let folder = try TemporaryFolder(["out/README.md": "theirs", "out/b/notes.txt": "theirs"])
    let out = folder.path + "/out"
    _ = try write(["a.html": "1", "b/c.html": "2"], to: out)
    try folder.write("edited", to: "out/a.html")
    #expect(try write(["d.html": "3"], to: out) == .init(written: 1, removed: 1, kept: [out + "/a.html"]))
    #expect(folder.text(of: "out/README.md") == "theirs")
    #expect(folder.text(of: "out/b/notes.txt") == "theirs")
    #expect(folder.text(of: "out/a.html") == "edited")
  }

  @Test func `does not overwrite a file of others unless forced`() throws {
    let folder = try TemporaryFolder(["out/index.html": "theirs"])
    let out = folder.path + "/out"
    #expect(throws: Messages.foreignFile(out + "/index.html")) { try write(["index.html": "ours"], to: out) }
    #expect(folder.text(of: "out/index.html") == "theirs")
    #expect(Set(folder.files(below: "out").keys) == ["index.html"])
    _ = try write(["index.html": "ours"], to: out, isForced: true)
    #expect(folder.text(of: "out/index.html") == "ours")
  }

  @Test func `an interrupted run leaves the last good site, and its traces go with the next`() throws {
    let folder = try TemporaryFolder()
    let out = folder.path + "/out"
    _ = try write(["a.html": "1", "b.html": "1"], to: out)
    let before = folder.files(below: "out")
    // A run that was killed: files staged, never committed. No process has this number.
    try folder.write("2", to: "out/.docgen-staging-\(Int32.max)/0")
    let output = try OutputFolder(path: out, isForced: false)
    try output.add(OutputFile(path: "a.html", contents: Array("2".utf8)))
    output.discard()
    #expect(folder.files(below: "out") == before)
  }

  @Test(arguments: ["../x", "/x", "a/../../x", "a//b", "", "a/./b", "a/\u{0}", ".docgen-manifest.json"])
  func `never writes outside itself`(path: String) throws {
    let folder = try TemporaryFolder()
    #expect(throws: Failure.self) { try write([path: "x"], to: folder.path + "/out") }
    #expect(Set(folder.files().keys).isEmpty)
  }

  @Test func `does not follow a link out of itself`() throws {
    let folder = try TemporaryFolder(["elsewhere/x": ""])
    let out = folder.path + "/out"
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: out + "/a", withDestinationPath: folder.path + "/elsewhere")
    #expect(throws: Messages.notAFolder(out + "/a")) { try write(["a/b.html": "1"], to: out) }
    #expect(Set(folder.files(below: "elsewhere").keys) == ["x"])
  }

  @Test func `refuses two files of one path`() throws {
    let folder = try TemporaryFolder()
    let output = try OutputFolder(path: folder.path + "/out", isForced: false)
    defer { output.discard() }
    try output.add(OutputFile(path: "a", contents: []))
    #expect(throws: Messages.writtenTwice("a")) { try output.add(OutputFile(path: "a", contents: [1])) }
  }

  @Test func `a manifest that is damaged owns nothing`() throws {
    let hash = ContentHash([1, 2, 3])
    let text = "{\"files\": {\"../x\": \"\(hash.text)\", \"a\": 2, \"b\": \"3\", \"c\": \"\(hash.text)\"}}"
    #expect(Manifest(reading: Array(text.utf8)).files == ["c": hash])
    #expect(Manifest(reading: Array("{{{".utf8)).files.isEmpty)
    var manifest = Manifest()
    manifest.files = ["b": hash, "a/c": ContentHash([])]
    #expect(Manifest(reading: manifest.document) == manifest)
  }

  @Test func `an output that is or holds its sources is refused`() throws {
    let folder = try TemporaryFolder(["site/content/DESIGN.md": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/site/content")
    let content = [(path: folder.path + "/site/content", what: "content")]
    for path in ["site", "site/content", "link", "site/content/../content/."] {
      #expect(throws: Failure.self) {
        try OutputGuard.check(output: folder.path + "/" + path, sources: content)
      }
    }
    for path in ["site/content/Site", "site/content2", "out", "site/con"] {
      #expect(throws: Never.self) {
        try OutputGuard.check(output: folder.path + "/" + path, sources: content)
      }
    }
  }
}
