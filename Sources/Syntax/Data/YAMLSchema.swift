/// The core schema of YAML 1.2 (section 10.3.2): what a plain scalar is.
enum YAMLSchema {
  static func kind(of text: String) -> DataTree.Kind {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return number(Array(text.utf8)).map { .number($0) } ?? .string
    }
  }

  /// The number a scalar is; nil for `.inf` and `.nan`, which no token can hold.
  private static func number(_ bytes: [UInt8]) -> Double? {
    if bytes.starts(with: "0x".utf8) { return whole(bytes.dropFirst(2), radix: 16) }
    if bytes.starts(with: "0o".utf8) { return whole(bytes.dropFirst(2), radix: 8) }
    var index = 0
    if bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") { index += 1 }
    func digits() -> Int {
      let start = index
      while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
      return index - start
    }
    var count = digits()
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      count += digits()
    }
    guard count > 0 else { return nil }
    if index < bytes.count, bytes[index] == UInt8(ascii: "e") || bytes[index] == UInt8(ascii: "E") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
        index += 1
      }
      guard digits() > 0 else { return nil }
    }
    guard index == bytes.count else { return nil }
    return finite(bytes)
  }

  private static func whole(_ digits: ArraySlice<UInt8>, radix: Int) -> Double? {
    Int(String(decoding: digits, as: UTF8.self), radix: radix).map(Double.init)
  }

  private static func finite(_ bytes: [UInt8]) -> Double? {
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
    return value
  }
}
