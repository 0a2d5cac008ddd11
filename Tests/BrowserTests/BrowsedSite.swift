import Foundation
import Serving
import TestSupport

/// A small site with every kind of page, on the disk and behind a server on a free port.
final class BrowsedSite: Sendable {
  /// Where the server answers, with a final slash.
  let address: String
  /// The same on the disk, as a `file:` address with a final slash.
  let diskAddress: String
  /// The paths of all pages, in order.
  let pages: [String]
  private let folder: TemporaryFolder
  private let server: Server

  init() throws {
    folder = try TemporaryFolder(BrowsedContent.files)
    try Self.commit(folder)
    let built = try Program.run(["build", "--output", "public"], in: folder)
    guard built.code == 0 else { throw BrowserError(built.errors) }
    let files = folder.files(below: "public")
    var site = ServedSite()
    for (path, data) in files { site.set(path, Array(data)) }
    pages = files.keys.filter { $0.hasSuffix(".html") }.sorted()
    server = try Server(site: site, address: "127.0.0.1", port: 0)
    address = "http://127.0.0.1:\(server.port)/"
    diskAddress = URL(filePath: folder.path + "/public/").absoluteString
  }

  /// Ends the server.
  func stop() { server.stop() }

  /// A history, since only a git checkout has a page of changes.
  private static func commit(_ folder: TemporaryFolder) throws {
    let git = "git -c user.name=Tern -c user.email=tern@example.com -c commit.gpgsign=false"
    let line = "git init -q -b main && \(git) add -A && \(git) commit -q -m 'Begin with two systems'"
    let outcome = try Program.shell(line, in: folder)
    guard outcome.code == 0 else { throw BrowserError(outcome.errors) }
  }
}
