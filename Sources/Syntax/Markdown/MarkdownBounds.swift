/// What cmark-gfm reads in linear time: measured, it is quadratic in the `![`, `<!` and `<?` of one paragraph, in the
/// pipes of one row, and in nesting times lines; and a short row takes as much memory as its table's longest.
///
/// A document past one of these bounds is not parsed. No document a person wrote comes near them.
enum MarkdownBounds {
  static let imagesInParagraph = 1_000
  static let declarationsInParagraph = 1_000
  static let filledCells = 100_000
  static let pipesInLine = 1_000
  static let nesting = 128
  static let bytesInLine = 1_000_000

  /// What lies past a bound first, or nil for a document that can be parsed.
  static func excess(in text: SourceText) -> Finding? {
    text.bytes.withUnsafeBytes { excess(in: text, $0) }
  }

  private static func excess(in text: SourceText, _ bytes: UnsafeRawBufferPointer) -> Finding? {
    var images = 0
    var declarations = 0
    var columns = 0
    var filled = 0
    for index in text.lineStarts.indices {
      let line = text.range(ofLine: text.firstLine + index)
      let counts = Counts(bytes, line)
      images = counts.isBlank ? 0 : images + counts.images
      declarations = counts.isBlank ? 0 : declarations + counts.declarations
      if counts.isBlank {
        columns = 0
      } else if counts.pipes > 0, Self.isDelimiterRow(bytes, line) {
        columns = counts.pipes
      } else {
        // A row without pipes at its ends has two less, and lacks nothing.
        filled += max(0, columns - counts.pipes - 2)
      }
      let over: (found: String, wanted: String)? =
        if line.count > bytesInLine {
          ("a line of \(line.count) bytes", "\(bytesInLine)")
        } else if counts.pipes > pipesInLine {
          ("\(counts.pipes) pipes in one line", "\(pipesInLine)")
        } else if counts.nesting > nesting {
          ("lists or quotes nested \(counts.nesting) deep", "\(nesting)")
        } else if images > imagesInParagraph {
          ("more images than fit one paragraph", "\(imagesInParagraph)")
        } else if declarations > declarationsInParagraph {
          ("\(declarations) '<!' and '<?' in one paragraph", "\(declarationsInParagraph)")
        } else if filled > filledCells {
          ("\(filled) cells that rows lack under their header", "\(filledCells)")
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

  /// What one line adds to what is counted.
  private struct Counts {
    var images = 0
    /// `<!` and `<?` that may have no end.
    var declarations = 0
    var pipes = 0
    let nesting: Int
    let isBlank: Bool

    init(_ bytes: UnsafeRawBufferPointer, _ line: Range<Int>) {
      let (mark, angle, pipe) = (UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: "|"))
      func byte(_ offset: Int) -> UInt8? { offset < line.upperBound ? bytes[offset] : nil }
      var index = line.lowerBound
      while true {
        index = bytes.firstIndex(in: index..<line.upperBound, of: mark, angle, pipe)
        guard index < line.upperBound else { break }
        if bytes[index] == pipe {
          pipes += 1
        } else if bytes[index] == mark {
          if byte(index + 1) == UInt8(ascii: "[") { images += 1 }
        } else if byte(index + 1) == mark || byte(index + 1) == UInt8(ascii: "?"),
          // Comments are read in linear time.
          byte(index + 2) != UInt8(ascii: "-")
        {
          declarations += 1
        }
        index += 1
      }
      let end: Int
      (nesting, end) = MarkdownBounds.nesting(bytes, line)
      isBlank = end == line.upperBound && nesting == 0
    }
  }

  /// `|---|:-:|`, in a quote too: the lines below it are rows.
  private static func isDelimiterRow(_ bytes: UnsafeRawBufferPointer, _ line: Range<Int>) -> Bool {
    var hasDash = false
    for index in line {
      switch bytes[index] {
      case UInt8(ascii: "-"): hasDash = true
      case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: ">"), UInt8(ascii: " "), UInt8(ascii: "\t"),
        UInt8(ascii: "["), UInt8(ascii: "!"), UInt8(ascii: "?"):
        break
      default: return false
      }
    }
    return hasDash
  }

  /// How deep the markers at the front of a line can nest: one each, and one for two columns of indentation.
  private static func nesting(
    _ bytes: UnsafeRawBufferPointer, _ line: Range<Int>
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
