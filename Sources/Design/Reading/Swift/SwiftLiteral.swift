import Syntax

/// The values of Swift's literals, from "Literals" of the language reference.
enum SwiftLiteral {
  /// A number as written: underscores, radix prefixes, fraction and exponent.
  static func number(_ literal: ArraySlice<UInt8>) -> SwiftSyntaxTree.Kind {
    hexadecimal(literal) ?? decimal(literal) ?? anyNumber(String(decoding: literal, as: UTF8.self))
  }

  /// `0x2E86AB`; nil for what is more than a number can hold, and for all else.
  private static func hexadecimal(_ literal: ArraySlice<UInt8>) -> SwiftSyntaxTree.Kind? {
    guard literal.count > 2, literal.first == UInt8(ascii: "0"),
      literal[literal.startIndex + 1] | 0x20 == UInt8(ascii: "x")
    else { return nil }
    var value: UInt64 = 0
    var digits = 0
    for byte in literal.dropFirst(2) where byte != UInt8(ascii: "_") {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46, 0x61...0x66: digit = (byte | 0x20) - 0x61 + 10
      default: return nil
      }
      value = value << 4 | UInt64(digit)
      digits += 1
    }
    guard digits > 0, digits <= 16 else { return nil }
    return .number(Double(value), isInteger: true, decimals: 0, hexDigits: digits)
  }

  /// Up to 15 digits with or without a point, which two exact numbers and one division give; nil for all else.
  private static func decimal(_ literal: ArraySlice<UInt8>) -> SwiftSyntaxTree.Kind? {
    var value = 0.0
    var scale = 1.0
    var digits = 0
    var decimals: Int?
    for byte in literal where byte != UInt8(ascii: "_") {
      if byte == UInt8(ascii: "."), decimals == nil, digits > 0 {
        decimals = 0
        continue
      }
      guard byte.isDecimalDigit, digits < 15 else { return nil }
      value = value * 10 + Double(byte - 0x30)
      digits += 1
      if let count = decimals {
        decimals = count + 1
        scale *= 10
      }
    }
    guard digits > 0, decimals != 0 else { return nil }
    return .number(value / scale, isInteger: decimals == nil, decimals: decimals ?? 0, hexDigits: 0)
  }

  /// Any number, in the library's own way.
  static func anyNumber(_ text: String) -> SwiftSyntaxTree.Kind {
    let digits = String(text.utf8.filter { $0 != UInt8(ascii: "_") }.map { Character(Unicode.Scalar($0)) })
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.lowercased().hasPrefix(prefix) {
      let body = digits.dropFirst(2)
      guard let value = UInt64(body, radix: radix) else {
        return Double(digits).map { .number($0, isInteger: false, decimals: 0, hexDigits: 0) } ?? .unknown
      }
      return .number(Double(value), isInteger: true, decimals: 0, hexDigits: radix == 16 ? body.count : 0)
    }
    guard let value = Double(digits), value.isFinite else { return .unknown }
    let isInteger = digits.utf8.allSatisfy(\.isDecimalDigit)
    return .number(value, isInteger: isInteger, decimals: decimals(of: digits), hexDigits: 0)
  }

  /// How many digits after the point a number is written with; an exponent moves the point.
  private static func decimals(of digits: String) -> Int {
    let parts = digits.lowercased().split(separator: "e", maxSplits: 1)
    guard let mantissa = parts.first else { return 0 }
    let fraction = mantissa.split(separator: ".", maxSplits: 1).dropFirst().first?.utf8.count ?? 0
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return max(0, min(fraction, 400) - max(-400, min(exponent, 400)))
  }

  /// The text of a literal without interpolation: quotes, pounds and escapes resolved.
  static func string(_ literal: ArraySlice<UInt8>) -> String? {
    var bytes = literal
    var pounds = 0
    while bytes.first == UInt8(ascii: "#"), bytes.last == UInt8(ascii: "#") {
      bytes = bytes.dropFirst().dropLast()
      pounds += 1
    }
    let triple = [UInt8](repeating: UInt8(ascii: "\""), count: 3)
    if bytes.count >= 6, bytes.starts(with: triple), bytes.suffix(3).elementsEqual(triple) {
      return String(decoding: bytes.dropFirst(3).dropLast(3), as: UTF8.self)
    }
    guard bytes.count >= 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") else {
      return nil
    }
    let inner = bytes.dropFirst().dropLast()
    guard pounds == 0, inner.contains(UInt8(ascii: "\\")) else {
      return String(decoding: inner, as: UTF8.self)
    }
    return unescaped(inner)
  }

  /// A stretch of a literal beside its interpolations, without the quotes it may begin or end with.
  static func part(_ bytes: ArraySlice<UInt8>) -> String? {
    var bytes = bytes.drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\"") }
    while bytes.last == UInt8(ascii: "\"") { bytes.removeLast() }
    return bytes.contains(UInt8(ascii: "\\")) ? unescaped(bytes) : String(decoding: bytes, as: UTF8.self)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
        result.append(bytes[index])
        index += 1
        continue
      }
      index += 2
      switch bytes[index - 1] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "u"):
        guard let close = bytes[index...].firstIndex(of: UInt8(ascii: "}")), index + 1 <= close,
          let value = UInt32(String(decoding: bytes[(index + 1)..<close], as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return nil }
        result.append(contentsOf: Array(String(Character(scalar)).utf8))
        index = close + 1
      case let other: result.append(other)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  /// `0` to `9`.
  fileprivate var isDecimalDigit: Bool { self >= 0x30 && self <= 0x39 }
}
