public import Design
public import Syntax

/// The files that belong to no system: gallery, indexes, style and script. They are made while the systems pass by, so
/// that what is long of each is held of one at a time, and each file is given away as soon as it is there.
public struct SharedFiles {
  private let renderer: SiteRenderer
  private let emit: (OutputFile) throws -> Void
  private var systems: [SystemSummary] = []
  private var symbols = SymbolIndex()
  private var search = SearchData()
  private var list: PageList
  /// The pages that a map of the site names.
  private var pages: [String] = []
  private var findings: [Finding] = []

  /// - Parameter emit: takes the files, one by one.
  public init(_ renderer: SiteRenderer, emit: @escaping (OutputFile) throws -> Void) {
    self.renderer = renderer
    self.emit = emit
    list = PageList(renderer.options)
  }

  /// Takes a system; they are to come in the order of their ids.
  public mutating func add(_ system: SystemSummary) throws {
    symbols.add(system.symbols, of: systems.count)
    if let part = search.add(system) { try emit(part) }
    list.add(system)
    if renderer.options.baseURL != nil { pages += system.pages }
    systems.append(system.brief)
  }

  /// Makes what is left when all systems are there, and says what is wrong with a team's own templates.
  public mutating func finish(rules: [any Rule]) throws -> [Finding] {
    let options = renderer.options
    let icons = renderer.materials.icons(for: symbols.names)
    if let notice = icons.notice { try emit(notice) }
    for (number, part) in HomePage.parts(systems, options).enumerated() {
      try add(
        "home", path: part.path, part.view,
        PageFrame(
          path: part.path, title: "Page \(number + 1)",
          description: "\(options.title): " + Figures.count(systems.count, "design system") + ".",
          place: GalleryPage.path(0)
        )
        .view(options, stylesheet: part.stylesheet.path))
      try emit(part.stylesheet)
    }
    if systems.count > GalleryPage.size { try emit(GalleryData.file(systems)) }
    // A server shows this page under any address, so a path from the page's own folder would not do.
    let root = options.basePath
    try add(
      "notfound", path: "404.html", NotFoundPage.view(root: root),
      PageFrame(path: "404.html", title: "Not found", description: "There is no such page.").view(
        options, root: root))
    for page in symbols.views(systems, icons: icons) {
      try add(
        "symbol-index", path: page.path, page.view,
        PageFrame(
          path: page.path, title: "Symbols", description: "Which system uses which symbol.",
          hasStandIns: icons.hasStandIns, place: SymbolIndex.path(0)
        ).view(options))
    }
    for page in ComparePage.views(systems) {
      try add(
        "compare", path: page.path, page.view,
        PageFrame(
          path: page.path, title: "Compare", description: "Two design systems side by side.",
          place: ComparePage.path(0)
        ).view(options))
    }
    try add(
      "rules", path: "rules.html", RulesPage.view(rules),
      PageFrame(
        path: "rules.html", title: "Rules", description: "What docgen checks, and why.",
        headings: rules.map { PageFrame.Heading(id: $0.id, text: $0.id) }
      ).view(options))
    for (path, contents) in renderer.templates.assets.sorted(by: { $0.key < $1.key }) {
      try emit(OutputFile(path: path, contents: contents))
    }
    for file in search.finish() { try emit(file) }
    try emit(list.file(count: systems.count))
    if options.hasChanges { pages.append(ChangesPage.path) }
    for file in PublishingFiles.all(baseURL: options.baseURL, pages: pages) { try emit(file) }
    return findings
  }

  private mutating func add(
    _ template: String, path: String, _ view: TemplateValue, _ frame: TemplateValue
  ) throws {
    var output = PageOutput(templates: renderer.templates)
    output.add(template, path: path, view, frame: frame)
    for file in output.files { try emit(file) }
    if !output.files.isEmpty { pages.append(path) }
    findings += output.findings
  }
}
