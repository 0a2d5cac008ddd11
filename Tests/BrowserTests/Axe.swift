import Foundation
import TestSupport

/// axe-core, the usual engine for accessibility faults, run inside the page that is open.
enum Axe {
  static let reason = "axe-core is not there; 'Scripts/setup test' installs it"

  /// Its script, which Scripts/setup lays beside the build; nil where it is not.
  static let script: String? = {
    let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try? String(
      contentsOf: project.appending(path: ".build/test-tools/axe_playwright_python/axe.min.js"),
      encoding: .utf8)
  }()

  /// What of a page is looked at.
  enum Scope: String {
    /// All rules, and the size of what can be hit.
    case everything = "{ rules: { 'target-size': { enabled: true } } }"
    /// What the appearance can change.
    case colors = "{ runOnly: ['color-contrast'] }"
  }

  /// The faults of the page as it stands, a line each: rule, place, and what is wrong.
  static func faults(in browser: Browser, _ scope: Scope = .everything) throws -> [String] {
    guard let script else { throw BrowserError(reason) }
    let isThere: Bool = try browser.value("return Boolean(window.axe)")
    if !isThere { try browser.load(script: script) }
    return try browser.value(
      """
      // The band of a palette repeats what stands below it, large enough to be hit (WCAG 2.5.8, Equivalent).
      const isBand = (id, node) => id === 'target-size' && document.querySelector(node.target[0])?.closest('.spectrum');
      const found = await axe.run({ resultTypes: ['violations'], preload: false, ...\(scope.rawValue) });
      return found.violations.flatMap(({ id, nodes }) => nodes.filter(node => !isBand(id, node)).map(node =>
        `${id}: ${node.target.join(' ')}: ${[...node.any, ...node.all, ...node.none][0]?.message ?? ''}`));
      """)
  }
}
