import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What `docgen serve` shows while files change: a real program, a real socket, real files.
@Suite("Serve", .serialized) struct ServeTranscripts {
  private static let document = """
    # Tern

    ## Colors

    - **Ink** (`#293B57`): text
    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["Content/tern/DESIGN.md": Self.document])
  }

  /// The body of an address, asked for again until it holds what is wanted or time is up.
  private func body(_ address: String, until isWanted: (String) -> Bool) -> String {
    var text = ""
    for _ in 0..<500 {
      text = (try? String(contentsOf: #require(URL(string: address)), encoding: .utf8)) ?? ""
      if isWanted(text) { break }
      usleep(20_000)
    }
    return text
  }

  @Test func `a saved change is served, a broken template is said and mended`() throws {
    let folder = try folder()
    let outcome = try Program.serve(["serve", "--port", "0"], in: folder) { address in
      let page = address + "tern/colors.html"
      #expect(body(page) { $0.contains("#293B57") }.contains("_docgen/live.js"))

      try folder.write(
        Self.document.replacingOccurrences(of: "293B57", with: "1F6F78"), to: "Content/tern/DESIGN.md")
      #expect(body(page) { $0.contains("#1F6F78") }.contains("#1F6F78"))

      let state = address + "_docgen/state.json"
      try folder.write("one\n{{#open}}", to: "Templates/colors.mustache")
      #expect(body(state) { $0.contains("colors.mustache:2") }.contains("Templates/colors.mustache:2"))
      #expect(body(page) { _ in true }.contains("#1F6F78"), "the last good page stays")

      try FileManager.default.removeItem(atPath: folder.path + "/Templates")
      #expect(body(state) { $0.contains("null") } == "{\"failure\": null}")

      try folder.write(Self.document, to: "Content/gull/DESIGN.md")
      #expect(body(address + "gull/colors.html") { $0.contains("#293B57") }.contains("#293B57"))
      try FileManager.default.removeItem(atPath: folder.path + "/Content/gull")
      #expect(body(address + "gull/colors.html") { $0.isEmpty }.isEmpty)
    }
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("serving http://127.0.0.1:"))
  }

  @Test func `nothing is written without an output`() throws {
    let folder = try folder()
    _ = try Program.serve(["serve", "--port", "0"], in: folder)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Site"))
  }

  @Test func `a content folder that is not there is wrong usage`() throws {
    let outcome = try Program.run(["serve", "--content", "nowhere"], in: try TemporaryFolder())
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("docgen: error: nowhere: no such folder"))
  }
}
