extension Command {
  static let build = Command(
    name: "build", summary: "write the site of a content folder",
    explanation: """
      Reads every design system of the content folder, checks it, and writes static pages that work from any host
      and from file://. Only what changed is written, and only what docgen wrote is ever removed. Findings do not
      stop a build: it prints their number, and the site shows them.
      """,
    options: [.content, .templates, .output, .baseURL, .jobs, .force, .compress, .rule],
    examples: [
      Example(line: "docgen build", meaning: "Content -> Site"),
      Example(
        line: "docgen build --content Content --output public --base-url https://design.example.com/",
        meaning: "for a host"),
    ]
  ) { arguments in
    let console = Console(arguments)
    let start = ContinuousClock.now
    let outcome = try await SiteBuild(arguments, console: console).run()
    let output = WorkingFolder.shown(try Settings.load(arguments).output)
    if !console.isQuiet {
      try console.write(Messages.built(outcome, output: output, within: ContinuousClock.now - start))
    }
    return .success
  }
}
