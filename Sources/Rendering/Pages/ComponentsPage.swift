import Design
import Syntax

/// What a system is put together of: components that a front matter specifies, and code by heading.
enum ComponentsPage {
  /// A block of code and what it is about.
  struct Sample: Sendable {
    let name: String
    let path: String
    let flavor: Flavor
    let code: SourceText
    let language: CodeLanguage?
    /// Its place in the document's tree.
    let node: Int
    let markup: CodeMarkup
    var line: Int { code.firstLine }
  }

  /// The code blocks of all documents, in order; a language of prose (`text`, `diagram`) is none.
  static func samples(_ system: DesignSystem, linking tokens: [String: MarkupLinks.Token]) -> [Sample] {
    let lengths = NameLengths(tokens.keys)
    return system.files.flatMap { source -> [Sample] in
      guard let markdown = source.markdown else { return [] }
      let flavor = system.flavors(of: source.path).last ?? source.flavor
      var heading = source.path
      var samples: [Sample] = []
      for (index, node) in markdown.nodes.enumerated() {
        switch node.kind {
        case .heading: heading = markdown.plainText(of: index)
        case .codeBlock(let info):
          guard let language = CodeLanguage(info: info), !node.text.isEmpty else { continue }
          let code = SourceText(
            path: source.path, bytes: Array(node.text.utf8), firstLine: max(node.position.line, 1))
          samples.append(
            Sample(
              name: heading, path: source.path, flavor: flavor, code: code, language: language, node: index,
              markup: CodeMarkup(code, language: language, tokens: tokens, lengths: lengths)))
        default: continue
        }
      }
      return samples
    }
  }

  /// What the template `components` shows.
  static func view(_ book: SystemBook) -> (view: TemplateValue, headings: [PageFrame.Heading]) {
    let page = book.path(.components)
    var ids = Identifiers()
    var headings: [PageFrame.Heading] = []
    let specified = book.system.tokens.components.indices.map { ComponentSpec.view($0, in: book, on: page) }
    if !specified.isEmpty { headings.append(PageFrame.Heading(id: "specified", text: "Specified")) }
    let guidance = UsageGuidance.views(in: book, on: page)
    if !guidance.isEmpty { headings.append(PageFrame.Heading(id: "guidance", text: "Do and don’t")) }
    var order: [String] = []
    var members: [String: [Sample]] = [:]
    for sample in book.samples {
      if members[sample.path] == nil { order.append(sample.path) }
      members[sample.path, default: []].append(sample)
    }
    let sources: [TemplateValue] = order.map { path in
      let samples = members[path] ?? []
      let name = SiteMap.inside(path, book.system.id)
      let id = ids.id("source", name)
      headings.append(PageFrame.Heading(id: id, text: name))
      let code = CodeHTML(links: BookLinks.links(of: path, in: book, on: page, lines: false))
      let items: [TemplateValue] = samples.map { sample in
        let itemID = ids.id("sample", sample.name)
        if order.count <= 4 {
          headings.append(PageFrame.Heading(id: itemID, text: sample.name, isDeep: true))
        }
        return [
          "id": .text(itemID), "name": .text(sample.name),
          "code": .html(code.block(sample.markup)),
          "href": .text(book.source(path, line: sample.line, from: page)),
          "from": .text(SiteLink.lastPart(of: path) + ":\(sample.line)"),
        ]
      }
      return [
        "id": .text(id), "name": .text(name), "words": .text((samples.first?.flavor ?? .guide).longName),
        "count": .text("\(items.count)"), "items": .list(items),
      ]
    }
    let view: TemplateValue = [
      "heading": "Components",
      "lede": .text(lede(specified.count, samples: members.values.reduce(0) { $0 + $1.count })),
      "isEmpty": .flag(specified.isEmpty && sources.isEmpty && guidance.isEmpty),
      "hasGuidance": .flag(!guidance.isEmpty), "guidance": .list(guidance),
      "hasSpecified": .flag(!specified.isEmpty),
      "specifiedCount": .text("\(specified.count)"), "specified": .list(specified), "sources": .list(sources),
    ]
    return (view, headings)
  }

  private static func lede(_ specified: Int, samples: Int) -> String {
    var parts: [String] = []
    if specified > 0 { parts.append(Figures.count(specified, "component") + " specified") }
    if samples > 0 {
      parts.append(Figures.count(samples, "sample") + " of code, tokens linked to where they are shown")
    }
    return parts.isEmpty
      ? "No source specifies a component or shows code." : parts.joined(separator: ", ") + "."
  }
}
