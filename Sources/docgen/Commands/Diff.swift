extension Command {
  static let diff = Command(
    name: "diff", summary: "say what changed between two states of the design",
    explanation: """
      OLD and NEW are files, folders, - for standard input, or what git has: 'main:Content' is a folder of a
      revision, 'main' alone is the content folder in it. Tokens are added, removed, renamed (the same value
      under another name) or changed; ΔE is CIEDE2000. Both sides are judged by today's settings.

      The exit code is 1 on a regression: more errors, more warnings, or a pair of colours that had the contrast
      it needs and has it no longer.
      """,
    operands: .exactly(["OLD", "NEW"]),
    options: [.format(DiffReport.formats), .content, .rule, .symbolCatalog, .jobs],
    examples: [
      Example(
        line: "docgen diff Content/messaging/viber/DESIGN.md DESIGN.md",
        meaning: "one document against another"
      ),
      Example(line: "docgen diff Content Content --format json", meaning: "two folders, for programs"),
      Example(
        line: "docgen diff HEAD~1:Content Content --format markdown",
        meaning: "the last commit against what is on the disk, as a comment for a pull request"),
    ]
  ) { arguments in
    let console = Console(arguments)
    let report = try await DiffRun(arguments, console).report()
    try console.write(report.bytes(as: arguments.format ?? DiffReport.formats[0], color: .ofTerminal))
    return report.isRegression ? .findings : .success
  }
}
