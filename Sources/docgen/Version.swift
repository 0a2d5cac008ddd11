import Foundation

/// The version in every place that names one: `--version`, the JSON, the manifest of a site.
enum Version {
  /// Tells one build of the program from another of the same version: the size and time of its file.
  static var fingerprint: String {
    Bundle.main.executablePath.flatMap { Disk.stamp(of: $0) } ?? ""
  }

  static let current = "0.1.0"

  /// The day from which on the manual describes it.
  static let date = "2026-11-30"
}
