/// Help, made from the command table.
enum HelpText {
  /// What `docgen help` prints.
  static func overview(of commands: [Command] = Command.all) -> String {
    var lines = [
      "docgen makes a site of a team's design documents and checks that what they say holds.", "",
      "usage: docgen COMMAND [OPTION ...]", "",
    ]
    let width = commands.map(\.name.count).max() ?? 0
    lines += commands.map { "  \(padded($0.name, to: width))  \($0.summary)" }
    lines += [
      "", "docgen help COMMAND explains one of them; docgen --version prints the version.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What `docgen help COMMAND` prints.
  static func page(of command: Command) -> String {
    var lines = ["docgen \(command.name): \(command.summary)", "", "usage: \(usage(of: command))", ""]
    if !command.explanation.isEmpty { lines += [command.explanation, ""] }
    lines.append("options:")
    for option in command.allOptions {
      let head = [option.name, option.value.placeholder].compactMap(\.self).joined(separator: " ")
      if head.count <= 26 {
        lines.append("  \(padded(head, to: 26))  \(option.summary)")
      } else {
        lines += ["  \(head)", "  \(padded("", to: 26))  \(option.summary)"]
      }
    }
    if !command.examples.isEmpty {
      lines += ["", "examples:"]
      for example in command.examples { lines += ["  \(example.line)", "      \(example.meaning)"] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `docgen tokens [PATH ...] [OPTION ...]`.
  static func usage(of command: Command) -> String {
    (["docgen", command.name] + command.operands.usage + ["[OPTION ...]"]).joined(separator: " ")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
