import Design
import Syntax
import Testing

/// Links, anchors, images and suppressions, as a check of whole systems finds them.
@Suite struct SystemCheckTests {
  private static let rules: Set = [
    "table-row", "link-broken", "anchor-broken", "asset-missing", "link-case", "link-absolute", "image-alt",
    "heading-duplicate-anchor", "suppression-unused",
  ]

  /// One system per document; each in the folder of its path.
  private func findings(_ documents: [String: String], files: [String] = []) -> [String] {
    let content = ContentFiles(Array(documents.keys) + files)
    let checks = documents.sorted { $0.key < $1.key }.map { path, text in
      SystemCheck(
        DesignSystem.read(id: path, folder: path, files: [(.neutral, SourceText(path: path, text: text))]),
        files: content)
    }
    return SystemCheck.findings(of: checks).filter { Self.rules.contains($0.rule) }.map { finding in
      "\(finding.path):\(finding.position.line):\(finding.position.column) \(finding.rule)"
    }
  }

  private func findings(_ text: String, files: [String] = []) -> [String] {
    findings(["d/DESIGN.md": text], files: files).map { String($0.dropFirst("d/DESIGN.md:".count)) }
  }

  @Test func `what is said twice is found once`() {
    let text = "# Tern\n\nPrimary text on `#E9EAEC`/`#25282D` passes AA.\n"
    let system = DesignSystem.read(
      id: "d", folder: "d", files: [(.neutral, SourceText(path: "d/DESIGN.md", text: text))])
    #expect(system.readingFindings.count == 2)
    let check = SystemCheck(system, files: ContentFiles(["d/DESIGN.md"]))
    #expect(SystemCheck.findings(of: [check]).filter { $0.rule == "token-unread" }.count == 1)
  }

  @Test(arguments: [
    ("[a](#tern)", []), ("[a](#Tern)", ["1:1 anchor-broken"]), ("[a](#t%65rn)", []), ("[a](#)", []),
    ("[a](#top)", []),
    ("[a](DESIGN.md#tern)", []), ("[a](DESIGN.md#x)", ["1:1 anchor-broken"]),
    ("[a](x.md)", ["1:1 link-broken"]),
    ("[a](img)", ["1:1 link-broken"]), ("[a](img/)", ["1:1 link-broken"]), ("[a](img/a.svg)", []),
    ("[a](img/A.svg)", ["1:1 link-case"]), ("[a](img/b.svg)", ["1:1 asset-missing"]),
    ("![a](img/b)", ["1:1 asset-missing"]),
    ("[a](img/a.svg?v=1#x)", []), ("[a](./img/../img/a.svg)", []), ("[a](../../x.md)", ["1:1 link-absolute"]),
    ("[a](/x.md)", ["1:1 link-absolute"]), ("[a](file:///x)", ["1:1 link-absolute"]),
    ("[a](c:/x)", ["1:1 link-absolute"]),
    ("[a](https://x.y/z.md)", []), ("[a](//x.y/z)", []), ("[a](mailto:a@b.c) <d@e.f> https://g.h", []),
    ("[a]()", ["1:1 link-broken"]), ("é [a][nope]", ["1:3 link-broken"]),
    ("[*a*][nope]", ["1:5 link-broken"]),
    ("\\[a\\][nope]", []), ("grid[0][1] and [x][^1]", []), ("[a][]", ["1:1 link-broken"]),
    ("[a] and [ ]", []),
    ("`[a](gone.md)` <!-- [b](gone.md) -->", []), ("[a](img/a%2Esvg)", []),
    ("[a](img/a%252E.svg)", ["1:1 asset-missing"]),
    ("[a](img/%FF.svg)", ["1:1 asset-missing"]), ("[a](%ZZ.svg)", ["1:1 asset-missing"]),
    ("[a](.hidden/x.md)", []),
    ("![](img/a.svg)", ["1:1 image-alt"]), ("x <img src=img/a.svg>", ["1:3 image-alt"]),
    ("<img src=\"img/a.svg\" alt=\"\">", []), ("<a href=\"x.md\">a</a>", ["1:1 link-broken"]),
    ("<p id=q></p>\n\n[a](#q)", []), ("<a name=q></a> [a](#q)", []),
    ("[a](<sp ace.svg>) [b](sp%20ace.svg)", []),
    ("[a](sp+ace.svg)", ["1:1 asset-missing"]),
  ])
  func `a link leads where a server that minds case finds something`(text: String, expected: [String]) {
    #expect(findings(text + "\n\n# Tern", files: ["d/img/a.svg", "d/sp ace.svg"]) == expected)
  }

  @Test func `links between systems are checked when all are known`() {
    let documents = [
      "a/DESIGN.md": "# A\n\n[b](../b/DESIGN.md#b) [c](../b/#c) [d](../b/DESIGN.md)", "b/DESIGN.md": "# B",
    ]
    #expect(findings(documents) == ["a/DESIGN.md:3:23 anchor-broken"])
  }

  @Test func `a repeated heading is said`() {
    #expect(findings("# A\n\n## B\n\n## B") == ["5:1 heading-duplicate-anchor"])
  }

  @Test(arguments: [
    ("<!-- docgen:off link-broken -->\n[a](x.md)", []),
    ("<!--docgen:off anchor-broken, link-broken-->\n[a](x.md) [b](#c)", []),
    ("<!-- docgen:off link-broken -->\n\n[a](x.md)", ["1:1 suppression-unused", "3:1 link-broken"]),
    (
      "<!-- docgen:off link-broken -->\n\n[a](x.md)\n\n[b](y.md)\n\n<!-- docgen:on link-broken -->\n[c](z.md)",
      ["8:1 link-broken"]
    ),
    ("<!-- docgen:off link-broken -->\n<!-- docgen:off anchor-broken -->\n[a](x.md) [b](#c)", []),
    ("<!-- docgen:off anchor-broken -->\n[a](x.md)", ["1:1 suppression-unused", "2:1 link-broken"]),
    ("<!-- docgen:on link-broken -->", ["1:1 suppression-unused"]),
    ("text <!-- docgen:off link-broken -->\n[a](x.md)", ["2:1 link-broken"]),
    ("```\n<!-- docgen:off link-broken -->\n```", []),
    ("- a\n  <!-- docgen:off link-broken -->\n  [a](x.md)", []),
    ("> <!-- docgen:off link-broken -->\n> [a](x.md)", []),
    ("<!-- docgen:off table-row -->\n|a|\n|-|\n|b|c|", ["1:1 suppression-unused", "4:4 table-row"]),
  ])
  func `a suppression quiets the next line or all up to its end`(text: String, expected: [String]) {
    #expect(findings(text) == expected)
  }

  @Test func `what is not known is not blamed`() throws {
    let content = ContentFolder.standardInput(Array("![a](x.png) [b](y.md) [c](#d)".utf8))
    let check = SystemCheck(try content.read(content.systems[0]), files: content.files)
    #expect(SystemCheck.findings(of: [check]).map(\.rule) == ["anchor-broken"])
  }
}
