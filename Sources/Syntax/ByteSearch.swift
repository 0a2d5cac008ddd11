extension String {
  /// Whether a text stands in this one, byte for byte. The library's `contains` goes by characters and canonical
  /// equivalence, which costs many times as much on whole documents.
  public func holds(_ part: String) -> Bool {
    var text = self
    var part = part
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first else { return true }
        var start = 0
        while start + part.count <= text.count {
          if text[start] == first, text[start..<start + part.count].elementsEqual(part) { return true }
          start += 1
        }
        return false
      }
    }
  }
}
