public import Design
public import Syntax

/// Design systems as the files of a site.
///
/// Each system is rendered on its own, so that systems can be rendered side by side and only the largest must fit into
/// memory; what pages of the whole site need of one is its summary.
public struct SiteRenderer: Sendable {
  let templates: TemplateLibrary
  let options: SiteOptions
  let map: SiteMap
  let materials: SiteMaterials

  /// - Parameters:
  ///   - map: where the files of the content stand, for links between systems.
  ///   - materials: what symbols are drawn and type is set with.
  public init(
    templates: TemplateLibrary, options: SiteOptions = SiteOptions(), map: SiteMap,
    materials: SiteMaterials = SiteMaterials()
  ) {
    self.templates = templates
    self.options = options
    self.map = map
    self.materials = materials
  }

  /// What rendering one system gives.
  public struct SystemPages: Sendable {
    /// Its pages and its stylesheet.
    public var files: [OutputFile]
    /// What `SharedFiles` needs of it.
    public var summary: SystemSummary
    /// What is wrong with a team's own templates.
    public var findings: [Finding]
  }

  /// All files of one system.
  public func files(for system: DesignSystem, findings: [Finding]) -> SystemPages {
    let book = SystemBook(system, findings: findings, options: options, map: map, materials: materials)
    return pages(of: book, parts(of: book).map { $0() })
  }

  /// The same with as many of its pages at a time as there are cores: one system that changed is not to wait for one
  /// core.
  public func filesSideBySide(for system: DesignSystem, findings: [Finding]) async -> SystemPages {
    async let downloads = Downloads(system, version: options.version)
    var book = SystemBook(
      system, findings: findings, options: options, map: map, materials: materials, downloads: Downloads())
    book.take(await downloads)
    let parts = parts(of: book)
    let made = await withTaskGroup(of: (Int, Part).self) { group in
      for (place, part) in parts.enumerated() { group.addTask { (place, part()) } }
      var made: [(Int, Part)] = []
      for await part in group { made.append(part) }
      return made
    }
    return pages(of: book, made.sorted { $0.0 < $1.0 }.map(\.1))
  }

  /// One page of a system, with the headings that the search knows.
  fileprivate struct Part: Sendable {
    var output: PageOutput
    var headings: [(text: String, address: String)] = []
  }

  /// The pages of a system, in order, each ready to be made.
  private func parts(of book: SystemBook) -> [@Sendable () -> Part] {
    var parts: [@Sendable () -> Part] = []
    let ways = SystemWays(book)
    for section in ways.sections { parts.append { part(section, of: book, ways) } }
    for source in book.files { parts.append { part(source, of: book, ways) } }
    return parts
  }

  private func part(_ section: Section, of book: SystemBook, _ ways: SystemWays) -> Part {
    var part = Part(output: PageOutput(templates: templates))
    let path = book.path(section)
    let page = Self.page(section, of: book)
    if section != .overview { part.note([], section.name, on: path, of: book) }
    let frame = PageFrame(
      path: path, title: section.name,
      description: "\(section.name) of \(book.system.name), as its sources state them.",
      headings: page.headings,
      hasStandIns: [.symbols, .overview].contains(section) && book.icons.hasStandIns)
    part.output.add(
      section.template, path: path, page.view, frame: frame.view(book, ways),
      trail: trail(to: section, in: book))
    return part
  }

  private func part(_ source: Source, of book: SystemBook, _ ways: SystemWays) -> Part {
    var part = Part(output: PageOutput(templates: templates))
    let path = book.page(of: source)
    if let markdown = source.markdown {
      let page = SourcePage.view(source, markdown, in: book)
      part.note(page.headings, page.title, on: path, of: book)
      let frame = PageFrame(
        path: path, title: page.title, description: "\(source.path), rendered in full.",
        headings: page.headings)
      part.output.add(
        "source", path: path, page.view, frame: frame.view(book, ways), trail: trail(from: path, in: book))
    } else {
      let name = SiteMap.inside(source.path, book.system.id)
      let frame = PageFrame(path: path, title: name, description: "\(source.path), line by line.")
      part.output.add(
        "listing", path: path, ListingPage.view(source, in: book), frame: frame.view(book, ways),
        trail: trail(from: path, in: book))
    }
    return part
  }

