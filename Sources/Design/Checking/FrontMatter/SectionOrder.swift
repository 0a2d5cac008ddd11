import Syntax

/// Sections of a document with front matter that stand in another order than the format's.
struct SectionOrder: Rule {
  let id = "section-order"
  let severity = Severity.warning
  let summary = "the sections of a document with front matter are out of order"
  let explanation = """
    The format has eight sections and an order for them; each may be left out, and any other heading may stand between \
    them. Only the first two that are out of order are reported.
    """
  let wrong = """
    ---
    name: Tern
    ---
    ## Colors

    ## Overview
    """
  let right = """
    ---
    name: Tern
    ---
    ## Overview

    ## Colors
    """

  private let order = [
    ["Overview", "Brand & Style"], ["Colors"], ["Typography"], ["Layout", "Layout & Spacing"],
    ["Elevation & Depth", "Elevation"], ["Shapes"], ["Components"], ["Do's and Don'ts"],
  ]

  func check(_ system: DesignSystem) -> [Finding] {
    let texts = SourceTexts(system)
    return FrontMatterTokens.all(of: system).compactMap { tokens in
      guard let markdown = tokens.markdown else { return nil }
      var previous: (place: Int, text: String)?
      for index in markdown.nodes.indices where markdown.nodes[index].kind == .heading(level: 2) {
        guard let (place, text) = known(index, in: markdown) else { continue }
        if let previous, previous.place > place {
          let origin = Origin(
            flavor: .neutral, path: tokens.start.path, position: markdown.nodes[index].position)
          return finding(
            at: origin, "'\(text)' stands after '\(previous.text)'",
            help: "the order is \(order.map { $0[0] }.joined(separator: ", "))",
            edit: texts[tokens.start.path].flatMap { edit(of: markdown, in: $0, linked: system.evidence) })
        }
        previous = (place, text)
      }
      return nil
    }
  }

  /// A heading's place in the order and its text; nil for one that the format does not know.
  private func known(_ index: Int, in markdown: Markdown) -> (place: Int, text: String)? {
    let text = trimmed(markdown.plainText(of: index))
    return order.firstIndex { $0.contains(text) }.map { ($0, text) }
  }

  /// The sections in order, unless that would give a linked anchor to another heading.
  private func edit(of markdown: Markdown, in text: SourceText, linked evidence: Evidence) -> Edit? {
    let numbered = evidence.anchors.filter { $0.isNumbered && $0.origin.path == text.path }.map(\.id)
    if !numbered.isEmpty {
      let bases = numbered.compactMap { id in id.lastIndex(of: "-").map { String(id[..<$0]) } }
      let moving = Set(numbered + bases)
      let fragments = evidence.links.compactMap { $0.destination.split(separator: "#").last.map(String.init) }
      if fragments.contains(where: moving.contains) { return nil }
    }
    return SectionSorting(markdown, of: text) { known($0, in: markdown)?.place }?.edit()
  }

  private func trimmed(_ text: String) -> String {
    var scalars = Substring(text).unicodeScalars
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars.drop { $0.properties.isWhitespace })
  }
}
