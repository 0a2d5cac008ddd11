import Foundation
import Testing

@testable import docgen

/// A build makes only what changed; what is there afterwards is what a fresh build gives.
@Suite("Incremental build") struct IncrementalBuildTests {
  private func build(_ folder: TemporaryFolder, to output: String) async throws -> SiteBuild.Outcome {
    let arguments = try Arguments(
      ["--content", folder.path + "/Content", "--templates", folder.path + "/Templates", "--output", output],
      for: .build)
    return try await SiteBuild(arguments, console: .silent).run()
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `after a hundred random changes the site is that of a fresh build`(seed: UInt64) async throws {
    let folder = try RandomChanges.start()
    var changes = RandomChanges(of: folder, seed: seed)
    var log: [String] = []
    for number in 1...100 {
      log.append(try changes.next())
      _ = try await build(folder, to: folder.path + "/Site")
      guard number % 5 == 0 else { continue }
      let fresh = try TemporaryFolder()
      _ = try await build(folder, to: fresh.path + "/Site")
      let (made, wanted) = (folder.files(below: "Site"), fresh.files(below: "Site"))
      let different = Set(made.keys).union(wanted.keys).filter { made[$0] != wanted[$0] }.sorted()
      #expect(different.isEmpty, "seed \(seed), after \(log.suffix(5).joined(separator: ", "))")
      if !different.isEmpty { return }
    }
  }

  @Test func `nothing changed, nothing is rendered`() async throws {
    let folder = try RandomChanges.start()
    let first = try await build(folder, to: folder.path + "/Site")
    let second = try await build(folder, to: folder.path + "/Site")
    #expect(second.files == .init(unchanged: first.files.written))
    #expect(second.findings == first.findings)
  }

  @Test func `a changed source costs its system's pages, and those of all only when they show the change`()
    async throws
  {
    let folder = try RandomChanges.start()
    _ = try await build(folder, to: folder.path + "/Site")
    let text = try #require(folder.text(of: "Content/wren/DESIGN.md"))
    try folder.write(text + "\nMore words.\n", to: "Content/wren/DESIGN.md")
    let before = folder.files(below: "Site")
    _ = try await build(folder, to: folder.path + "/Site")
    let after = folder.files(below: "Site")
    let changed = after.keys.filter { after[$0] != before[$0] && !$0.hasPrefix(".docgen-") }
    #expect(!changed.isEmpty && changed.allSatisfy { $0.hasPrefix("wren/") }, "\(changed)")
    try folder.write(text.replacing("**Ink**", with: "**Bark**"), to: "Content/wren/DESIGN.md")
    _ = try await build(folder, to: folder.path + "/Site")
    let found = folder.files(below: "Site/assets").filter { $0.key.contains("search") }
    #expect(found.values.contains { String(decoding: $0, as: UTF8.self).contains("Bark") })
  }

  @Test func `another list of symbols is another site`() async throws {
    let folder = try RandomChanges.start()
    try folder.write("sf-symbols: names.txt\n", to: "Content/docgen.yml")
    try folder.write(
      "# Tern\n\n| Component | Symbol | Size |\n|---|---|---|\n| One | `tern.fill` | 20pt |\n",
      to: "Content/tern/DESIGN.md")
    try folder.write("tern.fill\n", to: "Content/names.txt")
    let clean = try await build(folder, to: folder.path + "/Site").findings
    try folder.write("tern\n", to: "Content/names.txt")
    #expect(try await build(folder, to: folder.path + "/Site").findings != clean)
  }

  @Test func `a file of the site that was edited or lost is made again`() async throws {
    let folder = try RandomChanges.start()
    _ = try await build(folder, to: folder.path + "/Site")
    let wanted = folder.files(below: "Site")
    for path in wanted.keys.sorted() where !path.hasPrefix(".docgen-") {
      try FileManager.default.removeItem(atPath: folder.path + "/Site/" + path)
      #expect(try await build(folder, to: folder.path + "/Site").files.written >= 1)
      #expect(folder.files(below: "Site") == wanted, "\(path)")
    }
    try folder.write("edited", to: "Site/wren/colors.html")
    _ = try await build(folder, to: folder.path + "/Site")
    #expect(folder.files(below: "Site") == wanted)
  }

  /// What a build leaves at its manifest, so that the next one need not read the site.
  private func hasStamp(_ folder: TemporaryFolder) throws -> Bool {
    let manifest = folder.path + "/Site/" + Manifest.name
    let fingerprint = Manifest(reading: try Disk.read(manifest)).fingerprint
    return FileStamps.left(at: manifest, manifest: fingerprint) != nil
  }

  @Test func `a file of the site that was edited and given its old time is made again`() async throws {
    let folder = try RandomChanges.start()
    _ = try await build(folder, to: folder.path + "/Site")
    let wanted = folder.files(below: "Site")
    let path = folder.path + "/Site/wren/colors.html"
    let time = try #require(FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    try file.write(contentsOf: Array("<!DOCTYPE HTML>".utf8))
    try file.close()
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    #expect(folder.files(below: "Site") != wanted)
    #expect(try await build(folder, to: folder.path + "/Site").files.written >= 1)
    #expect(folder.files(below: "Site") == wanted)
    #expect(try await build(folder, to: folder.path + "/Site").files.written == 0)
  }

  @Test func `files of the site in each other's place are made again`() async throws {
    let folder = try RandomChanges.start()
    _ = try await build(folder, to: folder.path + "/Site")
    let wanted = folder.files(below: "Site")
    let (one, other) = (folder.path + "/Site/wren/colors.html", folder.path + "/Site/tern/colors.html")
    try FileManager.default.moveItem(atPath: one, toPath: folder.path + "/kept")
    try FileManager.default.moveItem(atPath: other, toPath: one)
    try FileManager.default.moveItem(atPath: folder.path + "/kept", toPath: other)
    #expect(folder.files(below: "Site") != wanted)
    _ = try await build(folder, to: folder.path + "/Site")
    #expect(folder.files(below: "Site") == wanted)
  }

  @Test func `a copy of a site is read, and nothing of it is written`() async throws {
    let folder = try RandomChanges.start()
    let first = try await build(folder, to: folder.path + "/Site")
    let wanted = folder.files(below: "Site")
    try FileManager.default.moveItem(atPath: folder.path + "/Site", toPath: folder.path + "/Old")
    try FileManager.default.copyItem(atPath: folder.path + "/Old", toPath: folder.path + "/Site")
    #expect(
      try await build(folder, to: folder.path + "/Site").files == .init(unchanged: first.files.written))
    #expect(folder.files(below: "Site") == wanted)
  }

