/// One `--option` of a command: what is parsed, what help shows, what completions offer.
struct Option: Hashable, Sendable {
  /// What stands after an option.
  enum Value: Hashable, Sendable {
    /// Nothing: the option is a switch.
    case none
    /// A text that help names by a placeholder.
    case text(String)
    /// A folder.
    case folder
    /// A file.
    case file
    /// A whole number from a range.
    case number(ClosedRange<Int>)
    /// One word of a list.
    case choice([String])
    /// A rule and what becomes of it.
    case ruleSeverity

    /// How help shows it.
    var placeholder: String? {
      switch self {
      case .none: nil
      case .text(let placeholder): placeholder
      case .folder: "DIR"
      case .file: "FILE"
      case .number: "N"
      case .choice(let words): words.joined(separator: "|")
      case .ruleSeverity: "ID=error|warning|info|off"
      }
    }
  }

  /// With its dashes, `--content`.
  let name: String
  var value = Value.none
  /// One line, lower case, no full stop.
  let summary: String
  /// Whether it may be given more than once, each time adding.
  var isRepeatable = false
}

extension Option {
  static let content = Option(
    name: "--content", value: .folder, summary: "the folder of design systems (default Content)")
  static let templates = Option(
    name: "--templates", value: .folder,
    summary: "templates laid over the built-in ones (default Templates, where it exists)")
  static let output = Option(
    name: "--output", value: .folder, summary: "where the site is written (default Site)")
  static let baseURL = Option(
    name: "--base-url", value: .text("URL"),
    summary: "where the site will be published: for sitemap, canonical links and llms.txt")
  static let host = Option(
    name: "--host", value: .text("ADDR"), summary: "the address to listen on (default 127.0.0.1)")
  static let port = Option(
    name: "--port", value: .number(0...65535),
    summary: "the port to listen on (default 8080, or the next free one)")
  static let open = Option(name: "--open", summary: "open the site in a browser")
  static let jobs = Option(
    name: "--jobs", value: .number(1...1024), summary: "how many systems at once (default: the cores)")
  static let force = Option(
    name: "--force", summary: "write every file, also those that are up to date")
  static let compress = Option(
    name: "--compress", summary: "write a .gz and a .br beside each file of text, for a server to send")
  static let failOn = Option(
    name: "--fail-on", value: .choice(["error", "warning", "info"]),
    summary: "the least severity that makes the exit code 1 (default error)")
  static let rule = Option(
    name: "--rule", value: .ruleSeverity, summary: "the severity of one rule; may be repeated",
    isRepeatable: true)
  static let baseline = Option(
    name: "--baseline", value: .file, summary: "leave out the findings that this file lists")
  static let writeBaseline = Option(
    name: "--write-baseline", value: .file, summary: "list today's findings in this file and exit 0")

  static let symbolCatalog = Option(
    name: "--sf-symbols", value: .file,
    summary: "the SF Symbols that exist: one name a line, or Apple's name_availability.plist")
  static let fix = Option(
    name: "--fix", summary: "mend in the sources what has just one right answer, then report the rest")

  static let config = Option(
    name: "--config", value: .file, summary: "settings from this file instead of docgen.yml")
  static let quiet = Option(name: "--quiet", summary: "print results and errors only")
  static let verbose = Option(name: "--verbose", summary: "say what is read and written")
  static let help = Option(name: "--help", summary: "show this help")

  /// What every command takes.
  static let common = [config, quiet, verbose, help]

  /// `--format` with the formats that one command has; the first is its default.
  static func format(_ formats: [String]) -> Option {
    Option(
      name: "--format", value: .choice(formats),
      summary: "how the result is printed (default \(formats[0]))")
  }
}
