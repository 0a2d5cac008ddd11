/// Something of a content folder that looks like a source, or could hold one, and is not read.
public struct SkippedPath: Hashable, Sendable {
  /// As it is shown to people.
  public let path: String
  /// Why it is not read.
  public let reason: String
  /// What to do.
  public let advice: String
}

extension SkippedPath {
  static func isNotUTF8(_ path: String) -> SkippedPath {
    SkippedPath(
      path: path, reason: "a name that is not UTF-8: neither it nor what is in it is read",
      advice: "rename it")
  }

  static func isNoFile(_ path: String, _ kind: String) -> SkippedPath {
    SkippedPath(
      path: path, reason: "is \(kind), where a file is wanted: nothing is read",
      advice: "rename it, or write the file")
  }

  static func leadsNowhere(_ path: String) -> SkippedPath {
    SkippedPath(
      path: path, reason: "is a link to what is not there: nothing is read",
      advice: "mend the link, or remove it")
  }

  static func leadsOutside(_ path: String) -> SkippedPath {
    SkippedPath(
      path: path, reason: "is a link out of the content: nothing is read",
      advice: "copy the file, or name a folder above both")
  }

  static func isTwin(_ path: String, of other: String) -> SkippedPath {
    SkippedPath(
      path: path,
      reason: "differs from '\(other)' in how its accents are encoded only: one of the two is read",
      advice: "rename one of them")
  }
}
