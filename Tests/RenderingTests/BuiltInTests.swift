import Foundation
import Testing

@testable import Rendering

@Suite("Built-in files") struct BuiltInTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Templates", directoryHint: .isDirectory)

  @Test func `are those of the Templates folder, to the byte`() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).filter {
      !Self.folder.appending(path: $0).hasDirectoryPath && !$0.hasSuffix("README.md")
        && (try? Data(contentsOf: Self.folder.appending(path: $0))) != nil
    }
    #expect(BuiltIn.files.keys.sorted() == paths.sorted())
    for path in paths {
      let wanted = Array(try Data(contentsOf: Self.folder.appending(path: path)))
      #expect(BuiltIn.files[path] == wanted, "\(path)")
    }
  }

  @Test func `are templates without a fault`() {
    #expect(BuiltIn.templates.findings == [])
  }
}
