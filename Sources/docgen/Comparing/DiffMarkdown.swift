import Design
import Syntax

/// A comparison as a comment on a pull request.
///
/// Whatever a document says stands in code spans, where no forge sees markup, mentions or references; a forge shows
/// a hex there with its colour.
enum DiffMarkdown {
  /// So many rows are shown of one table: a forge refuses comments that are too long.
  private static let limit = 200

  static func text(of report: DiffReport) -> String {
    let counts = report.tokenCounts
    var text = "### Design changes: \(counts.isEmpty ? "no token changed" : counts)\n\n"
    text += (report.isRegression ? "**\(report.verdict)**" : report.verdict) + "\n"
    for system in report.changed { text += section(system, isOnly: report.systems.count == 1) }
    return text
  }

  private static func section(_ system: DiffReport.System, isOnly: Bool) -> String {
    let comparison = system.comparison
    var text = ""
    if !isOnly {
      text += "\n#### \(code(comparison.name))\(comparison.status.map { ", \($0.rawValue)" } ?? "")\n"
    }
    if !comparison.tokens.isEmpty {
      let rows = comparison.tokens.map(row)
      text += table(["", "Token", "Before", "After", "ΔE", "Contrast"], rows)
    }
    if !comparison.contrasts.isEmpty {
      text += table(
        ["Contrast pair", "Level", "Before", "After"],
        comparison.contrasts.map { change in
          let sign = change.isRegression ? "❌ " : change.isMended ? "✅ " : ""
          let appearance = change.new.appearance.map { " \($0)" } ?? ""
          return [
            sign + code(change.new.name) + appearance,
            "\(change.new.level) \(DiffFigures.text(change.new.bound)):1",
            Contrast.text(change.old.ratio) + ":1", Contrast.text(change.new.ratio) + ":1",
          ]
        })
    }
    for (words, findings) in [("New findings", system.new), ("Fixed findings", system.fixed)]
    where !findings.isEmpty {
      text += "\n<details><summary>\(words): \(findings.count)</summary>\n\n"
      text += findings.prefix(limit).map { finding in
        "- \(finding.severity.rawValue) \(code(finding.rule)) \(code("\(finding.path):\(finding.position.line)")) "
          + "\(code(finding.message))\n"
      }.joined()
      text += more(findings.count) + "\n</details>\n"
    }
    return text
  }

  private static func row(_ change: TokenChange) -> [String] {
    let parts = change.parts
    let isWhole = change.status != .changed || parts.count == 1
    func cell(_ value: TokenValue?, _ part: (TokenValue.Part?, String)) -> String {
      part.0.map { code($0.text) } ?? "none"
    }
    var before: [String] = []
    var after: [String] = []
    var deltas: [String] = []
    var contrasts: [String] = []
    if change.status == .changed {
      for part in parts {
        let label = isWhole && ["light", "value"].contains(part.name) ? "" : code(part.name) + " "
        before.append(label + (part.old.map { code($0.text) } ?? "none"))
        after.append(label + (part.new.map { code($0.text) } ?? "none"))
      }
      for shift in change.shifts {
        deltas.append(shift.deltaE.map(DiffFigures.text) ?? "")
        if let old = shift.oldContrast, let new = shift.newContrast {
          contrasts.append("\(Contrast.text(old)) → \(Contrast.text(new))")
        }
      }
    } else {
      before = change.old.map { [code($0.line)] } ?? []
      after = change.new.map { [code($0.line)] } ?? []
    }
    let name = change.oldName.map { "\(code($0)) → \(code(change.name))" } ?? code(change.name)
    return [
      change.status.rawValue, name, before.joined(separator: "<br>"), after.joined(separator: "<br>"),
      deltas.joined(separator: "<br>"), contrasts.joined(separator: "<br>"),
    ]
  }

  private static func table(_ header: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
    return "\n" + line(header) + line(header.map { _ in "---" }) + rows.prefix(limit).map(line).joined()
      + more(rows.count)
  }

  private static func more(_ count: Int) -> String {
    count > limit ? "\nand \(count - limit) more\n" : ""
  }

  /// A code span that no text can leave: its fence is longer than any run of ticks inside, on one line, and safe in
  /// a table.
  static func code(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars.prefix(300) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: shown += " "
      default: shown.unicodeScalars.append(scalar)
      }
    }
    if text.unicodeScalars.count > 300 { shown += "…" }
    while shown.hasSuffix("\\") { shown += " " }
    shown = shown.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    var longest = 0
    var run = 0
    for byte in shown.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let isBare = !shown.hasPrefix("`") && !shown.hasSuffix("`") && !shown.allSatisfy { $0 == " " }
    return isBare ? fence + shown + fence : "\(fence) \(shown) \(fence)"
  }
}
