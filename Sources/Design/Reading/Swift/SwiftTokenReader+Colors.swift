import Syntax

/// Colour declarations: one value, a value for each appearance, or one for each case of an enum.
extension SwiftTokenReader {
  mutating func readColor(_ declaration: SwiftDeclaration, _ value: SwiftSyntaxTree.Place, isMember: Bool) {
    let name = program.tokenName(declaration)
    let cases = isMember ? cases(of: declaration, value) : []
    if let first = cases.first {
      _ = colors(declaration, value, selfCase: first)
      if evaluator.dependsOnSelf {
        cover(declaration)
        guard cases.count <= Self.mostCases else {
          return find(
            "token-unread", .warning, origin(declaration),
            "'\(name)' depends on \(cases.count) cases, and at most \(Self.mostCases) are read")
        }
        for entry in cases { readCase(entry, of: declaration, value, name: name + "." + entry.name) }
        return
      }
    }
    guard var statement = colors(declaration, value, selfCase: nil) else {
      return unread(declaration, value, name: name, isMember: isMember)
    }
    statement.name = name
    statement.note = note(declaration)
    let last = program.tree[value].last
    if statement.note == nil, last + 1 != declaration.tokens.upperBound {
      statement.note = comment(declaration.source, after: last)?.note
    }
    cover(declaration)
    takeProblems()
    compareComments(name, statement, source: declaration.source)
    statements.colors.append(statement)
  }

  /// One case of an enum: the line is that of its branch, or of the case where its raw value decides.
  private mutating func readCase(
    _ entry: SwiftScope.Case, of declaration: SwiftDeclaration, _ value: SwiftSyntaxTree.Place, name: String
  ) {
    guard var statement = colors(declaration, value, selfCase: entry) else {
      return unread(declaration, value, name: name, isMember: true)
    }
    statement.name = name
    if let taken = evaluator.branchTaken {
      statement.origin = origin(taken.source, taken.branch.token)
      statement.note = comment(taken.source, after: program.tree[taken.branch.result].last)?.note
    } else {
      statement.origin = origin(entry.source, entry.token)
    }
    takeProblems()
    compareComments(name, statement, source: declaration.source)
    statements.colors.append(statement)
  }

  /// The values of a declaration under every assumption that matters; nil where one could not be read.
  private mutating func colors(
    _ declaration: SwiftDeclaration, _ value: SwiftSyntaxTree.Place, selfCase: SwiftScope.Case?
  ) -> ColorStatement? {
    let term = SwiftEvaluator.Term(place: value, environment: 0)
    let isUIKit = isUIKit(declaration)
    evaluator.begin(scope: declaration.scope)
    evaluator.assume { $0.selfCase = selfCase }
    evaluator.allowsUnknownNames =
      declaration.isStatic || program.scopes[declaration.scope].keyword.isEmpty
    guard let light = evaluator.color(term, isUIKit: isUIKit) else { return nil }
    var statement = ColorStatement(
      name: "", group: group(declaration), light: light, origin: origin(declaration))
    if evaluator.dependsOnAppearance {
      evaluator.assume { $0.isDark = true }
      guard let dark = evaluator.color(term, isUIKit: isUIKit) else { return nil }
      statement.dark = dark
      statement.pairing = .stated
    }
    if evaluator.dependsOnContrast {
      evaluator.assume {
        $0.isDark = false
        $0.hasContrast = true
      }
      statement.contrastLight = evaluator.color(term, isUIKit: isUIKit)
      if statement.dark != nil {
        evaluator.assume { $0.isDark = true }
        statement.contrastDark = evaluator.color(term, isUIKit: isUIKit)
      }
    }
    return statement
  }

  /// An enum with more cases is no design decision.
  static let mostCases = 1000

  private func isUIKit(_ declaration: SwiftDeclaration) -> Bool {
    let type = declaration.type == "Self" ? nil : declaration.type
    let name = type ?? program.scopes[declaration.scope].extended ?? ""
    return name.hasPrefix("UIColor") || name.hasPrefix("NSColor") || name.hasPrefix("CGColor")
  }

  /// A declaration that looks like a colour and is not understood. What depends on an instance is no token.
  private mutating func unread(
    _ declaration: SwiftDeclaration, _ value: SwiftSyntaxTree.Place, name: String, isMember: Bool
  ) {
    let isInvalid = evaluator.problems.contains { $0.rule == "color-invalid" }
    if evaluator.isForeign || (isMember && !isInvalid) { return }
    cover(declaration)
    // It keeps its entry without a value: whoever uses it uses something that is declared.
    if isInvalid || evaluator.problems.isEmpty {
      statements.colors.append(
        ColorStatement(
          name: name, group: group(declaration), light: .unread, note: note(declaration),
          origin: origin(declaration)))
    }
    if evaluator.problems.isEmpty {
      find(
        "token-unread", .warning, origin(declaration),
        "'\(name)' looks like a colour, but '\(evaluator.words(value))' is not understood",
        help: "write the value out, or declare it where the source can be read")
    }
    takeProblems()
  }

  // MARK: - Maps, lists, texts

