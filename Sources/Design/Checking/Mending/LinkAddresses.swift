import Syntax

/// Where the destinations of links stand in their documents, letter for letter.
struct LinkAddresses {
  private let texts: SourceTexts
  /// The destinations of reference definitions by document and label; nil for a label that is defined twice.
  private var definitions: [String: [String: Int?]] = [:]
  /// Longer texts of links are left alone: what is looked at stays linear.
  private static let limit = 4096

  init(_ system: DesignSystem) {
    texts = SourceTexts(system)
    for source in system.sources where source.markdown != nil && definitions[source.path] == nil {
      guard let text = texts[source.path] else { continue }
      definitions[source.path] = Self.definitions(in: text)
    }
  }

  /// The change that makes a link lead elsewhere; nil where its destination is written with escapes.
  func edit(of link: Evidence.Link, to destination: String) -> Edit? {
    guard let text = texts[link.origin.path], !link.destination.isEmpty else { return nil }
    let start = text.offset(of: link.origin.position)
    guard start < text.bytes.count,
      let place = text.bytes[start] == UInt8(ascii: "<")
        ? attribute(of: link, at: start, in: text) : address(of: link, at: start, in: text),
      text.bytes[place...].starts(with: link.destination.utf8)
    else { return nil }
    let end = place + link.destination.utf8.count
    guard end >= text.bytes.count || text.bytes[end] <= 0x20 || ")>\"'".utf8.contains(text.bytes[end]) else {
      return nil
    }
    return texts.edit(of: link.origin.path, at: place, from: link.destination, to: destination)
  }

  /// `<a href="…">`, `<img src="…">`.
  private func attribute(of link: Evidence.Link, at start: Int, in text: SourceText) -> Int? {
    var scanner = TagScanner(Array(text.bytes[start..<min(start + Self.limit, text.bytes.count)]))
    let name = link.isImage ? "src" : "href"
    return scanner.next().flatMap { tag in
      tag.offset == 0 ? tag.attributes.first { $0.name == name }.map { start + $0.offset } : nil
    }
  }

  /// `[text](…)`, `![text](…)`, or the definition of `[text][label]`.
  private func address(of link: Evidence.Link, at start: Int, in text: SourceText) -> Int? {
    let bytes = text.bytes
    let first = bytes[start] == UInt8(ascii: "!") ? start + 1 : start
    guard let end = Self.bracket(closing: first, in: bytes) else { return nil }
    let next = end + 1
    if next < bytes.count, bytes[next] == UInt8(ascii: "(") { return Self.address(from: next + 1, in: bytes) }
    var label = first + 1..<end
    if next < bytes.count, bytes[next] == UInt8(ascii: "["),
      let close = Self.bracket(closing: next, in: bytes), close > next + 1
    {
      label = next + 1..<close
    }
    return definitions[link.origin.path]?[Self.label(bytes[label])] ?? nil
  }

  /// The bracket that closes one, escapes and code passed over.
  private static func bracket(closing start: Int, in bytes: [UInt8]) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else { return nil }
    let limit = min(bytes.count, start + Self.limit)
    var depth = 0
    var index = start
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return index }
      case UInt8(ascii: "`"): index = codeEnd(from: index, limit: limit, in: bytes)
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The last tick of the code span that begins at a tick; of the ticks where none does.
  private static func codeEnd(from start: Int, limit: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < limit, bytes[index] == UInt8(ascii: "`") { index += 1 }
    let count = index - start
    let last = index - 1
    var run = 0
    while index < limit {
      run = bytes[index] == UInt8(ascii: "`") ? run + 1 : 0
      index += 1
      if run == count, index >= bytes.count || bytes[index] != UInt8(ascii: "`") { return index - 1 }
    }
    return last
  }

  /// Where an address begins behind its parenthesis or colon.
  private static func address(from start: Int, in bytes: [UInt8]) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "<") { index += 1 }
    return index < bytes.count ? index : nil
  }

  // MARK: - Definitions

  /// `[label]: address` at the beginning of a line.
  private static func definitions(in text: SourceText) -> [String: Int?] {
    let bytes = text.bytes
    var result: [String: Int?] = [:]
    for start in text.lineStarts {
      var index = start
      while index < min(start + 4, bytes.count), bytes[index] == 0x20 { index += 1 }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "["),
        let end = bracket(closing: index, in: bytes), end + 1 < bytes.count,
        bytes[end + 1] == UInt8(ascii: ":")
      else { continue }
      let name = label(bytes[index + 1..<end])
      result.updateValue(result[name] == nil ? address(from: end + 2, in: bytes) : nil, forKey: name)
    }
    return result
  }

  /// A label as labels are compared: without case, white space as one space.
  private static func label(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
