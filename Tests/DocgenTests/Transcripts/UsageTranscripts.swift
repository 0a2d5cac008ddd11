import Testing

@testable import docgen

/// What the program says to command lines, word for word.
@Suite("Transcripts: usage") struct UsageTranscripts {
  @Test(
    arguments: [
      ([], "no command given; 'docgen help' lists them"),
      (["chekc"], "unknown command 'chekc'; did you mean 'check'?"),
      (["xyzzy"], "unknown command 'xyzzy'; 'docgen help' lists them"),
      (["help", "hepl"], "unknown command 'hepl'; did you mean 'help'?"),
      (["rules", "--fromat", "json"], "unknown option '--fromat'; did you mean '--format'?"),
      (["rules", "contrast-cliam"], "unknown rule 'contrast-cliam'; did you mean 'contrast-claim'?"),
      (["rules", "a", "b"], "unexpected argument 'b'; usage: docgen rules [RULE] [OPTION ...]"),
      (["--version", "extra"], "unexpected argument 'extra'; usage: docgen --version [OPTION ...]"),
      (
        ["rules", "two\nlines\u{1B}[31m"], "unknown rule 'two\\nlines\\u{1b}[31m'; 'docgen rules' lists them"
      ),
    ] as [([String], String)])
  func `wrong usage is one line on standard error and exit code 2`(arguments: [String], line: String) throws {
    let outcome = try Program.run(arguments, in: TemporaryFolder())
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors == "docgen: error: \(line)\n")
  }

  @Test func `the version is one line`() throws {
    let outcome = try Program.run(["--version"], in: TemporaryFolder())
    #expect(outcome.code == 0)
    #expect(outcome.output == "docgen \(Version.current)\n")
    #expect(outcome.errors == "")
  }

  @Test func `help lists every command and explains each`() throws {
    let folder = try TemporaryFolder()
    let overview = try Program.run(["--help"], in: folder)
    #expect(overview.code == 0)
    #expect(overview.output == HelpText.overview())
    #expect(try Program.run(["help"], in: folder).output == overview.output)
    for command in Command.all {
      #expect(overview.output.contains("  \(command.name) "))
      let page = try Program.run(["help", command.name], in: folder)
      #expect(page.output == HelpText.page(of: command))
      #expect(try Program.run([command.name, "--help"], in: folder).output == page.output)
      #expect(try Program.run([command.name, "-h"], in: folder).output == page.output)
    }
  }

  @Test(arguments: ["text", "json", "markdown"])
  func `rules are listed in every format`(format: String) throws {
    let outcome = try Program.run(["rules", "--format", format], in: TemporaryFolder())
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("contrast-claim"))
    #expect(outcome.errors == "")
  }

  @Test func `a full disk behind standard output is said`() throws {
    let outcome = try Program.shell("docgen rules >/dev/full", in: TemporaryFolder())
    #expect(outcome.code == 2)
    #expect(
      outcome.errors
        == "docgen: error: standard output cannot be written: no space left on device; check where it is redirected to\n"
    )
  }
}
