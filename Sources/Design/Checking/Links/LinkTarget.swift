import Syntax

/// What a link of a document leads to.
enum LinkTarget: Hashable {
  /// Another site, a mail address, a telephone.
  case external
  /// A page made of a markdown file, and a place on it.
  case page(path: String, fragment: String?)
  /// A file that is there, or a folder with a page of its own.
  case file
  /// Nothing: `[text]()`.
  case empty
  /// A label that no definition has.
  case undefined(label: String)
  /// A path that differs from a real one in case only; from just one, or from several.
  case otherCase(String, isOnly: Bool)
  /// A page or folder that is not there.
  case missingPage(String)
  /// A folder that is there and has no page.
  case folderWithoutPage(String)
  /// An image or other file that is not there.
  case missingFile(String)
  /// A path outside the content, or one that only one machine has.
  case outside
  /// What the content folder does not know: hidden files, a single file's far surroundings.
  case unknown
}

/// Finds where links lead, as a server that minds case would.
struct LinkResolver {
  let files: ContentFiles

  func target(of link: Evidence.Link) -> LinkTarget {
    if let label = link.undefinedLabel { return .undefined(label: label) }
    var path = link.destination[...]
    if path.isEmpty { return .empty }
    if let scheme = scheme(of: path) { return scheme.count == 1 || scheme == "file" ? .outside : .external }
    if path.hasPrefix("//") { return .external }
    var fragment: String?
    if let hash = path.firstIndex(of: "#") {
      fragment = String(path[path.index(after: hash)...])
      path = path[..<hash]
    }
    if let query = path.firstIndex(of: "?") { path = path[..<query] }
    if path.isEmpty { return .page(path: link.origin.path, fragment: fragment) }
    if path.hasPrefix("/") { return .outside }
    guard let decoded = PercentEncoding.decoded(path) else { return missing(String(path), link) }
    let joined = ContentPath.join(ContentPath.folder(of: link.origin.path), decoded)
    guard let normal = ContentPath.normalized(joined) else { return .outside }
    return target(normal, fragment, link, isFolder: decoded.hasSuffix("/"))
  }

  private func target(_ path: String, _ fragment: String?, _ link: Evidence.Link, isFolder: Bool)
    -> LinkTarget
  {
    if files.contains(path), !isFolder {
      return path.hasSuffix(".md") ? .page(path: path, fragment: fragment) : .file
    }
    if files.containsFolder(path) {
      for name in ["index.md", "README.md", "DESIGN.md"] where files.contains(ContentPath.join(path, name)) {
        return .page(path: ContentPath.join(path, name), fragment: fragment)
      }
      let hasPage = files.systems.contains(path) || files.contains(ContentPath.join(path, "index.html"))
      return hasPage ? .file : .folderWithoutPage(path)
    }
    if let spelling = files.spelling(of: path) {
      return .otherCase(spelling, isOnly: !files.isAmbiguous(path))
    }
    return missing(path, link)
  }

  private func missing(_ path: String, _ link: Evidence.Link) -> LinkTarget {
    let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") && $0 != "." && $0 != ".." }
    if isHidden || !files.isComplete { return .unknown }
    if link.isImage { return .missingFile(path) }
    let name = ContentPath.name(of: path)
    return name.hasSuffix(".md") || !name.contains(".") ? .missingPage(path) : .missingFile(path)
  }

  /// `https` of `https://…`, lower case; nil for a path.
  private func scheme(of destination: Substring) -> String? {
    guard let colon = destination.utf8.firstIndex(of: UInt8(ascii: ":")), colon > destination.startIndex
    else {
      return nil
    }
    let scheme = destination[..<colon]
    for (index, byte) in scheme.utf8.enumerated() {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A: continue
      case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): if index == 0 { return nil }
      default: return nil
      }
    }
    return scheme.lowercased()
  }
}
