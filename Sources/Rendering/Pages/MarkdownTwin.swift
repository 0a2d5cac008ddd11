import Syntax

/// A page of the site once more in Markdown, for readers that are programs.
///
/// It is made from the page itself, so that it says what the page says whatever templates a team has: what stands in
/// `<main>`, without drawings, controls and ways to other pages. Links lead from twin to twin.
enum MarkdownTwin {
  /// Where the twin of a page stands: its path with `.md` behind it (llmstxt.org).
  static func path(of page: String) -> String { page + ".md" }

  /// Whether a page has one; the one for missing addresses says nothing.
  static func isWanted(of page: String) -> Bool { page != "404.html" }

  /// The twin of a page.
  static func text(of page: [UInt8]) -> [UInt8] {
    var writer = MarkdownTwinWriter()
    var scanner = PageScanner(bytes: page)
    scanner.skip(past: "<main")
    scanner.skip(past: ">")
    while let piece = scanner.next(), piece != .end("main") {
      switch piece {
      case .text(let range): writer.text(page[range])
      case .end(let name): writer.end(name)
      case .start(let name, let attributes):
        let isHidden =
          unshown.contains(name) || PageScanner.has(attributes, "hidden", in: page)
          || PageScanner.value("aria-hidden", attributes, in: page) == "true"
        if isHidden, !isVoid(name) {
          scanner.skip(element: name)
        } else if !isHidden {
          writer.start(
            name, href: { PageScanner.value("href", attributes, in: page) },
            image: {
              (
                PageScanner.value("alt", attributes, in: page) ?? "",
                PageScanner.value("src", attributes, in: page) ?? ""
              )
            })
        }
      }
    }
    return writer.finish()
  }

  private static let unshown: Set<String> = [
    "svg", "script", "style", "button", "nav", "footer", "form", "template", "noscript", "select", "input",
    "label",
  ]

  private static func isVoid(_ name: String) -> Bool {
    name == "input" || name == "img" || name == "br" || name == "hr"
  }
}

/// The tags of a page that docgen wrote: quoted attributes, everything closed.
struct PageScanner {
  /// A tag by its name, or the text between two.
  enum Piece: Equatable {
    case text(Range<Int>)
    case start(String, attributes: Range<Int>)
    case end(String)
  }

  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private static let open = UInt8(ascii: "<")
  private static let close = UInt8(ascii: ">")

  /// The next piece; comments and declarations are none.
  mutating func next() -> Piece? {
    while index < bytes.count {
      let start = index
      if bytes[index] != Self.open {
        while index < bytes.count, bytes[index] != Self.open { index += 1 }
        return .text(start..<index)
      }
      index += 1
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: "!") {
        skip(past: bytes[start...].starts(with: "<!--".utf8) ? "-->" : ">")
        continue
      }
      let isEnd = bytes[index] == UInt8(ascii: "/")
      if isEnd { index += 1 }
      let nameStart = index
      while index < bytes.count, bytes[index] > 0x20, bytes[index] != Self.close,
        bytes[index] != UInt8(ascii: "/")
      {
        index += 1
      }
      let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
      let attributes = index
      var quote: UInt8?
      while index < bytes.count {
        let byte = bytes[index]
        if byte == quote {
          quote = nil
        } else if quote == nil {
          if byte == Self.close { break }
          if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        }
        index += 1
      }
      let end = index
      index = min(index + 1, bytes.count)
      return isEnd ? .end(name) : .start(name, attributes: attributes..<end)
    }
    return nil
  }

  /// Moves past the next place of a text, or to the end.
  mutating func skip(past text: String) {
    let wanted = Array(text.utf8)
    while index < bytes.count, !bytes[index...].starts(with: wanted) { index += 1 }
    index = min(index + wanted.count, bytes.count)
  }

  /// Moves past the end of the element whose start was read last.
  mutating func skip(element name: String) {
    var depth = 1
    while depth > 0, let piece = next() {
      switch piece {
      case .start(name, _): depth += 1
      case .end(name): depth -= 1
      default: break
      }
    }
  }

  /// Whether an attribute stands among others.
  static func has(_ attributes: Range<Int>, _ name: String, in bytes: [UInt8]) -> Bool {
    place(of: name, attributes, in: bytes) != nil
  }

  /// The value of an attribute, references decoded.
  static func value(_ name: String, _ attributes: Range<Int>, in bytes: [UInt8]) -> String? {
    guard let place = place(of: name, attributes, in: bytes), place + 1 < attributes.upperBound,
      bytes[place] == UInt8(ascii: "="), bytes[place + 1] == UInt8(ascii: "\"")
    else { return nil }
    let start = place + 2
    let end = bytes[start..<attributes.upperBound].firstIndex(of: UInt8(ascii: "\"")) ?? attributes.upperBound
    return CharacterReferences.resolved(bytes[start..<end])
  }

  /// Where an attribute's name ends. Values are passed over, so that no word in one is taken for a name.
  private static func place(of name: String, _ attributes: Range<Int>, in bytes: [UInt8]) -> Int? {
    var index = attributes.lowerBound
    while index < attributes.upperBound {
      while index < attributes.upperBound, bytes[index] <= 0x20 { index += 1 }
      let start = index
      while index < attributes.upperBound, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "=") {
        index += 1
      }
      if bytes[start..<index].elementsEqual(name.utf8) { return index }
      guard index < attributes.upperBound, bytes[index] == UInt8(ascii: "=") else { continue }
      index += 1
      guard index < attributes.upperBound, bytes[index] == UInt8(ascii: "\"") else { continue }
      index += 1
      while index < attributes.upperBound, bytes[index] != UInt8(ascii: "\"") { index += 1 }
      index += 1
    }
    return nil
  }
}
