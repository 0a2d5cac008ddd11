import Syntax

/// Which appearance a block of CSS is for.
enum CSSAppearance: Hashable {
  case light, dark, lightContrast, darkContrast
  case theme(String)
}

/// The declarations of a style sheet, each with the appearance of the blocks around it; in one pass.
struct CSSDeclarations {
  /// `name: value;`
  struct Declaration {
    /// As written: `--ink`, `$ink`, `color`.
    var name: String
    var nameStart: Int
    /// The value without white space around it, without `!important`.
    var value: Range<Int>
    var appearance: CSSAppearance
    /// The comment that stands above on a line of its own, within the same block.
    var group: String?
    /// The comment behind it on its line.
    var note: String?

    var isVariable: Bool { name.hasPrefix("--") || name.hasPrefix("$") || name.hasPrefix("@") }
  }

  /// A block that is open.
  private struct Block {
    var appearance: CSSAppearance
    var group: String?
  }

  private let text: SourceText
  private var index = 0
  private var blocks: [Block] = []
  private var group: String?
  private var found: [Declaration] = []

  static func declarations(in text: SourceText) -> [Declaration] {
    var scanner = CSSDeclarations(text: text)
    scanner.scan()
    return scanner.found
  }

  private init(text: SourceText) { self.text = text }

  private var bytes: [UInt8] { text.bytes }

