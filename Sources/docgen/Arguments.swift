/// A command's options and operands, as given.
struct Arguments: Hashable, Sendable {
  /// Values by option name, in the order given; a switch has one empty value.
  private(set) var values: [String: [String]] = [:]
  /// What is no option.
  private(set) var operands: [String] = []

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The last value given for an option.
  func value(of option: Option) -> String? { values[option.name]?.last }

  /// All values given for an option.
  func values(of option: Option) -> [String] { values[option.name] ?? [] }

  /// The format asked for; nil for the command's default.
  var format: String? { values["--format"]?.last }

  /// A number that parsing has already checked.
  func number(of option: Option) -> Int? { value(of: option).flatMap { Int($0) } }

  /// Reads the words after a command's name.
  init(_ words: some Sequence<String>, for command: Command) throws {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-h" ? "--help" : String(parts[0])
      guard let option = command.allOptions.first(where: { $0.name == name }) else {
        throw Messages.unknownOption(name, of: command)
      }
      var value = parts.count > 1 ? String(parts[1]) : nil
      if option.value == .none {
        if value != nil { throw Messages.needlessValue(of: option) }
        value = ""
      } else if value == nil {
        guard let next = rest.first, next == "-" || !next.hasPrefix("-") else {
          throw Messages.missingValue(of: option, found: rest.first)
        }
        value = rest.popFirst()
      }
      if let value {
        try Self.check(value, of: option)
        values[option.name, default: []].append(value)
      }
    }
    if !has(.help) { try checkOperands(of: command) }
  }

  private static func check(_ value: String, of option: Option) throws {
    switch option.value {
    case .none: break
    case .text, .folder, .file:
      if value.isEmpty { throw Messages.missingValue(of: option, found: nil) }
    case .number(let range):
      guard let number = Int(value), range.contains(number) else {
        throw Messages.notANumber(value, of: option, range: range)
      }
    case .choice(let words):
      if !words.contains(value) { throw Messages.unknownChoice(value, of: option, choices: words) }
    case .ruleSeverity:
      if !value.contains("=") { throw Messages.notARuleSeverity(value) }
    }
  }

  private func checkOperands(of command: Command) throws {
    switch command.operands {
    case .any: break
    case .none:
      if let first = operands.first { throw Messages.needlessOperand(first, of: command) }
    case .optional:
      if operands.count > 1 { throw Messages.needlessOperand(operands[1], of: command) }
    case .choice(let words):
      guard let word = operands.first else {
        throw Messages.missingOperand(words.joined(separator: "|"), of: command)
      }
      if operands.count > 1 { throw Messages.needlessOperand(operands[1], of: command) }
      if !words.contains(word) { throw Messages.unknownWord(word, choices: words) }
    case .exactly(let names):
      if operands.count < names.count { throw Messages.missingOperand(names[operands.count], of: command) }
      if operands.count > names.count { throw Messages.needlessOperand(operands[names.count], of: command) }
    }
  }
}

/// A whole command line, understood.
struct Invocation: Sendable {
  let command: Command
  let arguments: Arguments

  /// Reads the words after the program's name.
  init(_ words: [String]) throws {
    guard let first = words.first else { throw Messages.noCommand() }
    switch first {
    case "--version":
      command = .version
      arguments = try Arguments(words.dropFirst(), for: command)
    case "--help", "-h":
      command = .help
      arguments = try Arguments(words.dropFirst(), for: command)
    default:
      guard let named = Command.all.first(where: { $0.name == first }) else {
        throw Messages.unknownCommand(first)
      }
      let parsed = try Arguments(words.dropFirst(), for: named)
      if parsed.has(.help) {
        command = .help
        arguments = try Arguments([named.name], for: command)
      } else {
        command = named
        arguments = parsed
      }
    }
  }
}
