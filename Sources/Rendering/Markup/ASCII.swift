/// What a byte of UTF-8 is, for the readers of markup.
extension UInt8 {
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  var isHexDigit: Bool { isASCIIDigit || (0x61...0x66).contains(self | 0x20) }
  /// Space, tab, line feed, form feed, carriage return.
  var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
