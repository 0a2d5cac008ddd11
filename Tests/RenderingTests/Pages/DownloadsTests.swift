import Design
import Testing

@testable import Rendering

@Suite("Downloads") struct DownloadsTests {
  @Test func `are every export that there is`() throws {
    let site = SampleSystem.site()
    let page = try #require(site["notes/tern/downloads.html"])
    #expect(attributes("data-format", in: page).sorted() == Export.all.map(\.id).sorted())
    let css = try #require(site["notes/tern/exports/tokens.css"])
    let tokens = Export.css.render(SampleSystem.system)
    #expect(css == String(decoding: tokens.files[0].contents, as: UTF8.self))
  }

  @Test func `name a guide for each format`() {
    for export in Export.all {
      #expect(DownloadGuide.of(export).name != export.fileName, "\(export.id)")
    }
  }

  @Test func `put many files into one archive`() throws {
    let files = Downloads(SampleSystem.system, version: "1").files.map(\.path)
    #expect(files.contains("exports/DesignTokens.xcassets.zip"))
    #expect(Set(files).count == files.count)
  }

  @Test func `are none where there is no token`() {
    let system = DesignSystem.read(id: "bare", folder: "bare", files: [])
    #expect(Downloads(system, version: "1").items.isEmpty)
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1_250, "1.3 KB"), (123_456, "123 KB"), (2_500_000, "2.5 MB"),
  ])
  func `say their size`(bytes: Int, text: String) { #expect(DownloadsPage.size(bytes) == text) }
}

@Suite("A ZIP archive") struct ZipArchiveTests {
  @Test func `holds its files as they are`() {
    let bytes = ZipArchive.bytes(of: [
      OutputFile(path: "a/b.txt", contents: Array("Hello".utf8)), OutputFile(path: "c", contents: []),
    ])
    // Two local headers of 30 bytes, two entries of 46, one end of 22, each name twice.
    #expect(bytes.count == 2 * 30 + 2 * 46 + 22 + 2 * ("a/b.txt".count + 1) + 5)
    #expect(Array(bytes[30..<42]) == Array("a/b.txtHello".utf8))
    #expect(Array(bytes[14..<18]) == [0x82, 0x89, 0xD1, 0xF7])
    #expect(Array(bytes.suffix(22).prefix(4)) == [0x50, 0x4B, 5, 6])
  }

  @Test func `has the checksum of the standard`() {
    #expect(ZipArchive.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
  }
}
