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
