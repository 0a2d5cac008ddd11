public import Foundation

/// The folder with corpus and cases beside the project, when it is there.
///
/// A test that needs it is switched off with `.enabled(if: Shared.exists, "…")`, so the report says so.
public enum Shared {
  /// `../shared`, beside the project's own folder.
  public static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared")

  /// Whether it is there.
  public static var exists: Bool { FileManager.default.fileExists(atPath: folder.path) }
}
