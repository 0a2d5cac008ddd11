import Design
import Syntax

/// Every failure that docgen itself words: lower case, the user's words in '…', and what to do.
enum Messages {
  // MARK: - The command line

  static func noCommand() -> Failure {
    Failure("no command given", advice: "'docgen help' lists them")
  }

  static func unknownCommand(_ name: String) -> Failure {
    Failure(
      "unknown command '\(name)'",
      advice: suggestion(for: name, among: Command.all.map(\.name)) ?? "'docgen help' lists them")
  }

  static func unknownOption(_ name: String, of command: Command) -> Failure {
    Failure(
      "unknown option '\(name)'",
      advice: suggestion(for: name, among: command.allOptions.map(\.name)) ?? help(for: command))
  }

  static func needlessValue(of option: Option) -> Failure {
    Failure("'\(option.name)' is a switch and takes no value", advice: "write '\(option.name)' alone")
  }

  static func missingValue(of option: Option, found: String?) -> Failure {
    let wanted = option.value.placeholder ?? "value"
    return Failure(
      "'\(option.name)' is followed by \(found.map { "'\($0)'" } ?? "nothing"), not by a value",
      advice: "write '\(option.name) \(wanted)'")
  }

  static func notANumber(_ text: String, of option: Option, range: ClosedRange<Int>) -> Failure {
    Failure(
      "'\(option.name)' is given '\(text)'",
      advice: "give a whole number from \(range.lowerBound) to \(range.upperBound)")
  }

  static func unknownChoice(_ text: String, of option: Option, choices: [String]) -> Failure {
    Failure(
      "'\(option.name)' is given '\(text)'",
      advice: suggestion(for: text, among: choices) ?? "give one of \(choices.joined(separator: ", "))")
  }

  static func unknownWord(_ text: String, choices: [String]) -> Failure {
    Failure(
      "unexpected argument '\(text)'",
      advice: suggestion(for: text, among: choices) ?? "give one of \(choices.joined(separator: ", "))")
  }

  static func notARuleSeverity(_ text: String) -> Failure {
    Failure("'--rule' is given '\(text)'", advice: "write '--rule ID=error', or warning, info, off")
  }

  static func needlessOperand(_ text: String, of command: Command) -> Failure {
    Failure("unexpected argument '\(text)'", advice: "usage: \(HelpText.usage(of: command))")
  }

  static func missingOperand(_ name: String, of command: Command) -> Failure {
    Failure("\(name) is missing", advice: "usage: \(HelpText.usage(of: command))")
  }

  // MARK: - Rules

  static func unknownRule(_ id: String, among ids: [String], path: String? = nil, line: Int? = nil) -> Failure
  {
    Failure(
      "unknown rule '\(id)'", path: path, line: line,
      advice: suggestion(for: id, among: ids) ?? "'docgen rules' lists them")
  }

  static func unknownSeverity(_ text: String, path: String? = nil, line: Int? = nil) -> Failure {
    Failure(
      "unknown severity '\(text)'", path: path, line: line,
      advice: suggestion(for: text, among: ["error", "warning", "info", "off"])
        ?? "write error, warning, info or off")
  }

  // MARK: - Settings

  static func unknownKey(_ key: String, among keys: [String], path: String, line: Int) -> Failure {
    Failure(
      "unknown key '\(key)'", path: path, line: line,
      advice: suggestion(for: key, among: keys) ?? "known are \(keys.joined(separator: ", "))")
  }

  static func wrongValue(of key: String, wanted: String, path: String, line: Int) -> Failure {
    Failure("'\(key)' is not \(wanted)", path: path, line: line, advice: "write \(wanted)")
  }

  // MARK: - Content

  static func sameID(_ id: String, _ first: String, _ second: String) -> Failure {
    Failure(
      "'\(first)' and '\(second)' both hold a system '\(id)'",
      advice: "name a folder above both, or one at a time")
  }

  static func noSystems(_ path: String) -> Failure {
    Failure("holds no design source", path: path, advice: "a DESIGN.md makes a folder a design system")
  }

  static func idleInclude(_ glob: String, _ path: String) -> Failure {
    Failure(
      "no file fits '\(glob)' of 'include'", path: path,
      advice: "globs are relative to the content folder; only files that fit one are read")
  }

