public import Syntax

extension DesignSystem {
  /// Reads one system from its files.
  ///
  /// - Parameters:
  ///   - id: the folder's path below the content root.
  ///   - folder: the folder's own name, for a system whose sources do not say how it is called.
  ///   - files: its files with their flavors, in any order; a DESIGN.md with front matter becomes two sources.
  public static func read(id: String, folder: String, files: [(flavor: Flavor, text: SourceText)])
    -> DesignSystem
  {
    SystemReader(files: files).system(id: id, folder: folder)
  }
}

/// The order of work for one system: each file is parsed once and handed to the readers that know it, then names
/// are followed across all of them.
struct SystemReader {
  private let sources: [Source]

  init(files: [(flavor: Flavor, text: SourceText)]) {
    let sources = files.flatMap { Self.sources(of: $0.text, flavor: $0.flavor) }
    self.sources = sources.sorted { ($0.flavor, $0.path) < ($1.flavor, $1.path) }
  }

  private static func sources(of text: SourceText, flavor: Flavor) -> [Source] {
    switch flavor {
    case .neutral, .swiftui, .compose, .expo, .guide:
      let source = Source(flavor: flavor, text: text, markdown: MarkdownParser.parse(text))
      guard flavor == .neutral, let yaml = frontMatter(of: source) else { return [source] }
      return [Source(flavor: .frontMatter, text: yaml, markdown: source.markdown), source]
    case .frontMatter, .dtcg, .semantics, .xcassets, .swift, .css: return [Source(flavor: flavor, text: text)]
    }
  }

  /// The YAML at the start; none, but a source all the same, where a document has its tokens in YAML blocks only.
  private static func frontMatter(of source: Source) -> SourceText? {
    if let yaml = FrontMatter.yaml(of: source.text) { return yaml }
    guard let markdown = source.markdown, FrontMatterReader.hasTokenFence(in: markdown) else { return nil }
    return SourceText(path: source.path, bytes: [])
  }

  func system(id: String, folder: String) -> DesignSystem {
    var statements: [Statements] = []
    for flavor in Flavor.allCases {
      let group = sources.filter { $0.flavor == flavor }
      guard !group.isEmpty else { continue }
      statements.append(Readers.reader(of: flavor).read(group))
      for source in group {
        guard flavor != .frontMatter, let markdown = source.markdown else { continue }
        statements.append(code(in: markdown, of: source))
        statements.append(LinkReader.read(markdown, of: source))
      }
    }
    let (tokens, evidence, findings) = Resolver.resolve(statements)
    let order = SourceOrder(sources)
    return DesignSystem(
      id: id, name: SystemName.name(statements.compactMap(\.name).first, sources, folder: folder),
      category: id.contains("/") ? String(id.prefix { $0 != "/" }) : nil,
      sources: sources.filter { $0.flavor != .xcassets || !AssetCatalog.isGroup($0.path) },
      tokens: order.sorted(tokens),
      evidence: evidence, readingFindings: findings.sorted())
  }

  /// What the code blocks of a document state, each language by its own reader.
  private func code(in markdown: Markdown, of source: Source) -> Statements {
    var blocks: [CodeLanguage: [SourceText]] = [:]
    for node in markdown.nodes {
      guard case .codeBlock(let info) = node.kind, let language = CodeLanguage(info: info) else { continue }
      blocks[language, default: []].append(
        SourceText(
          path: source.path, bytes: Array(node.text.utf8), firstLine: node.position.line,
          indent: node.position.column - 1))
    }
    var result = Statements()
    result.findings = markdown.findings
    for language in CodeLanguage.allCases {
      guard let blocks = blocks[language] else { continue }
      result.append(Readers.reader(of: language).read(blocks, flavor: source.flavor))
    }
    return result
  }
}

/// The files of an asset catalogue.
enum AssetCatalog {
  /// Whether a Contents.json is that of a group, which is read for its namespace and is no source.
  static func isGroup(_ path: String) -> Bool { !folder(of: path).hasSuffix(".colorset") }

  /// Whether a Contents.json says something about colours: a colour set's or a group's, not an image's.
  static func isRead(_ path: String) -> Bool {
    let folder = folder(of: path)
    return !folder.contains(".") || folder.hasSuffix(".colorset") || folder.hasSuffix(".xcassets")
  }

  private static func folder(of path: String) -> String { ContentPath.name(of: ContentPath.folder(of: path)) }
}
