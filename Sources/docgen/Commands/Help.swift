extension Command {
  static let help = Command(
    name: "help", summary: "explain docgen or one of its commands", explanation: "",
    operands: .optional("COMMAND"),
    examples: [Example(line: "docgen help check", meaning: "every option of check, with examples")]
  ) { arguments in
    let console = Console(arguments)
    guard let name = arguments.operands.first else {
      try console.write(HelpText.overview())
      return .success
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      throw Messages.unknownCommand(name)
    }
    try console.write(HelpText.page(of: command))
    return .success
  }

  /// `docgen --version`: a flag, so not in the list.
  static let version = Command(
    name: "--version", summary: "print the version", explanation: ""
  ) { arguments in
    try Console(arguments).write("docgen \(Version.current)\n")
    return .success
  }
}
