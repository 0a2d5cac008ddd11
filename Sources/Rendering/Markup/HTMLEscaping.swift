/// Text as HTML shows it, between tags as well as in a quoted attribute.
///
/// Code points that no HTML document may hold (HTML Living Standard, 13.2.3.5: controls and noncharacters) become
/// U+FFFD, as a browser would make of a NUL.
public enum HTMLEscaping {
  /// The text with `& < > " '` as references.
  public static func escaped(_ text: String) -> String {
    var output = ByteBuffer(capacity: text.utf8.count + 16)
    append(text, to: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// Appends the escaped text.
  static func append(_ text: String, to output: inout ByteBuffer) {
    var text = text
    text.withUTF8 { append($0, to: &output) }
  }

  /// Appends escaped UTF-8.
  static func append(_ bytes: ArraySlice<UInt8>, to output: inout ByteBuffer) {
    bytes.withUnsafeBufferPointer { append($0, to: &output) }
  }

  /// Appends escaped UTF-8: what stays as it is is copied run by run.
  static func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer) {
    let raw = UnsafeRawBufferPointer(bytes)
    var runStart = 0
    var index = 0
    /// How far the bytes are looked at one by one, where eight together were not all plain.
    var slowEnd = 0
    while index < bytes.count {
      if index >= slowEnd, bytes.count >= 8 {
        // The last eight are looked at together even where some of them were before.
        let place = min(index, bytes.count - 8)
        if arePlain(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) {
          index = place + 8
          continue
        }
        slowEnd = place + 8
      }
      guard !isPlain(bytes[index]), let change = replacement(at: index, in: bytes) else {
        index += 1
        continue
      }
      output.append(UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
      output.append(change.text)
      index += change.length
      runStart = index
    }
    output.append(UnsafeBufferPointer(rebasing: bytes[runStart...]))
  }

  /// Whether a byte stays as it is whatever stands round it: most are letters, which one comparison finds.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x3F...0x7E: true
    case 0x00...0x1F, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F, 0xC2, 0xEF...0xFF: false
    default: true
    }
  }

  /// Whether eight bytes are all of ASCII and plain. What is left where a byte is subtracted from each, and borrows
  /// from the bit that ASCII leaves free, was smaller than it.
  private static func arePlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones &* 0x80
    func hasZero(_ bytes: UInt64) -> UInt64 { (bytes &- ones) & ~bytes }
    let found =
      word | (word &- ones &* 0x20) | hasZero(word ^ ones &* 0x22) | hasZero((word | ones) ^ ones &* 0x27)
      | hasZero((word | ones &* 0x02) ^ ones &* 0x3E) | hasZero(word ^ ones &* 0x7F)
    return found & high == 0
  }

  private static func replacement(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (text: StaticString, length: Int)? {
    func byte(_ distance: Int) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }
    switch bytes[index] {
    case 0x26: return ("&amp;", 1)
    case 0x3C: return ("&lt;", 1)
    case 0x3E: return ("&gt;", 1)
    case 0x22: return ("&quot;", 1)
    case 0x27: return ("&#39;", 1)
    case 0x09, 0x0A, 0x0C, 0x0D: return nil
    case 0x00...0x1F, 0x7F: return ("\u{FFFD}", 1)
    case 0xC2: return (0x80...0x9F).contains(byte(1)) ? ("\u{FFFD}", 2) : nil
    case 0xEF:
      let isNoncharacter =
        (byte(1) == 0xBF && byte(2) >= 0xBE) || (byte(1) == 0xB7 && (0x90...0xAF).contains(byte(2)))
      return isNoncharacter ? ("\u{FFFD}", 3) : nil
    default:
      // The last two code points of every further plane: F? 9F|AF|8F|BF BF BE|BF.
      let isNoncharacter = byte(1) & 0x0F == 0x0F && byte(2) == 0xBF && byte(3) >= 0xBE
      return isNoncharacter ? ("\u{FFFD}", 4) : nil
    }
  }
}
