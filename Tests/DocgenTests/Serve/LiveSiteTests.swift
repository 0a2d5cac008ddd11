import Foundation
import Serving
import Testing

@testable import docgen

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What is served after any number of changes is what a fresh build would write, but for the live script.
@Suite("Live site", .serialized) struct LiveSiteTests {
  /// `DOCGEN_CHANGES=1000 swift test --filter LiveSite` makes that many over a real server.
  private static let wanted = Int(ProcessInfo.processInfo.environment["DOCGEN_CHANGES"] ?? "") ?? 0

  private func arguments(of folder: TemporaryFolder, _ more: [String] = []) throws -> Arguments {
    let words = ["--content", folder.path + "/Content", "--templates", folder.path + "/Templates"]
    return try Arguments(words + more, for: .build)
  }

  /// What a fresh build writes.
  private func fresh(_ folder: TemporaryFolder) async throws -> [String: [UInt8]] {
    let output = try TemporaryFolder()
    let words = try arguments(of: folder, ["--output", output.path + "/Site"])
    _ = try await SiteBuild(words, console: .silent).run()
    return output.files(below: "Site").filter { !$0.key.hasPrefix(".docgen-") }.mapValues { Array($0) }
  }

  /// A served page without what makes it live.
  private static func bare(_ page: [UInt8]) -> [UInt8] {
    let text = String(decoding: page, as: UTF8.self)
    guard let start = text.range(of: "<link rel=\"stylesheet\" href=\"/\(LivePage.stylePath)\">"),
      let end = text.range(of: "</script>", range: start.upperBound..<text.endIndex)
    else { return page }
    return Array((text[..<start.lowerBound] + text[end.upperBound...]).utf8)
  }

  @Test(arguments: [4, 5] as [UInt64])
  func `after many changes it is a fresh build`(seed: UInt64) async throws {
    let folder = try RandomChanges.start()
    var changes = RandomChanges(of: folder, seed: seed)
    let live = LiveSite(try arguments(of: folder), console: .silent)
    var log: [String] = []
    for number in 1...75 {
      log.append(try changes.next())
      await live.rebuild()
      #expect(await live.lastFailure == nil)
      guard number % 15 == 0 else { continue }
      let site = await live.site
      let wanted = try await fresh(folder)
      var different = site.paths.filter { wanted[$0] == nil && !$0.hasPrefix("_docgen/") }
      for (path, bytes) in wanted where Self.bare(site.contents(of: path) ?? []) != bytes {
        different.append(path)
      }
      #expect(different.isEmpty, "seed \(seed), after \(log.suffix(15).joined(separator: ", "))")
      if !different.isEmpty { return }
    }
  }

  @Test func `a failure leaves the last good pages, and goes with the next good build`() async throws {
    let folder = try RandomChanges.start()
    try folder.write("<p>mark</p>\n", to: "Templates/mark.mustache")
    let live = LiveSite(try arguments(of: folder), console: .silent)
    await live.rebuild()
    let before = await live.site.contents(of: "tern/index.html")
    try folder.write("{{#open}}\n", to: "Templates/mark.mustache")
    await live.rebuild()
    #expect(await live.lastFailure != nil)
    #expect(await live.site.contents(of: "tern/index.html") == before)
    try folder.write("<p>mark</p>\n", to: "Templates/mark.mustache")
    await live.rebuild()
    #expect(await live.lastFailure == nil)
    #expect(await live.site.contents(of: "tern/index.html") == before)
    try folder.write("# Index\n", to: "Content/index.html/DESIGN.md")
    await live.rebuild()
    #expect(await live.lastFailure?.message.hasPrefix("'index.html' would be both") == true)
  }

  @Test(.enabled(if: wanted > 0, "DOCGEN_CHANGES says how many changes to make"))
  func `a real server follows as many changes as one asks for`() async throws {
    let folder = try RandomChanges.start()
    var changes = RandomChanges(of: folder, seed: 7)
    let server = try ServingProgram(
      [
        "serve", "--port", "0", "--content", folder.path + "/Content", "--templates",
        folder.path + "/Templates",
      ],
      in: folder)
    let address = try #require(server.address)
    var seen: Set<String> = []
    var log: [String] = []
    for number in 1...Self.wanted {
      log.append(try changes.next())
      guard number % 25 == 0 || number == Self.wanted else {
        usleep(UInt32(number % 7) * 9_000)
        continue
      }
      let wanted = try await fresh(folder)
      seen.formUnion(wanted.keys)
      // The server hears of the last change a moment later; it has ten seconds.
      var different: [String] = []
      for _ in 0..<100 {
        different = []
        for path in seen.sorted() where try await Self.served(address + path) != wanted[path] {
          different.append(path)
        }
        if different.isEmpty { break }
        usleep(100_000)
      }
      #expect(different.isEmpty, "after \(number): \(log.suffix(25).joined(separator: ", "))")
      if !different.isEmpty { break }
    }
    #expect(server.stop().code == 0)
  }

  /// What a server answers, without what makes a page live; nil for what is not there.
  private static func served(_ address: String) async throws -> [UInt8]? {
    let url = try #require(URL(string: address))
    let (data, response) = try await URLSession.shared.data(
      for: URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData))
    return (response as? HTTPURLResponse)?.statusCode == 200 ? bare(Array(data)) : nil
  }
}
