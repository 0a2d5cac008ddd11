public import Syntax

/// The findings of two readings: which are new, which are gone.
///
/// A finding is known by rule, file and words, not by its line, so that an edit further up does not bring it back; the
/// numbers of lines that a message names do not count either.
public struct FindingComparison: Sendable {
  /// What only the newer reading has.
  public let new: [Finding]
  /// What only the older reading has.
  public let fixed: [Finding]

  /// - Parameters:
  ///   - name: a file's path as both readings have it.
  public init(_ before: [Finding], _ after: [Finding], name: (String) -> String = { $0 }) {
    new = Self.difference(after, less: before, name)
    fixed = Self.difference(before, less: after, name)
  }

  private struct Key: Hashable {
    let rule: String
    let path: String
    let words: String
  }

  private static func difference(
    _ findings: [Finding], less others: [Finding], _ name: (String) -> String
  ) -> [Finding] {
    func key(_ finding: Finding) -> Key {
      Key(rule: finding.rule, path: name(finding.path), words: words(finding.message))
    }
    var counts: [Key: Int] = [:]
    for finding in others { counts[key(finding), default: 0] += 1 }
    return findings.filter { finding in
      let key = key(finding)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }
  }

  /// The message without the numbers behind colons: `DESIGN.md:12` is `DESIGN.md:`.
  private static func words(_ message: String) -> String {
    var result: [UInt8] = []
    var isLine = false
    for byte in message.utf8 {
      if isLine, (0x30...0x39).contains(byte) { continue }
      isLine = byte == UInt8(ascii: ":")
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
