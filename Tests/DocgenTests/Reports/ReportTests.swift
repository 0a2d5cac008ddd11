import Syntax
import Testing

@testable import docgen

@Suite("Reports") struct ReportTests {
  private static let findings = [
    Finding(
      rule: "link-broken", severity: .error, path: "a b.md", position: Position(line: 3, column: 5),
      length: 4,
      message: "no file 'x,y'", help: "100% sure"),
    Finding(
      rule: "token-unused", severity: .info, path: "c.md", position: Position(line: 1),
      message: "a <b> & \"c\""),
  ]
  private let report = Self.report(findings, line: 3, "see [x](x,y)")

  private static func report(_ findings: [Finding], line: Int, _ text: String) -> Report {
    var report = Report()
    report.add(findings, lines: [Report.Line(path: "a b.md", number: line): text])
    report.paths = ["a b.md", "c.md", "d.md"]
    report.subject = "2 systems"
    return report
  }

  private func text(_ format: String) -> String {
    var bytes: [UInt8] = []
    report.write(as: format, color: false) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `text shows the line with the span marked`() {
    #expect(
      text("text") == """
        a b.md:3:5: error: no file 'x,y' [link-broken]
            see [x](x,y)
                ^~~~
            help: 100% sure
        c.md:1:1: info: a <b> & "c" [token-unused]
        1 error, 1 info in 2 systems

        """)
  }

  @Test func `github escapes what workflow commands would misread`() {
    #expect(
      text("github") == """
        ::error file=a b.md,line=3,col=5,endColumn=9,title=link-broken::no file 'x,y'%0A100%25 sure
        ::notice file=c.md,line=1,col=1,title=token-unused::a <b> & "c"
        1 error, 1 info in 2 systems

        """)
  }

  @Test func `junit has a suite per file and fails at the bound`() {
    #expect(
      text("junit") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="docgen" tests="3" failures="1" errors="0">
          <testsuite name="a b.md" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="a b.md" name="link-broken 3:5" file="a b.md" line="3">
              <failure type="error" message="no file 'x,y'">a b.md:3:5: error: no file 'x,y'&#10;100% sure</failure>
            </testcase>
          </testsuite>
          <testsuite name="c.md" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="c.md" name="token-unused 1:1" file="c.md" line="1">
              <system-out>c.md:1:1: info: a &lt;b&gt; &amp; &quot;c&quot;</system-out>
            </testcase>
          </testsuite>
          <testsuite name="d.md" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="d.md" name="no findings"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `sarif names rule, place and level`() throws {
    let tree = try JSONParser.parse(SourceText(path: "sarif", text: text("sarif")))
    let run = try #require(tree.root?["runs"]?.children.first)
    let result = try #require(run["results"]?.children.first)
    #expect(tree.root?["version"]?.string == "2.1.0")
    #expect(result["ruleId"]?.string == "link-broken")
    #expect(result["level"]?.string == "error")
    #expect(run["results"]?.children.last?["level"]?.string == "note")
    let place = try #require(result["locations"]?.children.first?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"]?.string == "a%20b.md")
    #expect(place["region"]?["startColumn"]?.number == 5)
    #expect(place["region"]?["endColumn"]?.number == 9)
  }

  @Test func `a baseline leaves out what it lists, wherever the line moved`() throws {
    let baseline = try Baseline(reading: Baseline(of: report).document, path: "b.json")
    var findings = Self.findings
    findings[0].position = Position(line: 9, column: 5)
    findings.append(findings[0])
    findings[2].length = 2
    let moved = Self.report(findings, line: 9, "  see [x](x,y) ")
    let (left, mended) = baseline.removingKnown(from: moved)
    #expect(left.findings.map(\.self) == [findings[2]])
    #expect(mended == 0)
    #expect(baseline.removingKnown(from: Report()).mended == 2)
  }

  @Test func `findings are kept as they were, in order and once`() {
    var first = Self.findings[0]
    first.edit = Edit(position: Position(line: 300, column: 5), original: "x", replacement: "")
    var later = first
    later.position = Position(line: 3, column: 400)
    later.help = "e\u{301}"
    var last = later
    last.position = Position(line: 4)
    last.help = "\u{E9}"
    let report = Self.report([Self.findings[1], later, last, first, later], line: 3, "see")
    #expect(report.findings.map(\.self) == [first, later, last, Self.findings[1]])
    // Byte for byte: other bytes may be the same letters.
    #expect(report.findings.compactMap { $0.help?.utf8.count } == [9, 3, 2])
    #expect(report.items.map(\.line) == ["see", "see", nil, nil])
    #expect(report.counts.text == "3 errors, 1 info")
    var twice = report
    twice.add(report)
    #expect(Array(twice.items) == Array(report.items))
  }

  @Test func `a damaged baseline says where`() {
    #expect(
      throws: Failure(
        "has no list 'baseline'", path: "b.json", line: 1, advice: "write it anew with --write-baseline")
    ) {
      try Baseline(reading: Array("{}".utf8), path: "b.json")
    }
  }
}
