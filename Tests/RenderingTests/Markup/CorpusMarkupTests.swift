@testable import Design
import Foundation
import Syntax
import TestSupport
import Testing

@testable import Rendering

/// Every eighth markdown file of the corpus, so that the suite stays quick in a debug build.
private let documents: [String] = {
  let root = Shared.folder.appending(path: "corpus").path
  let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
  let markdown = paths.filter { $0.hasSuffix(".md") }.sorted()
  return markdown.enumerated().filter { $0.offset % 8 == 0 }.map { root + "/" + $0.element }
}()

@Suite("Corpus as HTML", .enabled(if: Shared.exists, "../shared is not there"))
struct CorpusMarkupTests {
  @Test(arguments: documents)
  func `is balanced, with each id once`(path: String) throws {
    let bytes = Array(try #require(FileManager.default.contents(atPath: path)))
    let text = SourceText(path: "DESIGN.md", bytes: bytes)
    let html = MarkdownHTML(links: MarkupLinks(lines: Set(1...200)))
      .document(MarkdownParser.parse(text), of: text, anchors: []).html
    #expect(Balance.faults(in: html.string).prefix(3) == [])
  }
}

@Suite("Hostile markdown as HTML") struct HostileMarkupTests {
  @Test(arguments: [
    "<details><summary>a</details></summary>\n\n> <details>\n>\n> b\n\n</details>",
    "- <sub>a\n- b</sub>\n\n<kbd>\n\n| <sup>x | y</sup> |\n|--|--|\n| <a href=b>c | d</a> |",
    "[a <a href='x'>b</a> `c`](d) <a href='e'>[f](g)</a>",
    "# <kbd>a\n\n*<sub>b*</sub> **<sup>c**",
    "x[^1]\n\n[^1]: <details>\n\n    - y[^1]\n",
    "<p><table><tr><td id=a>1<td id=a>2</table><img src=x><br></p></p>",
    "<details>\n\n<details>\n\n# a\n\n<summary>b",
  ])
  func `is balanced, with each id once`(markdown: String) {
    let text = SourceText(path: "DESIGN.md", text: markdown)
    let html = MarkdownHTML().document(MarkdownParser.parse(text), of: text, anchors: []).html
    #expect(Balance.faults(in: html.string) == [])
  }

  @Test(arguments: [
    String(repeating: "<sub>", count: 4_000) + String(repeating: "</sup>", count: 4_000),
    String(repeating: "<a ", count: 4_000), String(repeating: "a</b", count: 4_000),
    String(repeating: "`#123456` rgb(", count: 2_000), String(repeating: "<!--", count: 4_000),
    String(repeating: "<details>\n\n", count: 1_000), String(repeating: "&#", count: 4_000),
  ])
  func `ends soon`(markdown: String) {
    let text = SourceText(path: "DESIGN.md", text: markdown)
    let html = MarkdownHTML().document(MarkdownParser.parse(text), of: text, anchors: []).html
    #expect(html.bytes.count < 40 * markdown.utf8.count)
    #expect(Balance.faults(in: html.string) == [])
  }
}

/// What is wrong with the nesting of a page.
enum Balance {
  private static let void: Set<String> = ["br", "hr", "img", "input", "meta", "link"]

  static func faults(in html: String) -> [String] {
    var faults: [String] = []
    var open: [String] = []
    var ids: Set<String> = []
    for piece in RawHTML.pieces(of: html) {
      switch piece {
      case .text: break
      case .start(let name, let attributes, let isClosed):
        if let id = attributes["id"], !ids.insert(id).inserted { faults.append("id '\(id)' twice") }
        if !isClosed, !void.contains(name) { open.append(name) }
      case .end(let name):
        if open.popLast() != name { faults.append("'\(name)' ends out of turn") }
      }
    }
    return faults + open.map { "'\($0)' does not end" }
  }
}
