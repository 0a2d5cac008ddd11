import Syntax

/// Reads headings, lists, tables and prose of markdown; its code goes to the readers of the languages.
struct MarkdownReader: SourceReader {
  func read(_ sources: [Source]) -> Statements {
    var statements = Statements()
    for source in sources {
      guard let markdown = source.markdown else { continue }
      var walk = ProseWalk(markdown, of: source)
      statements.append(walk.statements())
    }
    return statements
  }
}

/// One pass over a document's blocks, each given to the readers that know it.
struct ProseWalk {
  private let markdown: Markdown
  private var place: ProsePlace
  private var result = Statements()
  /// What bare numbers of the section are in.
  private var baseUnit = "pt"
  /// The words of items whose lists have been looked at and that wait for their turn, the next one last; nil where
  /// nothing shows that there is anything to read.
  private var waiting: [(paragraph: Int, phrase: Phrase?)] = []
  /// Whether the table at hand belongs to a reader that goes by its header.
  private var isClaimed = false

  init(_ markdown: Markdown, of source: Source) {
    self.markdown = markdown
    place = ProsePlace(flavor: source.flavor, path: source.path)
    place.documentHasPalette = markdown.nodes.indices.contains { index in
      guard case .heading = markdown.nodes[index].kind else { return false }
      return ProseSection.isPalette(Words.split(markdown.plainText(of: index)))
    }
  }

  /// What the document states outside of its code.
  mutating func statements() -> Statements {
    var index = 1
    while index < markdown.nodes.count {
      let node = markdown.nodes[index]
      switch node.kind {
      case .heading(let level):
        let title = InlineText(markdown, of: index)
        place.section.enter(title.words, level: level)
        baseUnit = "pt"
        if Telltale.stands(in: title) { mention(Phrase(text: title, start: node.position)) }
        index = node.end
      case .table:
        readTable(at: index)
        index = node.end
      case .list:
        readPairs(at: index)
        index += 1
      case .item:
        index = readItem(at: index)
      case .paragraph:
        let text = InlineText(markdown, of: index)
        if Telltale.stands(in: text) { readProse(Phrase(text: text, start: node.position)) }
        index = node.end
      default: index += 1
      }
    }
    return result
  }

  // MARK: - Prose

  private mutating func readProse(_ phrase: Phrase) {
    mention(phrase)
    ClaimProseReader(place: place).read(phrase, into: &result)
    PlatformProseReader(place: place).read(phrase, into: &result)
  }

  /// Colours and references of running text.
  private mutating func mention(_ phrase: Phrase) {
    guard phrase.hasColor || phrase.has(.reference) else { return }
    for index in phrase.whole {
      if let value = phrase.color(at: index) {
        result.evidence.literals.append(
          Evidence.ColorLiteral(
            value: value, origin: place.origin(phrase.position(of: index)), length: phrase.length(of: index),
            isCode: false))
      } else {
        refer(to: index, of: phrase)
      }
    }
  }

  /// A reference in curly braces.
  private mutating func refer(to piece: Int, of phrase: Phrase) {
    guard let path = phrase.reference(at: piece) else { return }
    result.references.append(
      ReferenceStatement(name: path, origin: place.origin(phrase.position(of: piece))))
  }

  // MARK: - Lists

  /// The items of one list, not of those inside it, as the words of their first paragraphs.
  private mutating func readPairs(at list: Int) {
    var items: [(paragraph: Int, text: InlineText, isTelling: Bool)] = []
    for item in markdown.children(of: list) {
      guard let paragraph = firstParagraph(of: item) else { continue }
      let text = InlineText(markdown, of: paragraph)
      items.append((paragraph, text, readsAllItems || Telltale.stands(in: text)))
    }
    let isTelling = items.contains(where: \.isTelling)
    let phrases: [Phrase?] = items.map { item in
      // What is no colour may say of one beside it how large its text is.
      guard item.isTelling || isTelling && PairProseReader.mayName(item.text) else { return nil }
      return Phrase(text: item.text, start: markdown.nodes[item.paragraph].position)
    }
    for index in items.indices.reversed() { waiting.append((items[index].paragraph, phrases[index])) }
    let told = phrases.compactMap { $0 }
    PairProseReader(place: place).read(told, into: &result)
    if place.section.subject == .spacing {
      for item in told {
        if let unit = MeasureProseReader.baseUnit(item) { baseUnit = unit }
      }
    }
  }

