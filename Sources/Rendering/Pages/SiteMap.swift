/// Where the files of the content stand on the site.
///
/// Made once from paths alone, before any system is read, so that a page can link into a system that is not in memory.
public struct SiteMap: Sendable {
  private var systems: [String: String] = [:]
  private var ids: Set<String> = []
  private var files: Set<String> = []
  private var categories: [String: Int] = [:]

  /// - Parameters:
  ///   - systems: every system's id with the paths of its sources.
  ///   - files: the paths of all other files that a document may link to.
  public init(systems: [(id: String, sources: [String])], files: [String] = []) {
    for system in systems {
      ids.insert(system.id)
      for source in system.sources { self.systems[source] = system.id }
    }
    self.files = Set(files)
    let gallery = Gallery(ids.sorted()) { id in
      id.contains("/") ? id.split(separator: "/").first.map(String.init) : nil
    }
    categories = gallery.firstPages.filter { !$0.key.isEmpty }
  }

  /// The page of a source, nil for a file that is none.
  public func page(ofSource path: String) -> String? {
    systems[path].map { Self.page(ofSource: path, in: $0) }
  }

  /// The page of the gallery on which a category begins; nil where the gallery has no groups.
  func galleryPage(of category: String) -> String? { categories[category].map(GalleryPage.path) }

  /// The first page of a system, nil for a folder that is none.
  public func overview(ofSystem id: String) -> String? {
    ids.contains(id) ? id + "/index.html" : nil
  }

  /// Where a linked file is copied to; nil for a file that is not there, and for one that a browser would run.
  public func copy(ofFile path: String) -> String? {
    has(file: path) && !LinkedContents.isLive(path) ? "assets/files/" + path : nil
  }

  /// Whether a file is there that is no source.
  func has(file path: String) -> Bool { files.contains(path) }

  /// A document for markdown, a listing for all else. It answers for the lines that other pages point at.
  static func page(ofSource path: String, in system: String) -> String {
    let name = inside(path, system)
    let isMarkdown = name.utf8.suffix(3).elementsEqual(".md".utf8)
    return system + "/source/" + String(Substring(name.utf8.dropLast(isMarkdown ? 3 : 0))) + ".html"
  }

  /// A path below a system's folder: of a source in the content, or of a page in the site.
  static func inside(_ path: String, _ system: String) -> String {
    let name = path.utf8.dropFirst(system.utf8.count)
    guard name.first == UInt8(ascii: "/"), path.utf8.starts(with: system.utf8) else { return path }
    return String(Substring(name.dropFirst()))
  }
}
