/// The manual page, in the language of man(7).
enum ManualPage {
  /// The page, made from the table of commands.
  static func text(of commands: [Command]) -> String {
    var lines = [
      ".TH DOCGEN 1 \(Version.date) \"docgen \(Version.current)\" \"User Commands\"",
      ".SH NAME", escaped("docgen - the site of a team's design documents, and a check that they hold"),
      ".SH SYNOPSIS", "\\fBdocgen\\fR \\fIcommand\\fR [\\fIoption\\fR ...]",
      ".SH DESCRIPTION",
      escaped(
        "docgen makes a static site of the design documents that a team keeps beside its app, and checks that what they "
          + "say holds. Without a path every command reads the content folder."),
      ".SH COMMANDS",
    ]
    for command in commands { lines += section(command) }
    lines += [".SH OPTIONS", "Every command takes these."]
    for option in Option.common { lines += entry(option) }
    for (title, entries) in closing {
      lines.append(".SH \(title)")
      for (head, words) in entries { lines += [".TP", ".B \(escaped(head))", escaped(words)] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let closing = [
    (
      "EXIT STATUS",
      [
        ("0", "Done."),
        ("1", "Findings at or above the bound of --fail-on, or a regression."),
        ("2", "Wrong usage, unreadable input, unwritable output, a server that cannot listen."),
      ]
    ),
    (
      "FILES",
      [
        (
          "docgen.yml",
          "Settings, in the working folder or in the content folder; a flag wins, then the working folder's file."
        ),
        ("DESIGN.md", "Makes its folder a design system."),
      ]
    ),
    ("ENVIRONMENT", [("NO_COLOR", "Set to anything, it keeps colour out of what is printed.")]),
  ]

  private static func section(_ command: Command) -> [String] {
    let synopsis = (["docgen", command.name] + command.operands.usage + ["[option ...]"]).joined(
      separator: " ")
    var lines = [
      ".SS \(escaped(command.name))", ".B \(escaped(synopsis))", ".PP", escaped(sentence(command.summary)),
    ]
    lines += paragraphs(command.explanation)
    for option in command.options { lines += entry(option) }
    if !command.examples.isEmpty {
      lines += [".PP", "Examples:"]
      for example in command.examples {
        lines += [".TP", ".B \(escaped(example.line))", escaped(sentence(example.meaning))]
      }
    }
    return lines
  }

  private static func entry(_ option: Option) -> [String] {
    let value = option.value.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return [".TP", "\\fB\(escaped(option.name))\\fR\(value)", escaped(sentence(option.summary))]
  }

  /// Running text filled, lines that are indented as they stand.
  private static func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var isPlain: Bool?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix("  ")
      if line.isEmpty {
        if isPlain == false { lines.append(".fi") }
        isPlain = nil
        continue
      }
      if isPlain != !isIndented {
        if isPlain == false { lines.append(".fi") }
        lines.append(".PP")
        if isIndented { lines.append(".nf") }
        isPlain = !isIndented
      }
      lines.append(escaped(String(line)))
    }
    if isPlain == false { lines.append(".fi") }
    return lines
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  /// Text that no formatter takes for a request: dashes as they are typed, other letters by their number.
  static func escaped(_ text: String) -> String {
    var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\u{20}"..."\u{7E}": result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return result
  }
}
