import Design
import Syntax

/// Everything that `docgen.yml` and flags decide: the defaults, then the content root's file over them, then the
/// working folder's, then the flags.
struct Settings: Encodable, Sendable {
  var content = "Content"
  /// nil: `Templates` where it exists.
  var templates: String?
  var output = "Site"
  var baseURL: String?
  /// nil: as many as there are cores.
  var jobs: Int?

  /// `https://…/{path}#L{line}`: where a source line can be seen.
  var sourceURL: String?
  var title: String?
  /// Globs of what is read; empty for everything.
  var include: [String] = []
  var exclude: [String] = []
  var flavors: [TeamFlavor] = []
  var fonts: String?
  var symbols: String?
  var icons: String?
  /// How many commits the page of changes shows; 0 for no such page.
  var changes = 10

  var severities = SeveritySettings()
  var failOn = Severity.error
  var baseline: String?
  /// The file of `--sf-symbols`.
  var symbolCatalog: String?
  var minimumIOS: String?

  /// A glob whose files have a flavor whatever their names say.
  struct TeamFlavor: Encodable, Sendable {
    let flavor: Flavor
    let pattern: String
  }
}

extension Settings {
  /// All that a page can depend on: not where things lie, nor how the work is done.
  func whatPagesShow() throws -> [UInt8] {
    var settings = self
    settings.content = ""
    settings.templates = nil
    settings.output = ""
    settings.fonts = nil
    settings.symbols = nil
    settings.jobs = nil
    settings.failOn = .error
    settings.baseline = nil
    return try FieldCoder.bytes(of: settings)
  }

  /// The settings of a command that works on one content folder.
  static func load(_ arguments: Arguments) throws -> Settings {
    let nearby = try SettingsFile.nearby(arguments)
    var probe = Settings()
    if let nearby { try probe.apply(nearby) }
    return try load(arguments, root: arguments.value(of: .content) ?? probe.content, nearby: nearby)
  }

  /// The settings for what is read from one PATH.
  static func load(_ arguments: Arguments, root: String) throws -> Settings {
    try load(arguments, root: root, nearby: SettingsFile.nearby(arguments))
  }

  private static func load(
    _ arguments: Arguments, root: String, nearby: SettingsFile?
  ) throws -> Settings {
    var settings = Settings()
    let rootFile = try SettingsFile.inside(root)
    if let rootFile, rootFile.path != nearby?.path { try settings.apply(rootFile) }
    if let nearby { try settings.apply(nearby) }
    settings.content = root
    try settings.apply(arguments)
    return settings
  }

  /// Lays the flags over what files say.
  private mutating func apply(_ arguments: Arguments) throws {
    templates = arguments.value(of: .templates) ?? templates
    output = arguments.value(of: .output) ?? output
    if let url = arguments.value(of: .baseURL) {
      guard SettingsFile.isWebAddress(url) else { throw Messages.notAWebAddress(url, of: .baseURL) }
      baseURL = url
    }
    jobs = arguments.number(of: .jobs) ?? jobs
    failOn = arguments.value(of: .failOn).flatMap(Severity.init(rawValue:)) ?? failOn
    baseline = arguments.value(of: .baseline) ?? baseline
    symbolCatalog = arguments.value(of: .symbolCatalog) ?? symbolCatalog
    for text in arguments.values(of: .rule) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw Messages.notARuleSeverity(text) }
      try severities.add(rule: String(parts[0]), pattern: nil, word: String(parts[1]))
    }
  }
}
