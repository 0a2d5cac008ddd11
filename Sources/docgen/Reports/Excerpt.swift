/// A line of source as a terminal shows it, with the mark that goes under the span.
struct Excerpt: Hashable {
  /// The line, or the part of it around the span.
  let text: String
  /// What stands before the mark: as wide as the text before the span, tabs kept.
  let pad: String
  /// `^~~~`, as wide as the span.
  let mark: String

  /// - Parameters:
  ///   - column: the first scalar of the span, from 1.
  ///   - length: the scalars it covers; 0 where only its start is known.
  init(_ line: String, column: Int, length: Int) {
    var line = line
    let plain = line.withUTF8 { line -> Excerpt? in
      let isPlain = line.allSatisfy { ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x09 }
      return isPlain ? Excerpt(plain: line, column: column, length: length) : nil
    }
    self = plain ?? Excerpt(any: line, column: column, length: length)
  }

  /// A line of ASCII without controls but tabs: each of its bytes takes one place.
  private init(plain line: UnsafeBufferPointer<UInt8>, column: Int, length: Int) {
    let (start, end, shown) = Self.places(in: line.count, column, length)
    let ellipsis = "…"
    let pad = line[shown.lowerBound..<start].map { $0 == 0x09 ? $0 : 0x20 }
    text =
      (shown.lowerBound > 0 ? ellipsis : "") + String(decoding: line[shown], as: UTF8.self)
      + (shown.upperBound < line.count ? ellipsis : "")
    self.pad = (shown.lowerBound > 0 ? " " : "") + String(decoding: pad, as: UTF8.self)
    mark = "^" + String(repeating: "~", count: max(min(end, shown.upperBound) - start - 1, 0))
  }

  /// Where the span begins and ends, and what is shown: a minified line is shown around its span only.
  private static func places(in count: Int, _ column: Int, _ length: Int) -> (Int, Int, Range<Int>) {
    let start = min(max(column - 1, 0), count)
    let end = min(start + max(length, 1), count)
    let first = start > 80 ? start - 40 : 0
    return (start, end, first..<min(count, max(first + 120, min(end, first + 240))))
  }

  /// Any line, scalar by scalar.
  private init(any line: String, column: Int, length: Int) {
    let space = UInt8(ascii: " ")
    let scalars = Array(line.unicodeScalars)
    let (start, end, shown) = Self.places(in: scalars.count, column, length)
    var text = Array((shown.lowerBound > 0 ? "…" : "").utf8)
    var pad = shown.lowerBound > 0 ? [space] : []
    var width = 0
    for index in shown {
      let scalar = scalars[index]
      // Letters of ASCII are seen and take one place each.
      let isPlain = scalar.value >= 0x20 && scalar.value < 0x7F
      let isVisible = isPlain || scalar == "\t" || scalar.properties.isVisible
      if isPlain {
        text.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        text += UTF8.encode(isVisible ? scalar : "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
      }
      let columns = isVisible && !isPlain ? scalar.columns : 1
      if index < start {
        if scalar == "\t" { pad.append(0x09) } else { for _ in 0..<columns { pad.append(space) } }
      } else if index < end {
        width += columns
      }
    }
    if shown.upperBound < scalars.count { text += "…".utf8 }
    self.text = String(decoding: text, as: UTF8.self)
    self.pad = String(decoding: pad, as: UTF8.self)
    mark = "^" + String(repeating: "~", count: max(width - 1, 0))
  }
}

extension Unicode.Scalar.Properties {
  /// Not a control: those could steer the terminal.
  fileprivate var isVisible: Bool {
    switch generalCategory {
    case .control, .surrogate, .lineSeparator, .paragraphSeparator: false
    // Overrides of direction would show another text than there is.
    case .format: isJoinControl || isEmojiModifierBase
    default: true
    }
  }
}

extension Unicode.Scalar {
  /// How many terminal cells it takes: none for marks that sit on another, two for wide East Asian and emoji.
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
