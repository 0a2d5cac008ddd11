/// What cmark-gfm reads in linear time: measured, it is quadratic in the `![` of one paragraph, in the pipes of
/// one row, and in nesting times lines.
///
/// A document past one of these bounds is not parsed. No document a person wrote comes near them.
enum MarkdownBounds {
  static let imagesInParagraph = 1_000
  static let pipesInLine = 1_000
  static let nesting = 128
  static let bytesInLine = 1_000_000

  /// What lies past a bound first, or nil for a document that can be parsed.
  static func excess(in text: SourceText) -> Finding? {
    var images = 0
    for index in text.lineStarts.indices {
      let line = text.range(ofLine: text.firstLine + index)
      let counts = text.bytes.withUnsafeBufferPointer { count($0, line) }
      images = counts.isBlank ? 0 : images + counts.images
      let over: (found: String, wanted: String)? =
        if line.count > bytesInLine {
          ("a line of \(line.count) bytes", "\(bytesInLine)")
        } else if counts.pipes > pipesInLine {
          ("\(counts.pipes) pipes in one line", "\(pipesInLine)")
        } else if counts.nesting > nesting {
          ("lists or quotes nested \(counts.nesting) deep", "\(nesting)")
        } else if images > imagesInParagraph {
          ("more images than fit one paragraph", "\(imagesInParagraph)")
        } else {
          nil
        }
      guard let over else { continue }
      return Finding(
        rule: "token-unread", severity: .warning, path: text.path,
        position: text.position(at: line.lowerBound),
        message: "\(over.found), where at most \(over.wanted) are read: nothing of this document is",
        help: "split the document; until then it is shown as plain text")
    }
    return nil
  }

  /// What one line adds to the counts.
  private static func count(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>
  ) -> (images: Int, pipes: Int, nesting: Int, isBlank: Bool) {
    var images = 0
    var pipes = 0
    var previous: UInt8 = 0
    for index in line {
      let byte = bytes[index]
      if byte == UInt8(ascii: "[") && previous == UInt8(ascii: "!") { images += 1 }
      if byte == UInt8(ascii: "|") { pipes += 1 }
      previous = byte
    }
    let (nesting, end) = nesting(bytes, line)
    return (images, pipes, nesting, end == line.upperBound && nesting == 0)
  }

  /// How deep the markers at the front of a line can nest: one each, and one for two columns of indentation.
  private static func nesting(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>
  ) -> (depth: Int, end: Int) {
    var index = line.lowerBound
    var markers = 0
    var columns = 0
    func isSpace(_ offset: Int) -> Bool {
      offset >= line.upperBound || bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
    }
    scan: while index < line.upperBound {
      switch bytes[index] {
      case UInt8(ascii: " "): columns += 1
      case UInt8(ascii: "\t"): columns += 4
      case UInt8(ascii: ">"): markers += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        guard isSpace(index + 1) else { break scan }
        markers += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        var after = index
        while after < line.upperBound, after - index < 9, bytes[after] >= 0x30, bytes[after] <= 0x39 {
          after += 1
        }
        guard after < line.upperBound, bytes[after] == UInt8(ascii: ".") || bytes[after] == UInt8(ascii: ")"),
          isSpace(after + 1)
        else { break scan }
        markers += 1
        index = after
      default: break scan
      }
      index += 1
    }
    return (markers == 0 ? 0 : markers + columns / 2, index)
  }
}
