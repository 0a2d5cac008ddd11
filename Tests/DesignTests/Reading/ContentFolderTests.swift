import Design
import Foundation
import Testing

@Suite struct ContentFolderTests {
  /// A folder of its own for each test, gone when the test is.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "docgen-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var name: String { url.lastPathComponent }

    func path(_ below: String = "") -> String { below.isEmpty ? url.path : url.appending(path: below).path }

    func link(_ path: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: url.appending(path: path).path, withDestinationPath: target)
    }
  }

  private func systems(_ folder: Folder, _ path: String = "", options: ContentOptions = ContentOptions())
    throws -> [String]
  {
    try ContentFolder.list(folder.path(path), options: options).systems.map { system in
      "\(system.id): " + system.files.map { "\($0.path) \($0.flavor.rawValue)" }.joined(separator: ", ")
    }
  }

  @Test func `a file belongs to the nearest system above it`() throws {
    let folder = try Folder([
      "apps/wren/DESIGN.md": "", "apps/wren/Sources/Theme.swift": "", "apps/wren/kiosk/DESIGN-swiftui.md": "",
      "apps/wren/kiosk/Sources/Kit.swift": "", "apps/wren/README.md": "", "guides/tints/mixing.md": "",
      "guides/tints/deep/er.css": "",
    ])
    #expect(
      try systems(folder) == [
        "apps/wren: apps/wren/DESIGN.md neutral, apps/wren/README.md guide, apps/wren/Sources/Theme.swift swift",
        "apps/wren/kiosk: apps/wren/kiosk/DESIGN-swiftui.md swiftui, apps/wren/kiosk/Sources/Kit.swift swift",
        "guides/tints: guides/tints/deep/er.css css, guides/tints/mixing.md guide",
      ])
  }

  @Test func `without any system the folder is one, by its own name`() throws {
    let folder = try Folder(["docs/index.md": "", "docs/type/scale.md": "", "App/Theme.swift": ""])
    #expect(
      try systems(folder) == [
        "\(folder.name): App/Theme.swift swift, docs/index.md guide, docs/type/scale.md guide"
      ])
    #expect(try systems(folder, "docs") == ["docs: index.md guide, type/scale.md guide"])
  }

  @Test func `names decide the flavor`() throws {
    let folder = try Folder([
      "DESIGN.md": "", "DESIGN-android.md": "", "DESIGN-expo.md": "", "DESIGN-web.md": "", "tokens.json": "",
      "brand.tokens.json": "", "brand.tokens": "", "semantics.json": "", "package.json": "", "theme.css": "",
      "A.xcassets/Contents.json": "", "A.xcassets/Ink.colorset/Contents.json": "",
      "A.xcassets/Mark.imageset/Contents.json": "", "node_modules/x/tokens.json": "", ".hidden/DESIGN.md": "",
      "Site/.docgen-manifest.json": "", "Site/tokens.json": "",
    ])
    #expect(
      try ContentFolder.list(folder.path()).systems.flatMap(\.files).map {
        "\($0.path) \($0.flavor.rawValue)"
      } == [
        "A.xcassets/Contents.json xcassets", "A.xcassets/Ink.colorset/Contents.json xcassets",
        "DESIGN-android.md compose", "DESIGN-expo.md expo", "DESIGN-web.md guide", "DESIGN.md neutral",
        "brand.tokens dtcg", "brand.tokens.json dtcg", "semantics.json semantics", "theme.css css",
        "tokens.json dtcg",
      ])
  }

  @Test func `a catalogue without a system makes one of the folder it stands in`() throws {
    let folder = try Folder(["a/DESIGN.md": "", "b/App/A.xcassets/B/Ink.colorset/Contents.json": ""])
    #expect(
      try systems(folder) == [
        "a: a/DESIGN.md neutral", "b/App: b/App/A.xcassets/B/Ink.colorset/Contents.json xcassets",
      ])
  }

  @Test func `a single file is read by its name and any other markdown as a DESIGN`() throws {
    let folder = try Folder(["x/notes.md": "", "x/DESIGN-expo.md": "", "x/a.txt": "", "x/img/mark.svg": ""])
    #expect(try systems(folder, "x/notes.md") == ["x: notes.md neutral"])
    #expect(try systems(folder, "x/DESIGN-expo.md") == ["x: DESIGN-expo.md expo"])
    #expect(try ContentFolder.list(folder.path("x/notes.md")).files.contains("img/mark.svg"))
    #expect(throws: ContentError.self) { try ContentFolder.list(folder.path("x/a.txt")) }
    #expect(throws: ContentError.self) { try ContentFolder.list(folder.path("x/none.md")) }
  }

  @Test func `links that lead round end and nothing is listed twice`() throws {
    let folder = try Folder(["a/DESIGN.md": "", "b/x.txt": ""])
    try folder.link("a/again", to: "..")
    try folder.link("b/self", to: ".")
    try folder.link("b/root", to: "/")
    try folder.link("b/gone", to: "nowhere")
    try folder.link("b/DESIGN.md", to: "../a/DESIGN.md")
    #expect(try systems(folder) == ["a: a/DESIGN.md neutral", "b: b/DESIGN.md neutral"])
  }

  @Test func `a link that leaves the folder brings nothing in`() throws {
    let outside = try Folder(["secret/DESIGN.md": "", "passwd": ""])
    let folder = try Folder(["a/DESIGN.md": ""])
    try folder.link("a/p.md", to: outside.path("passwd"))
    try folder.link("a/etc", to: outside.path("secret"))
    #expect(try systems(folder) == ["a: a/DESIGN.md neutral"])
  }

  @Test func `patterns of the configuration choose sources and flavors`() throws {
    let folder = try Folder(["a/DESIGN.md": "", "a/old/x.swift": "", "a/brand.json": "", "b/DESIGN.md": ""])
    var options = ContentOptions()
    options.exclude = [GlobPattern("old/"), GlobPattern("b/**")]
    options.flavors = [FlavorPattern("brand.json", .dtcg)]
    #expect(
      try systems(folder, options: options) == [
        "a: a/DESIGN.md neutral, a/brand.json dtcg, a/old/x.swift swift"
      ])
    options.exclude.append(GlobPattern("**/old/**"))
    #expect(try systems(folder, options: options) == ["a: a/DESIGN.md neutral, a/brand.json dtcg"])
  }

  @Test func `bytes that are no UTF-8 are an error with path and line`() throws {
    let folder = try Folder(["DESIGN.md": ""])
    try Data([0x23, 0x0A, 0x61, 0xFF, 0x0A]).write(to: folder.url.appending(path: "DESIGN.md"))
    let content = try ContentFolder.list(folder.path())
    let error = #expect(throws: ContentError.self) { try content.read(content.systems[0]) }
    #expect(error?.line == 2)
    #expect(error?.path == folder.path("DESIGN.md"))
  }

  @Test(arguments: [("\n", 3), ("\r", 3), ("\r\n", 3)])
  func `the line of a wrong byte counts every line ending`(ending: String, line: Int) throws {
    let folder = try Folder(["DESIGN.md": ""])
    let bytes = Array("# A\(ending)b\(ending)c".utf8) + [0xFF] + Array("\(ending)d".utf8)
    try Data(bytes).write(to: folder.url.appending(path: "DESIGN.md"))
    let content = try ContentFolder.list(folder.path())
    let error = #expect(throws: ContentError.self) { try content.read(content.systems[0]) }
    #expect(error?.line == line)
  }

  /// What is skipped, less the folder's own path.
  private func skipped(_ folder: Folder) throws -> [String] {
    try ContentFolder.list(folder.path()).skipped.map { skipped in
      "\(skipped.path.dropFirst(folder.path().count + 1)) \(skipped.reason.prefix { $0 != ":" && $0 != "," })"
    }
  }

  @Test func `what is named like a source and is none is said`() throws {
    let outside = try Folder(["DESIGN.md": ""])
    let folder = try Folder(["a/DESIGN.md/x.txt": "", "ok/DESIGN.md": "", "ok/notes.md/x.txt": ""])
    for name in ["b", "c", "d"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    try folder.link("b/DESIGN.md", to: "nowhere")
    try folder.link("c/DESIGN.md", to: outside.path("DESIGN.md"))
    #expect(mkfifo(folder.path("d/DESIGN.md"), 0o600) == 0)
    #expect(
      try skipped(folder) == [
        "a/DESIGN.md is a folder", "b/DESIGN.md is a link to what is not there",
        "c/DESIGN.md is a link out of the content", "d/DESIGN.md is neither file nor folder",
      ])
    #expect(try systems(folder) == ["ok: ok/DESIGN.md neutral"])
  }

  @Test func `a name that is not UTF-8 is said`() throws {
    let folder = try Folder(["ok/DESIGN.md": ""])
    let path = Array(folder.path().utf8CString.dropLast()) + [0x2F, CChar(bitPattern: 0xFF), 0]
    // Where the file system itself refuses such a name there is nothing to say.
    guard mkdir(path, 0o700) == 0 else { return }
    #expect(try skipped(folder) == ["\u{FFFD} a name that is not UTF-8"])
  }

  @Test func `of two names that differ in their encoding only one is read, and that is said`() throws {
    let folder = try Folder(["caf\u{E9}/DESIGN.md": ""])
    // Where the file system takes both spellings for one folder there is nothing to say.
    guard mkdir(folder.path() + "/cafe\u{301}", 0o700) == 0 else { return }
    try Data().write(to: URL(filePath: folder.path() + "/cafe\u{301}/DESIGN.md"))
    let content = try ContentFolder.list(folder.path())
    #expect(content.systems.map(\.files.count) == [1])
    #expect(content.skipped.count == 1)
  }

  @Test func `globs of include that fit nothing are known`() throws {
    let folder = try Folder(["a/DESIGN.md": ""])
    var options = ContentOptions()
    options.include = [GlobPattern("a/**"), GlobPattern("b/**")]
    #expect(try ContentFolder.list(folder.path(), options: options).idleIncludes == ["b/**"])
  }

  @Test func `standard input is a DESIGN whose path is a dash`() throws {
    let content = ContentFolder.standardInput(Array("# Tern".utf8))
    let system = try content.read(content.systems[0])
    #expect(system.name == "Tern")
    #expect(system.sources.map(\.path) == ["-"])
    #expect(content.shownPath("-") == "-")
  }
}
