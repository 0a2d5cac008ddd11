import Foundation
import Testing

@Suite("HTML") struct HTMLTests {
  @Test func `is made in two folders only`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Rendering")
    let makers = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { path in
      guard path.hasSuffix(".swift") else { return false }
      return try String(contentsOf: root.appending(path: path), encoding: .utf8).contains("HTML(vouchedFor:")
    }
    #expect(Set(makers.map { $0.prefix { $0 != "/" } }) == ["Markup", "Icons"])
  }
}
