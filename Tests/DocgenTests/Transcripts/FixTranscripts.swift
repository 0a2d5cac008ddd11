import Foundation
import TestSupport
import Testing

@testable import docgen

/// `docgen check --fix` from end to end: the very bytes that change, and all others that do not.
@Suite("Transcripts: check --fix") struct FixTranscripts {
  private static let path = "Content/tern/DESIGN.md"

  private func fix(_ folder: TemporaryFolder, _ arguments: String...) throws -> Program.Outcome {
    try Program.run(["check", "--fix"] + arguments, in: folder)
  }

  /// Mends a document twice.
  /// - Returns: its text after the first time, and what was said.
  private func mended(
    _ text: String, others: [String: String] = [:]
  ) throws -> (text: String?, outcome: Program.Outcome) {
    let folder = try TemporaryFolder(others.merging([Self.path: text]) { _, new in new })
    let first = try fix(folder)
    let after = folder.text(of: Self.path)
    let second = try fix(folder)
    #expect(folder.text(of: Self.path) == after, "the second run changes nothing")
    #expect(!second.output.contains(": mended: "))
    return (after, first)
  }

  @Test func `a hex comment becomes the colour of the code, as its author writes`() throws {
    let text = """
      # Tern

      ```swift
      extension Color {
        static let ternInk = Color(red: 0.161, green: 0.231, blue: 0.341)  // #293A57 — text
        static let ternFoam = Color(red: 0.957, green: 0.969, blue: 0.980)  // the canvas, #f4f6fa\u{20}\u{20}
        static let ternSky = Color(red: 1, green: 0.8, blue: 0)  // #FB0
        static let ternSea = Color(red: 1, green: 0.8, blue: 0.502)  // #FC8
        static let ternMist = Color(red: 0.161, green: 0.231, blue: 0.341, opacity: 0.5)  // #293B5799
        static let ternWide = Color(.displayP3, red: 1, green: 0.2, blue: 0.1)  // #123456
      }
      ```
      """
    let wanted = text.replacing("#293A57", with: "#293B57").replacing("#f4f6fa", with: "#f4f7fa")
      .replacing("#FB0", with: "#FC0").replacing("// #FC8", with: "// #FFCC80")
      .replacing("#293B5799", with: "#293B5780")
    let (after, outcome) = try mended(text)
    #expect(after == wanted)
    #expect(
      outcome.output.hasPrefix(
        "Content/tern/DESIGN.md:5:73: mended: '#293A57' is now '#293B57' [color-comment-mismatch]\n"))
    #expect(outcome.output.contains("[color-comment-mismatch]\n") && outcome.output.contains(":10:"))
  }

  @Test func `byte order mark, line endings, tabs and the missing last line ending stay`() throws {
    let text =
      "\u{FEFF}# Tern\r\n\r\n\t\r\n1. Steps  \r\n\r\n   ```swift\r\n   extension Color {\r\n"
      + "   \tstatic let ternInk = Color(red: 0.161, green: 0.231, blue: 0.341) /* #293A57 é */\r\n"
      + "   }\r\n   ```\r\n\r\nSee [itself](design.md \"T\")."
    let folder = try TemporaryFolder()
    try folder.write(Array(text.utf8), to: Self.path)
    _ = try fix(folder)
    let wanted = text.replacing("#293A57", with: "#293B57").replacing("(design.md", with: "(DESIGN.md")
    #expect(try Data(contentsOf: URL(filePath: folder.path + "/" + Self.path)) == Data(wanted.utf8))
  }

  @Test func `links take the letters of the file, in every way they are written`() throws {
    let text = """
      # Tern

      [design.md](design.md), [`]`](../TERN/design.md#tern), <a title="design.md" href='./design.md'>x</a>,
      [a](<My%20notes.MD>), ![b]( img/logo.PNG?x ), [c][It  self], [It self], [a](/design.md),
      [d](../other/../tern/guide/INTRO.md), [e](Guide/intro.md), [fine](DESIGN.md).

      [it self]: design.md "the title"
      """
    let wanted = """
      # Tern

      [design.md](DESIGN.md), [`]`](../tern/DESIGN.md#tern), <a title="design.md" href='./DESIGN.md'>x</a>,
      [a](<my%20Notes.md>), ![b]( img/Logo.png?x ), [c][It  self], [It self], [a](/design.md),
      [d](../other/../tern/guide/intro.md), [e](guide/intro.md), [fine](DESIGN.md).

      [it self]: DESIGN.md "the title"
      """
    let others = [
      "Content/tern/my Notes.md": "# Notes", "Content/tern/img/Logo.png": "-",
      "Content/tern/guide/intro.md": "# Intro", "Content/other/DESIGN.md": "# Other",
    ]
    let (after, outcome) = try mended(text, others: others)
    #expect(after == wanted)
    #expect(!outcome.output.contains("error: ") && !outcome.output.contains("[link-case]\n    "))
  }

  @Test func `a link that two files could mean is left to a person`() throws {
    let text = "# Tern\n\n[a](NOTES.md)\n"
    let others = ["Content/tern/notes.md": "# A", "Content/tern/Notes.md": "# B"]
    let (after, outcome) = try mended(text, others: others)
    #expect(after == text)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("[link-case]"))
  }

  @Test func `a renamed symbol takes its new name where the minimum has it`() throws {
    let text = """
      # Tern

      | Component | Symbol | Size |
      |---|---|---|
      | Letter a | `a` | 20pt |
      | Both | `a` / `.fill` | 20pt |

      ```swift
      let letter = Image(systemName: "a")  // "a"
      ```
      """
    let wanted = text.replacing("| Letter a | `a` |", with: "| Letter a | `character` |")
      .replacing("systemName: \"a\"", with: "systemName: \"character\"")
    #expect(try mended(text).text == wanted)
    #expect(try mended("Minimum: iOS 17.\n\n" + text).text == "Minimum: iOS 17.\n\n" + wanted)
    #expect(try mended("Minimum: iOS 13.\n\n" + text).text == "Minimum: iOS 13.\n\n" + text)
  }

  @Test(arguments: ["\n", "\r\n"]) func `sections move as they are`(line: String) throws {
    let text = """
      ---
      name: Tern
      ---
      # Tern

      ## Typography
      Karla.  

      ### Scale

      ---

      ## Colors

      ```css
      ## Overview
      ```


      <!-- about the next -->
      ## Overview
      Calm

      ## Voice

      Short words.
      """.replacing("\n", with: line)
    let wanted = """
      ---
      name: Tern
      ---
      # Tern

      <!-- about the next -->
      ## Overview
      Calm

      ## Voice

      Short words.

      ---

      ## Colors

      ```css
      ## Overview
      ```


      ## Typography
      Karla.  

      ### Scale
      """.replacing("\n", with: line)
    let (after, outcome) = try mended(text)
    #expect(after == wanted)
    #expect(outcome.output.contains("Content/tern/DESIGN.md:6:1: mended: "))
    #expect(outcome.output.contains("lines put in order [section-order]\n"))
  }

  @Test(arguments: [
    // A fence that nobody closed would swallow what moves below it.
    "## Colors\n\nText\n\n## Overview\n\n```\ncode\n",
    // The numbers of anchors would change, and one is linked.
    "## Colors\n\n### Light\n\n## Overview\n\n### Light\n\n[x](#light-1)\n",
    "## Colors\n\n# Part two\n\n## Overview\n",
    "## Colors\n\n> ## Overview\n",
  ]) func `sections stay where moving would change the document`(body: String) throws {
    let text = "---\nname: Tern\n---\n" + body
    let (after, outcome) = try mended(text)
    #expect(after == text)
    #expect(outcome.output.contains("[section-order]"))
  }

  @Test func `several faults of one place are mended in turn`() throws {
    let code = """
      ```swift
      extension Color {
        static let ternInk = Color(red: 0.161, green: 0.231, blue: 0.341)  // #293A57
      }
      ```
      """
    let text = "---\nname: Tern\n---\n## Colors\n\n\(code)\n\n## Overview\n\n[x](design.md)\n"
    let mendedCode = code.replacing("#293A57", with: "#293B57")
    let wanted = "---\nname: Tern\n---\n## Overview\n\n[x](DESIGN.md)\n\n## Colors\n\n\(mendedCode)\n"
    #expect(try mended(text).text == wanted)
  }

  private static let faulty = "# Tern\n\n[x](design.md)\n"

  @Test func `what is quieted, off or known is left alone`() throws {
    let quiet = "# Tern\n\n<!-- docgen:off link-case -->\n[x](design.md)\n"
    #expect(try mended(quiet).text == quiet)
    let folder = try TemporaryFolder([Self.path: Self.faulty])
    #expect(try fix(folder, "--rule", "link-case=off").output == "no findings in 1 system\n")
    _ = try Program.run(["check", "--write-baseline", "known.json"], in: folder)
    #expect(try fix(folder, "--baseline", "known.json").output == "no findings in 1 system\n")
    #expect(folder.text(of: Self.path) == Self.faulty)
  }

  @Test func `the exit code and the report are those of what is left`() throws {
    let folder = try TemporaryFolder([Self.path: Self.faulty])
    let outcome = try fix(folder)
    #expect(outcome.code == 0)
    #expect(
      outcome.output
        == "\(Self.path):3:5: mended: 'design.md' is now 'DESIGN.md' [link-case]\nno findings in 1 system\n")
    #expect(outcome.errors == "")
  }

  @Test func `a report for programs is nothing else`() throws {
    let folder = try TemporaryFolder([Self.path: Self.faulty])
    let outcome = try fix(folder, "--format", "json")
    #expect(outcome.output.hasPrefix("{"))
    #expect(outcome.errors.contains("mended: 'design.md' is now 'DESIGN.md' [link-case]\n"))
  }

  @Test func `a file keeps its mode, and one that is read-only is said`() throws {
    let folder = try TemporaryFolder([Self.path: Self.faulty, "Content/gull/DESIGN.md": Self.faulty])
    let file = folder.path + "/" + Self.path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    let outcome = try fix(folder)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("docgen: error: \(Self.path): is read-only, so it is not mended; "))
    #expect(folder.text(of: Self.path) == Self.faulty)
    #expect(folder.text(of: "Content/gull/DESIGN.md") == Self.faulty, "all or nothing")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    #expect(try fix(folder).code == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(Set(folder.files().keys) == [Self.path, "Content/gull/DESIGN.md"], "nothing is left behind")
  }

  @Test func `a symbolic link is mended under the name of its file`() throws {
    let folder = try TemporaryFolder(["Content/tern/notes.md": "# N\n\n[x](design.md)\n"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + Self.path, withDestinationPath: "notes.md")
    #expect(try fix(folder).code == 0)
    #expect(folder.text(of: "Content/tern/notes.md") == "# N\n\n[x](DESIGN.md)\n")
    let kind = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + Self.path)[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func `standard input cannot be mended`() throws {
    let outcome = try Program.run(["check", "-", "--fix"], in: TemporaryFolder(), input: Self.faulty)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("docgen: error: -: standard input cannot be mended; "))
  }

  @Test func `a file that changes while it is checked is not touched`() throws {
    let folder = try TemporaryFolder([Self.path: Self.faulty])
    let file = folder.path + "/" + Self.path
    #expect(throws: Failure.self) {
      try Disk.replace(file, with: [], mode: 0o644) { throw Messages.changedMeanwhile(file) }
    }
    #expect(folder.text(of: Self.path) == Self.faulty)
    #expect(Set(folder.files().keys) == [Self.path])
  }

  @Test func `Swift, token and data files are mended too`() throws {
    let swift =
      "import SwiftUI\nextension Color {\n"
      + "  static let ternInk = Color(red: 0.161, green: 0.231, blue: 0.341)  // #293A57\n}\n"
    let tokens = """
      { "ink": { "$type": "color", "$value": {
        "colorSpace": "srgb", "components": [0.161, 0.231, 0.341], "hex": "#295a57" } } }
      """
    let folder = try TemporaryFolder([
      Self.path: "# Tern\n", "Content/tern/Theme.swift": swift, "Content/tern/tokens.json": tokens,
    ])
    _ = try fix(folder)
    #expect(folder.text(of: "Content/tern/Theme.swift") == swift.replacing("3A57", with: "3B57"))
    #expect(folder.text(of: "Content/tern/tokens.json") == tokens.replacing("5a57", with: "3b57"))
  }
}