  @Test func `what the file system said of a site is known as long as builds leave it to each other`()
    async throws
  {
    let folder = try RandomChanges.start()
    _ = try await build(folder, to: folder.path + "/Site")
    guard try hasStamp(folder) else {
      print("note: this file system keeps no attributes; every build reads its whole site")
      return
    }
    let output = { try OutputFolder(path: folder.path + "/Site", isForced: false) }
    func isAsLeft() async throws -> Bool {
      let folder = try output()
      defer { folder.discard() }
      return await folder.look()
    }
    #expect(try await isAsLeft())
    // One system less, one more, and one changed: what stays is taken over, what goes is taken out.
    try FileManager.default.removeItem(atPath: folder.path + "/Content/wren")
    try folder.write("# Owl\n\n- **Eye** (`#FFAA00`)\n", to: "Content/owl/DESIGN.md")
    _ = try await build(folder, to: folder.path + "/Site")
    #expect(try await isAsLeft())
    try folder.write("# Owl\n\n- **Eye** (`#FFAA01`)\n", to: "Content/owl/DESIGN.md")
    _ = try await build(folder, to: folder.path + "/Site")
    #expect(try await isAsLeft())
    try folder.write("edited", to: "Site/owl/colors.html")
    #expect(try await !isAsLeft())
  }

  @Test(arguments: ["", "{", "{}\n", "{\"surroundings\":\"x\"}\n[]\n"])
  func `a record that says nothing costs a full build, no more`(record: String) async throws {
    let folder = try RandomChanges.start()
    _ = try await build(folder, to: folder.path + "/Site")
    let wanted = folder.files(below: "Site")
    try folder.write(record, to: "Site/" + BuildRecord.name)
    _ = try await build(folder, to: folder.path + "/Site")
    #expect(folder.files(below: "Site") == wanted)
  }

  @Test(arguments: [
    ("wren", "ruin"), ("\t0\t", "\t9223372036854775807\t"), ("colors.html", "colours.html"),
    ("[\"Ink\",", "[\"Oak\","),
  ])
  func `a record with another word in it is none`(word: String, other: String) async throws {
    let folder = try RandomChanges.start()
    _ = try await build(folder, to: folder.path + "/Site")
    let text = try #require(folder.text(of: "Site/" + BuildRecord.name))
    #expect(text.contains(word))
    try folder.write(text.replacing(word, with: other), to: "Site/" + BuildRecord.name)
    try folder.write("# Owl\n\n- **Eye** (`#FFAA00`)\n", to: "Content/owl/DESIGN.md")
    _ = try await build(folder, to: folder.path + "/Site")
    let fresh = try TemporaryFolder()
    _ = try await build(folder, to: fresh.path + "/Site")
    #expect(folder.files(below: "Site") == fresh.files(below: "Site"))
  }
}
