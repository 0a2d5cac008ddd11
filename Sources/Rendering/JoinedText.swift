extension String {
  /// Pieces of text one behind the other. Interpolation makes a text grow piece by piece; this makes it once, at its
  /// size.
  init(
    joining one: String, _ two: String, _ three: String = "", _ four: String = "", _ five: String = "",
    _ six: String = "", _ seven: String = "", _ eight: String = ""
  ) {
    let count =
      one.utf8.count + two.utf8.count + three.utf8.count + four.utf8.count + five.utf8.count
      + six.utf8.count + seven.utf8.count + eight.utf8.count
    self.init(unsafeUninitializedCapacity: count) { text in
      var end = Self.put(one, into: text, at: 0)
      end = Self.put(two, into: text, at: end)
      end = Self.put(three, into: text, at: end)
      if end < count { end = Self.put(four, into: text, at: end) }
      if end < count { end = Self.put(five, into: text, at: end) }
      if end < count { end = Self.put(six, into: text, at: end) }
      if end < count { end = Self.put(seven, into: text, at: end) }
      if end < count { end = Self.put(eight, into: text, at: end) }
      return end
    }
  }

  /// Puts a piece at a place, and gives the place behind it.
  private static func put(
    _ piece: String, into text: UnsafeMutableBufferPointer<UInt8>, at place: Int
  ) -> Int {
    if piece.isEmpty { return place }
    var piece = piece
    return piece.withUTF8 { piece in
      let room = UnsafeMutableBufferPointer(rebasing: text[place..<place + piece.count])
      UnsafeMutableRawBufferPointer(room).copyMemory(from: UnsafeRawBufferPointer(piece))
      return place + piece.count
    }
  }
}
