import Dispatch
import Foundation

/// One run of `git`: arguments as a list, never a shell; input and output through files, so that nothing can block.
struct GitProcess {
  /// Where it runs.
  let folder: String
  /// It is ended after so long: a repository on a dead disk must not hold a build.
  var limit = 60.0

  /// What git said wrong, in its own first line.
  struct Fault: Error {
    let reason: String
  }

  /// What a run writes to its standard output.
  func output(_ arguments: [String], input: [UInt8] = []) throws(Fault) -> [UInt8] {
    let streams = NSTemporaryDirectory() + "/docgen-git-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: streams) }
    do {
      try FileManager.default.createDirectory(
        atPath: streams, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for (name, bytes) in [("in", input), ("out", []), ("err", [])] {
        try Disk.create(streams + "/" + name, bytes)
      }
      let code = try run(arguments, streams)
      if code == 0 { return try Disk.read(streams + "/out") }
      let said = String(decoding: try Disk.read(streams + "/err").prefix(4096), as: UTF8.self)
      let line = said.split(separator: "\n").first.map(String.init) ?? "git ended with code \(code)"
      throw Fault(reason: line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line)
    } catch let fault as Fault {
      throw fault
    } catch {
      throw Fault(reason: "git cannot be run: \(SystemReason.of(error))")
    }
  }

  private func run(_ arguments: [String], _ streams: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Nothing that a repository's own settings could make git run, and no pager.
    let quiet = ["--no-pager", "-c", "core.fsmonitor=false", "-c", "log.showSignature=false"]
    process.arguments = ["git"] + quiet + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "LC_ALL": "C",
    ]) { _, new in new }
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: streams + "/in"))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: streams + "/out"))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: streams + "/err"))
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + limit) == .success else {
      kill(process.processIdentifier, SIGKILL)
      throw Fault(reason: "git did not end within \(Int(limit)) seconds")
    }
    return process.terminationStatus
  }
}
