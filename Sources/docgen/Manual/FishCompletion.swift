/// The completions of fish.
enum FishCompletion {
  /// The script, made from the table of commands.
  static func script(of commands: [Command]) -> String {
    var lines = [
      "# fish completion of docgen, made by 'docgen completions fish'", "",
      "function __docgen_is",
      "  set -l words (commandline -opc)",
      "  test (count $words) -gt 1; and test $words[2] = $argv[1]",
      "end", "",
      "complete -c docgen -f",
    ]
    for command in commands {
      lines.append(
        "complete -c docgen -n __fish_is_first_token -a \(command.name) -d \(quoted(command.summary))")
    }
    for command in commands {
      let start = "complete -c docgen -n \(quoted("__docgen_is \(command.name)"))"
      for option in command.allOptions {
        let value = option.value == .none ? "" : argument(Completion.of(option))
        lines.append("\(start) -l \(option.name.dropFirst(2))\(value) -d \(quoted(option.summary))")
      }
      let operands = values(Completion.ofOperands(command, among: commands))
      if !operands.isEmpty { lines.append(start + operands) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A value behind an option: files where it is one, and nothing but its own values elsewhere.
  private static func argument(_ completion: Completion) -> String {
    if case .files = completion { return " -r" + values(completion) }
    return " -x" + values(completion)
  }

  private static func values(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ""
    case .files: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .words(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .rules(withSeverity: false): " -a \(quoted(Completion.ruleIDs.joined(separator: " ")))"
    case .rules(withSeverity: true):
      " -a "
        + quoted(
          Completion.ruleIDs.flatMap { id in Completion.severities.map { "\(id)=\($0)" } }.joined(
            separator: " "))
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
