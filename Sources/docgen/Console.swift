import Foundation

/// The terminal: results to standard output, everything else to standard error.
struct Console: Sendable {
  /// Nothing but results and errors.
  var isQuiet = false
  /// What is read and written, file by file.
  var isVerbose = false

  /// Says nothing.
  static let silent = Console(isQuiet: true)

  private init(isQuiet: Bool) { self.isQuiet = isQuiet }

  /// What `--quiet` and `--verbose` say.
  init(_ arguments: Arguments) {
    isQuiet = arguments.has(.quiet)
    isVerbose = arguments.has(.verbose)
  }

  /// Whether results may be coloured: on a terminal, and nobody asked not to (no-color.org).
  static var hasColor: Bool {
    isatty(STDOUT_FILENO) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Writes a result.
  func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  /// Writes a result's bytes.
  func write(_ bytes: [UInt8]) throws {
    do {
      // A piece at a time: the whole of a large report would be in memory once more.
      for start in stride(from: 0, to: bytes.count, by: 1 << 16) {
        try FileHandle.standardOutput.write(
          contentsOf: Data(bytes[start..<min(start + 1 << 16, bytes.count)]))
      }
    } catch {
      throw Messages.cannotWriteStandardOutput(error)
    }
  }

  /// Says how far a command is, where a person watches.
  func progress(_ text: @autoclosure () -> String) {
    guard !isQuiet, isVerbose || isatty(STDERR_FILENO) == 1 else { return }
    Self.writeError(text())
  }

  /// Whether a line that is written over helps: somebody watches, and the terminal can.
  var hasProgress: Bool {
    !isQuiet && isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Writes a line of the terminal over, cut to its width.
  static func writeOver(_ text: String) {
    var size = winsize()
    let hasSize = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1
    let width = hasSize ? Int(size.ws_col) - 1 : 79
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(text.prefix(width))".utf8))
  }

  /// Says what a command does in detail, with `--verbose`.
  func detail(_ text: @autoclosure () -> String) {
    if isVerbose { Self.writeError(text()) }
  }

  /// Says what was done besides the result.
  func note(_ text: String) {
    if !isQuiet { Self.writeError(text.oneLine) }
  }

  /// Says something that does not stop the command but that its user would want to know.
  func warn(_ failure: Failure) {
    if !isQuiet { Self.writeError("docgen: warning: \(failure.description)") }
  }

  /// Says why a command stopped.
  static func printError(_ failure: Failure) {
    writeError("docgen: error: \(failure.description)")
  }

  /// When standard error cannot be written there is nobody left to tell.
  private static func writeError(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
