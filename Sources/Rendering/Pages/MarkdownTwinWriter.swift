import Syntax

/// Writes Markdown as the elements of a page go by. White space and marks wait until a letter needs them, so that an
/// element without text leaves nothing.
struct MarkdownTwinWriter {
  private var output: ByteBuffer
  /// Line feeds that are due before the next letter.
  private var breaks = 0
  private var hasSpace = false
  /// Marks that open with the next letter: `**`, `[`, `- `.
  private var pending: [Mark] = []
  private var open: [Mark] = []
  private var lists: [Int?] = []
  /// Where the links lead, one behind the other.
  private var targets = ByteBuffer()
  private var quotes = 0
  private var isPre = false
  private var preStart = 0
  /// The cells of the row so far, inside of a table's row.
  private var cells: Int?
  /// Whether the line below the first row of this table is written.
  private var hasRule = false

  private struct Mark {
    let element: PageElement
    /// That of an entry in a list which has numbers.
    var number: Int?
    /// The place of the link's own in `targets`.
    var target = 0..<0
  }

  /// - Parameter sizeOfPage: how many bytes the page has, which are several times as many as its twin's.
  init(sizeOfPage: Int) { output = ByteBuffer(capacity: sizeOfPage / 4) }

  // MARK: - Text

  /// Text between two tags.
  mutating func text(_ bytes: Span<UInt8>) {
    let reference = isPre ? copy(bytes) : take(bytes, isResolved: false)
    guard reference < bytes.count else { return }
    let rest = bytes.extracting(reference..<bytes.count).withUnsafeBufferPointer { Array($0) }
    let resolved = CharacterReferences.resolvedBytes(rest[...])
    if isPre { output.append(resolved[...]) } else { _ = take(resolved.span, isResolved: true) }
  }

  /// Takes text as it is up to its first reference, and gives the place of that.
  private mutating func copy(_ bytes: Span<UInt8>) -> Int {
    let end = bytes.place(of: Self.ampersand, from: 0)
    Self.append(bytes.extracting(0..<end), to: &output)
    return end
  }

  /// Text without its references; nil where it has none.
  private static func resolved(_ bytes: Span<UInt8>) -> [UInt8]? {
    guard bytes.place(of: ampersand, from: 0) < bytes.count else { return nil }
    return bytes.withUnsafeBufferPointer { CharacterReferences.resolvedBytes(Array($0)[...]) }
  }

