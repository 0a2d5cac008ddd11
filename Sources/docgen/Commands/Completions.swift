extension Command {
  static let completions = Command(
    name: "completions", summary: "print a shell's completions of this command line",
    explanation: """
      bash: docgen completions bash > ~/.local/share/bash-completion/completions/docgen
      zsh:  docgen completions zsh > a folder of $fpath/_docgen
      fish: docgen completions fish > ~/.config/fish/completions/docgen.fish
      """,
    operands: .choice(["bash", "zsh", "fish"]),
    examples: [
      Example(line: "docgen completions bash", meaning: "the script, for a file that the shell reads")
    ]
  ) { arguments in
    let script =
      switch arguments.operands.first {
      case "zsh": ZshCompletion.script(of: Command.all)
      case "fish": FishCompletion.script(of: Command.all)
      default: BashCompletion.script(of: Command.all)
      }
    try Console(arguments).write(script)
    return .success
  }
}
