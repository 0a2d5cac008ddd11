import Foundation

/// The entry: arguments in, an exit code out. The one place where errors end.
@main struct Docgen {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    exit(await run(words).rawValue)
  }

  /// Runs one command line; every failure becomes one line on standard error.
  static func run(_ words: [String]) async -> ExitCode {
    do {
      let invocation = try Invocation(words)
      return try await invocation.command.run(invocation.arguments)
    } catch let failure as Failure {
      Console.printError(failure)
    } catch {
      Console.printError(Failure(String(describing: error)))
    }
    return .failure
  }
}

/// What the shell sees.
enum ExitCode: Int32, Sendable {
  /// Done.
  case success = 0
  /// Findings at or above the bound, or a regression.
  case findings = 1
  /// Wrong usage, unreadable input, unwritable output.
  case failure = 2
}
