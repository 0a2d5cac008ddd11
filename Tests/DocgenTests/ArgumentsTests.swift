import Testing

@testable import docgen

@Suite("Arguments") struct ArgumentsTests {
  private let command = Command(
    name: "try", summary: "", explanation: "", operands: .any("PATH"),
    options: [.output, .jobs, .force, .rule, .format(["text", "json"])]
  ) { _ in .success }

  private func failure(_ words: String...) -> String? {
    do {
      _ = try Arguments(words, for: command)
      return nil
    } catch {
      return (error as? Failure)?.description
    }
  }

  @Test func `reads values after a space or an equals sign, and operands anywhere`() throws {
    let arguments = try Arguments(
      [
        "a", "--output", "out", "-", "--jobs=3", "--force", "--rule", "x=off", "--rule=y=info", "--", "--odd",
      ],
      for: command)
    #expect(arguments.operands == ["a", "-", "--odd"])
    #expect(arguments.value(of: .output) == "out")
    #expect(arguments.number(of: .jobs) == 3)
    #expect(arguments.has(.force) && !arguments.has(.quiet))
    #expect(arguments.values(of: .rule) == ["x=off", "y=info"])
    #expect(try Arguments(["--output", "-"], for: command).value(of: .output) == "-")
  }

  @Test func `the last value of an option counts`() throws {
    #expect(try Arguments(["--jobs", "1", "--jobs", "2"], for: command).number(of: .jobs) == 2)
  }

  @Test func `says what is wrong and what to write`() {
    #expect(failure("--ouput", "x") == "unknown option '--ouput'; did you mean '--output'?")
    #expect(failure("-x") == "unknown option '-x'; 'docgen help try' lists them")
    #expect(failure("--output") == "'--output' is followed by nothing, not by a value; write '--output DIR'")
    #expect(
      failure("--output", "--force")
        == "'--output' is followed by '--force', not by a value; write '--output DIR'")
    #expect(failure("--force=1") == "'--force' is a switch and takes no value; write '--force' alone")
    #expect(failure("--jobs", "0") == "'--jobs' is given '0'; give a whole number from 1 to 1024")
    #expect(
      failure("--jobs", "99999999999999999999")
        == "'--jobs' is given '99999999999999999999'; give a whole number from 1 to 1024")
    #expect(failure("--format", "jsn") == "'--format' is given 'jsn'; did you mean 'json'?")
    #expect(failure("--rule", "x") == "'--rule' is given 'x'; write '--rule ID=error', or warning, info, off")
  }

  @Test func `every option has a summary and no command takes one twice`() {
    for command in Command.all {
      let names = command.allOptions.map(\.name)
      #expect(Set(names).count == names.count, "\(command.name)")
      #expect(command.allOptions.allSatisfy { !$0.summary.isEmpty && !$0.summary.hasSuffix(".") })
      #expect(HelpText.page(of: command).split(separator: "\n").allSatisfy { $0.count <= 110 })
    }
  }
}