  /// Takes text up to its first reference, where they are not resolved yet, and gives the place of that.
  private mutating func take(_ bytes: Span<UInt8>, isResolved: Bool) -> Int {
    // In a row it would end the cell. No byte that is looked for is 0.
    let pipe = cells == nil ? 0 : Self.pipe
    let ampersand = isResolved ? 0 : Self.ampersand
    var index = 0
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        hasSpace = true
        index += 1
        continue
      }
      if bytes[index] == ampersand { return index }
      if hasSpace || breaks > 0 || !pending.isEmpty { settle(before: bytes[index]) }
      let start = index
      while index < bytes.count {
        let byte = bytes[index]
        if byte <= 0x20 {
          // All other white space is one space between two words, which stays as it is.
          if byte < 0x20 || index + 1 == bytes.count || bytes[index + 1] <= 0x20
            || Self.isOpening(bytes[index - 1]) || Self.isClosing(bytes[index + 1])
            || bytes[index + 1] == ampersand
          {
            break
          }
        } else if byte == pipe || byte == ampersand {
          break
        }
        index += 1
      }
      Self.append(bytes.extracting(start..<index), to: &output)
      if index < bytes.count, bytes[index] == pipe {
        output.append(UInt8(ascii: "\\"))
        output.append(Self.pipe)
        index += 1
      }
    }
    return bytes.count
  }

  private static let pipe = UInt8(ascii: "|")
  private static let ampersand = UInt8(ascii: "&")

  private static func append(_ bytes: Span<UInt8>, to output: inout ByteBuffer) {
    bytes.withUnsafeBufferPointer { output.append($0) }
  }

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
      write(mark)
      if mark.element != .li { open.append(mark) }
    }
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func write(_ text: StaticString, _ count: Int = 1) {
    text.withUTF8Buffer { text in
      for _ in 0..<max(0, count) { output.append(text) }
    }
  }

  /// What stands before an element's text, and behind that of those in a line.
  private mutating func write(_ mark: Mark) {
    switch mark.element {
    case .li:
      if let number = mark.number {
        output.append(String(number))
        write(". ")
      } else {
        write("- ")
      }
    case .code, .kbd: write("`")
    case .b, .strong: write("**")
    case .em: write("*")
    case .del: write("~~")
    case .a: write("[")
    default:
      write("#", mark.element.headingLevel ?? 1)
      write(" ")
    }
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
  mutating func start(_ element: PageElement) {
    if isPre { return }
    switch element {
    case .h1, .h2, .h3, .h4, .h5, .h6:
      breakLine(2)
      pending.append(Mark(element: element))
    case .p, .section, .article, .header, .table, .figure, .details, .dl: breakLine(2)
    case .ul, .ol:
      breakLine(lists.isEmpty ? 2 : 1)
      lists.append(element == .ol ? 0 : nil)
    case .li:
      breakLine(1)
      forgetItems()
      if let last = lists.indices.last, let number = lists[last] {
        lists[last] = number + 1
        pending.append(Mark(element: .li, number: number + 1))
      } else {
        pending.append(Mark(element: .li))
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
      pending.append(Mark(element: element))
    case .b, .strong, .em, .del: pending.append(Mark(element: element))
    case .br: breakLine(1)
    case .hr:
      breakLine(2)
      settle(before: UInt8(ascii: "-"))
      write("---")
      breakLine(2)
    default: break
    }
  }

  /// The start tag of a link, by the value of its `href`.
  mutating func startLink(_ href: Span<UInt8>) {
    if isPre { return }
    let resolved = Self.resolved(href)
    let start = targets.count
    let leadsAway = if let resolved { addTarget(resolved.span) } else { addTarget(href) }
    if leadsAway { pending.append(Mark(element: .a, target: start..<targets.count)) }
  }

  /// Notes where a link of a page leads from its twin; false for a place on the page itself.
  private mutating func addTarget(_ href: Span<UInt8>) -> Bool {
    let hash = UInt8(ascii: "#")
    guard href.count > 0, href[0] != hash else { return false }
    var end = 0
    var isFar = href.count > 1 && href[0] == UInt8(ascii: "/") && href[1] == UInt8(ascii: "/")
    while end < href.count, href[end] != hash, href[end] != UInt8(ascii: "?") {
      if href[end] == UInt8(ascii: ":") { isFar = true }
      end += 1
    }
    if isFar || !Self.isPage(href.extracting(0..<end)) {
      Self.append(href, to: &targets)
    } else {
      Self.append(href.extracting(0..<end), to: &targets)
      targets.append(MarkdownTwin.ending)
    }
    return true
  }

  private static func isPage(_ path: Span<UInt8>) -> Bool {
    let ending: StaticString = ".html"
    let start = path.count - ending.utf8CodeUnitCount
    guard start >= 0 else { return false }
    return ending.withUTF8Buffer { ending in ending.indices.allSatisfy { path[start + $0] == ending[$0] } }
  }

  /// An image, by the places of its attributes; what it does not say is empty.
  mutating func image(alt: Range<Int>?, source: Range<Int>?, on page: Span<UInt8>) {
    if isPre { return }
    settle(before: UInt8(ascii: "!"))
    write("![")
    if let alt { addValue(page.extracting(alt)) }
    write("](")
    if let source { addValue(page.extracting(source)) }
    write(")")
  }

  private mutating func addValue(_ value: Span<UInt8>) {
    let resolved = Self.resolved(value)
    if let resolved { output.append(resolved[...]) } else { Self.append(value, to: &output) }
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
      forgetItems()
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
      write(" |")
    case .tr: endRow()
    case .p, .section, .article, .header, .table, .figure, .details, .dl:
      if element == .table { hasRule = false }
      breakLine(2)
    default: break
    }
  }

  /// An entry in which nothing was written has no mark.
  private mutating func forgetItems() {
    if !pending.isEmpty { pending.removeAll { $0.element == .li } }
  }

  private mutating func close(_ element: PageElement) {
    if let last = pending.lastIndex(where: { $0.element == element }) {
      // Nothing came in between.
      pending.remove(at: last)
    } else if let last = open.lastIndex(where: { $0.element == element }) {
      let mark = open.remove(at: last)
      if element == .a {
        write("](")
        output.append(targets[mark.target])
        write(")")
      } else if element.headingLevel == nil {
        write(mark)
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
    while output.count > preStart, output.last == UInt8(ascii: "\n") {
      output.removeAll(from: output.count - 1)
    }
    let code = Array(output[preStart...])
    output.removeAll(from: preStart)
    output.append(fence[...])
    output.append(UInt8(ascii: "\n"))
    output.append(code[...])
    output.append(UInt8(ascii: "\n"))
    output.append(fence[...])
    breakLine(2)
  }

  /// The whole text.
  mutating func finish() -> [UInt8] {
    if !output.isEmpty { output.append(UInt8(ascii: "\n")) }
    return output.bytes
  }
}
