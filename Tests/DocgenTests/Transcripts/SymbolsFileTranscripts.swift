import Foundation
import Testing

@testable import docgen

/// `--sf-symbols` with each kind of file that it may be given.
@Suite("Transcripts: check --sf-symbols") struct SymbolsFileTranscripts {
  private static let document = """
    # Tern

    | Component | Symbol | Size |
    |---|---|---|
    | One | `tern.fill` | 20pt |
    | Two | `tern` | 20pt |
    """
  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//EXAMPLE//DTD//EN" "plist.dtd">
    <plist version="1.0">
    <dict>
      <key>symbols</key>
      <dict>
        <key>tern.fill</key>
        <string>2021</string>
      </dict>
      <key>year_to_release</key>
      <dict>
        <key>2021</key>
        <dict>
          <key>iOS</key>
          <string>15.0</string>
        </dict>
      </dict>
    </dict>
    </plist>
    """

  private func run(_ files: [String: [UInt8]]) throws -> Program.Outcome {
    let folder = try TemporaryFolder(["Content/tern/DESIGN.md": Self.document])
    for (name, bytes) in files { try folder.write(bytes, to: name) }
    return try Program.run(["check", "--sf-symbols", "apple/name_availability.plist"], in: folder)
  }

  @Test func `a property list of Apple`() throws {
    let outcome = try run(["apple/name_availability.plist": Array(Self.list.utf8)])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("there is no SF Symbol 'tern' [symbol-unknown]"))
    #expect(!outcome.output.contains("'tern.fill' [symbol-unknown]"))
  }

  @Test func `renames beside it, in UTF-16 as Apple writes them`() throws {
    let aliases = "\u{FEFF}\"tern\" = \"tern.fill\";\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let outcome = try run([
      "apple/name_availability.plist": Array(Self.list.utf8), "apple/name_aliases.strings": aliases,
    ])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("'tern' is called 'tern.fill' since iOS 15.0 [symbol-renamed]"))
  }

  @Test func `a list of names`() throws {
    let outcome = try run(["apple/name_availability.plist": Array("tern\ntern.fill\n".utf8)])
    #expect(outcome.code == 0)
    #expect(!outcome.output.contains("[symbol-unknown]"))
  }

  @Test(arguments: [
    ("bplist00\u{1}", "is a binary property list; convert it with 'plutil -convert xml1 -o COPY FILE'"),
    ("<plist><dict/></plist>", "no map 'symbols' of names and years; give name_availability.plist"),
    ("<plist><dict>", "the end of the text where '</dict>' or '</array>' is wanted; give"),
  ]) func `what is none of these is said`(text: String, message: String) throws {
    let outcome = try run(["apple/name_availability.plist": Array(text.utf8)])
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("docgen: error: apple/name_availability.plist:"))
    #expect(outcome.errors.contains(message))
  }
}