  private func pages(of book: SystemBook, _ parts: [Part]) -> SystemPages {
    let system = book.system
    var files = parts.flatMap(\.output.files)
    let pages = files.map(\.path).filter { $0.hasSuffix(".html") }
    files.append(
      OutputFile(
        path: SystemStylesheet.path(of: system.id), contents: Array(SystemStylesheet.text(book).utf8)))
    for file in book.faces.files + book.downloads.files {
      files.append(OutputFile(path: system.id + "/" + file.path, contents: file.contents))
    }
    var summary = SystemSummary(book, headings: parts.flatMap(\.headings))
    let comparison = CompareData.script(book, symbols: summary.symbols.map(\.name))
    files.append(OutputFile(path: CompareData.path(of: system.id), contents: comparison))
    summary.pages = pages
    return SystemPages(files: files, summary: summary, findings: parts.flatMap(\.output.findings))
  }

  /// Where the page of changes stands.
  public static let changesPaths = [ChangesPage.path, MarkdownTwin.path(of: ChangesPage.path)]

  /// The page of what the last commits changed, which `SiteOptions.hasChanges` makes the other pages name.
  public func changes(_ history: SiteHistory) -> (files: [OutputFile], findings: [Finding]) {
    var output = PageOutput(templates: templates)
    let page = ChangesPage.view(history, map: map)
    output.add(
      "changes", path: ChangesPage.path, page.view,
      frame: PageFrame(
        path: ChangesPage.path, title: "Changes", description: "What the last commits changed of the design.",
        headings: page.headings
      ).view(options))
    return (output.files, output.findings)
  }

  private static func page(_ section: Section, of book: SystemBook) -> (
    view: TemplateValue, headings: [PageFrame.Heading]
  ) {
    switch section {
    case .overview: OverviewPage.view(book)
    case .colors: ColorsPage.view(book)
    case .typography: TypographyPage.view(book)
    case .symbols: SymbolsPage.view(book)
    case .appearance: AppearancePage.view(book)
    case .layout: LayoutPage.view(book)
    case .motion: MotionPage.view(book)
    case .components: ComponentsPage.view(book)
    case .accessibility: AccessibilityPage.view(book)
    case .findings: FindingsPage.view(book)
    case .downloads: DownloadsPage.view(book)
    }
  }

  private func trail(to section: Section, in book: SystemBook) -> [TemplateValue] {
    trail(from: book.path(section), in: book)
  }

  /// The way down to a page: the gallery's group, then the system.
  private func trail(from page: String, in book: SystemBook) -> [TemplateValue] {
    var steps: [(String, String)] = []
    if let category = book.system.category, let title = book.category {
      var ids = Identifiers()
      let anchor = ids.id("category", category)
      steps.append(
        (title, map.galleryPage(of: category).map { $0 + "#" + anchor } ?? "index.html"))
    }
    steps.append((book.system.name, book.path(.overview)))
    return steps.enumerated().map { place, step in
      [
        "name": .text(step.0), "href": .text(SiteLink.relative(from: page, to: step.1)),
        "isLast": .flag(place == steps.count - 1),
      ]
    }
  }
}

extension SiteRenderer.Part {
  /// Notes the page itself and its headings, as seen from the system's folder.
  fileprivate mutating func note(
    _ found: [PageFrame.Heading], _ title: String, on path: String, of book: SystemBook
  ) {
    let address = SiteMap.inside(path, book.system.id)
    headings.append((title, address))
    headings += found.map { ($0.text, address + "#" + $0.id) }
  }
}
