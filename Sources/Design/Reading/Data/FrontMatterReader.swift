import Syntax

/// Reads Google front matter: the YAML at the start of a DESIGN.md together with its fenced YAML blocks, as one
/// document of several parts.
struct FrontMatterReader: SourceReader {
  func read(_ sources: [Source]) -> Statements {
    var result = Statements()
    for source in sources {
      let fences = source.markdown.map(Self.fences) ?? []
      result.append(
        Self.read([source.text] + fences.map { $0.text(path: source.path) }, flavor: source.flavor))
    }
    return result
  }

  /// A YAML block of a document.
  struct Fence {
    var code: String
    var position: Position

    func text(path: String) -> SourceText {
      SourceText(path: path, bytes: Array(code.utf8), firstLine: position.line, indent: position.column - 1)
    }
  }

  /// The blocks of a document whose language is YAML.
  static func fences(in markdown: Markdown) -> [Fence] {
    markdown.nodes.compactMap { node in
      guard case .codeBlock(let info) = node.kind, CodeLanguage(info: info) == .yaml else { return nil }
      return Fence(code: node.text, position: node.position)
    }
  }

  /// Whether a document without front matter has its tokens in YAML blocks.
  static func hasTokenFence(in markdown: Markdown) -> Bool {
    fences(in: markdown).contains { fence in
      guard let root = try? YAMLParser.parse(fence.text(path: "")).root else { return false }
      return root.children.contains { FrontMatterDocument.isCategory($0.key) && $0.kind == .map }
    }
  }

  /// What several parts of one document state, the first being the front matter itself.
  static func read(_ parts: [SourceText], flavor: Flavor) -> Statements {
    var roots: [DataValue] = []
    var findings: [Finding] = []
    for (index, part) in parts.enumerated() {
      do throws(DataError) {
        // A scalar is text between two rules, an illustration is a list: neither is a part.
        guard let root = try YAMLParser.parse(part).root, root.kind == .map else { continue }
        roots.append(root)
      } catch {
        // A fence that is no YAML is an illustration too, unless it has the keys of tokens.
        guard index == 0 || FrontMatterDocument.looksLikeTokens(part) else { continue }
        findings.append(
          Finding(
            rule: "token-invalid", severity: .error, path: part.path, position: error.position,
            message: "the front matter is not read: \(error.message)",
            help: "mend the YAML; until then it has no tokens"))
      }
    }
    guard let path = parts.first?.path, !roots.isEmpty else {
      var result = Statements()
      result.findings = findings
      return result
    }
    let document = FrontMatterDocument(roots, path: path, flavor: flavor)
    var reading = FrontMatterReading(document)
    reading.statements.findings += findings
    reading.read()
    return reading.statements
  }
}

/// One front matter while it is read; its kinds of token are read in files of their own.
struct FrontMatterReading {
  let document: FrontMatterDocument
  var statements = Statements()

  init(_ document: FrontMatterDocument) { self.document = document }

  mutating func read() {
    if let name = document.section("name"), let text = name.string { statements.name = text }
    for section in document.sections {
      statements.evidence.frontMatterKeys.append(
        .init(name: section.key, holdsTokens: TokenLikeness.holdsTokens(section), origin: origin(section)))
    }
    for repeated in document.repeated {
      invalid(
        repeated.keyPosition, "'\(repeated.key)' stands in two blocks of this document",
        help: "keep it in one; the first is read")
    }
    readColors()
    readTypography()
    readRadii()
    readSpacing()
    readComponents()
    readPlatform()
  }

  // MARK: - What all kinds need

  func origin(_ value: DataValue) -> Origin {
    Origin(flavor: document.flavor, path: document.path, position: value.keyPosition)
  }

  mutating func invalid(_ position: Position, _ message: String, help: String? = nil) {
    add("token-invalid", position, message, help)
  }

  mutating func add(
    _ rule: String, severity: Severity = .error, _ position: Position, _ message: String,
    _ help: String? = nil
  ) {
    statements.findings.append(
      Finding(
        rule: rule, severity: severity, path: document.path, position: position, message: message, help: help)
    )
  }

  /// The leaves of a category by their dotted names; what stands too deep or under a name that is taken is said.
  mutating func leaves(of category: String) -> [FrontMatterDocument.Leaf] {
    guard let section = document.section(category), section.kind != .null else { return [] }
    guard section.kind == .map else {
      invalid(section.keyPosition, "'\(category)' holds \(section.words) where names with values are wanted")
      return []
    }
    let (leaves, deep) = document.leaves(of: section)
    if let deep {
      invalid(
        deep.keyPosition,
        "'\(category)' is nested more than \(FrontMatterDocument.deepest) deep and is not read there",
        help: "use fewer groups")
    }
    var seen: Set<String> = []
    return leaves.filter { leaf in
      if seen.insert(leaf.name).inserted { return true }
      invalid(
        leaf.value.keyPosition, "'\(category).\(leaf.name)' is declared already", help: "rename one of them")
      return false
    }
  }

  /// What a reference comes to; where that is nothing, it is said.
  mutating func followed(_ reference: String, at value: DataValue) -> FrontMatterReferences.Outcome {
    let outcome = document.references.outcome(of: reference)
    switch outcome {
    case .missing(let name) where name == reference:
      add(
        "alias-broken", value.position, "'{\(reference)}' names no token",
        "write the whole path of a token, such as {colors.primary}")
    case .ring(let members):
      let ring = members.prefix(12).map { "'\($0)'" }.joined(separator: " → ")
      add(
        "alias-cycle", value.position, "references run in a ring: \(ring)",
        "give one of them a value of its own")
    default: break
    }
    return outcome
  }
}
