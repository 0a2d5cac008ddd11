/// The completions of zsh.
enum ZshCompletion {
  /// The script, made from the table of commands: to be a file `_docgen` of `$fpath`, or to be sourced.
  static func script(of commands: [Command]) -> String {
    var lines = [
      "#compdef docgen", "# made by 'docgen completions zsh'", "",
      "_docgen() {",
      "  local -a commands rules severities",
      "  rules=(\(Completion.ruleIDs.joined(separator: " ")))",
      "  if (( CURRENT == 2 )); then",
      "    commands=(",
    ]
    lines += commands.map { "      \(quoted($0.name + ":" + $0.summary.replacing(":", with: "\\:")))" }
    lines += [
      "    )", "    _describe command commands", "    return", "  fi",
      "  local first=$words[2]", "  shift words", "  (( CURRENT-- ))",
      "  case $first in",
    ]
    for command in commands {
      lines.append("  \(command.name))")
      lines.append("    _arguments -s \\")
      var specifications = command.allOptions.map(specification)
      let operands = action(Completion.ofOperands(command, among: commands))
      switch command.operands {
      case .none: break
      case .any(let name): specifications.append("*:\(name):\(operands)")
      case .optional(let name): specifications.append("1::\(name):\(operands)")
      case .choice: specifications.append("1:word:\(operands)")
      case .exactly(let names):
        specifications += names.enumerated().map { "\($0.offset + 1):\($0.element):\(operands)" }
      }
      lines += specifications.dropLast().map { "      \(quoted($0)) \\" }
      lines += [specifications.last.map { "      \(quoted($0))" } ?? "", "    ;;"]
    }
    lines += [
      "  esac", "}", "",
      "_docgen_severities() {",
      "  if compset -P '*='; then compadd \(Completion.severities.joined(separator: " "))",
      "  else compadd -S = -q \(Completion.ruleIDs.joined(separator: " ")); fi", "}", "",
      "if [[ $funcstack[1] == _docgen ]]; then _docgen \"$@\"; else compdef _docgen docgen; fi", "",
    ]
    return lines.joined(separator: "\n")
  }

  private static func specification(_ option: Option) -> String {
    let words = option.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
    let repeats = option.isRepeatable ? "*" : ""
    guard option.value != .none else { return "\(repeats)\(option.name)[\(words)]" }
    let name = (option.value.placeholder ?? "").replacing(":", with: " ").split(separator: "=").first ?? ""
    return
      "\(repeats)\(option.name)=[\(words)]:\(name.contains("|") ? "word" : name):\(action(Completion.of(option)))"
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .rules(withSeverity: false): "(\(Completion.ruleIDs.joined(separator: " ")))"
    case .rules(withSeverity: true): "_docgen_severities"
    }
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
