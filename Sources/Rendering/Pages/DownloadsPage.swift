import Design

/// Every export of a system, with what it is for.
enum DownloadsPage {
  /// What the template `downloads` shows.
  static func view(_ book: SystemBook) -> (view: TemplateValue, headings: [PageFrame.Heading]) {
    let items = book.downloads.items.map { (item: $0, guide: DownloadGuide.of($0.export)) }
    var headings: [PageFrame.Heading] = []
    let groups: [TemplateValue] = DownloadGuide.Audience.allCases.compactMap { audience in
      let members = items.filter { $0.guide.audience == audience }
      guard !members.isEmpty else { return nil }
      headings.append(PageFrame.Heading(id: audience.id, text: audience.rawValue))
      return [
        "id": .text(audience.id), "name": .text(audience.rawValue), "count": .text("\(members.count)"),
        "formats": .list(members.map { format($0.item, $0.guide) }),
      ]
    }
    let view: TemplateValue = [
      "heading": "Downloads",
      "lede": .text(
        Figures.count(items.count, "format")
          + ". Each token stands in them once, from the source of most authority that states it."),
      "groups": .list(groups),
    ]
    return (view, headings)
  }

  /// What the card on the overview says.
  static func line(_ book: SystemBook) -> String {
    "Swift, CSS, Design Tokens and " + Figures.count(max(book.downloads.items.count - 3, 0), "more", "more")
  }

  private static func format(_ item: Downloads.Item, _ guide: DownloadGuide) -> TemplateValue {
    [
      "id": .text("format-" + item.export.id), "format": .text(item.export.id), "name": .text(guide.name),
      "summary": .text(item.export.summary.capitalizedFirst + "."), "use": .text(guide.use),
      "code": .text(optional: guide.code),
      "files": .list(
        item.files.map { file in
          [
            "href": .text(SiteLink.relative(from: "index.html", to: file.path)),
            "name": .text(SiteLink.lastPart(of: file.path)),
            "size": .text(size(file.contents.count)),
          ]
        }),
      "inside": .text(
        optional: item.contents.isEmpty ? nil : Figures.count(item.contents.count, "file") + " inside"),
      "notes": .list(item.notes.prefix(noteLimit).map { .text($0.message) }),
      "more": .text(
        optional: item.notes.count > noteLimit ? "and \(item.notes.count - noteLimit) more" : nil),
      "hasNotes": .flag(!item.notes.isEmpty),
      "noteCount": .text(Figures.count(item.notes.count, "note")),
    ]
  }

  /// So many notes tell what they are about.
  private static let noteLimit = 8

  /// A size as file lists show it: 1 KB is 1,000 bytes.
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) B"
    case ..<100_000: Figures.text(Double(bytes) / 1000, decimals: 1) + " KB"
    case ..<1_000_000: "\(bytes / 1000) KB"
    default: Figures.text(Double(bytes) / 1_000_000, decimals: 1) + " MB"
    }
  }
}
