/// Where the files of the content stand on the site.
///
/// Made once from paths alone, before any system is read, so that a page can link into a system that is not in memory.
public struct SiteMap: Sendable {
  private var systems: [String: String] = [:]
  private var files: Set<String> = []

  /// - Parameters:
  ///   - systems: every system's id with the paths of its sources.
  ///   - files: the paths of all other files that a document may link to.
  public init(systems: [(id: String, sources: [String])], files: [String] = []) {
    for system in systems {
      for source in system.sources { self.systems[source] = system.id }
    }
    self.files = Set(files)
  }

  /// The page of a source, nil for a file that is none.
  public func page(ofSource path: String) -> String? {
    systems[path].map { Self.page(ofSource: path, in: $0) }
  }

  /// Where a linked file is copied to, nil for a file that is not there.
  public func copy(ofFile path: String) -> String? {
    files.contains(path) ? "assets/files/" + path : nil
  }

  /// The page a reader is sent to: the document for markdown, the listing for all else.
  static func page(ofSource path: String, in system: String) -> String {
    let listing = listing(ofSource: path, in: system)
    return path.hasSuffix(".md") ? listing.dropLast(".md.html".count) + ".html" : listing
  }

  /// The page that shows a source line by line.
  static func listing(ofSource path: String, in system: String) -> String {
    system + "/source/" + inside(path, system) + ".html"
  }

  /// A source's path below its system's folder.
  static func inside(_ path: String, _ system: String) -> String {
    path.hasPrefix(system + "/") ? String(path.dropFirst(system.count + 1)) : path
  }
}
