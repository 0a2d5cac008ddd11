import Foundation
import TestSupport

/// A chromedriver on a port of its own, and the requests that it understands.
final class BrowserDriver: Sendable {
  private let process = Process()
  private let streams: TemporaryFolder
  private let port: Int

  /// Starts it on a free port.
  init(_ path: String) throws {
    streams = try TemporaryFolder(["out": ""])
    process.executableURL = URL(filePath: path)
    process.arguments = ["--port=0"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: streams.path + "/out"))
    process.standardError = FileHandle.nullDevice
    try process.run()
    port = Self.port(of: process, sayingIn: streams)
    if port == 0 { throw BrowserError("chromedriver does not start: \(streams.text(of: "out") ?? "")") }
  }

  deinit { stop() }

  /// Ends it, politely first: then it ends its browsers, too.
  func stop() {
    guard process.isRunning else { return }
    _ = try? LocalHTTP.ask(port, "/shutdown", within: 5)
    for _ in 0..<100 where process.isRunning { usleep(20_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Sends one command.
  /// - Returns: the `value` of the answer.
  func send<Body: Encodable, Value: Decodable>(_ method: String, _ path: String, _ body: Body?) throws
    -> Value
  {
    let bytes = try body.map { Array(try JSONEncoder().encode($0)) }
    let answer = try LocalHTTP.ask(port, path, method: method, body: bytes)
    let data = Data(answer.body)
    guard answer.status == 200 else {
      let failure = try? JSONDecoder().decode(Answer<Failure>.self, from: data)
      throw BrowserError(
        failure?.value.description ?? "\(answer.status): \(String(decoding: data, as: UTF8.self))")
    }
    return try JSONDecoder().decode(Answer<Value>.self, from: data).value
  }

  private struct Answer<Value: Decodable>: Decodable {
    let value: Value
  }

  private struct Failure: Decodable {
    let error: String
    let message: String

    var description: String { "\(error): \(message)" }
  }

  /// The port it says it listens on; 0 when it ends without a word.
  private static func port(of process: Process, sayingIn streams: TemporaryFolder) -> Int {
    while process.isRunning {
      let said = streams.text(of: "out") ?? ""
      if let words = said.components(separatedBy: "successfully on port ").dropFirst().first,
        words.contains("\n"), let port = Int(words.prefix(while: \.isNumber))
      {
        return port
      }
      usleep(20_000)
    }
    return 0
  }
}

/// What a browser could not do.
struct BrowserError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
