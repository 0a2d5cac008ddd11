public import Syntax

/// Checks a built site as a browser and a case-sensitive server would see it: everything a page refers to is there.
public struct SiteCheck: Sendable {
  private let files: Set<String>
  /// Paths by their lower-case form, to tell a wrong case from a missing file.
  private let lowercased: [String: String]
  private let anchors: SiteAnchors

  /// - Parameters:
  ///   - files: every file of the site, by its path below it.
  ///   - anchors: the ids of those of them that are HTML, SVG or CSS.
  public init(files: Set<String>, anchors: SiteAnchors) {
    self.files = files
    lowercased = Dictionary(files.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
    self.anchors = anchors
  }

  /// The faults of one page, in any order.
  public func findings(of page: SitePage) -> [Finding] {
    var findings: [Finding] = []
    for repeated in page.repeated {
      findings.append(
        Finding(
          rule: "anchor-broken", severity: .error, path: page.path, position: repeated.position,
          length: repeated.id.unicodeScalars.count,
          message: "the id '\(repeated.id)' is on this page twice, first on line \(repeated.first.line)",
          help: "give one of the two another id"))
    }
    for position in page.silentImages {
      findings.append(
        Finding(
          rule: "image-alt", severity: .warning, path: page.path, position: position,
          message: "an image without an alternative text", help: "add alt, empty for decoration"))
    }
    for reference in page.references {
      if let finding = finding(for: reference, on: page) { findings.append(finding) }
    }
    return findings
  }

  private func finding(for reference: SitePage.Reference, on page: SitePage) -> Finding? {
    func fault(_ rule: String, _ message: String, severity: Severity = .error, help: String? = nil) -> Finding
    {
      Finding(
        rule: rule, severity: severity, path: page.path, position: reference.position,
        length: reference.length, message: message, help: help)
    }
    if reference.want == .id {
      if page.ids[reference.target] != nil { return nil }
      return fault(
        "anchor-broken", "'\(reference.attribute)' names '\(reference.target)', no id of this page")
    }
    if reference.target.lowercased().hasPrefix("file:") {
      return fault("link-absolute", "'\(reference.target)' is a file of one machine", severity: .warning)
    }
    guard let target = SiteTarget(reference.target) else {
      return SiteTarget.isElsewhere(reference.target)
        ? nil : fault("link-broken", "'\(reference.target)' is no address")
    }
    guard let path = target.path(from: page.path) else {
      return fault("link-absolute", "'\(reference.target)' leads out of the site", severity: .warning)
    }
    guard
      let file = resolved(path) ?? (page.path == "404.html" && target.isRooted ? resolvedBelow(path) : nil)
    else {
      let rule = reference.want == .asset ? "asset-missing" : "link-broken"
      if let other = lowercased[path.lowercased()] ?? lowercased[indexed(path).lowercased()] {
        return fault("link-case", "'\(reference.target)' differs in case from '\(other)'")
      }
      return fault(rule, "'\(reference.target)' is not in the site: no file '\(path)'")
    }
    if target.isRooted, page.path != "404.html" {
      return fault(
        "link-absolute", "'\(reference.target)' only works at the root of a host", severity: .warning,
        help: "make it relative to the page")
    }
    guard let fragment = target.fragment, !fragment.isEmpty, fragment != "top", !fragment.hasPrefix(":~:"),
      anchors.isThere(fragment, on: file) == false
    else { return nil }
    return fault("anchor-broken", "'\(file)' has no id '\(fragment)'")
  }

  /// The same for a path from the root of a host on which the site stands below some folder, not deeper than any does.
  private func resolvedBelow(_ path: String) -> String? {
    var rest = path[...]
    for _ in 0..<32 {
      guard let slash = rest.firstIndex(of: "/") else { break }
      rest = rest[rest.index(after: slash)...]
      if let file = resolved(String(rest)) { return file }
    }
    return nil
  }

  /// The file a server answers a path with: itself, or the index of a folder.
  private func resolved(_ path: String) -> String? {
    if files.contains(path) { return path }
    let index = indexed(path)
    return files.contains(index) ? index : nil
  }

  private func indexed(_ path: String) -> String {
    path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path + "/index.html"
  }
}
