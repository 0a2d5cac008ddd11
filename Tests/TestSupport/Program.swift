import Foundation

/// The program itself, as a process of its own.
public enum Program {
  /// What one run said.
  public struct Outcome: Sendable {
    /// The exit code.
    public let code: Int32
    /// Standard output.
    public let output: String
    /// Standard error.
    public let errors: String
  }

  /// A run that a signal ended: a crash is never an outcome.
  public struct Killed: Error {
    /// What was run.
    public let arguments: [String]
  }

  /// The docgen that was built with these tests.
  public static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    let own = bundle ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
    return URL(filePath: own).deletingLastPathComponent().appending(path: "docgen").path
  }()

  /// Runs it in a folder. Output goes through files, so that no pipe can fill up.
  public static func run(
    _ arguments: [String], in folder: TemporaryFolder, input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(path, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a line of the shell in which `docgen` is the one under test.
  public static func shell(_ line: String, in folder: TemporaryFolder) throws -> Outcome {
    try run("/bin/sh", ["-c", line], in: folder, input: "", environment: [:])
  }

  /// Runs another program, in whose surroundings `docgen` is the one under test.
  public static func run(
    _ program: String, _ arguments: [String], in folder: TemporaryFolder, input: String,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let streams = try TemporaryFolder(["in": input, "out": "", "err": ""])
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    var variables = ProcessInfo.processInfo.environment
    let search = URL(filePath: path).deletingLastPathComponent().path + ":" + (variables["PATH"] ?? "")
    variables.merge(["PATH": search, "PWD": folder.path, "NO_COLOR": "1"]) { _, new in new }
    process.environment = variables.merging(environment) { _, new in new }
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: streams.path + "/in"))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: streams.path + "/out"))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: streams.path + "/err"))
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit { throw Killed(arguments: [program] + arguments) }
    return Outcome(
      code: process.terminationStatus, output: streams.text(of: "out") ?? "",
      errors: streams.text(of: "err") ?? "")
  }

  /// Runs a `docgen serve` line on a free port until it answers, then ends it as Ctrl-C would.
  /// - Returns: what it said, and its exit code after the signal.
  public static func serve(
    _ arguments: [String], in folder: TemporaryFolder,
    while served: (_ address: String) throws -> Void = { _ in }
  ) throws -> Outcome {
    let server = try ServingProgram(arguments, in: folder)
    if let address = server.address { try served(address) }
    return server.stop()
  }

  /// Where a program is on the search path; nil where it is not.
  public static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// A `docgen serve` that runs until it is told to stop.
public final class ServingProgram {
  /// Where it answers, with a final slash; nil when it did not start.
  public let address: String?
  private let process = Process()
  private let streams: TemporaryFolder

  /// Starts it and waits for its first line.
  public init(_ arguments: [String] = ["serve", "--port", "0"], in folder: TemporaryFolder) throws {
    streams = try TemporaryFolder(["out": "", "err": ""])
    process.executableURL = URL(filePath: Program.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: streams.path + "/out"))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: streams.path + "/err"))
    try process.run()
    while process.isRunning, !(streams.text(of: "out") ?? "").contains("\n") { usleep(20_000) }
    let said = streams.text(of: "out") ?? ""
    if let start = said.range(of: "http://"), let end = said.range(of: " (") {
      address = String(said[start.lowerBound..<end.lowerBound])
    } else {
      address = nil
    }
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Ends it as Ctrl-C would.
  public func stop() -> Program.Outcome {
    process.interrupt()
    for _ in 0..<100 where process.isRunning { usleep(100_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return Program.Outcome(
      code: process.terminationStatus, output: streams.text(of: "out") ?? "",
      errors: streams.text(of: "err") ?? "")
  }
}
