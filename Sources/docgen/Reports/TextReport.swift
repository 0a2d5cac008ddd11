import Syntax

/// Findings for people: the sentence, the line of source with the span marked, what to do; a summary last.
enum TextReport {
  static func write(_ report: Report, color: Bool, to sink: ([UInt8]) throws -> Void) rethrows {
    let paint = Paint(isOn: color)
    var text: [UInt8] = []
    for file in report.files {
      let path = file.path.oneLine
      for item in file {
        write(item, path, paint, to: &text)
        if text.count > Report.piece {
          try sink(text)
          text.removeAll(keepingCapacity: true)
        }
      }
    }
    text += summary(of: report).utf8
    text.append(0x0A)
    try sink(text)
  }

  private static func write(_ item: Report.Item, _ path: String, _ paint: Paint, to text: inout [UInt8]) {
    let finding = item.finding
    paint.bold(to: &text) {
      $0 += path.utf8
      for number in [finding.position.line, finding.position.column] {
        $0.append(UInt8(ascii: ":"))
        $0 += String(number).utf8
      }
      $0.append(UInt8(ascii: ":"))
    }
    text.append(0x20)
    paint.severity(finding.severity, to: &text) {
      $0 += finding.severity.rawValue.utf8
      $0.append(UInt8(ascii: ":"))
    }
    text.append(0x20)
    text += finding.message.oneLine.utf8
    text += " [".utf8
    text += finding.rule.utf8
    text += "]\n".utf8
    if let line = item.line {
      let excerpt = Excerpt(line, column: finding.position.column, length: finding.length)
      text += "    ".utf8
      text += excerpt.text.utf8
      text += "\n    ".utf8
      text += excerpt.pad.utf8
      paint.severity(finding.severity, to: &text) { $0 += excerpt.mark.utf8 }
      text.append(0x0A)
    }
    if let help = finding.help {
      text += "    help: ".utf8
      text += help.oneLine.utf8
      text.append(0x0A)
    }
  }

  /// `2 errors, 1 warning in 3 systems`.
  static func summary(of report: Report) -> String {
    let counts = report.counts
    return (counts.isEmpty ? "no findings" : counts.text) + " in \(report.subject)"
  }
}

/// Colour for a terminal, or none.
private struct Paint {
  let isOn: Bool

  func bold(to text: inout [UInt8], _ write: (inout [UInt8]) -> Void) { paint("1", &text, write) }

  func severity(_ severity: Severity, to text: inout [UInt8], _ write: (inout [UInt8]) -> Void) {
    switch severity {
    case .error: paint("1;31", &text, write)
    case .warning: paint("1;33", &text, write)
    case .info: paint("1;36", &text, write)
    }
  }

  private func paint(_ code: String, _ text: inout [UInt8], _ write: (inout [UInt8]) -> Void) {
    guard isOn else { return write(&text) }
    text += "\u{1B}[\(code)m".utf8
    write(&text)
    text += "\u{1B}[0m".utf8
  }
}
