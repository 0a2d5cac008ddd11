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
    FrontMatterTokens.all(of: system).compactMap { tokens in
      guard let markdown = tokens.markdown else { return nil }
      var previous: (place: Int, text: String)?
      for index in markdown.nodes.indices where markdown.nodes[index].kind == .heading(level: 2) {
        let text = trimmed(markdown.plainText(of: index))
        guard let place = order.firstIndex(where: { $0.contains(text) }) else { continue }
        if let previous, previous.place > place {
          let origin = Origin(
            flavor: .neutral, path: tokens.start.path, position: markdown.nodes[index].position)
          return finding(
            at: origin, "'\(text)' stands after '\(previous.text)'",
            help: "the order is \(order.map { $0[0] }.joined(separator: ", "))")
        }
        previous = (place, text)
      }
      return nil
    }
  }

  private func trimmed(_ text: String) -> String {
    var scalars = Substring(text).unicodeScalars
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars.drop { $0.properties.isWhitespace })
  }
}
