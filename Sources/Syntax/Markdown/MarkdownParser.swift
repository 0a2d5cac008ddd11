import CCmarkGFM
import CMarkArena
import Synchronization

/// Markdown text into a tree; the only file that knows cmark-gfm.
public enum MarkdownParser {
  /// Parses a document once. Front matter at its start is not part of the tree and shifts no line.
  ///
  /// A document past a bound of `MarkdownBounds` becomes one block of plain text and a finding that says so.
  public static func parse(_ text: SourceText) -> Markdown {
    // Without any, the extension for them gives the same tree, and takes every colon and every `w` to pieces.
    parse(text, findsAddresses: BareAddress.mayStand(in: text.bytes))
  }

  static func parse(_ text: SourceText, findsAddresses: Bool) -> Markdown {
    if let excess = MarkdownBounds.excess(in: text) {
      let first = Position(line: text.firstLine)
      let last = text.firstLine + text.lineStarts.count - 1
      return Markdown(
        nodes: [
          Markdown.Node(kind: .document, text: "", position: first, lastLine: last, end: 2),
          Markdown.Node(
            kind: .codeBlock(info: ""), text: text.string(0..<text.bytes.count), position: first,
            lastLine: last, end: 2),
        ], findings: [excess])
    }
    let skipped = FrontMatter.lines(of: text) ?? 0
    let start = skipped < text.lineStarts.count ? text.lineStarts[skipped] : text.bytes.count
    var locator = MarkdownLocator(
      text: text,
      draft: draft(text, from: start, line: text.firstLine + skipped, findsAddresses: findsAddresses))
    return locator.markdown()
  }

  /// cmark's own tables of special characters are global and change while inline text is parsed.
  private static let turn = Mutex(())
  private static let isRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  /// The tree of the bytes from `start` on, places as cmark gives them but with the lines of the file.
  private static func draft(
    _ text: SourceText, from start: Int, line: Int, findsAddresses: Bool
  ) -> MarkdownDraft {
    // Most trees take less; what a larger one lacks is added to the arena.
    docgen_arena_begin(24 * (text.bytes.count - start))
    defer { docgen_arena_end() }
    var memory = cmark_mem(
      calloc: docgen_arena_calloc, realloc: docgen_arena_realloc, free: docgen_arena_free)
    return withUnsafeMutablePointer(to: &memory) { memory in
      guard let root = tree(text, from: start, in: memory, findsAddresses: findsAddresses) else {
        return MarkdownDraft()
      }
      var draft = MarkdownDraft()
      // Prose has two or three nodes for each of its lines.
      draft.nodes.reserveCapacity(text.lineStarts.count * 3)
      collect(root, line: line, into: &draft)
      return draft
    }
  }

