import Foundation
import TestSupport
import Testing

/// The import table is the architecture: which folder may know what.
@Suite("Imports") struct ImportTests {
  /// The longest matching folder counts. A folder that is not listed may import nothing.
  static let allowed: [(folder: String, imports: Set<String>)] = [
    // Text in, trees with positions out; C libraries stop at the file that wraps them.
    ("Sources/Syntax", []),
    ("Sources/Syntax/Markdown/MarkdownParser.swift", ["CCmarkGFM", "CMarkArena", "Synchronization"]),
    ("Sources/Syntax/Data/YAMLParser.swift", ["CYAML"]),
    // What the content says; the disk is read in one file.
    ("Sources/Design", ["Syntax"]),
    ("Sources/Design/Color/Mathematics.swift", ["Darwin", "Glibc", "Musl"]),
    ("Sources/Design/Reading/ContentFolder.swift", ["Syntax", "Foundation"]),
    // A design system as files: no disk, no server.
    ("Sources/Rendering", ["Design", "Syntax"]),
    ("Sources/Rendering/Compression/Brotli.swift", ["CBrotli"]),
    ("Sources/Rendering/Compression/Gzip.swift", ["CZlib"]),
    ("Sources/Rendering/Fonts/FontReader.swift", ["CHarfBuzz"]),
    ("Sources/Rendering/Fonts/WOFF2.swift", ["CWOFF2"]),
    ("Sources/Rendering/Icons/DrawingShelf.swift", ["Synchronization"]),
    // Shows a folder and tells when another changes; knows nothing of design systems.
    ("Sources/Serving", ["Darwin", "Glibc", "Synchronization"]),
    ("Sources/Serving/EventStream.swift", ["CMicroHTTPD", "Synchronization"]),
    ("Sources/Serving/Server.swift", ["CMicroHTTPD", "CMicroHTTPDLoader", "Synchronization"]),
    ("Sources/Serving/Watcher.swift", ["CUV", "Synchronization"]),
    // The build tool that puts templates and data into the program.
    ("Sources/FileEmbedder", ["Foundation"]),
    // Measures the stages one by one.
    ("Sources/Benchmark", ["CAllocations", "Design", "Foundation", "Rendering", "Syntax"]),
    // Every word printed, every exit code, every disk write.
    ("Sources/docgen/Git/GitProcess.swift", ["Dispatch", "Foundation"]),
    ("Sources/docgen/Output/FileStamps.swift", ["CFileAttributes", "Foundation"]),
    ("Sources/docgen", ["Design", "Foundation", "Rendering", "Serving", "Synchronization", "Syntax"]),
  ]

  @Test(arguments: SourceFile.all(below: "Sources"))
  func `every file imports only what its folder may know`(file: SourceFile) {
    let row = Self.allowed.filter { file.path == $0.folder || file.path.hasPrefix($0.folder + "/") }
      .max { $0.folder.count < $1.folder.count }
    let strangers = file.imports.subtracting(row?.imports ?? [])
    #expect(strangers.isEmpty, "\(file.path) imports \(strangers.sorted().joined(separator: ", "))")
  }

  @Test func `the table names nothing that is gone`() {
    for row in Self.allowed {
      #expect(
        FileManager.default.fileExists(atPath: SourceFile.root.appending(path: row.folder).path),
        "\(row.folder)")
    }
  }

  @Test(arguments: SourceFile.all(below: "Sources"))
  func `Glibc and Darwin stand side by side`(file: SourceFile) {
    #expect(file.imports.contains("Glibc") == file.imports.contains("Darwin"), "\(file.path)")
  }

  @Test func `no file is too long to be one idea`() {
    for file in SourceFile.all(below: "Sources") {
      #expect(file.lineCount <= 450, "\(file.path) has \(file.lineCount) lines")
    }
  }
}

/// A Swift file of the project, as far as its imports go.
struct SourceFile: Sendable, CustomTestStringConvertible {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  let path: String
  let imports: Set<String>
  let lineCount: Int

  var testDescription: String { path }

  static func all(below folder: String) -> [SourceFile] {
    let base = root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = (try? String(contentsOf: base.appending(path: name), encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return SourceFile(
        path: "\(folder)/\(name)", imports: Set(code(lines).compactMap(module)), lineCount: lines.count)
    }
  }

  /// The lines outside multi-line literals: an export writes imports, too.
  private static func code(_ lines: [Substring]) -> [Substring] {
    var isLiteral = false
    return lines.filter { line in
      let quotes = line.components(separatedBy: "\"\"\"").count - 1
      if !quotes.isMultiple(of: 2) { isLiteral.toggle() }
      return !isLiteral && quotes == 0
    }
  }

  /// The module an import line names: `public import struct Foundation.URL` is Foundation.
  private static func module(of line: Substring) -> String? {
    var words = line.split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") || ["public", "package", "internal"].contains(word) {
      words.removeFirst()
    }
    guard words.first == "import", let last = words.dropFirst().last else { return nil }
    return String(last.prefix { $0 != "." })
  }
}
