/// What a Range header asks of a file (RFC 9110, section 14).
enum ByteRange: Equatable {
  /// No range, one in a unit other than bytes, several, or none that can be read: the whole file.
  case whole
  /// These bytes.
  case part(Range<Int>)
  /// Nothing that the file has.
  case unsatisfiable

  /// Reads a header against a file of so many bytes.
  init(_ header: String?, size: Int) {
    guard let header, header.lowercased().hasPrefix("bytes=") else {
      self = .whole
      return
    }
    let text = header.dropFirst(6).filter { $0 != " " && $0 != "\t" }
    let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2, !text.contains(",") else {
      self = .whole
      return
    }
    switch (Self.number(ends[0]), Self.number(ends[1])) {
    case (.some(let first), let last):
      guard ends[1].isEmpty || last != nil, last.map({ $0 >= first }) ?? true else {
        self = .whole
        return
      }
      self = first < size ? .part(first..<min((last ?? size - 1), size - 1) + 1) : .unsatisfiable
    case (nil, .some(let count)):
      guard ends[0].isEmpty else {
        self = .whole
        return
      }
      self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .unsatisfiable
    case (nil, nil): self = .whole
    }
  }

  /// A number of digits only; one too large for an integer is as large as can be, one short of overflow.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? Int.max - 1
  }
}
