import Foundation
import Syntax
import Testing

@testable import docgen

/// What `docgen diff` prints, and its exit codes.
@Suite("Transcripts: diff") struct DiffTranscripts {
  private static func front(_ ink: String, _ more: String = "") -> String {
    "---\nname: Tern\ncolors:\n  primary: \"\(ink)\"\n  on-primary: \"#FFFFFF\"\n\(more)---\n# Tern\n"
  }

  private let files = [
    "old/tern/DESIGN.md": front("#1D2A3A", "  kelp: \"#5C7A29\"\n"),
    "new/tern/DESIGN.md": front("#7A8797", "  sea-kelp: \"#5C7A29\"\n  sand: \"#C9B79C\"\n"),
  ]

  @Test func `the text has tokens, contrast and a verdict`() throws {
    let outcome = try Program.run(["diff", "old", "new"], in: TemporaryFolder(files))
    #expect(outcome.code == 1 && outcome.errors == "")
    #expect(
      outcome.output == """
        tern
          colours
            + sand  #C9B79C
            > kelp → sea-kelp  #5C7A29
            ~ primary  #1D2A3A → #7A8797  ΔE 32.7  on canvas 14.53:1 → 3.65:1
          contrast
            ! on-primary on primary (light)  14.53:1 → 3.65:1, below 4.5:1 for AA

        tokens: 1 changed, 1 added, 1 renamed
        regression: 1 contrast pair below its level

        """)
  }

  @Test func `two states that say the same are no regression`() throws {
    let folder = try TemporaryFolder(files)
    let outcome = try Program.run(["diff", "old", "old"], in: folder)
    #expect(outcome.code == 0 && outcome.output == "no token changed\nno regression\n")
    let single = try Program.run(
      ["diff", "old/tern/DESIGN.md", "-"], in: folder, input: files["old/tern/DESIGN.md"] ?? "")
    #expect(single.code == 0, "\(single.output)\(single.errors)")
  }

  @Test func `findings that are new make it a regression, fixed ones do not`() throws {
    let folder = try TemporaryFolder([
      "a.md": "# A\n\n[x](gone.md)\n",
      "b.md": "# A\n\nmore\n\n[x](gone.md)\n\nWhite on `#7360F2` passes WCAG AA.\n",
    ])
    let worse = try Program.run(["diff", "a.md", "b.md"], in: folder)
    #expect(worse.code == 1)
    #expect(worse.output.contains("    + b.md:7: error: "))
    #expect(!worse.output.contains("gone.md"))
    #expect(worse.output.hasSuffix("regression: 1 more error\n"))
    let better = try Program.run(["diff", "b.md", "a.md"], in: folder)
    #expect(better.code == 0 && better.output.contains("    - b.md:7: error: "))
    #expect(try Program.run(["diff", "a.md", "b.md", "--rule", "contrast-claim=off"], in: folder).code == 0)
  }

  @Test func `json fits its schema`() throws {
    let outcome = try Program.run(["diff", "old", "new", "--format", "json"], in: TemporaryFolder(files))
    #expect(outcome.code == 1)
    let file = Project.root.appending(path: "docs/schema/diff.schema.json")
    let schema = try JSONSchema(Array(Data(contentsOf: file)))
    #expect(try schema.faults(of: Array(outcome.output.utf8)) == [])
    let root = try #require(JSONParser.parse(SourceText(path: "diff", text: outcome.output)).root)
    #expect(root["summary"]?["regression"]?.bool == true)
    #expect(
      root["systems"]?.children.first?["tokens"]?.children.map { $0["status"]?.string } == [
        "added", "renamed", "changed",
      ])
  }

  @Test func `markdown keeps whatever a document says in code spans`() throws {
    let folder = try TemporaryFolder([
      "a.md": "# A\n\n## Colors\n\n- **x** (`#111111`): a\n",
      "b.md":
        "# A\n\n## Colors\n\n- **x** (`#222222`): a\n- **@team \\| \\<b> [l](http://e.com) #1** (`#333333`): a\n",
    ])
    let outcome = try Program.run(["diff", "a.md", "b.md", "--format", "markdown"], in: folder)
    #expect(outcome.output.hasPrefix("### Design changes: 1 changed, 1 added\n\nno regression\n"))
    #expect(outcome.output.contains("| changed | `x` | `#111111` | `#222222` |"))
    let row = try #require(outcome.output.split(separator: "\n").first { $0.contains("team") })
    #expect(row.contains("`@team \\| "))
    #expect(row.hasPrefix("| added | `"))
  }

  @Test(arguments: [
    ("plain", "`plain`"), ("a`b", "``a`b``"), ("`a`", "`` `a` ``"), ("a|b", "`a\\|b`"), ("a\nb", "`a b`"),
    ("a\\", "`a\\ `"), ("", "`  `"),
  ])
  func `no text leaves its code span`(text: String, span: String) {
    #expect(DiffMarkdown.code(text) == span)
  }

  @Test(arguments: [
    (["diff", "a"], "NEW is missing; usage: docgen diff OLD NEW [OPTION ...]"),
    (
      ["diff", "a.md", "gone"],
      "'gone' is no file, no folder and nothing that git has (not a git repository (or any of the parent directories): .git); write a path, or a revision and a path such as 'main:Content'"
    ),
  ])
  func `wrong usage is one line`(arguments: [String], line: String) throws {
    let folder = try TemporaryFolder(["a.md": "# A\n"])
    let outcome = try Program.run(
      arguments, in: folder, environment: ["GIT_CEILING_DIRECTORIES": NSTemporaryDirectory()])
    #expect(outcome.code == 2 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("docgen: error: \(line.prefix(60))"), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  // MARK: - Git

  @Test func `revisions are read from git`() throws {
    let folder = try Repository([
      [("Content/tern/DESIGN.md", Self.front("#1D2A3A"))],
      [("Content/tern/DESIGN.md", Self.front("#1D2A3B")), ("Content/gull/DESIGN.md", Self.front("#000000"))],
    ]).folder
    try folder.write(Self.front("#1D2A3C"), to: "Content/tern/DESIGN.md")
    func run(_ old: String, _ new: String) throws -> Program.Outcome {
      try Program.run(["diff", old, new], in: folder)
    }
    let commits = try run("HEAD~1:Content", "HEAD:Content")
    #expect(commits.output.contains("gull, added\n"), "\(commits.errors)")
    #expect(commits.output.contains("~ primary  #1D2A3A → #1D2A3B"))
    #expect(try run("HEAD:Content", "Content").output.contains("~ primary  #1D2A3B → #1D2A3C"))
    #expect(try run("HEAD", "Content").output == run("HEAD:Content", "Content").output)
    #expect(
      try run("HEAD~1:Content/tern/DESIGN.md", "HEAD:Content/tern/DESIGN.md").output
        .contains("~ primary  #1D2A3A → #1D2A3B"))
    for wrong in ["HEAD:gone", "gone:Content", "HEAD~9", "a\nb:c"] {
      let outcome = try run(wrong, "Content")
      #expect(outcome.code == 2 && outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }
  }
}

/// A git repository of a test, a commit for each list of files.
struct Repository {
  let folder: TemporaryFolder

  init(_ commits: [[(String, String)]], subjects: [String] = []) throws {
    folder = try TemporaryFolder()
    try git("init", "-q", "-b", "main")
    for (index, files) in commits.enumerated() {
      for (path, text) in files { try folder.write(text, to: path) }
      try git("add", "-A")
      try git("commit", "-q", "-m", index < subjects.count ? subjects[index] : "commit \(index + 1)")
    }
  }

  /// In an existing folder.
  init(committing folder: TemporaryFolder) throws {
    self.folder = folder
    try git("init", "-q", "-b", "main")
    for message in ["one", "two"] {
      try git("add", "-A")
      try git("commit", "-q", "--allow-empty", "-m", message)
    }
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=Tern", "-c", "user.email=tern@example.com", "-c", "commit.gpgsign=false"]
      + arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_DATE": "2026-02-03T04:05:06Z",
      "GIT_COMMITTER_DATE": "2026-02-03T04:05:06Z",
    ]) { _, new in new }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }
}