  static func skipped(_ skipped: SkippedPath) -> Failure {
    Failure(skipped.reason, path: WorkingFolder.shown(skipped.path), advice: skipped.advice)
  }

  static func found(_ id: String, files: Int) -> String { "\(id): \(count(files, "file"))" }

  // MARK: - Disk

  static func noSuchFolder(_ path: String, option: Option) -> Failure {
    Failure("no such folder", path: path, advice: "create it, or name another with \(option.name)")
  }

  static func noSuchPath(_ path: String) -> Failure {
    Failure(
      "no such file or folder", path: path, advice: "check the spelling; paths start at the working folder")
  }

  static func isAFolder(_ path: String) -> Failure {
    Failure("is a folder, and a file is wanted", path: path, advice: "name a file in it")
  }

  static func cannotRead(_ path: String, _ reason: String) -> Failure {
    Failure("cannot be read: \(reason)", path: path, advice: "check that it is a file you may read")
  }

  static func cannotWrite(_ path: String, _ error: any Error) -> Failure {
    Failure(
      "cannot be written: \(SystemReason.of(error))", path: path,
      advice: "free space or permission is needed there; what was there before is unchanged")
  }

  static func cannotWriteStandardOutput(_ error: any Error) -> Failure {
    Failure(
      "standard output cannot be written: \(SystemReason.of(error))",
      advice: "check where it is redirected to")
  }

  // MARK: - Export

  static func noExportFormat() -> Failure {
    Failure("no format given", advice: "write '--format css'; 'docgen help export' lists the others")
  }

  static func exportNeedsFolder(_ format: String) -> Failure {
    Failure("'\(format)' is several files", advice: "name a folder for them with --output")
  }

  static func exportNeedsFolder(systems: Int) -> Failure {
    Failure(
      "\(systems) systems cannot be one file on standard output",
      advice: "name one of them, or a folder with --output")
  }

  static func exported(_ files: Int, output: String) -> String { "\(output): \(count(files, "file"))" }

  // MARK: - Init

  static func alreadyThere(_ path: String) -> Failure {
    Failure("is already there, and nothing was written", path: path, advice: "name another folder")
  }

