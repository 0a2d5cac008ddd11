/// The words contrast claims are made of that no list can hold.
enum ClaimWords {
  /// The bound of `4.5:1`, `3:1`, `7:1`; nil for any other word.
  static func bound(_ bytes: [UInt8], in word: Range<Int>) -> Double? {
    let end = word.upperBound - 2
    guard end > word.lowerBound, bytes[end] == UInt8(ascii: ":"), bytes[end + 1] == UInt8(ascii: "1"),
      let quantity = Quantity(bytes, in: word.lowerBound..<end), quantity.unit == .absent
    else { return nil }
    return [3, 4.5, 7].contains(quantity.value) ? quantity.value : nil
  }
}

extension Phrase {
  /// The bound of contrast that a piece states: `4.5:1`.
  func bound(at index: Int) -> Double? {
    pieces[index].traits.contains(.level) && !pieces[index].isLetters
      ? ClaimWords.bound(text.bytes, in: pieces[index].range) : nil
  }

  /// Whether a piece, wherever it stands, makes a clause one that no numbers can hold against the text.
  func leavesOpen(_ index: Int) -> Bool {
    let piece = pieces[index]
    return piece.traits.contains(.leavesOpen)
      || piece.kind == .word && !piece.isLetters && ends(index, with: "-gradient")
  }

  /// Whether a piece is a word that ends like this.
  func ends(_ index: Int, with ending: String) -> Bool { word(at: index)?.hasSuffix(ending) ?? false }
}
