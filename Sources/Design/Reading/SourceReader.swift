import Syntax

/// Reads what the sources of one flavor of a system state.
protocol SourceReader: Sendable {
  /// The statements of all sources of one flavor, in order. They come together because one may declare what
  /// another uses: a helper in a second Swift file, the namespace of a group in an asset catalogue.
  func read(_ sources: [Source]) -> Statements
}

/// Which reader knows a flavor, and which a language: a new one is a line here.
enum Readers {
  /// The reader of whole files of a flavor.
  static func reader(of flavor: Flavor) -> any SourceReader {
    switch flavor {
    case .frontMatter: FrontMatterReader()
    case .dtcg: DTCGReader()
    case .semantics: SemanticsReader()
    case .xcassets: AssetCatalogReader()
    case .swift: CodeFileReader(reader: SwiftReader())
    case .css: CodeFileReader(reader: CSSReader())
    case .neutral, .swiftui, .compose, .expo, .guide: MarkdownReader()
    }
  }

  /// The reader of code blocks in a language.
  static func reader(of language: CodeLanguage) -> any CodeReader {
    switch language {
    case .swift: SwiftReader()
    case .kotlin: KotlinReader()
    case .typescript: TypeScriptReader()
    case .css: CSSReader()
    case .json: JSONBlockReader()
    case .yaml: YAMLBlockReader()
    }
  }
}

/// Whole files of code are one block each.
struct CodeFileReader: SourceReader {
  let reader: any CodeReader

  func read(_ sources: [Source]) -> Statements {
    guard let flavor = sources.first?.flavor else { return Statements() }
    return reader.read(sources.map(\.text), flavor: flavor)
  }
}
