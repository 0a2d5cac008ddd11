/// The completions of bash, from the macOS one of 2007 on.
enum BashCompletion {
  /// The script, made from the table of commands.
  static func script(of commands: [Command]) -> String {
    var lines = [
      "# bash completion of docgen, made by 'docgen completions bash'", "",
      "_docgen() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} first=${COMP_WORDS[1]}",
      "  local rules='\(Completion.ruleIDs.joined(separator: " "))'",
      "  COMPREPLY=()",
      "  # An equals sign is a word of its own here: --format=json is three words, --rule ID=off four.",
      "  local back=1",
      "  if [[ $current == = ]]; then current=",
      "  elif [[ $before == = ]]; then back=2 before=${COMP_WORDS[COMP_CWORD-2]}; fi",
      "  if (( COMP_CWORD > back + 2 )) && [[ $before != -* && ${COMP_WORDS[COMP_CWORD-back-1]} == --rule ]] &&",
      "    [[ ${COMP_WORDS[COMP_CWORD-back+1]} == = ]]; then",
      "    _docgen_words '\(Completion.severities.joined(separator: " "))'; return",
      "  fi",
      "  if (( COMP_CWORD < 2 )); then",
      "    _docgen_words '\((commands.map(\.name) + ["--help", "--version"]).joined(separator: " "))'; return",
      "  fi",
      "  case $first in",
    ]
    for command in commands { lines += branch(command, commands) }
    lines += [
      "  esac", "}", "",
      "_docgen_take() { local word; while IFS= read -r word; do COMPREPLY+=(\"$word\"); done; }",
      "_docgen_words() { _docgen_take < <(compgen -W \"$1\" -- \"$current\"); }",
      "_docgen_files() { compopt -o filenames 2>/dev/null; _docgen_take < <(compgen -f -- \"$current\"); }",
      "_docgen_folders() { compopt -o filenames 2>/dev/null; _docgen_take < <(compgen -d -- \"$current\"); }",
      "_docgen_severities() {",
      "  compopt -o nospace 2>/dev/null; _docgen_take < <(compgen -S = -W \"$rules\" -- \"$current\")", "}",
      "", "complete -F _docgen docgen", "",
    ]
    return lines.joined(separator: "\n")
  }

  private static func branch(_ command: Command, _ commands: [Command]) -> [String] {
    var lines = ["  \(command.name))", "    case $before in"]
    for option in command.allOptions where option.value != .none {
      lines.append("    \(option.name)) \(call(Completion.of(option))); return ;;")
    }
    lines += [
      "    esac",
      "    if [[ $current == -* ]]; then",
      "      _docgen_words '\(command.allOptions.map(\.name).joined(separator: " "))'",
      "    else \(call(Completion.ofOperands(command, among: commands))); fi ;;",
    ]
    return lines
  }

  private static func call(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .files: "_docgen_files"
    case .folders: "_docgen_folders"
    case .words(let words): "_docgen_words '\(words.joined(separator: " "))'"
    case .rules(withSeverity: false): "_docgen_words \"$rules\""
    case .rules(withSeverity: true): "_docgen_severities"
    }
  }
}
