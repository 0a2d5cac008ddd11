import Foundation
import Testing

/// The program itself, as a process of its own.
enum Program {
  /// What one run said.
  struct Outcome {
    let code: Int32
    let output: String
    let errors: String
  }

  /// The docgen that was built with these tests.
  static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    let own = bundle ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
    return URL(filePath: own).deletingLastPathComponent().appending(path: "docgen").path
  }()

  /// Runs it in a folder. Output goes through files, so that no pipe can fill up.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(path, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a line of the shell in which `docgen` is the one under test.
  static func shell(_ line: String, in folder: TemporaryFolder) throws -> Outcome {
    try run("/bin/sh", ["-c", line], in: folder, input: "", environment: [:])
  }

  /// Runs a `docgen serve` line on a free port until it answers, then ends it as Ctrl-C would.
  /// - Returns: what it said, and its exit code after the signal.
  static func serve(
    _ arguments: [String], in folder: TemporaryFolder,
    while served: (_ address: String) throws -> Void = { _ in }
  ) throws -> Outcome {
    let streams = try TemporaryFolder(["out": "", "err": ""])
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: streams.path + "/out"))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: streams.path + "/err"))
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    while process.isRunning, !(streams.text(of: "out") ?? "").contains("\n") { usleep(20_000) }
    let said = streams.text(of: "out") ?? ""
    if let start = said.range(of: "http://"), let end = said.range(of: " (") {
      try served(String(said[start.lowerBound..<end.lowerBound]))
    }
    process.interrupt()
    for _ in 0..<100 where process.isRunning { usleep(100_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: streams.text(of: "out") ?? "",
      errors: streams.text(of: "err") ?? "")
  }

  private static func run(
    _ program: String, _ arguments: [String], in folder: TemporaryFolder, input: String,
    environment: [String: String]
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
    #expect(process.terminationReason == .exit, "docgen \(arguments) was killed")
    return Outcome(
      code: process.terminationStatus, output: streams.text(of: "out") ?? "",
      errors: streams.text(of: "err") ?? "")
  }
}