  /// Whether the section has readers for items in which nothing shows it.
  private var readsAllItems: Bool {
    switch place.section.subject {
    case .spacing, .radius, .shadow, .motion, .touch: true
    case .type, .symbols, .colors, .devices, nil: false
    }
  }

  private func firstParagraph(of item: Int) -> Int? {
    let first = item + 1
    guard first < markdown.nodes[item].end, markdown.nodes[first].kind == .paragraph else { return nil }
    return first
  }

  /// Reads the first paragraph of an item and says where the walk goes on: inside of it, behind that paragraph.
  private mutating func readItem(at item: Int) -> Int {
    guard let paragraph = firstParagraph(of: item) else { return item + 1 }
    let isWaiting = waiting.last?.paragraph == paragraph
    let phrase = isWaiting ? waiting.removeLast().phrase : nil
    // A heading inside of the list may have changed what its items are about.
    if phrase != nil || !isWaiting || readsAllItems {
      readItem(phrase ?? Phrase(markdown, of: paragraph))
    }
    return markdown.nodes[paragraph].end
  }

  private mutating func readItem(_ phrase: Phrase) {
    if ShadowProseReader(place: place).read(phrase, into: &result) {
      mention(phrase)
    } else if ColorItemReader(place: place).read(phrase, into: &result) {
      // A reference that is a token's value is followed with the token.
      if phrase.has(.reference) {
        let values = Set(result.colors.suffix(8).compactMap(\.light).compactMap(\.referencePosition))
        for piece in phrase.whole where !values.contains(phrase.position(of: piece)) {
          refer(to: piece, of: phrase)
        }
      }
    } else {
      mention(phrase)
      if !MeasureProseReader(place: place, baseUnit: baseUnit).read(phrase, into: &result) {
        _ = MotionProseReader(place: place).read(phrase, into: &result)
      }
    }
    ClaimProseReader(place: place).read(phrase, into: &result)
    PlatformProseReader(place: place).read(phrase, into: &result)
    TouchProseReader(place: place).read(phrase, into: &result)
  }

  // MARK: - Tables

  private mutating func readTable(at index: Int) {
    let table = MarkdownTable(markdown, at: index)
    let hasColors = !readsAsOther(table) && ColorTableReader(place: place).read(table, into: &result)
    if !hasColors { readMeasures(of: table) }
    for row in table.rows {
      for (column, cell) in row.cells.enumerated() {
        if hasColors, table.header.indices.contains(column), !table.isRemark(column) {
          if cell.has(.reference) { for piece in cell.whole { refer(to: piece, of: cell) } }
        } else {
          mention(cell)
        }
      }
    }
    for row in table.rows where row.cells.contains(where: ClaimProseReader.mayClaim) {
      ClaimProseReader(place: place).read(Phrase(markdown, of: row.node), isRow: true, into: &result)
    }
  }

  /// Symbols, type and shadows are known by their headers, before any colour in them is looked at.
  private mutating func readsAsOther(_ table: MarkdownTable) -> Bool {
    isClaimed =
      SymbolTableReader(place: place).read(table, into: &result)
      || TypeTableReader(place: place).read(table, into: &result)
      || ShadowProseReader(place: place).read(table, into: &result)
    return isClaimed
  }

  private mutating func readMeasures(of table: MarkdownTable) {
    guard !isClaimed else { return }
    if !MeasureProseReader(place: place, baseUnit: baseUnit).read(table, into: &result) {
      _ = MotionProseReader(place: place).read(table, into: &result)
    }
  }
}

extension ColorExpression {
  /// Where a reference stands, for an expression that is nothing else.
  fileprivate var referencePosition: Position? {
    if case .reference(_, let position) = self { return position }
    return nil
  }
}
