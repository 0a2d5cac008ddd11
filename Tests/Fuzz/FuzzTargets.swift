@testable import Design
@testable import Rendering
@testable import Syntax

/// The parts of docgen that read what others wrote, each with the promises it makes for any bytes.
enum FuzzTargets {
  /// Code of the language that the first byte names: the lexer, then the reader.
  static func code(_ bytes: [UInt8]) {
    let languages: [UInt8: CodeLanguage] = [
      UInt8(ascii: "s"): .swift, UInt8(ascii: "k"): .kotlin, UInt8(ascii: "t"): .typescript,
      UInt8(ascii: "c"): .css, UInt8(ascii: "j"): .json, UInt8(ascii: "y"): .yaml,
    ]
    guard let language = bytes.first.flatMap({ languages[$0] }) else { return }
    let text = SourceText(path: "a", bytes: Array(bytes.dropFirst()))
    var end = 0
    for token in CodeLexer.tokens(of: text, language: language) {
      precondition(token.range.lowerBound >= end, "tokens overlap")
      precondition(!token.range.isEmpty, "a token of nothing")
      end = token.range.upperBound
    }
    precondition(end <= text.bytes.count, "a token past the end")
    let statements = Readers.reader(of: language).read([text], flavor: .guide)
    let (tokens, evidence, findings) = Resolver.resolve([statements])
    show(
      DesignSystem(
        id: "a", name: "a", category: nil, sources: [Source(flavor: .guide, text: text)], tokens: tokens,
        evidence: evidence, readingFindings: findings))
  }

  /// A CSS colour, whole and as the beginning of a text.
  static func color(_ bytes: [UInt8]) {
    if let (_, end) = CSSColor.prefix(of: bytes[...]) { precondition(end > 0 && end <= bytes.count) }
    guard let color = ColorValue(css: bytes) else { return }
    for space in ColorValue.Space.allCases {
      let converted = color.converted(to: space)
      for index in 0..<3 { precondition(converted.components[index].isFinite, "a component is no number") }
    }
    precondition((0...1).contains(color.alpha), "an alpha past its bounds")
    _ = color.contractText
  }

  /// A file of tokens, of the flavor that the first byte names, or YAML as the settings are.
  static func data(_ bytes: [UInt8]) {
    guard let letter = bytes.first else { return }
    let rest = Array(bytes.dropFirst())
    switch letter {
    case UInt8(ascii: "d"): read([(.dtcg, SourceText(path: "tokens.json", bytes: rest))])
    case UInt8(ascii: "s"): read([(.semantics, SourceText(path: "semantics.json", bytes: rest))])
    case UInt8(ascii: "x"):
      read([(.xcassets, SourceText(path: "A.xcassets/a.colorset/Contents.json", bytes: rest))])
    case UInt8(ascii: "f"):
      read([(.neutral, SourceText(path: "DESIGN.md", bytes: Array("---\n".utf8) + rest))])
    case UInt8(ascii: "y"): _ = try? YAMLParser.parse(SourceText(path: "docgen.yml", bytes: rest))
    default: break
    }
  }

  /// A DESIGN.md with all that is made of it: model, findings, JSON, exports.
  static func document(_ bytes: [UInt8]) {
    read([(.neutral, SourceText(path: "DESIGN.md", bytes: bytes))])
  }

  /// A document as a page.
  static func markup(_ bytes: [UInt8]) {
    let text = SourceText(path: "DESIGN.md", bytes: bytes)
    let page = MarkdownHTML().document(MarkdownParser.parse(text), of: text, anchors: [])
    var scanner = TagScanner(page.html.bytes)
    while let tag = scanner.next() {
      precondition(!["script", "style", "iframe", "object", "embed", "base"].contains(tag.name), "a script")
      for attribute in tag.attributes {
        precondition(!attribute.name.hasPrefix("on") && attribute.name != "style", "a handler")
        precondition(!attribute.value.lowercased().hasPrefix("javascript:"), "a script's address")
      }
    }
  }

  /// A drawing of a team's own.
  static func drawing(_ bytes: [UInt8]) { _ = DrawingReader.drawing(bytes, name: "a") }

  /// A template, and after a NUL a partial of it.
  static func mustache(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    var files = ["page.mustache": Array(parts[0])]
    if parts.count > 1 { files["partial.mustache"] = Array(parts[1]) }
    let library = TemplateLibrary(files)
    let value: TemplateValue = [
      "a": "<&\"", "b": true, "list": [["a": 1], ["a": 2.5, "partial": "partial"]], "none": nil,
      "name": "page", "lambda": .lambda { $0 + "{{a}}" },
    ]
    _ = library.findings
    _ = try? library.page("page", showing: value)
    _ = try? library.page("page", showing: value, escaping: .asWritten)
  }

  // MARK: - Whole systems

  private static func read(_ files: [(flavor: Flavor, text: SourceText)]) {
    show(DesignSystem.read(id: "a", folder: "a", files: files))
  }

  private static func show(_ system: DesignSystem) {
    let check = SystemCheck(system, files: ContentFiles(system.sources.map(\.path)))
    for finding in SystemCheck.findings(of: [check]) {
      precondition(finding.position.line > 0 && finding.position.column > 0, "a finding that stands nowhere")
    }
    var document = TokensJSON.Document(version: "0")
    document.add(system)
    let json = document.finish()
    precondition((try? JSONParser.parse(SourceText(path: "a", bytes: json))) != nil, "no JSON")
    for export in Export.all { _ = export.render(system) }
  }
}
