import Syntax

/// Findings for people: the sentence, the line of source with the span marked, what to do; a summary last.
enum TextReport {
  /// So many bytes are a piece.
  private static let piece = 1 << 16

  static func write(_ report: Report, color: Bool, to sink: ([UInt8]) throws -> Void) rethrows {
    let paint = Paint(isOn: color)
    var text = ""
    for finding in report.findings {
      let place = "\(finding.path.oneLine):\(finding.position.line):\(finding.position.column):"
      let severity = paint(finding.severity.rawValue + ":", finding.severity)
      text += "\(paint.bold(place)) \(severity) \(finding.message.oneLine) [\(finding.rule)]\n"
      if let line = report.line(of: finding) {
        let excerpt = Excerpt(line, column: finding.position.column, length: finding.length)
        text += "    \(excerpt.text)\n    \(excerpt.pad)\(paint(excerpt.mark, finding.severity))\n"
      }
      if let help = finding.help { text += "    help: \(help.oneLine)\n" }
      if text.utf8.count > piece {
        try sink(Array(text.utf8))
        text = ""
      }
    }
    try sink(Array((text + summary(of: report) + "\n").utf8))
  }

  /// `2 errors, 1 warning in 3 systems`.
  static func summary(of report: Report) -> String {
    (report.findings.isEmpty ? "no findings" : counts(report.findings)) + " in \(report.subject)"
  }

  /// `2 errors, 1 warning`.
  static func counts(_ findings: [Finding]) -> String { FindingCounts(findings).text }
}

/// Colour for a terminal, or none.
private struct Paint {
  let isOn: Bool

  func bold(_ text: String) -> String { isOn ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  func callAsFunction(_ text: String, _ severity: Severity) -> String {
    guard isOn else { return text }
    let code =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .info: "36"
      }
    return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
  }
}
