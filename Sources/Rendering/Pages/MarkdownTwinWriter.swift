import Syntax

/// Writes Markdown as the elements of a page go by. White space and marks wait until a letter needs them, so that an
/// element without text leaves nothing.
struct MarkdownTwinWriter {
  private var output: [UInt8] = []
  /// Line feeds that are due before the next letter.
  private var breaks = 0
  private var hasSpace = false
  /// Marks that open with the next letter: `**`, `[`, `- `.
  private var pending: [Mark] = []
  private var open: [Mark] = []
  private var lists: [Int?] = []
  private var quotes = 0
  private var isPre = false
  private var preStart = 0
  /// The cells of the row so far, inside of a table's row.
  private var cells: Int?
  /// Whether the line below the first row of this table is written.
  private var hasRule = false

  private struct Mark {
    let element: PageElement
    let text: String
    var href = ""
  }

  // MARK: - Text

  /// Text between two tags.
  mutating func text(_ bytes: ArraySlice<UInt8>) {
    take(bytes.contains(UInt8(ascii: "&")) ? CharacterReferences.resolvedBytes(bytes)[...] : bytes)
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) {
    if isPre {
      output += bytes
      return
    }
    let isInRow = cells != nil
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] <= 0x20 {
        hasSpace = true
        index += 1
        continue
      }
      if hasSpace || breaks > 0 || !pending.isEmpty { settle(before: bytes[index]) }
      let start = index
      while index < bytes.endIndex, bytes[index] > 0x20, !isInRow || bytes[index] != Self.pipe { index += 1 }
      output += bytes[start..<index]
      if index < bytes.endIndex, bytes[index] == Self.pipe {
        output.append(UInt8(ascii: "\\"))
        output.append(Self.pipe)
        index += 1
      }
    }
  }

  private static let pipe = UInt8(ascii: "|")

  /// Writes what waits: line feeds or a space, then marks.
  private mutating func settle(before byte: UInt8) {
    if cells == nil, breaks > 0 {
      if !output.isEmpty {
        for number in 1...breaks {
          output.append(UInt8(ascii: "\n"))
          if number < breaks { write(">", quotes) }
        }
      }
      hasSpace = false
      write("> ", quotes)
      let isItem = pending.first?.element == .li
      write("  ", lists.count - (isItem ? 1 : 0))
    } else if hasSpace || breaks > 0 {
      if let last = output.last, last > 0x20, !Self.isOpening(last), !Self.isClosing(byte) {
        output.append(0x20)
      }
    }
    breaks = 0
    hasSpace = false
    guard !pending.isEmpty else { return }
    for mark in pending {
      output += mark.text.utf8
      if mark.element != .li { open.append(mark) }
    }
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func write(_ text: String, _ count: Int) {
    for _ in 0..<max(0, count) { output += text.utf8 }
  }

  /// No space stands behind these, whatever the page's markup was.
  private static func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
  }

  /// No space stands before these, whatever the page's markup was.
  private static func isClosing(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: ")"):
      true
    default: false
    }
  }

  private mutating func breakLine(_ count: Int) {
    if cells == nil { breaks = max(breaks, count) } else { hasSpace = true }
  }

  // MARK: - Elements

  /// A start tag.
  mutating func start(_ element: PageElement, href: () -> String?, image: () -> (alt: String, src: String)) {
    if isPre { return }
    switch element {
    case .h1, .h2, .h3, .h4, .h5, .h6:
      breakLine(2)
      let level = element.headingLevel ?? 1
      pending.append(Mark(element: element, text: String(repeating: "#", count: level) + " "))
    case .p, .section, .article, .header, .table, .figure, .details, .dl: breakLine(2)
    case .ul, .ol:
      breakLine(lists.isEmpty ? 2 : 1)
      lists.append(element == .ol ? 0 : nil)
    case .li:
      breakLine(1)
      pending.removeAll { $0.element == .li }
      if let last = lists.indices.last, let number = lists[last] {
        lists[last] = number + 1
        pending.append(Mark(element: .li, text: "\(number + 1). "))
      } else {
        pending.append(Mark(element: .li, text: "- "))
      }
    case .div, .dt, .summary, .figcaption, .caption: breakLine(1)
    case .dd, .span: hasSpace = true
    case .blockquote:
      breakLine(2)
      quotes += 1
    case .tr:
      breakLine(1)
      settle(before: UInt8(ascii: "|"))
      output.append(UInt8(ascii: "|"))
      cells = 0
    case .th, .td:
      cells = cells.map { $0 + 1 }
      hasSpace = true
    case .pre:
      breakLine(2)
      settle(before: UInt8(ascii: "`"))
      isPre = true
      preStart = output.count
    case .code, .kbd:
      // Names and values stand side by side on a page, kept apart by its style alone.
      hasSpace = true
      pending.append(Mark(element: element, text: "`"))
    case .b, .strong: pending.append(Mark(element: element, text: "**"))
    case .em: pending.append(Mark(element: element, text: "*"))
    case .del: pending.append(Mark(element: element, text: "~~"))
    case .a:
      if let target = href().flatMap(Self.twin) {
        pending.append(Mark(element: .a, text: "[", href: target))
      }
    case .img:
      let (alt, src) = image()
      settle(before: UInt8(ascii: "!"))
      output += "![\(alt)](\(src))".utf8
    case .br: breakLine(1)
    case .hr:
      breakLine(2)
      settle(before: UInt8(ascii: "-"))
      output += "---".utf8
      breakLine(2)
    default: break
    }
  }

  /// An end tag.
  mutating func end(_ element: PageElement) {
    if isPre {
      if element == .pre { endCode() }
      return
    }
    switch element {
    case .h1, .h2, .h3, .h4, .h5, .h6, .code, .kbd, .b, .strong, .em, .del, .a: close(element)
    case .ul, .ol:
      _ = lists.popLast()
      pending.removeAll { $0.element == .li }
      breakLine(lists.isEmpty ? 2 : 1)
    case .blockquote:
      quotes = max(0, quotes - 1)
      breakLine(2)
    case .dt:
      if breaks == 0 { output.append(UInt8(ascii: ":")) }
      hasSpace = true
    case .dd, .li, .div, .summary: breakLine(1)
    case .th, .td:
      hasSpace = false
      output += " |".utf8
    case .tr: endRow()
    case .p, .section, .article, .header, .table, .figure, .details, .dl:
      if element == .table { hasRule = false }
      breakLine(2)
    default: break
    }
  }

  private mutating func close(_ element: PageElement) {
    if let last = pending.lastIndex(where: { $0.element == element }) {
      // Nothing came in between.
      pending.remove(at: last)
    } else if let last = open.lastIndex(where: { $0.element == element }) {
      let mark = open.remove(at: last)
      if element == .a {
        output += "](".utf8
        output += mark.href.utf8
        output.append(UInt8(ascii: ")"))
      } else if element.headingLevel == nil {
        output += mark.text.utf8
      }
    }
    if element.headingLevel != nil { breakLine(2) }
  }

  private mutating func endRow() {
    guard let count = cells else { return }
    cells = nil
    hasSpace = false
    if !hasRule, count > 0 {
      output.append(UInt8(ascii: "\n"))
      write("  ", lists.count)
      output.append(Self.pipe)
      write(" --- |", count)
    }
    hasRule = true
    breakLine(1)
  }

  /// Puts a fence round what was kept as it is, longer than any run of ticks in it.
  private mutating func endCode() {
    isPre = false
    var longest = 2
    var run = 0
    for byte in output[preStart...] {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = [UInt8](repeating: UInt8(ascii: "`"), count: longest + 1)
    while output.count > preStart, output.last == UInt8(ascii: "\n") { output.removeLast() }
    output.insert(contentsOf: fence + [UInt8(ascii: "\n")], at: preStart)
    output.append(UInt8(ascii: "\n"))
    output += fence
    breakLine(2)
  }

  /// The whole text.
  mutating func finish() -> [UInt8] {
    if !output.isEmpty { output.append(UInt8(ascii: "\n")) }
    return output
  }

  /// Where a link of a page leads from its twin; nil for a place on the page itself.
  static func twin(_ href: String) -> String? {
    if href.isEmpty || href.utf8.first == UInt8(ascii: "#") { return nil }
    let path = href.utf8.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    guard path.suffix(5).elementsEqual(".html".utf8), !path.contains(UInt8(ascii: ":")),
      !path.starts(with: "//".utf8)
    else { return href }
    return MarkdownTwin.path(of: String(Substring(path)))
  }
}
