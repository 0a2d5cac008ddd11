public import Syntax

/// What the rules say of one system, and what is left to say when all systems are known: links into others.
///
/// It holds findings and anchors, not the system: checking many systems takes the memory of one.
public struct SystemCheck: Codable, Sendable {
  private var findings: [Finding]
  private var suppressions: [Suppressions]
  /// The anchors of each page; pages and anchors in order, so that two runs write the same.
  let pages: [Page]
  /// Links to anchors of pages that belong to other systems.
  private let crossing: [Crossing]

  struct Page: Codable {
    let path: String
    let anchors: [String]

    init(path: String, anchors: [String]) {
      self.path = path
      var last: String?
      self.anchors = anchors.sorted().filter { anchor in
        defer { last = anchor }
        return anchor != last
      }
    }

    /// Whether an anchor is among them; they are in order, since a page may have as many links as anchors.
    func has(_ anchor: String) -> Bool {
      var low = 0
      var high = anchors.count
      while low < high {
        let middle = (low + high) / 2
        if anchors[middle] < anchor { low = middle + 1 } else { high = middle }
      }
      return low < anchors.count && anchors[low] == anchor
    }
  }

  private struct Crossing: Codable {
    let link: Evidence.Link
    let path: String
    let fragment: String
  }

  /// Runs the rules over one system.
  ///
  /// - Parameter files: the files of the content folder, in which links are looked up.
  public init(_ system: DesignSystem, files: ContentFiles, rules: [any Rule] = Rules.all) {
    findings = system.readingFindings + rules.flatMap { $0.check(system) }
    suppressions = system.sources.compactMap { source in
      source.markdown.map { Suppressions($0, of: source.text) }
    }.filter { !$0.isEmpty }
    var anchors: [String: [String]] = [:]
    for source in system.sources where source.markdown != nil { anchors[source.path] = [] }
    for anchor in system.evidence.anchors { anchors[anchor.origin.path, default: []].append(anchor.id) }
    let pages = anchors.map { Page(path: $0.key, anchors: $0.value) }.sorted { $0.path < $1.path }
    let resolver = LinkResolver(files: files)
    lazy var addresses = LinkAddresses(system)
    lazy var own = Dictionary(pages.map { ($0.path, $0) }) { first, _ in first }
    var crossing: [Crossing] = []
    for link in system.evidence.links {
      let target = resolver.target(of: link)
      findings += Rules.links.compactMap { $0.check(link, to: target, addresses: addresses) }
      guard case .page(let path, let fragment?) = target else { continue }
      if let page = own[path] {
        if let finding = AnchorBroken().check(link, fragment: fragment, has: page.has) {
          findings.append(finding)
        }
      } else {
        crossing.append(Crossing(link: link, path: path, fragment: fragment))
      }
    }
    // Rules that group by name find in no order, and two builds are to leave the same record.
    findings = findings.reported
    self.pages = pages
    self.crossing = crossing
  }

  /// Whether it links to anchors of other systems: only then can a change to another change what is found here.
  public var crosses: Bool { !crossing.isEmpty }

  /// The lines on which it may have something to say, for whoever wants to show them.
  public var lines: [(path: String, number: Int)] {
    findings.map { ($0.path, $0.position.line) } + crossing.map { ($0.link.origin.path, $0.link.origin.line) }
  }

  /// The files in which something has just one right answer.
  public var mendablePaths: Set<String> { Set(findings.filter { $0.edit != nil }.map(\.path)) }

  /// All findings of the systems of one content folder, quieted ones left out, in the order of reports.
  public static func findings(of checks: [SystemCheck]) -> [Finding] {
    var anchors = PageAnchors()
    if checks.contains(where: \.crosses) {
      for check in checks { anchors.add(check) }
    }
    return checks.flatMap { $0.findings(among: anchors) }.reported
  }

  /// All findings of this one, quieted ones left out, in the order of reports.
  ///
  /// - Parameter anchors: those of all systems of the content folder, where this one links to others.
  public func findings(among anchors: PageAnchors) -> [Finding] {
    var found = findings
    for crossing in crossing {
      guard let anchors = anchors.anchors(of: crossing.path),
        let finding = AnchorBroken().check(crossing.link, fragment: crossing.fragment, has: anchors.contains)
      else { continue }
      found.append(finding)
    }
    return quieted(found).reported
  }

  private func quieted(_ findings: [Finding]) -> [Finding] {
    suppressions.reduce(findings) { findings, suppressions in
      var suppressions = suppressions
      return suppressions.apply(to: findings)
    }
  }
}
