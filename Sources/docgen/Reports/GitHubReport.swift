import Syntax

/// Findings as workflow commands, which GitHub shows beside the lines of a pull request.
enum GitHubReport {
  static func write(_ report: Report, to sink: ([UInt8]) throws -> Void) rethrows {
    var text = ""
    for item in report.items {
      let finding = item.finding
      let level =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
      var place = "file=\(property(finding.path)),line=\(finding.position.line)"
      place += ",col=\(finding.position.column)"
      if finding.length > 0 { place += ",endColumn=\(finding.position.column + finding.length)" }
      let message = [finding.message, finding.help].compactMap(\.self).joined(separator: "\n")
      text += "::\(level) \(place),title=\(property(finding.rule))::\(data(message))\n"
      if text.utf8.count > Report.piece {
        try sink(Array(text.utf8))
        text = ""
      }
    }
    try sink(Array((text + TextReport.summary(of: report) + "\n").utf8))
  }

  private static func data(_ text: String) -> String { escaped(text, also: "") }

  private static func property(_ text: String) -> String { escaped(text, also: ":,") }

  private static func escaped(_ text: String, also more: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "%\r\n".unicodeScalars.contains(scalar) || more.unicodeScalars.contains(scalar) {
        let hex = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (hex.count < 2 ? "0" : "") + hex
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
