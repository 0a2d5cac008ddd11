import Syntax

/// Findings as JUnit XML: a suite per file, a case per finding, a failure where the check would fail.
enum JUnitReport {
  static func write(_ report: Report, to sink: ([UInt8]) throws -> Void) rethrows {
    let found = report.files
    let files = Dictionary(found.map { ($0.path, $0) }) { first, _ in first }
    let clean = Set(report.paths).filter { files[$0] == nil }
    let tests = found.reduce(clean.count) { $0 + $1.counts.total }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="docgen" tests="\(tests)" failures="\(report.failures)" errors="0">

      """
    for path in clean.union(files.keys).sorted() {
      text += suite(path, files[path], failOn: report.failOn)
      if text.utf8.count > Report.piece {
        try sink(Array(text.utf8))
        text = ""
      }
    }
    try sink(Array((text + "</testsuites>\n").utf8))
  }

  private static func suite(_ path: String, _ file: PackedFindings?, failOn: Severity) -> String {
    let name = escaped(path)
    let counts = file?.counts ?? FindingCounts()
    var text = "  <testsuite name=\"\(name)\" tests=\"\(max(counts.total, 1))\""
    text += " failures=\"\(counts.count(from: failOn))\" errors=\"0\" skipped=\"0\">\n"
    guard let file else {
      return text + "    <testcase classname=\"\(name)\" name=\"no findings\"/>\n  </testsuite>\n"
    }
    for finding in file.lazy.map(\.finding) {
      let place = "\(finding.position.line):\(finding.position.column)"
      text += "    <testcase classname=\"\(name)\" name=\"\(escaped(finding.rule)) \(place)\""
      text += " file=\"\(name)\" line=\"\(finding.position.line)\">\n"
      let message = escaped(finding.message)
      let detail = escaped(
        "\(finding.path):\(place): \(finding.severity.rawValue): \(finding.message)"
          + (finding.help.map { "\n\($0)" } ?? ""))
      if finding.severity >= failOn {
        text += "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\">"
        text += "\(detail)</failure>\n"
      } else {
        text += "      <system-out>\(detail)</system-out>\n"
      }
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  /// Text for content and attributes; what XML 1.0 cannot hold becomes U+FFFD.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default:
        if scalar.value < 0x20 { result += "\u{FFFD}" } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
