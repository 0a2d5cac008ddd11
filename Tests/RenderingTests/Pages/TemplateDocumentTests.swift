import Foundation
import Testing

@testable import Rendering

@Suite("docs/templates.md") struct TemplateDocumentTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/templates.md")

  @Test func `lists the keys that each template uses`() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    var documented: [String: Set<String>] = [:]
    var name = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        name = String(line.dropFirst(3))
        documented[name] = []
      } else if line.hasPrefix("| `") {
        documented[name]?.insert(String(line.dropFirst(3).prefix { $0 != "`" }))
      }
    }
    #expect(documented.keys.sorted() == BuiltIn.templates.names)
    for name in BuiltIn.templates.names {
      let template = try #require(try BuiltIn.templates.template(name))
      #expect(documented[name] == Self.keys(of: template), "\(name)")
    }
  }

  private static func keys(of template: Template) -> Set<String> {
    Set(template.words.names.map { $0.parts.isEmpty ? "." : $0.parts.joined(separator: ".") })
  }
}
