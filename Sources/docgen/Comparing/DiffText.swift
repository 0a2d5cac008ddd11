import Design
import Foundation
import Syntax

/// A comparison for people: what changed by system and kind, then the pairs and findings, the verdict last.
struct DiffText {
  /// How far a terminal goes.
  enum Color: Sendable {
    case none, plain
    /// Every colour can be shown as it is.
    case chips

    /// What standard output allows: chips where `COLORTERM` says true colour.
    static var ofTerminal: Color {
      guard Console.hasColor else { return .none }
      let words = ProcessInfo.processInfo.environment["COLORTERM"]?.lowercased()
      return words == "truecolor" || words == "24bit" ? .chips : .plain
    }
  }

  private let color: Color
  private var text = ""

  static func text(of report: DiffReport, color: Color) -> String {
    var writer = DiffText(color: color)
    for system in report.changed { writer.add(system) }
    let counts = report.tokenCounts
    writer.text += counts.isEmpty ? "no token changed" : "tokens: \(counts)"
    writer.text += "\n\(writer.paint(report.verdict, report.isRegression ? "1;31" : "32"))\n"
    return writer.text
  }

  private init(color: Color) { self.color = color }

  private func paint(_ text: String, _ code: String) -> String {
    color == .none ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// Two cells in a colour, composited over white as a page would show it.
  private func chip(_ value: ColorValue?) -> String {
    guard color == .chips, let value else { return "" }
    let shown = value.composited(over: ColorValue(.srgb, 1, 1, 1))
    return "\u{1B}[48;2;\(shown.red);\(shown.green);\(shown.blue)m  \u{1B}[0m "
  }

  private mutating func add(_ system: DiffReport.System) {
    let comparison = system.comparison
    var title = comparison.id.oneLine
    if let status = comparison.status { title += ", \(status.rawValue)" }
    text += paint(title, "1") + "\n"
    for kind in TokenChange.Kind.allCases {
      let changes = comparison.tokens.filter { $0.kind == kind }
      if changes.isEmpty { continue }
      text += "  \(kind.plural)\n"
      for change in changes { add(change) }
    }
    let contrasts = comparison.contrasts
    if !contrasts.isEmpty { text += "  contrast\n" }
    for change in contrasts { add(change) }
    if !system.new.isEmpty || !system.fixed.isEmpty { text += "  findings\n" }
    for finding in system.new { add(finding, "+", "31") }
    for finding in system.fixed { add(finding, "-", "32") }
    text += "\n"
  }

  private mutating func add(_ change: TokenChange) {
    let name = change.name.oneLine
    switch change.status {
    case .added: text += "    \(paint("+", "32")) \(name)  \(value(change.new))\n"
    case .removed: text += "    \(paint("-", "31")) \(name)  \(value(change.old))\n"
    case .renamed:
      text += "    \(paint(">", "36")) \((change.oldName ?? "").oneLine) → \(name)  \(value(change.new))\n"
    case .changed:
      text += "    \(paint("~", "33")) \(name)"
      let parts = change.parts
      for (index, part) in parts.enumerated() {
        text += parts.count > 1 ? "\n        " : "  "
        let isPlain = parts.count == 1 && ["light", "value"].contains(part.name)
        text += isPlain ? "" : part.name.oneLine + " "
        text += "\(chip(part.old?.color))\(part.old?.text.oneLine ?? "none") → "
        text += "\(chip(part.new?.color))\(part.new?.text.oneLine ?? "none")"
        if let shift = change.shifts.first(where: { $0.appearance == part.name }) { text += figures(shift) }
        if index == parts.count - 1 { text += "\n" }
      }
      if parts.isEmpty { text += "\n" }
    }
  }

  private func figures(_ shift: TokenChange.Shift) -> String {
    var text = shift.deltaE.map { "  ΔE \(DiffFigures.text($0))" } ?? ""
    if let old = shift.oldContrast, let new = shift.newContrast {
      text += "  on canvas \(Contrast.text(old)):1 → \(Contrast.text(new)):1"
    }
    return text
  }

  private func value(_ value: TokenValue?) -> String {
    (value?.colors() ?? []).map(chip).joined() + (value?.line ?? "no value").oneLine
  }

  private mutating func add(_ change: ContrastChange) {
    let sign = change.isRegression ? paint("!", "1;31") : change.isMended ? paint("✓", "32") : "~"
    text += "    \(sign) \(change.new.name.oneLine)"
    if let appearance = change.new.appearance { text += " (\(appearance))" }
    text += "  \(Contrast.text(change.old.ratio)):1 → \(Contrast.text(change.new.ratio)):1"
    let bound = DiffFigures.text(change.new.bound)
    if change.new.ratio < change.new.bound { text += ", below \(bound):1 for \(change.new.level)" }
    text += "\n"
  }

  private mutating func add(_ finding: Finding, _ sign: String, _ code: String) {
    text += "    \(paint(sign, code)) \(finding.path.oneLine):\(finding.position.line): "
    text += "\(finding.severity.rawValue): \(finding.message.oneLine) [\(finding.rule)]\n"
  }
}

/// Figures of a comparison.
enum DiffFigures {
  /// One decimal: `3.1`.
  static func text(_ number: Double) -> String {
    let tenths = Int((min(max(number, 0), 1e6) * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
