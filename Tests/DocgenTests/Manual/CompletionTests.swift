import Foundation
import Testing

@testable import docgen

@Suite("Completions") struct CompletionTests {
  /// What bash offers for words of which the last is being typed, as bash's own completion calls the function.
  private func offered(_ words: [String], in folder: TemporaryFolder) throws -> Set<String> {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    try folder.write(
      """
      source <(docgen completions bash)
      compopt() { :; }
      COMP_WORDS=(docgen \(quoted)); COMP_CWORD=\(words.count); COMP_LINE="docgen \(words.joined(separator: " "))"
      _docgen
      printf '%s\\n' "${COMPREPLY[@]}"
      """, to: "ask.bash")
    let outcome = try Program.shell("bash ask.bash", in: folder)
    #expect(outcome.code == 0 && outcome.errors == "", "\(outcome.errors)")
    return Set(outcome.output.split(separator: "\n").map(String.init))
  }

  private static let hasBash = Program.find("bash") != nil

  @Test(.enabled(if: hasBash, "bash is not there")) func `bash offers what the table of commands has`() throws
  {
    let folder = try TemporaryFolder(["a b/x.md": "", "notes.md": ""])
    #expect(try offered([""], in: folder) == Set(Command.all.map(\.name) + ["--help", "--version"]))
    #expect(try offered(["che"], in: folder) == ["check"])
    for command in Command.all {
      #expect(
        try offered([command.name, "--"], in: folder) == Set(command.allOptions.map(\.name)),
        "\(command.name)")
    }
    #expect(try offered(["check", "--format", ""], in: folder) == Set(Report.formats))
    #expect(try offered(["check", "--format", "=", "js"], in: folder) == ["json"])
    #expect(try offered(["check", "--format", "="], in: folder) == Set(Report.formats))
    #expect(try offered(["check", "no"], in: folder) == ["notes.md"])
    #expect(try offered(["build", "--content", ""], in: folder) == ["a b"])
    #expect(try offered(["check", "--rule", "contrast-cl"], in: folder) == ["contrast-claim="])
    #expect(
      try offered(["check", "--rule", "contrast-claim", "="], in: folder) == [
        "error", "warning", "info", "off",
      ])
    #expect(try offered(["check", "--rule", "contrast-claim", "=", "o"], in: folder) == ["off"])
    #expect(try offered(["rules", "contrast-cl"], in: folder) == ["contrast-claim"])
    #expect(try offered(["help", "co"], in: folder) == ["completions"])
    #expect(try offered(["completions", ""], in: folder) == ["bash", "zsh", "fish"])
    #expect(try offered(["serve", "--port", ""], in: folder) == [])
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func `every shell is told every command and every option`(
    shell: String
  ) throws {
    let outcome = try Program.run(["completions", shell], in: TemporaryFolder())
    #expect(outcome.code == 0)
    for command in Command.all {
      #expect(outcome.output.contains(command.name))
      for option in command.allOptions { #expect(outcome.output.contains(option.name.dropFirst(2))) }
    }
  }

  @Test(arguments: ["zsh", "fish"]) func `a shell that is there reads its script`(shell: String) throws {
    guard Program.find(shell) != nil else { return }
    let outcome = try Program.shell(
      "docgen completions \(shell) > script && \(shell) -n script", in: TemporaryFolder())
    #expect(outcome.code == 0 && outcome.errors == "", "\(outcome.errors)")
  }

  @Test func `another shell is wrong usage`() throws {
    let outcome = try Program.run(["completions", "fsh"], in: TemporaryFolder())
    #expect(outcome.code == 2)
    #expect(
      outcome.errors == "docgen: error: unexpected argument 'fsh'; did you mean 'zsh'?\n"
        || outcome.errors == "docgen: error: unexpected argument 'fsh'; did you mean 'fish'?\n")
    #expect(
      try Program.run(["completions"], in: TemporaryFolder()).errors
        == "docgen: error: bash|zsh|fish is missing; usage: docgen completions bash|zsh|fish [OPTION ...]\n")
  }
}

@Suite("Manual page") struct ManualPageTests {
  @Test func `has every command and option`() {
    let text = ManualPage.text(of: Command.all)
    for command in Command.all {
      #expect(text.contains("\n.SS \(ManualPage.escaped(command.name))\n"))
      for option in command.allOptions {
        #expect(text.contains("\\fB\(ManualPage.escaped(option.name))\\fR"))
      }
    }
  }

  @Test func `takes nothing in a text for a request`() {
    #expect(ManualPage.escaped(".x -y 'z' \\ …") == "\\&.x \\-y \\(aqz\\(aq \\e \\[u2026]")
  }

  private static let hasMandoc = Program.find("mandoc") != nil
  private static let hasMan = Program.find("man") != nil && Program.find("groff") != nil

  @Test(.enabled(if: hasMandoc, "mandoc is not there")) func `is clean for mandoc`() throws {
    let outcome = try Program.shell(
      "docgen help --man > docgen.1 && mandoc -T lint -W warning docgen.1", in: TemporaryFolder())
    #expect(outcome.output == "" && outcome.errors == "")
  }

  @Test(.enabled(if: hasMan, "man or groff is not there")) func `is clean for man`() throws {
    let outcome = try Program.shell(
      "docgen help --man > docgen.1 && LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -l ./docgen.1 >text",
      in: TemporaryFolder())
    #expect(outcome.code == 0 && outcome.errors == "", "\(outcome.errors)")
  }
}
