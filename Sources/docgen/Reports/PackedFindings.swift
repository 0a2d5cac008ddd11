import Syntax

/// The findings of one file as bytes, with the lines they stand on: a check of a gallery holds all it found until the
/// last system has been read, and values take several times as much.
struct PackedFindings: Sequence, Sendable {
  /// The file, as it is shown.
  let path: String
  /// How many there are.
  let counts: FindingCounts
  private let bytes: [UInt8]

  /// - Parameter items: in the order of reports, all of the file.
  init(_ items: [Report.Item], of path: String) {
    self.path = path
    counts = FindingCounts(items.map(\.finding))
    var packer = Packer()
    var line = 0
    for item in items {
      packer.pack(item, isSameLine: item.finding.position.line == line)
      line = item.finding.position.line
    }
    // The packer's bytes have grown by doubling.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(packer.bytes.count)
    bytes += packer.bytes
    self.bytes = bytes
  }

  func makeIterator() -> Iterator { Iterator(path: path, bytes: bytes) }

  /// The findings as they were.
  struct Iterator: IteratorProtocol {
    fileprivate let path: String
    fileprivate let bytes: [UInt8]
    private var place = 0
    private var line: String?
    /// What was said before in words that come again.
    private var said: [String] = []

    fileprivate init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    mutating func next() -> Report.Item? {
      guard place < bytes.count else { return nil }
      let severity = Packer.severities[Swift.min(number(), Packer.severities.count - 1)]
      var finding = Finding(
        rule: phrase(), severity: severity, path: path, position: position(), length: number(),
        message: text() ?? "")
      if number() == 1 { finding.help = phrase() }
      if number() == 1 {
        finding.edit = Edit(position: position(), original: text() ?? "", replacement: text() ?? "")
      }
      if number() == 1 { line = text() }
      return Report.Item(finding: finding, line: line)
    }

    private mutating func position() -> Position { Position(line: number(), column: number()) }

    /// Seven bits a byte, the lowest first.
    private mutating func number() -> Int {
      var result: UInt = 0
      var shift: UInt = 0
      while place < bytes.count {
        let byte = bytes[place]
        place += 1
        result |= UInt(byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 { break }
      }
      return Int(bitPattern: result)
    }

    private mutating func phrase() -> String {
      let place = number()
      if said.indices.contains(place) { return said[place] }
      let text = text() ?? ""
      said.append(text)
      return text
    }

    private mutating func text() -> String? {
      let count = number() - 1
      guard count >= 0, count <= bytes.count - place else { return nil }
      defer { place += count }
      return String(decoding: bytes[place..<place + count], as: UTF8.self)
    }
  }
}

private struct Packer {
  static let severities = Severity.allCases
  var bytes: [UInt8] = []
  /// The places of rules and of words of help, which many findings of a file share.
  private var said: [String: Int] = [:]
  private var phrases = 0

  /// - Parameter isSameLine: whether the finding before it stands on the same line, whose text need not be said again.
  mutating func pack(_ item: Report.Item, isSameLine: Bool) {
    let finding = item.finding
    number(Self.severities.firstIndex(of: finding.severity) ?? 0)
    phrase(finding.rule)
    position(finding.position)
    number(finding.length)
    text(finding.message)
    number(finding.help == nil ? 0 : 1)
    if let help = finding.help { phrase(help) }
    number(finding.edit == nil ? 0 : 1)
    if let edit = finding.edit {
      position(edit.position)
      text(edit.original)
      text(edit.replacement)
    }
    number(isSameLine ? 0 : 1)
    if !isSameLine { text(item.line) }
  }

  private mutating func position(_ position: Position) {
    number(position.line)
    number(position.column)
  }

  private mutating func number(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// The place of what was said before, or the next one and the text.
  private mutating func phrase(_ phrase: String) {
    // Other bytes may be the same letters.
    if let known = said.index(forKey: phrase), said[known].key.utf8.elementsEqual(phrase.utf8) {
      return number(said[known].value)
    }
    number(phrases)
    text(phrase)
    if said[phrase] == nil { said[phrase] = phrases }
    phrases += 1
  }

  /// Its length and one more, then its bytes; 0 for none.
  private mutating func text(_ text: String?) {
    number(text.map { $0.utf8.count + 1 } ?? 0)
    if let text { bytes += text.utf8 }
  }
}
