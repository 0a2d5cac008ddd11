extension Command {
  static let help = Command(
    name: "help", summary: "explain docgen or one of its commands", explanation: "",
    operands: .optional("COMMAND"), options: [.manual],
    examples: [
      Example(line: "docgen help check", meaning: "every option of check, with examples"),
      Example(line: "docgen help --man > docgen.1", meaning: "the manual page, to read with man"),
    ]
  ) { arguments in
    let console = Console(arguments)
    if arguments.has(.manual) {
      try console.write(ManualPage.text(of: Command.all))
      return .success
    }
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

extension Option {
  static let manual = Option(name: "--man", summary: "print the manual page of all commands, for man")
}
