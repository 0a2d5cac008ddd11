import Design

/// The ways between the pages of a system, which the frame of each of them shows: made once for all pages of a folder.
struct SystemWays: Sendable {
  /// What is seen from one folder; no page is the current one.
  struct Rows: Sendable {
    /// The pages of `sections`.
    var sections: [TemplateValue]
    /// The pages of the first sources.
    var sources: [TemplateValue]
  }

  /// The sections that the system has.
  let sections: [Section]
  /// The small drawing that stands for the system.
  let mark: TemplateValue
  private var rows: [String: Rows] = [:]

  init(_ book: SystemBook) {
    sections = Section.allCases.filter { SectionCount.isShown($0, in: book) }
    mark = .list(SystemMark.cells(book.keyColors.prefix(3).map(\.figures.fill)))
    for page in [book.path(.overview)] + book.files.map(book.page) {
      let folder = Self.folder(of: page)
      if rows[folder] == nil { rows[folder] = made(from: page, in: book) }
    }
  }

  /// So many sources have a way of their own; where there are more, the last way is to all of them.
  static func shownSources(_ book: SystemBook) -> Int { book.files.count > 9 ? 8 : book.files.count }

  /// The ways from a page.
  func rows(from page: String, in book: SystemBook) -> Rows {
    let isSource = !book.root(from: page).isEmpty
    var rows = rows[Self.folder(of: page)] ?? made(from: page, in: book)
    if isSource {
      let place = book.files.prefix(Self.shownSources(book)).firstIndex { book.page(of: $0) == page }
      if let place { rows.sources[place] = rows.sources[place].with("isCurrent", true) }
    } else if let place = sections.firstIndex(where: { book.path($0) == page }) {
      rows.sections[place] = rows.sections[place].with("isCurrent", true)
    }
    return rows
  }

  private func made(from page: String, in book: SystemBook) -> Rows {
    let root = book.root(from: page)
    return Rows(
      sections: sections.map { section in
        [
          "href": .text(root + section.file), "name": .text(section.name), "isCurrent": false,
          "count": .text(optional: book.counts[section].map { String($0) }),
        ]
      },
      sources: book.files.prefix(Self.shownSources(book)).map { source in
        [
          "href": .text(book.address(of: source, from: page)),
          "name": .text(book.shortName(of: source.path)), "flavor": .text(source.flavor.shortName),
          "isCurrent": false,
        ]
      })
  }

  private static func folder(of page: String) -> String {
    let end = page.utf8.lastIndex(of: UInt8(ascii: "/")) ?? page.startIndex
    return String(page[..<end])
  }
}