  mutating func readMap(_ declaration: SwiftDeclaration, _ value: SwiftSyntaxTree.Place) {
    let term = SwiftEvaluator.Term(place: value, environment: 0)
    guard let map = evaluator.reduced(term), case .dictionary(let pairs) = evaluator.kind(map) else { return }
    cover(declaration)
    let isUIKit = declaration.type.map { $0.contains("UIColor") || $0.contains("NSColor") } ?? false
    for (key, value) in pairs {
      let keyTerm = SwiftEvaluator.Term(place: key, environment: 0)
      evaluator.begin(scope: declaration.scope)
      guard let word = evaluator.caseName(keyTerm) ?? evaluator.text(keyTerm) ?? step(keyTerm) else {
        continue
      }
      let name = program.tokenName(declaration) + "." + word
      let node = program.tree[key]
      var statement = ColorStatement(
        name: name, group: group(declaration), origin: origin(node.source, node.first))
      let valueTerm = SwiftEvaluator.Term(place: value, environment: 0)
      statement.light = evaluator.color(valueTerm, isUIKit: isUIKit)
      if evaluator.dependsOnAppearance {
        evaluator.assume { $0.isDark = true }
        statement.dark = evaluator.color(valueTerm, isUIKit: isUIKit)
        statement.pairing = .stated
      }
      if statement.light == nil {
        statement.light = .unread
        if evaluator.problems.isEmpty {
          evaluator.report(
            "color-invalid", "'\(evaluator.words(value))' is not understood as a colour", at: value)
        }
      }
      statement.note = comment(node.source, after: program.tree[value].last)?.note
      takeProblems()
      compareComments(name, statement, source: declaration.source)
      statements.colors.append(statement)
    }
  }

  /// The whole number that a key is: `[50: …, 100: …]` of a ramp.
  private mutating func step(_ key: SwiftEvaluator.Term) -> String? {
    guard let number = evaluator.number(key)?.value, number.rounded() == number, number.magnitude < 1e9 else {
      return nil
    }
    return String(Int(number))
  }

  /// A list gives its colours no names; one that writes colours out is said to be unread. What is named a gradient
  /// is one.
  mutating func readList(_ declaration: SwiftDeclaration, _ value: SwiftSyntaxTree.Place, isMember: Bool) {
    guard !isMember, case .array(let values) = program.tree[value].kind else { return }
    if values.count > 1, values.count <= 100,
      Words.split(declaration.name).contains(where: { $0.hasPrefix("gradient") })
    {
      let colors = values.compactMap { evaluator.color(SwiftEvaluator.Term(place: $0, environment: 0)) }
      if colors.count == values.count {
        cover(declaration)
        evaluator.problems.removeAll()
        let last = Double(colors.count - 1)
        return statements.gradients.append(
          GradientStatement(
            name: program.tokenName(declaration), group: group(declaration), kind: .linear, angle: nil,
            stops: colors.enumerated().map { ($1, Double($0) / last) }, note: note(declaration),
            origin: origin(declaration)))
      }
    }
    var unnamed = 0
    for value in values.prefix(100) {
      guard case .call = program.tree[value].kind else { continue }
      if case .value = evaluator.color(SwiftEvaluator.Term(place: value, environment: 0)) { unnamed += 1 }
    }
    evaluator.problems.removeAll()
    guard unnamed > 0 else { return }
    cover(declaration)
    find(
      "token-unread", .warning, origin(declaration),
      "'\(program.tokenName(declaration))' lists colours without a name: \(unnamed)",
      help: "declare each as a colour of its own, and list their names")
  }

  mutating func readText(_ declaration: SwiftDeclaration, _ value: SwiftSyntaxTree.Place) {
    guard case .string(let text?) = program.tree[value].kind, let color = Self.hex(text) else { return }
    cover(declaration)
    let name = program.tokenName(declaration)
    let statement = ColorStatement(
      name: name, group: group(declaration), light: evaluator.written(color, [0, 0, 0], at: value),
      note: note(declaration), origin: origin(declaration))
    compareComments(name, statement, source: declaration.source)
    statements.colors.append(statement)
  }

  /// A text is a colour only if all of it is a hex colour.
  static func hex(_ text: String) -> ColorValue? {
    guard text.hasPrefix("#"), [4, 5, 7, 9].contains(text.utf8.count),
      text.dropFirst().allSatisfy(\.isHexDigit)
    else {
      return nil
    }
    return ColorValue(css: text)
  }

  /// `enum Brand: String { case primary = "#2E86AB" }`.
  mutating func readRawValues() {
    for scope in program.scopes where scope.keyword == "enum" && !scope.inherits.isEmpty {
      for entry in scope.cases {
        guard let value = entry.value else { continue }
        let color: ColorValue?
        switch program.tree[value].kind {
        case .string(let text?): color = Self.hex(text)
        case .number(let bits, true, _, 6):
          let bits = UInt32(bits)
          color = ColorValue(
            red: UInt8(bits >> 16 & 0xFF), green: UInt8(bits >> 8 & 0xFF), blue: UInt8(bits & 0xFF))
        default: color = nil
        }
        guard let color else { continue }
        let name = (scope.path + [entry.name]).joined(separator: ".")
        covered[entry.source].append(entry.token..<(program.tree[value].last + 1))
        let statement = ColorStatement(
          name: name, group: scope.path.joined(separator: "."), light: .value(color),
          note: comment(entry.source, after: program.tree[value].last)?.note,
          origin: origin(entry.source, entry.token))
        statements.colors.append(statement)
      }
    }
  }
}
