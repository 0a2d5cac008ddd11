/// A hex in a comment that speaks of another colour than the one beside it.
enum RemarkedHex {
  /// Words that stand directly before such a hex: `on #FFF`, `was #F00`.
  private static let links: Set = [
    "on", "over", "was", "than", "vs", "from", "against", "formerly", "instead", "of", "above",
  ]
  /// Words that deny it, with up to two others between: `NOT pure #000`, `never plain black (#000)`.
  private static let denials: Set = ["not", "never", "no", "isn", "avoid", "don"]

  /// Whether the words of a comment up to a hex say that the hex is not the value.
  static func isRemark(after words: [UInt8]) -> Bool {
    // Most colours stand first in their comment.
    guard words.contains(where: { $0 | 0x20 >= 0x61 }) else { return false }
    let text = String(decoding: words.suffix(48), as: UTF8.self).lowercased()
    // A full stop or a dash ends what a denial reaches.
    let clause = text.split(whereSeparator: { ".;—".contains($0) }).last ?? ""
    let last = clause.split(whereSeparator: { !$0.isLetter }).suffix(3).map(String.init)
    if last.contains(where: denials.contains) { return true }
    guard let word = last.last else { return false }
    return links.contains(word) && text.hasSuffix(word + " ")
  }
}
