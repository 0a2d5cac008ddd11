/// How one place of the clean content is broken, and what must be found then.
struct Mutation: Sendable {
  /// A fault to be found: a line, and the text in it at which the finding points; nil for the line's first column.
  struct Fault {
    var rule: String
    var line: Int
    var text: String?

    init(_ rule: String, _ line: Int, at text: String? = nil) {
      self.rule = rule
      self.line = line
      self.text = text
    }
  }

  let rule: String
  /// Breaks a file at a line and says what is wrong then, lines counted from 0; nil where the line is no place for it.
  let breaks: @Sendable (inout [String], Int) -> [Fault]?

  /// A fault made by changing one line.
  ///
  /// - Parameters:
  ///   - prefix: how the line begins in the clean content, spaces left out.
  ///   - old: what is replaced in it.
  ///   - new: what stands there then; `NN` becomes the line's first number of two digits.
  ///   - text: where in the changed line the finding points.
  ///   - also: rules that the same break offends at the same place, because it is truly two faults.
  init(
    _ rule: String, _ prefix: String, _ old: String, _ new: String, at text: String? = nil,
    also: [String] = []
  ) {
    self.rule = rule
    breaks = { lines, index in
      let line = lines[index]
      let number = Self.number(in: line)
      let old = old.replacing("NN", with: number)
      guard line.drop(while: { $0 == " " }).hasPrefix(prefix), line.contains(old) else { return nil }
      lines[index] = line.replacing(old, with: new.replacing("NN", with: number))
      return ([rule] + also).map { Fault($0, index, at: text?.replacing("NN", with: number)) }
    }
  }

  /// A fault of another shape.
  init(_ rule: String, breaks: @escaping @Sendable (inout [String], Int) -> [Fault]?) {
    self.rule = rule
    self.breaks = breaks
  }

  /// The first two digits that stand together in a line.
  static func number(in line: String) -> String {
    let bytes = Array(line.utf8)
    for index in bytes.indices.dropLast() where isDigit(bytes[index]) && isDigit(bytes[index + 1]) {
      return String(decoding: bytes[index...(index + 1)], as: UTF8.self)
    }
    return ""
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
