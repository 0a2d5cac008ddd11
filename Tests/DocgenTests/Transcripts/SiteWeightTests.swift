import Foundation
import Testing

@testable import docgen

/// The site of this project, as heavy as a reader's connection feels it.
@Suite("The weight of the site") struct SiteWeightTests {
  /// The sizes by path of the files that `gzip -9` makes of the site's files with an extension.
  private static func sizes(of extensions: [String]) throws -> [String: Int] {
    let folder = try TemporaryFolder([:])
    let content = Project.root.appending(path: "Content").path
    let built = try Program.run(["build", "--content", content, "--output", "Site"], in: folder)
    #expect(built.code == 0, "\(built.errors)")
    #expect(built.errors == "")
    let names = extensions.map { "-name '*.\($0)'" }.joined(separator: " -o ")
    let line =
      "cd Site && find . -type f \\( \(names) \\) -exec gzip -9 -n {} + && find . -name '*.gz' -exec wc -c {} +"
    let measured = try Program.shell(line, in: folder)
    var sizes: [String: Int] = [:]
    for line in measured.output.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[1].hasSuffix(".gz"), let size = Int(parts[0]) else { continue }
      sizes[String(parts[1].dropFirst(2).dropLast(3))] = size
    }
    return sizes
  }

  @Test func `is at most 100 KB a page, 20 KB of style and 15 KB of script, compressed`() throws {
    let sizes = try Self.sizes(of: ["html", "css", "js"])
    #expect(sizes.count > 40)
    for (path, size) in sizes where path.hasSuffix(".html") { #expect(size <= 100_000, "\(path)") }
    #expect(sizes["assets/site.css"] ?? .max <= 20_000)
    let scripts = ["site", "finder", "compare", "color"].map { sizes["assets/\($0).js"] ?? .max / 8 }
    #expect(scripts.reduce(0, +) <= 15_000)
  }
}
