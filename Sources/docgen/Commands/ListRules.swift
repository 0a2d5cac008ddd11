import Design
import Rendering
import Syntax

extension Command {
  static let rules = Command(
    name: "rules", summary: "list the rules of check, or explain one",
    explanation: "Every rule has a stable id, a severity, and an example of the fault and of its mending.",
    operands: .optional("RULE"), options: [.format(["text", "json", "markdown"])],
    examples: [
      Example(line: "docgen rules", meaning: "every rule with its severity, in one line each"),
      Example(line: "docgen rules contrast-claim", meaning: "why a rule is there, and what it wants"),
    ]
  ) { arguments in
    var rules = Rules.all
    if let id = arguments.operands.first {
      rules = rules.filter { $0.id == id }
      if rules.isEmpty { throw Messages.unknownRule(id, among: Rules.all.map(\.id)) }
    }
    let console = Console(arguments)
    switch arguments.format {
    case "json": try console.write(RuleList.json(of: rules))
    case "markdown": try console.write(RuleList.markdown(of: rules))
    default:
      try console.write(
        arguments.operands.isEmpty ? RuleList.table(of: rules) : rules.map(RuleList.page).joined())
    }
    return .success
  }
}

/// Rules as text.
enum RuleList {
  /// A line a rule: id, severity, summary.
  static func table(of rules: [any Rule]) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let word = rule.severity.rawValue
      return "\(id)  \(word)\(String(repeating: " ", count: 7 - word.count))  \(rule.summary)\n"
    }.joined()
  }

  /// All that is known of one rule.
  static func page(of rule: any Rule) -> String {
    var lines = ["\(rule.id) (\(rule.severity.rawValue)): \(rule.summary)", "", rule.explanation]
    for (word, example) in [("wrong", rule.wrong), ("right", rule.right)] where !example.isEmpty {
      lines += ["", "\(word):"] + Self.lines(of: example).map { $0.isEmpty ? "" : "    \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The reference: a heading a rule.
  static func markdown(of rules: [any Rule]) -> String {
    rules.map { rule in
      var lines = ["## \(rule.id)", "", "\(rule.summary) (\(rule.severity.rawValue))", "", rule.explanation]
      for (word, example) in [("Wrong", rule.wrong), ("Right", rule.right)] where !example.isEmpty {
        let fence = String(repeating: "`", count: longestFence(in: example) + 1)
        lines += ["", "\(word):", "", fence + "markdown"] + Self.lines(of: example) + [fence]
      }
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The rules for programs.
  static func json(of rules: [any Rule]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(.lines) {
      TokensJSON.writeHeader(&$0, version: Version.current)
      $0.key("rules")
      $0.list(rules, .lines) { writer, rule in
        writer.object {
          for (key, value) in [
            ("id", rule.id), ("severity", rule.severity.rawValue), ("summary", rule.summary),
            ("explanation", rule.explanation), ("wrong", rule.wrong), ("right", rule.right),
          ] {
            $0.key(key)
            $0.string(value)
          }
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The longest run of back-ticks in a text, at least the two that make a fence of three.
  private static func longestFence(in text: String) -> Int {
    var longest = 2
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
