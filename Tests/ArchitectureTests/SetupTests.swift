import Foundation
import Testing

/// A fresh machine gets every library: what Package.swift names stands in the list of Scripts/setup.
@Suite("Setup") struct SetupTests {
  private func text(of name: String) throws -> String {
    try String(contentsOf: SourceFile.root.appending(path: name), encoding: .utf8)
  }

  /// The quoted names inside `.apt([…])` or `.brew([…])`.
  private func names(in call: String, of text: String) -> [String] {
    text.components(separatedBy: call + "(").dropFirst().flatMap { rest in
      (rest.components(separatedBy: ")").first ?? "").split(separator: "\"", omittingEmptySubsequences: false)
        .enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  @Test(arguments: [".apt", ".brew"])
  func `installs every library of the package`(call: String) throws {
    let listed = Set(
      try text(of: "Scripts/setup").split(separator: "\n").filter { $0.hasPrefix("build ") }
        .flatMap { $0.split { $0 == " " || $0 == "," } }.map(String.init))
    let wanted = names(in: call, of: try text(of: "Package.swift"))
    #expect(!wanted.isEmpty)
    for name in wanted { #expect(listed.contains(name), "Scripts/setup does not install \(name)") }
  }
}
