import Design
import Syntax

/// Where the things that a document of a system names are found, as seen from one page.
enum BookLinks {
  /// - Parameter lines: whether the page answers for the lines of the document.
  static func links(of path: String, in book: SystemBook, on page: String, lines: Bool) -> MarkupLinks {
    let map = book.map
    return MarkupLinks(
      address: { address($0, in: path, on: page, map) },
      image: { destination in
        guard let file = resolved(destination, in: path)?.path, let copy = map.copy(ofFile: file) else {
          return nil
        }
        return MarkupLinks.Image(address: SiteLink.relative(from: page, to: copy))
      },
      tokens: book.tokenLinks, tokenRoot: book.root(from: page), lines: lines ? book.lines(of: path) : [])
  }

  /// The address of a link as written: external ones stay, sources become their pages, other files their copies.
  static func address(_ destination: String, in path: String, on page: String, _ map: SiteMap) -> String? {
    if destination.hasPrefix("#") {
      // What stands on another page than its document leads back to it.
      guard let source = map.page(ofSource: path), source != page else { return destination }
      return SiteLink.relative(from: page, to: source + destination)
    }
    let scheme = destination.prefix { $0 != "/" && $0 != "#" && $0 != "?" }
    if scheme.contains(":") || destination.hasPrefix("//") { return destination }
    guard let target = resolved(destination, in: path) else { return nil }
    let bare = target.path
    // In the order of `link-broken`, so that what is no finding is a link.
    let folder = bare.isEmpty ? "" : bare + "/"
    for candidate in (target.isFolder ? [] : [bare])
      + ["index.md", "README.md", "DESIGN.md"].map({ folder + $0 })
    {
      if let source = map.page(ofSource: candidate) {
        return SiteLink.relative(from: page, to: source + target.fragment)
      }
    }
    if let system = map.overview(ofSystem: bare) { return SiteLink.relative(from: page, to: system) }
    return map.copy(ofFile: target.path).map { SiteLink.relative(from: page, to: $0 + target.fragment) }
  }

  /// A relative destination as a path of the content; nil when it leaves the content.
  static func resolved(_ destination: String, in path: String) -> (
    path: String, isFolder: Bool, fragment: String
  )? {
    let end = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
    let hash = destination.firstIndex(of: "#")
    guard end > destination.startIndex, !destination.hasPrefix("/"),
      let address = PercentEncoding.decoded(destination[..<end])
    else { return nil }
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in address.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case "", ".": continue
      case "..":
        guard !parts.isEmpty else { return nil }
        parts.removeLast()
      default: parts.append(String(part))
      }
    }
    return (
      parts.joined(separator: "/"), address.hasSuffix("/"), hash.map { String(destination[$0...]) } ?? ""
    )
  }

  /// Token names as code writes them, with addresses as seen from the system's folder; where two tokens share one, the
  /// first of them.
  static func tokens(_ tokens: Tokens, _ anchors: TokenAnchors) -> [String: MarkupLinks.Token] {
    var result: [String: MarkupLinks.Token] = [:]
    func add(_ name: String, _ token: MarkupLinks.Token) {
      // A plain word such as `title` or `Text` is more often something else.
      guard name.utf8.count > 2, !name.utf8.contains(UInt8(ascii: " ")) else { return }
      if result[name] == nil { result[name] = token }
    }
    for (index, token) in tokens.colors.enumerated() where token.origin.flavor.isCode {
      let link = MarkupLinks.Token(
        address: Section.colors.file + "#" + anchors.colors[index], color: token.light ?? token.dark)
      add(token.name, link)
      if isOnePart(token.name) {
        add("Color." + token.name, link)
        add("." + token.name, link)
      }
    }
    for (index, style) in tokens.typography.enumerated() where style.origin.flavor.isCode {
      let link = MarkupLinks.Token(address: Section.typography.file + "#" + anchors.typography[index])
      add(style.name, link)
      if !style.name.utf8.contains(UInt8(ascii: ".")) { add("Font." + style.name, link) }
    }
    return result
  }

  /// Whether a name is one word, points before and behind it aside.
  private static func isOnePart(_ name: String) -> Bool {
    var parts = 0
    var isInside = false
    for byte in name.utf8 {
      if byte != UInt8(ascii: "."), !isInside { parts += 1 }
      isInside = byte != UInt8(ascii: ".")
    }
    return parts == 1
  }
}

extension Flavor {
  /// Whether its names are identifiers that other code uses.
  var isCode: Bool {
    switch self {
    case .swift, .swiftui, .compose, .expo, .css, .guide: true
    case .frontMatter, .dtcg, .semantics, .neutral, .xcassets: false
    }
  }
}

extension SystemBook {
  /// The lines of a source that some page points at.
  func lines(of path: String) -> Set<Int> {
    var lines: Set<Int> = []
    func add(_ origin: Origin) {
      if origin.path == path { lines.insert(origin.line) }
    }
    let tokens = system.tokens
    for token in tokens.colors { add(token.origin) }
    for token in tokens.gradients { add(token.origin) }
    for token in tokens.typography { add(token.origin) }
    for token in tokens.symbols { add(token.origin) }
    for token in tokens.symbolUses { add(token.origin) }
    for token in tokens.spacing { add(token.origin) }
    for token in tokens.radii { add(token.origin) }
    for token in tokens.shadows { add(token.origin) }
    for token in tokens.motion { add(token.origin) }
    for token in tokens.appearances { add(token.origin) }
    for token in tokens.claims { add(token.origin) }
    for token in tokens.requirements { add(token.origin) }
    for token in tokens.components { add(token.origin) }
    for shape in system.evidence.shapes { add(shape.origin) }
    for minimum in system.evidence.minimumIOS { add(minimum.origin) }
    for finding in findings where source(of: finding)?.path == path { lines.insert(finding.position.line) }
    for sample in samples where sample.path == path { lines.insert(sample.line) }
    if let line = guidance[path]?.firstLine { lines.insert(line) }
    return lines
  }
}