  private mutating func scan() {
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isSpace(byte) || byte == UInt8(ascii: ";") {
        index += 1
      } else if byte == UInt8(ascii: "/"), let comment = comment() {
        addComment(comment)
      } else if byte == UInt8(ascii: "}") {
        group = blocks.popLast()?.group
        index += 1
      } else {
        readStatement()
      }
    }
  }

  // MARK: - Statements

  /// A declaration up to its `;`, or a prelude up to its `{`.
  private mutating func readStatement() {
    let start = index
    var colon: Int?
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        skipString(byte)
        continue
      case UInt8(ascii: "/"):
        if comment() != nil { continue }
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":") where colon == nil: colon = index
      case UInt8(ascii: ";") where depth <= 0, UInt8(ascii: "}") where depth <= 0:
        if let colon { addDeclaration(start, colon, index) }
        return
      case UInt8(ascii: "{") where depth <= 0:
        open(start..<index)
        index += 1
        return
      default: break
      }
      index += 1
    }
    if let colon { addDeclaration(start, colon, bytes.count) }
  }

  private mutating func addDeclaration(_ start: Int, _ colon: Int, _ end: Int) {
    let name = Self.trimmed(bytes[start..<colon])
    // `@ink: …` is a variable of Less; an at-rule has no colon right behind its name.
    guard let first = name.first, name.dropFirst().allSatisfy(Self.isWord),
      Self.isWord(first) || (first == UInt8(ascii: "$") || first == UInt8(ascii: "@")) && name.count > 1
    else { return }
    var value = Self.trimmed(bytes[colon + 1..<end])
    // A comment inside a value ends it: what a designer writes there is about the value.
    if let slash = value.indices.first(where: {
      value[$0] == UInt8(ascii: "/") && $0 + 1 < value.endIndex && value[$0 + 1] == UInt8(ascii: "*")
    }) {
      value = Self.trimmed(value[..<slash])
    }
    for mark in ["!important", "!default"]
    where value.count > mark.utf8.count && value.suffix(mark.utf8.count).elementsEqual(mark.utf8) {
      value = Self.trimmed(value.dropLast(mark.utf8.count))
    }
    guard !value.isEmpty else { return }
    found.append(
      Declaration(
        name: String(decoding: name, as: UTF8.self), nameStart: name.startIndex,
        value: value.startIndex..<value.endIndex, appearance: blocks.last?.appearance ?? .light, group: group)
    )
  }

  private mutating func open(_ prelude: Range<Int>) {
    let around = blocks.last?.appearance ?? .light
    let words = String(decoding: bytes[prelude].prefix(4096), as: UTF8.self).lowercased()
    blocks.append(Block(appearance: Self.appearance(of: words, inside: around), group: group))
    group = nil
  }

  /// What a selector or a media query says about the appearance, inside what is already said.
  private static func appearance(of prelude: String, inside around: CSSAppearance) -> CSSAppearance {
    let words = Set(
      prelude.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }.map(String.init))
    let isNegated = words.contains("not")
    var base = around
    if words.contains("prefers-color-scheme") {
      if words.contains("dark") { base = isNegated ? .light : .dark }
    } else if !prelude.hasPrefix("@"), let name = theme(in: prelude), !isNegated {
      switch name {
      case "dark", "night": base = .dark
      case "light", "default", "day": base = .light
      default: base = .theme(name)
      }
    }
    if words.contains("prefers-contrast"), words.contains("more") || words.contains("high") {
      return base == .dark ? .darkContrast : .lightContrast
    }
    if around == .lightContrast, base == .dark { return .darkContrast }
    return base
  }

  /// The theme a selector names: `[data-theme="dim"]`, `.dark`, `.theme-dim`.
  private static func theme(in selector: String) -> String? {
    for attribute in [
      "data-theme", "data-mode", "data-color-mode", "data-color-scheme", "data-appearance", "theme",
    ] {
      for form in ["[\(attribute)=", "[\(attribute)~=", "[\(attribute)^="] {
        guard let start = position(after: form, in: selector) else { continue }
        return String(
          selector[start...].drop { $0 == "\"" || $0 == "'" }.prefix { $0 != "\"" && $0 != "'" && $0 != "]" })
      }
    }
    for name in ["dark", "light"] {
      for form in [".\(name)", ".theme-\(name)", ".\(name)-theme", ".\(name)-mode"] {
        guard let end = position(after: form, in: selector) else { continue }
        if end == selector.endIndex
          || !(selector[end].isLetter || selector[end].isNumber || selector[end] == "-"
            || selector[end] == "_")
        {
          return name
        }
      }
    }
    return nil
  }

  private static func position(after part: String, in text: String) -> String.Index? {
    let bytes = Array(part.utf8)
    let view = text.utf8
    var index = view.startIndex
    while index < view.endIndex {
      if view[index] == bytes[0], view[index...].starts(with: bytes) {
        return view.index(index, offsetBy: bytes.count)
      }
      index = view.index(after: index)
    }
    return nil
  }

  // MARK: - Comments and strings

  /// Passes over a comment at the index; its text without marks.
  private mutating func comment() -> Range<Int>? {
    guard index + 1 < bytes.count else { return nil }
    if bytes[index + 1] == UInt8(ascii: "*") {
      let start = index + 2
      var end = start
      while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") {
        end += 1
      }
      let isClosed = end + 1 < bytes.count
      index = isClosed ? end + 2 : bytes.count
      return min(start, bytes.count)..<(isClosed ? end : bytes.count)
    }
    // Sass has line comments; the `//` of an address follows a colon, a quote or a parenthesis.
    guard bytes[index + 1] == UInt8(ascii: "/"),
      index == 0 || Self.isSpace(bytes[index - 1]) || bytes[index - 1] == UInt8(ascii: ";")
    else { return nil }
    let start = index + 2
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    return min(start, index)..<index
  }

  /// A comment on a line of its own heads what follows; one behind a declaration is about it.
  private mutating func addComment(_ range: Range<Int>) {
    let words = Self.trimmed(
      bytes[range].drop { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "-") })
    let comment = String(decoding: words, as: UTF8.self)
    guard !comment.isEmpty, !words.contains(0x0A) else { return }
    let line = text.position(at: range.lowerBound).line
    if let last = found.indices.last, text.position(at: found[last].nameStart).line == line {
      found[last].note = comment
    } else {
      group = comment
    }
  }

  private mutating func skipString(_ quote: UInt8) {
    index += 1
    while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
  }

  // MARK: - Values

  /// The arguments of a function that is a whole value, split at commas outside parentheses.
  static func arguments(of function: String, in value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    let name = value.prefix(function.utf8.count)
    guard value.count > function.utf8.count + 1,
      name.elementsEqual(function.utf8, by: { $0 | 0x20 == $1 | 0x20 }),
      value[value.startIndex + function.utf8.count] == UInt8(ascii: "("), value.last == UInt8(ascii: ")")
    else { return nil }
    var arguments: [ArraySlice<UInt8>] = []
    var depth = 0
    var start = value.startIndex + function.utf8.count + 1
    let end = value.endIndex - 1
    for index in start..<end {
      switch value[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: ",") where depth == 0:
        arguments.append(trimmed(value[start..<index]))
        start = index + 1
      default: break
      }
    }
    arguments.append(trimmed(value[start..<end]))
    return arguments
  }

  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return bytes[start..<end]
  }

  static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
