import Syntax

/// Reads design tokens in the DTCG format of 2025.10.
struct DTCGReader: SourceReader {
  func read(_ sources: [Source]) -> Statements {
    var documents: [DTCGDocument] = []
    var result = Statements()
    for source in sources {
      do throws(DataError) {
        guard let root = try JSONParser.parse(source.text).root, root.kind == .map else { continue }
        documents.append(DTCGDocument(root: root, path: source.path, flavor: source.flavor))
      } catch {
        result.findings.append(
          Finding(
            rule: "token-invalid", severity: .error, path: source.path, position: error.position,
            message: "the file is not read: \(error.message)",
            help: "mend the JSON; until then it has no tokens"))
      }
    }
    while let place = documents.firstIndex(where: { DTCGResolver.isResolver($0.root) }) {
      let resolver = DTCGResolver(documents.remove(at: place), documents)
      documents = resolver.documents
      result.findings += resolver.findings
    }
    result.append(Self.read(documents))
    return result
  }

  /// The tokens of several documents that may refer to each other.
  static func read(_ documents: [DTCGDocument]) -> Statements {
    var reading = DTCGReading(documents)
    reading.read()
    return reading.statements
  }
}

/// The documents of a system while they are read; the kinds of token are read in files of their own.
struct DTCGReading {
  let documents: [DTCGDocument]
  let tokens: [DTCGToken]
  let references: DTCGReferences
  private let pointers: [[String: DataValue]]
  var statements = Statements()
  /// Where the colour of each path stands among the statements.
  var colorPlaces: [String: Int] = [:]

  init(_ documents: [DTCGDocument]) {
    self.documents = documents
    let pointers = documents.map { $0.usesPointers ? $0.pointers() : [:] }
    self.pointers = pointers
    var tokens: [DTCGToken] = []
    for (index, document) in documents.enumerated() {
      let walk = DTCGWalk(document, index: index, pointers: pointers[index])
      tokens += walk.tokens
      statements.findings += walk.findings
    }
    self.tokens = tokens
    references = DTCGReferences(tokens)
  }

  fileprivate mutating func read() {
    for (index, token) in tokens.enumerated() {
      // What a theme sets anew is a side of a colour; of other kinds the default stands.
      if documents[token.document].context != nil, type(of: index) != "color",
        let first = references.token(named: token.name), first < index
      {
        continue
      }
      switch type(of: index) {
      case "color": readColor(token)
      case "dimension": readDimension(token)
      case "duration", "cubicBezier", "transition": readMotion(token, type: type(of: index) ?? "")
      case "shadow": readShadow(token)
      case "gradient": readGradient(token)
      case "typography": readTypography(token)
      // Parts of other tokens: they have no place of their own in the model.
      case "fontFamily", "fontWeight", "number", "strokeStyle", "border", "string", "boolean":
        checkAlias(token)
        checkParts(token)
      case let other?:
        invalid(token, "'\(token.name)' has the type '\(other)', which the format does not know")
      case nil: readUntyped(token)
      }
    }
  }

  /// Its own type, else that of the token it refers to, else that of its group.
  private func type(of index: Int) -> String? {
    if let type = tokens[index].type { return type }
    if tokens[index].alias != nil, case .token(let target) = references.outcome(of: index) {
      return tokens[target].type ?? tokens[target].inheritedType ?? tokens[index].inheritedType
    }
    return tokens[index].inheritedType
  }

  /// A token without any type is not valid; a colour in it is seen all the same.
  private mutating func readUntyped(_ token: DTCGToken) {
    if token.alias != nil {
      checkAlias(token)
      return
    }
    invalid(token, "'\(token.name)' has no type, and no group around it has one", help: "add \"$type\"")
    let isColor = token.value?.string.map { $0.hasPrefix("#") && ColorValue(css: $0) != nil } ?? false
    if isColor || token.value?["colorSpace"] != nil { readColor(token) }
  }

  // MARK: - What all kinds need

  func origin(_ token: DTCGToken) -> Origin {
    let document = documents[token.document]
    return Origin(flavor: document.flavor, path: document.path, position: token.declaration.keyPosition)
  }

  /// The author's words about a token.
  func note(_ token: DTCGToken) -> String? { token.declaration["$description"]?.string }

  /// A finding at the line where a token's value begins, however many lines it spans.
  mutating func invalid(_ token: DTCGToken, _ message: String, help: String? = nil) {
    add("token-invalid", .error, token, token.value?.position ?? token.declaration.keyPosition, message, help)
  }

  mutating func add(
    _ rule: String, _ severity: Severity, _ token: DTCGToken, _ position: Position, _ message: String,
    _ help: String? = nil
  ) {
    statements.findings.append(
      Finding(
        rule: rule, severity: severity, path: documents[token.document].path, position: position,
        message: message,
        help: help))
  }

  /// A value with its alias followed to the end, and a pointer into a part of a value; what is not there is said.
  mutating func resolved(_ value: DataValue, of token: DTCGToken) -> DataValue? {
    if let alias = DTCGToken.alias(of: value) {
      switch references.outcome(of: alias, from: token.document) {
      case .token(let index): return tokens[index].value.flatMap { pointed($0, in: tokens[index].document) }
      case .missing:
        if references.token(named: alias, from: token.document) == nil {
          add(
            "alias-broken", .error, token, value.position,
            "'\(token.name)' refers to '\(alias)', and no token has that path",
            "write the whole path of a token")
        }
      case .ring:
        add(
          "alias-cycle", .error, token, value.position,
          "'\(token.name)' refers to '\(alias)' and so to itself")
      }
      return nil
    }
    if let found = pointed(value, in: token.document) { return found }
    add(
      "alias-broken", .error, token, value.position,
      "'\(token.name)' points at nothing with '\(value["$ref"]?.text ?? value.text)'")
    return nil
  }

  /// What a pointer into a part of a value names, bounded; the value itself when it is none.
  private func pointed(_ value: DataValue, in document: Int) -> DataValue? {
    var value = value
    for _ in 0..<16 {
      let text = value.kind == .map ? value["$ref"]?.string : value.key == "$ref" ? value.string : nil
      guard let text else { return value }
      guard let pointer = DTCGDocument.pointer(of: text), let next = pointers[document][pointer] else {
        return nil
      }
      value = next["$value"] ?? next
    }
    return nil
  }

  /// References inside a border or a stroke, which have no place of their own in the model.
  private mutating func checkParts(_ token: DTCGToken) {
    guard token.alias == nil, let value = token.value, value.kind == .map else { return }
    for child in value.children where DTCGToken.alias(of: child) != nil { _ = resolved(child, of: token) }
  }

  private mutating func checkAlias(_ token: DTCGToken) {
    if let value = token.value, token.alias != nil { _ = resolved(value, of: token) }
  }
}
