import Syntax

/// Findings as JUnit XML: a suite per file, a case per finding, a failure where the check would fail.
enum JUnitReport {
  static func text(of report: Report) -> String {
    var byPath: [String: [Finding]] = [:]
    for path in report.paths { byPath[path] = [] }
    for finding in report.findings { byPath[finding.path, default: []].append(finding) }
    var body = ""
    var tests = 0
    for path in byPath.keys.sorted() {
      let findings = byPath[path] ?? []
      tests += max(findings.count, 1)
      body += suite(path, findings, report)
    }
    let failures = report.findings.count { $0.severity >= report.failOn }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="docgen" tests="\(tests)" failures="\(failures)" errors="0">
      \(body)</testsuites>

      """
  }

  private static func suite(_ path: String, _ findings: [Finding], _ report: Report) -> String {
    let name = escaped(path)
    let failures = findings.count { $0.severity >= report.failOn }
    var text = "  <testsuite name=\"\(name)\" tests=\"\(max(findings.count, 1))\" failures=\"\(failures)\""
    text += " errors=\"0\" skipped=\"0\">\n"
    if findings.isEmpty { text += "    <testcase classname=\"\(name)\" name=\"no findings\"/>\n" }
    for finding in findings {
      let place = "\(finding.position.line):\(finding.position.column)"
      text += "    <testcase classname=\"\(name)\" name=\"\(escaped(finding.rule)) \(place)\""
      text += " file=\"\(name)\" line=\"\(finding.position.line)\">\n"
      let message = escaped(finding.message)
      let detail = escaped(
        "\(finding.path):\(place): \(finding.severity.rawValue): \(finding.message)"
          + (finding.help.map { "\n\($0)" } ?? ""))
      if finding.severity >= report.failOn {
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
