import Design

/// What may stand at a place of the command line, for the scripts that complete it.
enum Completion: Hashable {
  case nothing
  case files
  case folders
  case words([String])
  /// Rule ids; with a severity behind them where that is wanted.
  case rules(withSeverity: Bool)

  /// The value of an option.
  static func of(_ option: Option) -> Completion {
    switch option.value {
    case .none, .text, .number: .nothing
    case .folder: .folders
    case .file: .files
    case .choice(let words): .words(words)
    case .ruleSeverity: .rules(withSeverity: true)
    }
  }

  /// What stands beside the options of a command.
  static func ofOperands(_ command: Command, among commands: [Command]) -> Completion {
    switch command.operands {
    case .none: return .nothing
    case .choice(let words): return .words(words)
    case .optional(let name), .any(let name): return named(name, among: commands)
    case .exactly(let names): return named(names.first ?? "", among: commands)
    }
  }

  private static func named(_ placeholder: String, among commands: [Command]) -> Completion {
    switch placeholder {
    case "COMMAND": .words(commands.map(\.name))
    case "RULE": .rules(withSeverity: false)
    case "DIR": .folders
    default: .files
    }
  }

  /// The ids of all rules.
  static var ruleIDs: [String] { Rules.all.map(\.id) }
  /// What can become of a rule.
  static let severities = ["error", "warning", "info", "off"]
}
