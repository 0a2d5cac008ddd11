import Rendering

/// A line of fields between tabs, in which no field can hold a tab or end the line.
enum RecordLine {
  /// The line, with its end.
  static func bytes(of fields: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for field in fields { append(field, to: &bytes) }
    bytes.append(0x0A)
    return bytes
  }

  /// Adds a field to a line that is not yet ended.
  static func append(_ field: String, to bytes: inout [UInt8]) {
    for byte in field.utf8 {
      switch byte {
      case 0x09: bytes += "%09".utf8
      case 0x0A: bytes += "%0A".utf8
      case UInt8(ascii: "%"): bytes += "%25".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(0x09)
  }

  /// The fields of a line without its end; each has a tab behind it.
  static func fields(of line: ArraySlice<UInt8>) -> ArraySlice<String> {
    var fields: [String] = []
    var start = line.startIndex
    var isEscaped = false
    for index in line.indices {
      if line[index] == UInt8(ascii: "%") { isEscaped = true }
      guard line[index] == 0x09 else { continue }
      fields.append(
        String(decoding: isEscaped ? unescaped(line[start..<index])[...] : line[start..<index], as: UTF8.self)
      )
      start = index + 1
      isEscaped = false
    }
    return fields[...]
  }

  private static func unescaped(_ field: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(field.count)
    var index = field.startIndex
    while index < field.endIndex {
      let byte = field[index]
      index += 1
      guard byte == UInt8(ascii: "%"), index + 1 < field.endIndex,
        let meant = meaning(field[index], field[index + 1])
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(meant)
      index += 2
    }
    return bytes
  }

  /// The byte that two digits behind a percent sign stand for, where a field has such.
  private static func meaning(_ first: UInt8, _ second: UInt8) -> UInt8? {
    switch (first, second) {
    case (UInt8(ascii: "0"), UInt8(ascii: "9")): 0x09
    case (UInt8(ascii: "0"), UInt8(ascii: "A")): 0x0A
    case (UInt8(ascii: "2"), UInt8(ascii: "5")): UInt8(ascii: "%")
    default: nil
    }
  }
}

extension BuildRecord.Site {
  /// Whether there is a page of changes, what it shows, then the paths.
  var fields: [String] { [Self.mark, surroundings, history == nil ? "0" : "1", history ?? ""] + paths }

  /// What a line states; nil for one that states something else.
  init?(fields: ArraySlice<String>) {
    guard fields.count >= 4, fields[0] == Self.mark else { return nil }
    self.init(
      surroundings: fields[1], paths: Array(fields.dropFirst(4)), history: fields[2] == "1" ? fields[3] : nil)
  }

  /// The first field of the first line.
  private static let mark = "docgen"
}

extension BuildRecord.System {
  /// Its numbers, then how many paths and the paths, then the files that it links to.
  var fields: [String] {
    let numbers = [counts.errors, counts.warnings, counts.infos, tokens, crosses ? 1 : 0, paths.count]
    return [id, version] + numbers.map(String.init) + paths
      + linked.flatMap { [$0.path, $0.copy == nil ? "0" : "1", $0.copy ?? ""] }
  }

  /// What a line states; nil for one that states something else.
  init?(fields: ArraySlice<String>) {
    guard fields.count >= 8 else { return nil }
    let numbers = fields[2..<8].compactMap { Int32($0).map(Int.init) }.filter { $0 >= 0 }
    guard numbers.count == 6, let count = numbers.last, count <= fields.count - 8 else {
      return nil
    }
    let linked = fields.dropFirst(8 + count)
    guard linked.count.isMultiple(of: 3) else { return nil }
    var counts = FindingCounts()
    (counts.errors, counts.warnings, counts.infos) = (numbers[0], numbers[1], numbers[2])
    self.init(
      id: fields[0], version: fields[1], paths: Array(fields[8..<8 + count]), counts: counts,
      tokens: numbers[3], crosses: numbers[4] == 1,
      linked: stride(from: linked.startIndex, to: linked.endIndex, by: 3).map { place in
        LinkedFile(path: linked[place], copy: linked[place + 1] == "1" ? linked[place + 2] : nil)
      })
  }
}
