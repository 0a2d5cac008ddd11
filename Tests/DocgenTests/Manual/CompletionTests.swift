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

  // MARK: - zsh

  /// What zsh offers behind a line, asked as a person does: in a terminal, with the tab key.
  private func offeredByZsh(_ line: String, in folder: TemporaryFolder) throws -> Set<String> {
    try folder.write(
      #"""
      zmodload zsh/zpty
      zpty shell zsh -f -i
      type() { zpty -w shell "$1" }
      type 'PROMPT=; fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D'
      type 'compadd() {
        local word; local -a found
        for word in "$@"; do
          [[ $word == -- ]] && break
          [[ $word == -[OAD] ]] && { builtin compadd "$@"; return }
        done
        builtin compadd -A found "$@"; print -rl -- "<offer>"$^found"</offer>"
      }'
      type 'ask() { zle complete-word; print -r -- "<no""more>" }; zle -N ask; bindkey "^I" ask'
      type 'print -r -- "<rea""dy>"'
      while zpty -r shell text && [[ $text != *'<ready>'* ]]; do :; done
      zpty -n -w shell "$LINE_TO_COMPLETE"$'\t'
      while zpty -r shell text; do print -r -- $text; [[ $text == *'<nomore>'* ]] && break; done
      zpty -d shell
      """#, to: "ask.zsh")
    let outcome = try Program.shell(
      "docgen completions zsh > _docgen && zsh -n _docgen && LINE_TO_COMPLETE='\(line)' zsh -f ask.zsh",
      in: folder)
    #expect(outcome.errors == "", "\(outcome.errors)")
    return Set(
      outcome.output.components(separatedBy: "<offer>").dropFirst().compactMap {
        $0.components(separatedBy: "</offer>").first
      })
  }

  private static let hasZsh = Program.find("zsh") != nil

  @Test(.enabled(if: hasZsh, "zsh is not there")) func `zsh offers what the table of commands has`() throws {
    let folder = try TemporaryFolder()
    #expect(try offeredByZsh("docgen ", in: folder) == Set(Command.all.map(\.name)))
    #expect(try offeredByZsh("docgen che", in: folder) == ["check"])
    for name in ["check", "export"] {
      let command = try #require(Command.all.first { $0.name == name })
      #expect(try offeredByZsh("docgen \(name) --", in: folder) == Set(command.allOptions.map(\.name)))
    }
    #expect(try offeredByZsh("docgen check --format ", in: folder) == Set(Report.formats))
    #expect(try offeredByZsh("docgen check --format=js", in: folder) == ["json"])
    #expect(
      try offeredByZsh("docgen check --rule contrast-claim=", in: folder) == [
        "error", "warning", "info", "off",
      ])
    #expect(try offeredByZsh("docgen rules contrast-cl", in: folder) == ["contrast-claim"])
    #expect(try offeredByZsh("docgen help co", in: folder) == ["completions"])
    #expect(try offeredByZsh("docgen completions ", in: folder) == ["bash", "zsh", "fish"])
  }

  // MARK: - fish

  private func offeredByFish(_ line: String, in folder: TemporaryFolder) throws -> Set<String> {
    let outcome = try Program.shell(
      "docgen completions fish > docgen.fish && fish -n docgen.fish && "
        + "HOME=$PWD fish --no-config -c \"source docgen.fish; complete -C '\(line)'\"", in: folder)
    #expect(outcome.code == 0 && outcome.errors == "", "\(outcome.errors)")
    return Set(outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) })
  }

  private static let hasFish = Program.find("fish") != nil

  @Test(.enabled(if: hasFish, "fish is not there")) func `fish offers what the table of commands has`() throws
  {
    let folder = try TemporaryFolder(["notes.md": "", "tokens/x": ""])
    #expect(try offeredByFish("docgen ", in: folder) == Set(Command.all.map(\.name)))
    #expect(try offeredByFish("docgen che", in: folder) == ["check"])
    for command in Command.all {
      #expect(
        try offeredByFish("docgen \(command.name) --", in: folder) == Set(command.allOptions.map(\.name)))
    }
    #expect(try offeredByFish("docgen check --format ", in: folder) == Set(Report.formats))
    #expect(try offeredByFish("docgen check --format=js", in: folder) == ["--format=json"])
    #expect(
      try offeredByFish("docgen check --rule contrast-claim=", in: folder)
        == Set(["error", "warning", "info", "off"].map { "contrast-claim=" + $0 }))
    #expect(try offeredByFish("docgen check no", in: folder) == ["notes.md"])
    #expect(try offeredByFish("docgen build --content to", in: folder) == ["tokens/"])
    #expect(try offeredByFish("docgen rules contrast-cl", in: folder) == ["contrast-claim"])
    #expect(try offeredByFish("docgen help co", in: folder) == ["completions"])
    #expect(try offeredByFish("docgen completions ", in: folder) == ["bash", "zsh", "fish"])
    #expect(try offeredByFish("docgen serve --port ", in: folder) == [])
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