  /// cmark's tree, which goes with the memory it is made in.
  private static func tree(
    _ text: SourceText, from start: Int, in memory: UnsafeMutablePointer<cmark_mem>, findsAddresses: Bool
  ) -> OpaquePointer? {
    precondition(isRegistered)
    // cmark's own check, which mends the text, takes long and most texts have nothing to mend.
    let options = CMARK_OPT_FOOTNOTES | (text.bytes.isUTF8 ? 0 : CMARK_OPT_VALIDATE_UTF8)
    guard let parser = cmark_parser_new_with_mem(options, memory) else { return nil }
    for name in ["table", "strikethrough", "tasklist"] + (findsAddresses ? ["autolink"] : []) {
      guard let known = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, known)
    }
    text.bytes.withUnsafeBufferPointer { buffer in
      buffer[start...].withMemoryRebound(to: CChar.self) { slice in
        cmark_parser_feed(parser, slice.baseAddress, slice.count)
      }
    }
    var root: OpaquePointer?
    turn.withLock { _ in root = cmark_parser_finish(parser) }
    return root
  }

  /// All nodes in reading order; the walk goes down, then on, then up.
  private static func collect(_ root: OpaquePointer, line: Int, into draft: inout MarkdownDraft) {
    var open: [Int] = []
    var node = root
    while true {
      append(node, line: line, to: &draft)
      if let child = cmark_node_first_child(node) {
        open.append(draft.nodes.count - 1)
        node = child
        continue
      }
      while cmark_node_next(node) == nil, let parent = cmark_node_parent(node), let opener = open.popLast() {
        draft.nodes[opener].end = draft.nodes.count
        node = parent
      }
      guard let next = cmark_node_next(node) else { return }
      node = next
    }
  }

  private static func append(_ node: OpaquePointer, line: Int, to draft: inout MarkdownDraft) {
    let kind = kind(of: node)
    let index = draft.nodes.count
    var text = ""
    switch kind {
    case .text:
      text = string(cmark_node_get_literal(node))
      // A text of nothing is what is left of spaces at the end of a line.
      if text.isEmpty { return }
    case .code, .htmlInline, .htmlBlock: text = string(cmark_node_get_literal(node))
    case .codeBlock:
      text = string(cmark_node_get_literal(node))
      if isFenced(node) { draft.fences.insert(index) }
    default: break
    }
    let first = Int(cmark_node_get_start_line(node))
    let last = Int(cmark_node_get_end_line(node))
    let lastColumn = cmark_node_get_end_column(node)
    draft.nodes.append(
      Markdown.Node(
        kind: kind, text: text,
        position: Position(
          line: first == 0 ? 0 : first + line - 1, column: Int(cmark_node_get_start_column(node))),
        lastLine: last == 0 ? 0 : last + line - (lastColumn == 0 ? 2 : 1), end: index + 1))
  }

  private static func kind(of node: OpaquePointer) -> Markdown.Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: return .text
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_CODE: return .code
    case CMARK_NODE_HTML_INLINE: return .htmlInline
    case CMARK_NODE_EMPH: return .emphasis
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_LINK:
      return .link(
        destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
    case CMARK_NODE_IMAGE:
      return .image(
        destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
    case CMARK_NODE_DOCUMENT: return .document
    case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      return .list(start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil)
    case CMARK_NODE_CODE_BLOCK: return .codeBlock(info: string(cmark_node_get_fence_info(node)))
    case CMARK_NODE_HTML_BLOCK: return .htmlBlock
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_HEADING: return .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    // Their labels are read from the source: no version gives them both.
    case CMARK_NODE_FOOTNOTE_DEFINITION: return .footnoteDefinition(label: "")
    case CMARK_NODE_FOOTNOTE_REFERENCE: return .footnoteReference(label: "")
    default: return extensionKind(of: node)
    }
  }

  /// The types of extensions have names but no public constants.
  private static func extensionKind(of node: OpaquePointer) -> Markdown.Kind {
    guard let type = cmark_node_get_type_string(node) else { return .item(done: nil) }
    if isText("table_cell", type) { return .tableCell }
    if isText("item", type) { return .item(done: nil) }
    if isText("table_row", type) { return .tableRow(isHeader: false) }
    if isText("table_header", type) { return .tableRow(isHeader: true) }
    if isText("strikethrough", type) { return .strikethrough }
    if isText("tasklist", type) { return .item(done: cmark_gfm_extensions_get_tasklist_item_checked(node)) }
    guard isText("table", type) else { return .item(done: nil) }
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    guard let letters = cmark_gfm_extensions_get_table_alignments(node) else { return .table(columns: []) }
    return .table(columns: (0..<count).map { alignment(letters[$0]) })
  }

  /// Whether a text of C is this one: no string is made of a name that every cell of a table has.
  private static func isText(_ wanted: StaticString, _ text: UnsafePointer<CChar>) -> Bool {
    wanted.withUTF8Buffer { wanted in
      // A text that ends early differs at its zero.
      for place in 0..<wanted.count where UInt8(bitPattern: text[place]) != wanted[place] { return false }
      return text[wanted.count] == 0
    }
  }

  private static func isFenced(_ node: OpaquePointer) -> Bool {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    return cmark_node_get_fenced(node, &length, &offset, &character) != 0
  }

  private static func alignment(_ letter: UInt8) -> Markdown.Alignment {
    switch letter {
    case UInt8(ascii: "l"): .left
    case UInt8(ascii: "c"): .center
    case UInt8(ascii: "r"): .right
    default: .none
    }
  }

  private static func string(_ bytes: UnsafePointer<CChar>?) -> String {
    bytes.map { String(cString: $0) } ?? ""
  }
}
