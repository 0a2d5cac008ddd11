import Syntax

/// The values of Swift's literals, from "Literals" of the language reference.
enum SwiftLiteral {
  /// A number as written: underscores, radix prefixes, fraction and exponent.
  static func number(_ text: String) -> SwiftSyntaxTree.Kind {
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
