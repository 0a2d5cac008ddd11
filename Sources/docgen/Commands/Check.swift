import Design
import Rendering
import Syntax

extension Command {
  static let check = Command(
    name: "check", summary: "say where documents, code and claims disagree",
    explanation: """
      PATH is a folder of design systems, one of their files, or - for standard input; without one, the
      content folder. A folder that docgen built is checked as a site: every link, image, id and ARIA reference.
      --fix mends a hex comment that is not the colour beside it, a symbol that was renamed (where the minimum iOS
      has the new name), the case of a link, and the order of sections below a front matter. Only those words
      change; what is suppressed, off or in the baseline is left alone.
      """,
    operands: .any("PATH"),
    options: [
      .format(Report.formats), .failOn, .rule, .baseline, .writeBaseline, .symbolCatalog, .fix, .jobs,
    ],
    examples: [
      Example(line: "docgen check", meaning: "the content folder, for people"),
      Example(line: "docgen check --fail-on warning --format github", meaning: "for a pull request"),
      Example(
        line: "docgen check --rule token-unused=off --rule contrast-low=error",
        meaning: "one rule off, another stricter"),
      Example(
        line: "docgen check --write-baseline baseline.json",
        meaning: "adopt docgen: today's findings are known, new ones are not"),
      Example(line: "docgen check --fix", meaning: "mend what has just one right answer"),
      Example(line: "docgen check Site", meaning: "the site that docgen build wrote"),
    ]
  ) { arguments in
    let console = Console(arguments)
    let run = try CheckRun(arguments, console)
    var report = try await run.report()
    var mended: [Mending.Change] = []
    if arguments.has(.fix) {
      (report, mended) = try await Mending(report, usesBaseline: !arguments.has(.writeBaseline)).run(
        run.report)
    }
    if let file = arguments.value(of: .writeBaseline) {
      // A slip in the file's name must not cost a source.
      if Disk.isFolder(file) != nil, (try? Baseline(reading: try Disk.read(file), path: file)) == nil {
        throw Messages.notABaseline(file)
      }
      try Disk.write(Baseline(of: report).document, to: file)
      console.progress(Messages.baselineWritten(file, findings: report.counts.total))
      return .success
    }
    if let file = report.baseline {
      let (left, gone) = try Baseline(reading: Disk.read(file), path: file).removingKnown(from: report)
      report = left
      if gone > 0 { console.progress(Messages.baselineHasMended(file, count: gone)) }
    }
    let format = arguments.format ?? Report.formats[0]
    for change in mended {
      // A report for programs is nothing but the report.
      if format == Report.formats[0] {
        try console.write(change.description + "\n")
      } else {
        console.note(change.description)
      }
    }
    try report.write(as: format, color: Console.hasColor) { try console.write($0) }
    return report.fails ? .findings : .success
  }
}
