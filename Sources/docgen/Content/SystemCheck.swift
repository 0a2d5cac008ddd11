import Design
import Syntax

/// The findings of one system, with the severities that settings give them.
enum SystemCheck {
  /// Unsorted; paths as the system has them.
  static func findings(of system: DesignSystem, in entry: ContentPaths.Entry) -> [Finding] {
    var findings = system.readingFindings
    for rule in Rules.all { findings += rule.check(system) }
    return findings.compactMap { finding in
      let shown = entry.folder.shownPath(finding.path)
      var finding = finding
      guard let severity = entry.settings.severities.severity(of: finding, shownAs: shown) else { return nil }
      finding.severity = severity
      return finding
    }
  }
}