  /// What `init` says: what it wrote, and what to do with it.
  /// - Parameter folder: nil for the one that commands read when none is named.
  static func started(_ files: [String], in folder: String?) -> String {
    let name = folder.map(shellWord)
    let option = name.map { " --content \($0)" } ?? ""
    let steps = [
      ("docgen check\(name.map { " " + $0 } ?? "")", "what the documents claim, held against the numbers"),
      ("docgen serve\(option)", "the site, while you write"),
      ("docgen build\(option)", "the site, to publish"),
    ]
    let width = steps.map(\.0.count).max() ?? 0
    let lines =
      files.map { "wrote \($0)" } + ["", "next:"]
      + steps.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))   \($0.1)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A word as a shell takes it.
  private static func shellWord(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F: true
      default: false
      }
    }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }

  // MARK: - Diff

  static func noSuchRevision(_ operand: String, because reason: String? = nil) -> Failure {
    Failure(
      "'\(operand)' is no file, no folder and nothing that git has" + (reason.map { " (\($0))" } ?? ""),
      advice: "write a path, or a revision and a path such as 'main:Content'")
  }

  // MARK: - Build

  static func templateFault(_ finding: Finding) -> Failure {
    Failure(
      finding.message, path: finding.path, line: finding.position.line,
      advice: finding.help ?? "mend the template, or remove it for the built-in one")
  }

  /// What a build says at its end.
  static func built(_ outcome: SiteBuild.Outcome, output: String, within time: Duration) -> String {
    let files = outcome.files
    let tenths = Int(time / .milliseconds(100))
    var lines = [
      "\(count(outcome.systems, "system")), \(count(files.written + files.unchanged, "file")): "
        + "\(files.written) written, \(files.unchanged) unchanged, \(files.removed) removed; "
        + "\(count(outcome.pages, "page")), \(count(outcome.tokens, "token")), \(tenths / 10).\(tenths % 10) s"
    ]
    for path in files.kept { lines.append("\(path): no longer part of the site, kept because it was edited") }
    let findings = outcome.findings
    lines.append(
      findings.isEmpty
        ? "no findings" : "\(findings.text); 'docgen check' shows them")
    lines.append("open \(output)/index.html")
    return lines.joined(separator: "\n") + "\n"
  }

  static func notCopied(_ path: String) -> Failure {
    Failure(
      "is linked and not copied: a browser would run it", path: path,
      advice: "link to where it is published")
  }

  static func written(_ path: String) -> String { "\(path): written" }

  static func removed(_ path: String) -> String { "\(path): removed" }

  /// How far a build or a check is.
  static func progress(_ done: Int, of total: Int, within time: Duration, at name: String) -> String {
    let seconds = max(time / .milliseconds(1), 1) / 1000
    let rate = Int((Double(done) / seconds).rounded())
    return "\(done) of \(count(total, "system")), \(rate) a second: \(name.oneLine)"
  }

  // MARK: - Serve

  static func serving(_ address: String) -> String { "serving \(address) (Ctrl-C ends it)\n" }

  static func cannotListen(_ reason: String, isPortTaken: Bool) -> Failure {
    Failure(
      reason, advice: isPortTaken ? "name another with --port" : "name an address of this machine with --host"
    )
  }

  // MARK: - Output

  static func outputIsAFile(_ path: String) -> Failure {
    Failure("is a file, not a folder", path: path, advice: "name another folder with --output")
  }

  static func outputIsSource(_ path: String, what: String) -> Failure {
    Failure("is the \(what) folder itself", path: path, advice: "name another folder with --output")
  }

  static func outputContainsSource(_ path: String, _ source: String, what: String) -> Failure {
    Failure(
      "contains the \(what) folder '\(source)'", path: path, advice: "name another folder with --output")
  }

  static func foreignFile(_ path: String) -> Failure {
    Failure(
      "was not written by docgen", path: path,
      advice: "move it away, name another folder with --output, or overwrite it with --force")
  }

  static func notAFolder(_ path: String) -> Failure {
    Failure("is no folder, and a folder is needed there", path: path, advice: "move it away")
  }

  static func unsafeOutputPath(_ path: String) -> Failure {
    Failure("'\(path)' would be written outside the output", advice: "rename the source it comes from")
  }

  static func writtenTwice(_ path: String) -> Failure {
    Failure("two sources would both become '\(path)'", advice: "rename one of them")
  }

  static func nameTooLong(_ path: String) -> Failure {
    Failure(
      "'\(path)' has a name of more than 255 bytes", advice: "shorten the name of the source it comes from")
  }

  static func fileAndFolder(_ path: String, inside other: String) -> Failure {
    Failure(
      "'\(path)' would be both a file and a folder, of '\(other)'",
      advice: "rename the folder that it comes from")
  }

  static func notAWebAddress(_ text: String, of option: Option) -> Failure {
    Failure("'\(option.name)' is given '\(text)'", advice: "give an address that starts with https://")
  }

  static func notABaseline(_ path: String) -> Failure {
    Failure("is there and is no baseline", path: path, advice: "name another file with --write-baseline")
  }

  static func baselineWritten(_ path: String, findings: Int) -> String {
    "\(count(findings, "finding")) listed in \(path)"
  }

  static func baselineHasMended(_ path: String, count mended: Int) -> String {
    "\(count(mended, "finding")) of \(path) no longer found; --write-baseline shortens it"
  }

  // MARK: - Mending

  static func cannotFixStandardInput() -> Failure {
    Failure(
      "standard input cannot be mended", path: "-", advice: "name a file or a folder, or leave out --fix")
  }

  static func notMendable(_ path: String, _ what: String) -> Failure {
    Failure("\(what), so it is not mended", path: path, advice: "make it writable, or mend it by hand")
  }

  static func changedMeanwhile(_ path: String) -> Failure {
    Failure(
      "changed while it was checked, so it is not mended", path: path, advice: "run docgen check --fix again")
  }

  // MARK: - Counts

  /// `1 error`, `2 errors`, `no errors`.
  static func count(_ count: Int, _ word: String) -> String {
    "\(count == 0 ? "no" : String(count)) \(word)\(count == 1 ? "" : "s")"
  }

  // MARK: - Suggestions

  /// `did you mean 'x'?` where a name is near enough.
  private static func suggestion(for name: String, among names: [String]) -> String? {
    NearestName.of(name, among: names).map { "did you mean '\($0)'?" }
  }

  private static func help(for command: Command) -> String {
    command.name.hasPrefix("--") ? "see 'docgen help'" : "'docgen help \(command.name)' lists them"
  }
}
