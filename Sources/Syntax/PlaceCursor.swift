/// The positions of byte offsets that come in reading order: each byte on the way is counted once, where
/// `SourceText.position` looks for the line of each offset and counts from its start.
struct PlaceCursor {
  private let text: SourceText
  /// The index of its line, and where the next one begins.
  private var line = 0
  private var nextLine = 0
  /// Where it stands, and how many scalars of the line lie before.
  private var offset = 0
  private var scalars = 0

  init(_ text: SourceText) {
    self.text = text
    begin(0)
  }

  /// What `SourceText.position` gives, for offsets in any order.
  mutating func position(at target: Int) -> Position {
    let target = min(max(target, 0), text.bytes.count)
    seek(target)
    scalars += text.scalars(from: offset, to: target)
    offset = target
    return Position(line: text.firstLine + line, column: text.indent + scalars + 1)
  }

  /// The line of the file that an offset lies on.
  mutating func line(at target: Int) -> Int {
    seek(min(max(target, 0), text.bytes.count))
    return text.firstLine + line
  }

  /// Stands on the line of an offset, and not behind it.
  private mutating func seek(_ target: Int) {
    guard target < offset || target >= nextLine else { return }
    begin(text.line(at: target))
  }

  private mutating func begin(_ line: Int) {
    let starts = text.lineStarts
    self.line = line
    offset = starts[line]
    scalars = 0
    nextLine = line + 1 < starts.count ? starts[line + 1] : Int.max
  }
}
