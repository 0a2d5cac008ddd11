import Design
import Syntax

/// What flags and `docgen.yml` make of the rules' own severities; the last word that fits a finding counts.
struct SeveritySettings: Encodable, Sendable {
  private struct Entry: Encodable, Sendable {
    let rule: String
    /// nil for every path.
    let pattern: GlobPattern?
    /// nil switches the rule off.
    let severity: Severity?
  }
  private var entries: [Entry] = []

  /// One word about one rule: `error`, `warning`, `info` or `off`.
  mutating func add(
    rule: String, pattern: String?, word: String, path: String? = nil, line: Int? = nil
  ) throws {
    let ids = Rules.all.map(\.id)
    guard ids.contains(rule) else { throw Messages.unknownRule(rule, among: ids, path: path, line: line) }
    let severity = Severity(rawValue: word)
    guard severity != nil || word == "off" else {
      throw Messages.unknownSeverity(word, path: path, line: line)
    }
    entries.append(Entry(rule: rule, pattern: pattern.map(GlobPattern.init), severity: severity))
  }

  /// The `rules` of a file: `ID: severity`, or `ID:` over `GLOB: severity` lines.
  mutating func read(_ map: DataValue, path: String) throws {
    for rule in map.children {
      if rule.kind == .map {
        for entry in rule.children {
          try add(
            rule: rule.key, pattern: entry.key, word: entry.node.text, path: path,
            line: entry.node.keyPosition.line)
        }
      } else {
        try add(
          rule: rule.key, pattern: nil, word: rule.node.text, path: path, line: rule.node.keyPosition.line)
      }
    }
  }

  /// The severity of a finding; nil when it is off. A glob fits the path below the content root or the one that is shown.
  func severity(of finding: Finding, shownAs path: String) -> Severity? {
    for entry in entries.reversed() where entry.rule == finding.rule {
      guard let pattern = entry.pattern else { return entry.severity }
      if pattern.matches(finding.path) || pattern.matches(path) { return entry.severity }
    }
    return finding.severity
  }
}
