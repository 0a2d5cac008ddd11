public import Design

/// A file that a document links to or shows, and where the site keeps its copy.
public struct LinkedFile: Hashable, Sendable {
  /// Below the content folder.
  public let path: String
  /// Below the site; nil for a file that is not copied, since a browser would run it.
  public let copy: String?

  /// A file and its copy.
  public init(path: String, copy: String?) {
    self.path = path
    self.copy = copy
  }

  /// The files that the documents of a system link to or show, each once, in order.
  public static func all(of system: DesignSystem, map: SiteMap) -> [LinkedFile] {
    var seen: Set<String> = []
    return system.evidence.links.compactMap { link in
      guard let path = BookLinks.resolved(link.destination, in: link.origin.path)?.path,
        map.has(file: path), seen.insert(path).inserted
      else { return nil }
      return LinkedFile(path: path, copy: map.copy(ofFile: path))
    }
  }
}