/// The same over real documents: what can be mended is, and nothing else moves.
@Suite("Corpus: check --fix", .enabled(if: Shared.exists, "../shared is not there"))
struct FixCorpusTests {
  @Test func `only spans of mended findings change, once`() throws {
    let folder = try TemporaryFolder()
    // The collection may be read-only where it lies.
    for category in ["finance", "fitness", "messaging"] {
      let source = Project.corpus.appending(path: "ios/" + category).path
      for case let file as String in FileManager.default.enumerator(atPath: source) ?? .init() {
        guard let data = FileManager.default.contents(atPath: source + "/" + file) else { continue }
        try folder.write(Array(data), to: "Content/\(category)/\(file)")
      }
    }
    let before = folder.files(below: "Content")
    let first = try Program.run(["check", "--fix", "--format", "json"], in: folder)
    let after = folder.files(below: "Content")
    #expect(Set(before.keys) == Set(after.keys))
    #expect(first.code != 2, "\(first.errors)")
    let changes = first.errors.split(separator: "\n").filter { $0.contains(": mended: ") }
    let changed = before.keys.filter { before[$0] != after[$0] }
    #expect(
      Set(changes.compactMap { $0.split(separator: ":").first.map(String.init) })
        == Set(changed.map { "Content/" + $0 }))
    // A line is another only where a change was reported.
    let places = Set(changes.map { $0.split(separator: ":").prefix(2).joined(separator: ":") })
    for path in changed {
      let old = String(decoding: before[path] ?? Data(), as: UTF8.self).components(separatedBy: "\n")
      let new = String(decoding: after[path] ?? Data(), as: UTF8.self).components(separatedBy: "\n")
      #expect(old.count == new.count)
      for (number, pair) in zip(old, new).enumerated() where pair.0 != pair.1 {
        #expect(places.contains("Content/\(path):\(number + 1)"), "\(path):\(number + 1)")
      }
    }
    let second = try Program.run(["check", "--fix", "--format", "json"], in: folder)
    #expect(second.errors == "")
    #expect(second.output == first.output)
    #expect(folder.files(below: "Content") == after)
  }
}
