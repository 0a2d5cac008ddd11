import Design
import Rendering

extension Command {
  static let tokens = Command(
    name: "tokens", summary: "print the design systems as JSON",
    explanation: """
      PATH is a folder of design systems, one of their files, or - for standard input; without one, the
      content folder. The keys and their order are fixed: docs/schema/tokens.schema.json.
      """,
    operands: .any("PATH"), options: [.jobs],
    examples: [
      Example(line: "docgen tokens", meaning: "every system of the content folder"),
      Example(line: "docgen tokens Content/messaging/viber", meaning: "one system"),
      Example(line: "docgen tokens - < DESIGN.md", meaning: "a document that is not in a folder"),
    ]
  ) { arguments in
    let console = Console(arguments)
    let content = try ContentPaths(arguments, console: console)
    var output = TokensJSON.Document(version: Version.current)
    try await OrderedTasks.run(
      content.entries, jobs: content.settings.jobCount, work: { try $0.read() },
      take: { system in
        output.add(system)
        // A gallery is not held in memory; a single system is printed only when all went well.
        if output.count > 1_000_000 { try console.write(output.take()) }
      })
    try console.write(output.finish())
    return .success
  }
}
