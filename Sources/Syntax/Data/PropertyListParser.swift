/// An XML property list into a tree with places: what Apple's tools write, and no more of XML than that.
public enum PropertyListParser {
  /// Parses one document; dates and data are given as their text.
  public static func parse(_ text: SourceText) throws(DataError) -> DataTree {
    var scanner = PropertyListScanner(text: text)
    return try scanner.tree()
  }
}

/// A cursor over the bytes. Nesting costs a place in the builder, not in the stack.
private struct PropertyListScanner {
  private struct Tag {
    let name: String
    let isEnd: Bool
    let isEmpty: Bool
    let offset: Int
  }

  let text: SourceText
  private var builder = DataTreeBuilder()
  private var index = 0

  init(text: SourceText) { self.text = text }

  mutating func tree() throws(DataError) -> DataTree {
    while let tag = try nextTag() {
      switch tag.name {
      case "plist": continue
      case "dict", "array": try container(tag)
      case "key": try key(tag)
      case "true", "false":
        if !tag.isEnd { try scalar(.bool(tag.name == "true"), "", tag) }
      case "integer", "real":
        let words = try content(of: tag)
        guard words.utf8.allSatisfy({ $0 < 0x3A || $0 | 0x20 == 0x65 }), let number = Double(words) else {
          throw error(tag.offset, "'\(words)' is no number")
        }
        try scalar(.number(number), words, tag)
      case "string", "date", "data": try scalar(.string, content(of: tag), tag)
      default: throw error(tag.offset, "'<\(tag.name)>' is no element of a property list")
      }
    }
    guard builder.depth == 0 else {
      throw error(index, "the end of the text where '</dict>' or '</array>' is wanted")
    }
    guard !builder.nodes.isEmpty else { throw error(index, "no value in the property list") }
    return DataTree(nodes: builder.nodes)
  }

  // MARK: - Values

  private mutating func container(_ tag: Tag) throws(DataError) {
    let isMap = tag.name == "dict"
    if tag.isEnd {
      guard builder.depth > 0, builder.isInMap == isMap, !builder.hasKey else {
        throw error(tag.offset, "'</\(tag.name)>' ends nothing here")
      }
      builder.end()
    } else {
      try expectValue(tag)
      builder.begin(isMap ? .map : .list, at: text.position(at: tag.offset))
      if tag.isEmpty { builder.end() }
    }
  }

  private mutating func key(_ tag: Tag) throws(DataError) {
    guard builder.depth > 0, builder.isInMap, !builder.hasKey, !tag.isEnd else {
      throw error(tag.offset, "a key where none is wanted")
    }
    try builder.add(key: content(of: tag), at: text.position(at: tag.offset))
  }

  private mutating func scalar(_ kind: DataTree.Kind, _ words: String, _ tag: Tag) throws(DataError) {
    try expectValue(tag)
    builder.add(kind, text: words, at: text.position(at: tag.offset))
  }

  private func expectValue(_ tag: Tag) throws(DataError) {
    let isWanted = builder.depth == 0 ? builder.nodes.isEmpty : !builder.isInMap || builder.hasKey
    if !isWanted {
      throw error(tag.offset, "a value where \(builder.depth == 0 ? "the end" : "a key") is wanted")
    }
  }

  private func error(_ offset: Int, _ message: String) -> DataError {
    DataError(position: text.position(at: offset), message: message)
  }

  // MARK: - Tags

  /// The text up to the end tag.
  private mutating func content(of tag: Tag) throws(DataError) -> String {
    if tag.isEmpty { return "" }
    guard !tag.isEnd else { throw error(tag.offset, "'</\(tag.name)>' ends nothing here") }
    let start = index
    while index < text.bytes.count, text.bytes[index] != UInt8(ascii: "<") { index += 1 }
    let words = CharacterReferences.resolved(text.bytes[start..<index])
    guard let end = try nextTag(), end.isEnd, end.name == tag.name else {
      throw error(start, "'<\(tag.name)>' holds more than text")
    }
    return words
  }

  /// The next start or end tag; declarations, comments and what stands between are passed over.
  private mutating func nextTag() throws(DataError) -> Tag? {
    while index < text.bytes.count {
      guard text.bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let start = index
      if stands("<!--") {
        try skip(past: "-->", from: start)
      } else if stands("<!") || stands("<?") {
        try skip(past: ">", from: start)
      } else {
        try skip(past: ">", from: start)
        return tag(start..<index)
      }
    }
    return nil
  }

  /// A tag by its bytes, from `<` to `>`.
  private func tag(_ range: Range<Int>) -> Tag {
    var inner = text.bytes[range].dropFirst().dropLast()
    let isEnd = inner.first == UInt8(ascii: "/")
    if isEnd { inner = inner.dropFirst() }
    let isEmpty = inner.last == UInt8(ascii: "/")
    let name = inner.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    return Tag(
      name: String(decoding: name, as: UTF8.self), isEnd: isEnd, isEmpty: isEmpty, offset: range.lowerBound)
  }

  private func stands(_ words: StaticString) -> Bool {
    guard index + words.utf8CodeUnitCount <= text.bytes.count else { return false }
    for offset in 0..<words.utf8CodeUnitCount where text.bytes[index + offset] != words.utf8Start[offset] {
      return false
    }
    return true
  }

  private mutating func skip(past end: StaticString, from start: Int) throws(DataError) {
    while index < text.bytes.count {
      if stands(end) {
        index += end.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw error(start, "a tag that does not end")
  }
}
