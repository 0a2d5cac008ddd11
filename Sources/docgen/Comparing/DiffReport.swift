import Design
import Rendering
import Syntax

/// The outcome of a comparison, ready to be shown.
struct DiffReport: Sendable {
  /// One system of it.
  struct System: Sendable {
    let comparison: SystemComparison
    /// Findings that only the newer side has, with their shown paths.
    let new: [Finding]
    /// Findings that only the older side has.
    let fixed: [Finding]

    var isEmpty: Bool { comparison.isEmpty && new.isEmpty && fixed.isEmpty }
  }

  /// The sides as the user named them.
  let old: String
  let new: String
  /// The findings of all systems, by their number.
  let before: FindingCounts
  let after: FindingCounts
  var systems: [System] = []

  /// Systems in which anything is different.
  var changed: [System] { systems.filter { !$0.isEmpty } }

  /// Pairs that lost the contrast they need.
  var lostContrasts: Int { systems.reduce(0) { $0 + $1.comparison.contrasts.count(where: \.isRegression) } }

  /// Whether the newer side is worse: more errors, more warnings, or a contrast lost.
  var isRegression: Bool {
    after.errors > before.errors || after.warnings > before.warnings || lostContrasts > 0
  }

  /// How many tokens of each status.
  func count(_ status: TokenChange.Status) -> Int {
    systems.reduce(0) { $0 + $1.comparison.tokens.count { $0.status == status } }
  }

  /// `3 changed, 1 added`; nothing where no token is another.
  var tokenCounts: String {
    Self.tokenCounts { count($0) }
  }

  static func tokenCounts(_ count: (TokenChange.Status) -> Int) -> String {
    [TokenChange.Status.changed, .added, .removed, .renamed].compactMap { status in
      let number = count(status)
      return number > 0 ? "\(number) \(status.rawValue)" : nil
    }.joined(separator: ", ")
  }

  /// What makes it a regression, and else that it is none: `regression: 1 more error, 1 contrast pair below its level`.
  var verdict: String {
    var reasons: [String] = []
    for (more, word) in [
      (after.errors - before.errors, "error"), (after.warnings - before.warnings, "warning"),
    ] where more > 0 {
      reasons.append("\(more) more \(word)\(more == 1 ? "" : "s")")
    }
    if lostContrasts > 0 {
      reasons.append(
        "\(Messages.count(lostContrasts, "contrast pair")) below \(lostContrasts == 1 ? "its" : "their") level"
      )
    }
    return reasons.isEmpty ? "no regression" : "regression: " + reasons.joined(separator: ", ")
  }

  /// The formats of `docgen diff`, the default first.
  static let formats = ["text", "json", "markdown"]

  /// The report in a format.
  func bytes(as format: String, color: DiffText.Color) -> [UInt8] {
    switch format {
    case "json": DiffJSON.document(of: self)
    case "markdown": Array(DiffMarkdown.text(of: self).utf8)
    default: Array(DiffText.text(of: self, color: color).utf8)
    }
  }
}

extension TokenChange.Kind {
  /// What a reader calls several of them.
  var plural: String {
    switch self {
    case .color: "colours"
    case .gradient: "gradients"
    case .typography: "type styles"
    case .spacing: "spacing"
    case .radius: "radii"
    case .shadow: "shadows"
    case .motion: "motion"
    case .symbol: "symbols"
    case .component: "components"
    }
  }
}

extension TokenValue {
  /// All of it in one line: `#1D2A3A / #F4F7FA`, `family Inter, size 16px`.
  var line: String {
    if parts.isEmpty { return "no value" }
    if parts.count == 1 { return parts[0].text }
    if let light = self["light"], let dark = self["dark"], parts.count == 2 {
      return "\(light.text) / \(dark.text)"
    }
    return parts.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
  }

  /// The colours in it, at most so many.
  func colors(_ most: Int = 4) -> [ColorValue] { Array(parts.compactMap(\.color).prefix(most)) }
}
