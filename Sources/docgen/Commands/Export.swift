import Design
import Rendering

extension Command {
  static let export = Command(
    name: "export", summary: "write the tokens in the format of another tool",
    explanation: """
      Each token is taken from the source of highest authority that states it: front matter, then token files, then
      DESIGN.md, then code. Names follow the habits of the format; where two would become one, the second gets a
      number and a warning says so.

      formats:
      \(Rendering.Export.all.map { "  \($0.id): \($0.summary)" }.joined(separator: "\n"))
      """,
    operands: .any("PATH"), options: [.exportFormat, .flavor, .prefix, .exportOutput, .jobs],
    examples: [
      Example(
        line: "docgen export Content/messaging/viber --format css", meaning: "one system to standard output"),
      Example(
        line: "docgen export --format dtcg --output tokens",
        meaning: "every system: tokens/messaging/viber/tokens.json"),
      Example(
        line: "docgen export Content/messaging/viber --format css --flavor swiftui --prefix ds",
        meaning: "only what the Swift companion states, as --ds-…"),
    ]
  ) { arguments in
    let console = Console(arguments)
    guard let id = arguments.value(of: .exportFormat),
      let export = Rendering.Export.all.first(where: { $0.id == id })
    else { throw Messages.noExportFormat() }
    let options = ExportOptions(
      flavor: arguments.value(of: .flavor).flatMap(Flavor.init(rawValue:)),
      prefix: arguments.value(of: .prefix),
      version: Version.current)
    let content = try ContentPaths(arguments, console: console)
    let output = arguments.value(of: .exportOutput) ?? "-"
    if output == "-" {
      if !export.isOneFile { throw Messages.exportNeedsFolder(export.id) }
      if content.entries.count > 1 { throw Messages.exportNeedsFolder(systems: content.entries.count) }
    }
    var target: ExportFolder?
    if output != "-" {
      target = try ExportFolder(
        output, for: export, hasManySystems: content.entries.count > 1,
        sources: arguments.operands.isEmpty
          ? [content.settings.content] : arguments.operands.filter { $0 != "-" })
    }
    do {
      try await OrderedTasks.run(
        content.entries, jobs: content.settings.jobCount,
        work: { entry in (entry, export.render(try entry.read(), options: options)) },
        take: { entry, result in
          for note in result.notes { console.warn(Failure(note, in: entry.folder)) }
          if let target {
            try target.add(result.files, of: entry.system.id)
          } else if let file = result.files.first {
            try console.write(file.contents)
          }
        })
      if let outcome = try target?.commit() {
        console.detail(
          Messages.exported(outcome.written + outcome.unchanged, output: WorkingFolder.shown(output)))
      }
    } catch {
      target?.discard()
      throw error
    }
    return .success
  }
}

extension Option {
  static let exportFormat = Option(
    name: "--format", value: .choice(Rendering.Export.all.map(\.id)),
    summary: "the format, one of those above")
  static let flavor = Option(
    name: "--flavor", value: .choice(Flavor.allCases.map(\.rawValue)),
    summary: "only what sources of this kind state")
  static let prefix = Option(
    name: "--prefix", value: .text("P"), summary: "stands before every name")
  static let exportOutput = Option(
    name: "--output", value: .folder,
    summary:
      "a folder, one below it for each of several systems; - is standard output")
}

extension Failure {
  /// What an export did to a token, at the token's place.
  fileprivate init(_ note: ExportNote, in folder: ContentFolder) {
    self.init(
      note.message, path: note.origin.map { WorkingFolder.shown(folder.shownPath($0.path)) },
      line: note.origin?.line)
  }
}
