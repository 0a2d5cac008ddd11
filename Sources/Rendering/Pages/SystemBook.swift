import Design
import Syntax

/// One system prepared for its pages: what more than one of them needs, worked out once.
struct SystemBook: Sendable {
  let system: DesignSystem
  let options: SiteOptions
  let map: SiteMap
  /// In the order they are shown: what matters most first.
  let findings: [Finding]
  let palette: Palette
  let anchors: TokenAnchors
  let roles: Roles
  let canvases: Canvases
  /// The heading of its group in the gallery.
  let category: String?
  /// The files of the system, each once, whatever is read from it.
  let files: [Source]
  /// The places of colours by the words of their names.
  let colorsByWords: [String: Int]
  let icons: IconCatalog
  let faces: FaceShelf
  /// The plots of the movements by their places in `Tokens`.
  let plots: [MotionPlot?]
  /// The type styles, each with all its spellings.
  let styleGroups: [SpellingGroup]
  /// Token names as code writes them; their addresses begin in the system's folder.
  let tokenLinks: [String: MarkupLinks.Token]
  /// The code blocks of all documents.
  let samples: [ComponentsPage.Sample]
  /// What the documents say one does and does not, by their paths.
  let guidance: [String: UsageGuidance]
  /// The addresses of the sources' pages as seen from the system's folder, by the sources' paths.
  private let sourceAddresses: [String: String]
  /// The few colours it is recognised by.
  private(set) var keyColors: [KeyColors.KeyColor] = []
  /// The figure beside each section's name: every page's frame shows them all.
  private(set) var counts: [Section: Int] = [:]
  private(set) var downloads: Downloads

  init(
    _ system: DesignSystem, findings: [Finding], options: SiteOptions, map: SiteMap,
    materials: SiteMaterials = SiteMaterials(), downloads: Downloads? = nil
  ) {
    self.system = system
    self.options = options
    self.map = map
    category = system.category.map(HomePage.title)
    let files = system.files
    self.files = files
    self.downloads = downloads ?? Downloads(system, version: options.version)
    icons = materials.icons(
      for: system.tokens.symbols.flatMap(\.names) + system.tokens.symbolUses.map(\.name))
    let styles = system.tokens.typography
    faces = FaceShelf(
      styles, display: OverviewPage.displayStyle(styles).map { styles[$0] }, name: system.name, materials)
    self.findings = findings.sorted { left, right in
      left.severity == right.severity ? left < right : left.severity > right.severity
    }
    let palette = Palette(system.tokens.colors, of: system.name)
    self.palette = palette
    colorsByWords = Dictionary(
      zip(
        palette.entries.map { palette.words[$0.first].joined(separator: " ") }, palette.entries.map(\.first)),
      uniquingKeysWith: { first, _ in first })
    anchors = TokenAnchors(system.tokens)
    roles = Roles(system.tokens.colors, order: palette.entries.map(\.first), words: palette.words)
    canvases = Canvases(roles)
    plots = MotionPlot.all(system.tokens.motion)
    styleGroups = TypographyPage.groups(system)
    tokenLinks = BookLinks.tokens(system.tokens, anchors)
    samples = ComponentsPage.samples(system, linking: tokenLinks)
    guidance = Dictionary(
      files.compactMap { source in source.markdown.map { (source.path, UsageGuidance($0)) } },
      uniquingKeysWith: { first, _ in first })
    sourceAddresses = Dictionary(
      files.map { source in
        let page = SiteMap.page(ofSource: source.path, in: system.id)
        return (source.path, SiteLink.relative(from: system.id + "/", to: page))
      }, uniquingKeysWith: { first, _ in first })
    keyColors = KeyColors.of(self)
    for section in Section.allCases { counts[section] = SectionCount.of(section, in: self) }
  }

  /// Takes the downloads, where they were made meanwhile.
  mutating func take(_ downloads: Downloads) {
    self.downloads = downloads
    counts[.downloads] = SectionCount.of(.downloads, in: self)
  }

  /// What stands for the system: its brand, or what the platform makes of it.
  var brand: ColorValue? { keyColors.first?.value ?? roles.brand?.value }

  /// The text style that a type style grows with, whichever of its spellings says so.
  func growth(of group: SpellingGroup) -> String? {
    for index in [group.first] + group.others {
      if let base = DynamicType.base(of: system.tokens.typography[index]) { return base }
    }
    return nil
  }

  /// The site path of one of the system's own pages.
  func path(_ section: Section) -> String { system.id + "/" + section.file }

  /// The page on which a source is read.
  func page(of source: Source) -> String { SiteMap.page(ofSource: source.path, in: system.id) }

  /// The address of the line where something was read, as seen from a page of the site.
  func source(_ path: String, line: Int, from page: String) -> String {
    if let pattern = options.sourceURL {
      return Self.filled(pattern, path: SiteLink.encoded(path: path), line: line)
    }
    if let address = sourceAddresses[path], root(from: page).isEmpty {
      return String(joining: address, "#", LineAnchor.id(line))
    }
    return SiteLink.relative(
      from: page, to: SiteMap.page(ofSource: path, in: system.id) + "#" + LineAnchor.id(line))
  }

  /// The address of a source's page.
  func address(of source: Source, from page: String) -> String {
    if let address = sourceAddresses[source.path], root(from: page).isEmpty { return address }
    return SiteLink.relative(from: page, to: self.page(of: source))
  }

  /// The way from a page of the system up to the system's folder: `../`, nothing from its sections.
  func root(from page: String) -> String {
    let below = page.utf8.dropFirst(system.id.utf8.count + 1)
    return String(repeating: "../", count: below.count { $0 == UInt8(ascii: "/") })
  }

  /// The same as a link shows it: `DESIGN.md:60`.
  func place(_ origin: Origin) -> String {
    String(joining: SiteLink.lastPart(of: origin.path), ":", String(origin.line))
  }

  /// A link to where a token was read.
  func link(_ origin: Origin, from page: String) -> (href: TemplateValue, from: TemplateValue) {
    (.text(source(origin.path, line: origin.line, from: page)), .text(place(origin)))
  }

  /// What a source is, in a word: the weightiest flavor of its file.
  func flavors(of path: String) -> [Flavor] { system.flavors(of: path) }

  /// A source's name in a narrow column: a colour set by its own name, all else by its path below the system.
  func shortName(of path: String) -> String {
    let inside = SiteMap.inside(path, system.id)
    guard inside.hasSuffix(".colorset/Contents.json") else { return inside }
    return String(inside.split(separator: "/").dropLast().last?.dropLast(".colorset".count) ?? "")
  }

  private static func filled(_ pattern: String, path: String, line: Int) -> String {
    var result = ""
    var rest = Substring(pattern)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      switch rest[rest.index(after: open)..<close] {
      case "path": result += path
      case "line": result += "\(line)"
      default: result += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

extension DesignSystem {
  /// Its files, each once, whatever is read from it.
  var files: [Source] {
    var seen: Set<String> = []
    return sources.filter { seen.insert($0.path).inserted }
  }

  /// What a file is: all flavors that are read from it.
  func flavors(of path: String) -> [Flavor] { sources.filter { $0.path == path }.map(\.flavor) }
}
