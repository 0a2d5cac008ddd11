import CCmarkGFM
import Synchronization

/// Markdown text into a tree; the only file that knows cmark-gfm.
public enum MarkdownParser {
  /// Parses a document once. Front matter at its start is not part of the tree and shifts no line.
  ///
  /// A document past a bound of `MarkdownBounds` becomes one block of plain text and a finding that says so.
  public static func parse(_ text: SourceText) -> Markdown {
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
      text: text, drafts: drafts(text, from: start, line: text.firstLine + skipped))
    return locator.markdown()
  }

  /// cmark's own tables of special characters are global and change while a document is parsed.
  private static let turn = Mutex(())
  private static let isRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  /// The tree of the bytes from `start` on, places as cmark gives them but with the lines of the file.
  private static func drafts(_ text: SourceText, from start: Int, line: Int) -> [MarkdownDraft] {
    turn.withLock { _ in
      precondition(isRegistered)
      guard let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES | CMARK_OPT_VALIDATE_UTF8) else { return [] }
      defer { cmark_parser_free(parser) }
      for name in ["table", "strikethrough", "autolink", "tasklist"] {
        guard let known = cmark_find_syntax_extension(name) else { continue }
        cmark_parser_attach_syntax_extension(parser, known)
      }
      text.bytes.withUnsafeBufferPointer { buffer in
        buffer[start...].withMemoryRebound(to: CChar.self) { slice in
          cmark_parser_feed(parser, slice.baseAddress, slice.count)
        }
      }
      guard let root = cmark_parser_finish(parser) else { return [] }
      defer { cmark_node_free(root) }
      return drafts(root, line: line)
    }
  }

  private static func drafts(_ root: OpaquePointer, line: Int) -> [MarkdownDraft] {
    guard let walk = cmark_iter_new(root) else { return [] }
    defer { cmark_iter_free(walk) }
    var result: [MarkdownDraft] = []
    var open: [Int] = []
    while true {
      let event = cmark_iter_next(walk)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(walk) else { break }
      if event == CMARK_EVENT_EXIT {
        if let index = open.popLast() { result[index].end = result.count }
        continue
      }
      let first = Int(cmark_node_get_start_line(node))
      let last = Int(cmark_node_get_end_line(node))
      let lastColumn = Int(cmark_node_get_end_column(node))
      var draft = MarkdownDraft(
        kind: kind(of: node), text: string(cmark_node_get_literal(node)), end: result.count + 1,
        line: first == 0 ? 0 : first + line - 1, column: Int(cmark_node_get_start_column(node)),
        lastLine: last == 0 ? 0 : last + line - (lastColumn == 0 ? 2 : 1))
      // A text of nothing is what is left of spaces at the end of a line.
      if draft.kind == .text && draft.text.isEmpty { continue }
      switch draft.kind {
      case .codeBlock: draft.isFenced = isFenced(node)
      case .footnoteDefinition, .footnoteReference: draft.text = ""
      default: break
      }
      // Leaves have no exit event.
      if !isLeaf(draft.kind) { open.append(result.count) }
      result.append(draft)
    }
    return result
  }

  /// The kinds for which cmark's iterator gives no exit.
  private static func isLeaf(_ kind: Markdown.Kind) -> Bool {
    switch kind {
    case .htmlBlock, .thematicBreak, .codeBlock, .text, .softBreak, .lineBreak, .code, .htmlInline: true
    default: false
    }
  }

  private static func kind(of node: OpaquePointer) -> Markdown.Kind {
    switch cmark_node_get_type(node) {
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
    default: return extensionKind(of: node)
    }
  }

  /// The types of extensions have names but no public constants.
  private static func extensionKind(of node: OpaquePointer) -> Markdown.Kind {
    switch string(cmark_node_get_type_string(node)) {
    case "table":
      let count = Int(cmark_gfm_extensions_get_table_columns(node))
      guard let letters = cmark_gfm_extensions_get_table_alignments(node) else { return .table(columns: []) }
      return .table(columns: (0..<count).map { alignment(letters[$0]) })
    case "table_header": return .tableRow(isHeader: true)
    case "table_row": return .tableRow(isHeader: false)
    case "table_cell": return .tableCell
    case "strikethrough": return .strikethrough
    case "tasklist": return .item(done: cmark_gfm_extensions_get_tasklist_item_checked(node))
    default: return .item(done: nil)
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
