/// A change to some words of a file: where they stand, what they are, and what they should be.
public struct Edit: Hashable, Codable, Sendable {
  /// The first scalar of the words.
  public var position: Position
  /// What stands there now, byte for byte.
  public var original: String
  /// What should stand there.
  public var replacement: String

  /// A change at a place.
  public init(position: Position, original: String, replacement: String) {
    self.position = position
    self.original = original
    self.replacement = replacement
  }
}

extension SourceText {
  /// The bytes with some edits made, all others as they are, and the edits that were made.
  ///
  /// Of two that overlap the shorter is made; one whose words do not stand where it says is not made at all.
  public func applying(_ edits: [Edit]) -> (bytes: [UInt8], made: [Edit]) {
    var places: [(range: Range<Int>, edit: Edit)] = []
    for edit in Set(edits) where edit.original != edit.replacement {
      let start = offset(of: edit.position)
      let end = start + edit.original.utf8.count
      guard position(at: start) == edit.position, end <= bytes.count,
        bytes[start..<end].elementsEqual(edit.original.utf8)
      else { continue }
      places.append((start..<end, edit))
    }
    places.sort {
      ($0.range.lowerBound, $0.range.count, $0.edit.replacement)
        < ($1.range.lowerBound, $1.range.count, $1.edit.replacement)
    }
    var kept: [(range: Range<Int>, edit: Edit)] = []
    for place in places {
      if let last = kept.last, place.range.lowerBound < max(last.range.upperBound, last.range.lowerBound + 1)
      {
        if place.range.count < last.range.count { kept[kept.count - 1] = place }
      } else {
        kept.append(place)
      }
    }
    var result: [UInt8] = []
    var end = 0
    for place in kept {
      result += bytes[end..<place.range.lowerBound]
      result += place.edit.replacement.utf8
      end = place.range.upperBound
    }
    result += bytes[end...]
    return (result, kept.map(\.edit))
  }
}
