import Foundation
import Testing

@testable import Rendering

/// Debian's package `fonts-manrope`.
private enum Manrope {
  static let folder = "/usr/share/fonts/truetype/manrope"
  static let exists = FileManager.default.fileExists(atPath: folder + "/Manrope-ExtraBold.ttf")
  static func load(_ name: String) -> [UInt8] {
    (FileManager.default.contents(atPath: folder + "/Manrope-\(name).ttf")).map(Array.init) ?? []
  }
}

@Suite("Font embedding", .enabled(if: Manrope.exists, "the package fonts-manrope is not installed"))
struct FontEmbeddingTests {
  private let bold = FontCatalog.Request(family: "Manrope", weight: 800)

  private func embedding(_ texts: [FontCatalog.Request: String], file: [UInt8]? = nil) -> FontEmbedding {
    let bytes = file ?? Manrope.load("ExtraBold")
    let faces = FontReader.faces(path: "m.ttf", bytes: Manrope.load("ExtraBold"))
    return FontEmbedding(texts, catalog: FontCatalog(faces)) { $0 == "m.ttf" ? bytes : nil }
  }

  @Test func `reads family, weight and slant of a face`() throws {
    let faces = FontReader.faces(path: "m.ttf", bytes: Manrope.load("ExtraBold"))
    let face = try #require(faces.first)
    #expect(faces.count == 1)
    #expect(face.family == "Manrope")
    #expect(face.aliases.contains("Manrope ExtraBold"))
    #expect(face.weights == 800...800)
    #expect(!face.isItalic && face.width == 5 && face.isEmbeddable && !face.isVariable)
    #expect(face.copyright?.contains("Manrope") == true)
  }

  @Test func `packs only the glyphs of the text, the same bytes each time`() throws {
    let short = embedding([bold: "Viber"])
    let long = embedding([bold: String((0x20...0x7E).map { Character(Unicode.Scalar($0)) })])
    let (few, many) = (try #require(short.files.first), try #require(long.files.first))
    #expect(few.contents.starts(with: "wOF2".utf8))
    #expect(few.contents.count < 3_000 && many.contents.count > 5_000 && many.contents.count < 12_000)
    // Memory that was used before must not show through in the bytes between tables.
    for length in 1...8 {
      _ = [UInt8](repeating: 0xAA, count: length * 1_000)
      #expect(embedding([bold: "Viber"]).files.map(\.contents) == [few.contents])
    }
    #expect(few.path.hasPrefix("fonts/manrope-800-") && few.path.hasSuffix(".woff2"))
    #expect(
      short.css == """
        @font-face {
          font-family: "Manrope";
          font-style: normal;
          font-weight: 800;
          font-display: swap;
          src: url("\(few.path)") format("woff2");
        }

        """)
    #expect(short.choices[bold]?.isSubstituted == false)
    #expect(short.notice.hasPrefix("Manrope\nCopyright"))
  }

  @Test func `reads a packed face again, its licence kept`() throws {
    let file = try #require(embedding([bold: "a"]).files.first)
    let font = try #require(WOFF2.unpacked(file.contents))
    let face = try #require(FontReader.faces(path: "x", bytes: font).first)
    #expect(face.family.hasPrefix("Manrope") && face.weights == 800...800)
    #expect(face.license != nil)
  }

  @Test func `embeds a face once for all that is set in it`() {
    let heavy = FontCatalog.Request(family: "manrope", weight: 900)
    let both = embedding([bold: "ab", heavy: "cd"])
    #expect(both.files.count == 1)
    #expect(both.files.map(\.contents) == embedding([bold: "abcd"]).files.map(\.contents))
    #expect(both.choices[heavy]?.note == "weight 900 is not available: set in 800")
  }

  @Test func `says so when a file cannot be read`() {
    let broken = embedding([bold: "a"], file: Array(Manrope.load("ExtraBold").prefix(200)))
    #expect(broken.files.isEmpty && broken.css.isEmpty)
    #expect(broken.choices[bold]?.note == "'Manrope' could not be read: set in the browser's own face")
  }
}

@Suite("Font reader") struct FontReaderTests {
  @Test(
    arguments: [
      [], [0], Array("wOF2".utf8), Array("OTTO".utf8) + [UInt8](repeating: 255, count: 400),
      Array("ttcf".utf8) + [0, 1, 0, 0, 255, 255, 255, 255],
    ] as [[UInt8]])
  func `finds no face in what is no font`(bytes: [UInt8]) {
    #expect(FontReader.faces(path: "x", bytes: bytes).isEmpty)
    #expect(FontReader.subset(bytes, index: 0, to: ["a"]) == nil)
    #expect(WOFF2.packed(bytes) == nil)
  }

  @Test func `refuses a WOFF2 that is none`() {
    #expect(WOFF2.unpacked(Array("wOF2 and nothing".utf8)) == nil)
    #expect(WOFF2.unpacked([1, 2]) == [1, 2])
  }

  @Test func `writes names as strings of CSS that nothing can end`() {
    #expect(FontEmbedding.cssString("A \"b\"\\</style>\n") == "\"A \\22 b\\22 \\5c \\3c /style>\\a \"")
  }
}
