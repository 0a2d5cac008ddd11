import Foundation
import Testing

@testable import Rendering

/// Debian's package `bootstrap-icons`.
private enum BootstrapIcons {
  static let folder = "/usr/share/bootstrap-icons/svg"
  static let exists = FileManager.default.fileExists(atPath: folder)
  static func load(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(folder)/\(name).svg").map(Array.init)
  }
}

@Suite("Stand-in icons") struct StandInsTests {
  @Test(arguments: [
    ("house", ["house"]), ("house.fill", ["house-fill", "house"]),
    ("phone.fill", ["telephone-fill", "telephone"]),
    ("person.crop.circle.fill", ["person-circle-fill", "person-fill-circle", "person-circle"]),
    (
      "xmark.circle.fill",
      [
        "x-circle-fill", "x-fill-circle", "x-circle", "x-circle-fill", "x-fill-circle", "x-circle",
        "x-lg-fill", "x-fill-lg", "x-lg",
      ]
    ),
    ("bell.slash", ["bell-slash", "bell-slash", "bell-off", "bell-mute"]),
    ("folder.badge.plus", ["folder-badge-plus", "folder-plus", "folder-add", "folder"]),
    (
      "phone.fill.arrow.up.right",
      ["telephone-outbound-fill", "telephone-fill-outbound", "telephone-outbound"]
    ),
    ("gobackward.15", ["gobackward-15", "arrow-counterclockwise"]),
    ("chevron.forward", ["chevron-right"]), ("", []), (".", []),
  ])
  func `are found by table, words and what a name is built of`(symbol: String, wanted: [String]) {
    #expect(StandIns.candidates(for: symbol) == wanted)
  }

  @Test(arguments: ["applelogo", "apple.logo"])
  func `a maker's own mark has no stand-in`(symbol: String) {
    #expect(!StandIns.candidates(for: symbol).contains("apple"))
  }

  @Test func `never drop a slash`() {
    #expect(
      !StandIns.candidates(for: "bolt.slash.fill").contains { $0 == "lightning" || $0 == "lightning-fill" })
  }

  @Test(.enabled(if: BootstrapIcons.exists, "the package bootstrap-icons is not installed"))
  func `are all there where the table names them`() {
    let missing = StandInTable.names.filter { BootstrapIcons.load($0.value) == nil }
    #expect(missing.isEmpty)
  }

  @Test(
    .enabled(if: BootstrapIcons.exists, "the package bootstrap-icons is not installed"),
    arguments: [
      ("phone.fill", "telephone-fill"), ("xmark.circle.fill", "x-circle-fill"), ("magnifyingglass", "search"),
      ("person.crop.circle.badge.plus", "person-plus"), ("star.circle.fill", "star-fill"),
      ("bubble.left.and.bubble.right.fill", "chat-dots-fill"), ("heart.slash", nil), ("figure.yoga", nil),
      ("square.and.arrow.up", "box-arrow-up"), ("person.fill.badge.plus", "person-plus-fill"),
      ("video.slash.fill", "camera-video-off-fill"),
    ])
  func `are what a reader would take`(symbol: String, wanted: String?) {
    let icon = IconCatalog(names: [symbol], team: [:], standIn: BootstrapIcons.load)[symbol]
    #expect(icon.origin == wanted.map { .standIn($0) } ?? .none)
  }
}
