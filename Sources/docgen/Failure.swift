/// What stops a command: where, what is wrong, and what to do.
struct Failure: Error, Hashable {
  var path: String?
  var line: Int?
  var message: String
  var advice: String?

  init(_ message: String, path: String? = nil, line: Int? = nil, advice: String? = nil) {
    self.path = path
    self.line = line
    self.message = message
    self.advice = advice
  }

  /// `PATH:LINE: what is wrong; what to do`, always one line whatever the names in it hold.
  var description: String {
    var text = ""
    if let path { text += line.map { "\(path):\($0): " } ?? "\(path): " }
    text += message
    if let advice { text += "; \(advice)" }
    return text.oneLine
  }
}

extension String {
  /// The text with control characters spelled out: a file name may hold a line break or a terminal's escape.
  var oneLine: String {
    // C1 controls begin with C2.
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }),
      unicodeScalars.contains(where: \.isControl)
    else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result += scalar.isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// The C0 and C1 controls, and delete.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
