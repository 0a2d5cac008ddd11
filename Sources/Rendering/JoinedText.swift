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
      var end = 0
      func put(_ piece: String) {
        if piece.isEmpty { return }
        var piece = piece
        piece.withUTF8 { piece in
          let room = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: text[end...]))
          room.copyMemory(from: UnsafeRawBufferPointer(piece))
          end += piece.count
        }
      }
      put(one)
      put(two)
      put(three)
      if end < count { put(four) }
      if end < count { put(five) }
      if end < count { put(six) }
      if end < count { put(seven) }
      if end < count { put(eight) }
      return end
    }
  }
}
