/// One command: parsing, help, completions and the manual are all made from this.
struct Command: Sendable {
  /// What may stand beside the options.
  enum Operands: Hashable, Sendable {
    case none
    /// At most one, by its placeholder.
    case optional(String)
    /// Any number, by their placeholder.
    case any(String)
    /// Exactly these.
    case exactly([String])
    /// One of these words.
    case choice([String])

    /// How a usage line shows them.
    var usage: [String] {
      switch self {
      case .none: []
      case .optional(let name): ["[\(name)]"]
      case .any(let name): ["[\(name) ...]"]
      case .exactly(let names): names
      case .choice(let words): [words.joined(separator: "|")]
      }
    }
  }

  /// A command line and what it does.
  struct Example: Hashable, Sendable {
    let line: String
    let meaning: String
  }

  let name: String
  /// One line, lower case, no full stop.
  let summary: String
  /// What a newcomer needs to know, in short lines.
  let explanation: String
  var operands = Operands.none
  /// Its own options; the common ones come on top.
  var options: [Option] = []
  var examples: [Example] = []
  let run: @Sendable (Arguments) async throws -> ExitCode

  /// Every option it takes.
  var allOptions: [Option] { options + Option.common }

  /// Every command there is, in the order help lists them.
  static let all: [Command] = [
    .build, .serve, .check, .tokens, .export, .diff, .rules, .initialise, .completions, .help,
  ]
}
