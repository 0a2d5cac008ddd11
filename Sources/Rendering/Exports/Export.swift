public import Design

/// One format that a design system is exported to.
public struct Export: Sendable {
  /// What `--format` calls it.
  public let id: String
  /// One line, lower case, no full stop.
  public let summary: String
  /// The file it writes, or the folder of its files.
  public let fileName: String
  /// Files that some systems have beside it.
  public var otherFiles: [String] = []
  /// Whether its first file says everything, so that it can go to standard output.
  public var isOneFile = true
  /// From the chosen tokens to text; all formats that are written from the same tokens have the same options.
  let write: @Sendable (inout ExportTokens, ExportOptions) -> ExportResult

  /// The files of one system, and what its user should know about them.
  public func render(_ system: DesignSystem, options: ExportOptions = ExportOptions())
    -> ExportResult
  {
    var tokens = ExportTokens(of: system, flavor: options.flavor)
    var result = write(&tokens, options)
    result.notes = result.omitted.notes(of: system) + result.notes
    return result
  }

  /// Every format there is, in the order help lists them.
  public static let all: [Export] = [
    .css, .dtcg, .json, .scss, .tailwind, .tailwindConfig, .swift, .xcassets, .compose,
    .android, .designMarkdown,
  ]
}

/// What the command line decides about an export.
public struct ExportOptions: Sendable {
  /// Takes only what this flavor states.
  public var flavor: Flavor?
  /// Stands before every name.
  public var prefix: String?
  /// The program's version, for formats that name it.
  public var version: String

  /// Options; without any, every flavor and no prefix.
  public init(flavor: Flavor? = nil, prefix: String? = nil, version: String = "0.0.0") {
    self.flavor = flavor
    self.prefix = prefix
    self.version = version
  }
}

/// The files of an export, and what happened to tokens on the way.
public struct ExportResult: Sendable {
  /// The first is the one that goes to standard output.
  public var files: [OutputFile]
  /// What a user should know: names that changed, tokens that the format cannot hold.
  public var notes: [ExportNote]
  /// The tokens that the format cannot hold.
  var omitted = Omissions()

  init(files: [OutputFile], notes: [ExportNote] = [], omitted: Omissions = Omissions()) {
    self.files = files
    self.notes = notes
    self.omitted = omitted
  }

  /// One file of text.
  init(
    _ path: String, _ text: ExportText, notes: [ExportNote] = [], omitted: Omissions = Omissions()
  ) {
    self.init(files: [OutputFile(path: path, contents: text.bytes)], notes: notes, omitted: omitted)
  }
}

/// Something that an export did to a token and that its user would want to know.
public struct ExportNote: Hashable, Sendable {
  /// The token's place; nil when it is about many.
  public var origin: Origin?
  /// Lower case, no full stop.
  public var message: String
}
