/// Markup that is safe to put on a page as it is.
///
/// Whoever makes one vouches for it, so only the files of this folder and the drawings of `Icons` do (a test holds
/// that); all other text reaches a page as `TemplateValue.text` and is escaped.
public struct HTML: Hashable, Sendable {
  /// The markup in UTF-8.
  public let bytes: [UInt8]

  /// Markup that the caller wrote and whose text it escaped.
  init(vouchedFor bytes: [UInt8]) { self.bytes = bytes }

  /// Whether there is none.
  public var isEmpty: Bool { bytes.isEmpty }
  /// The markup as a string, for tests and logs.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}
