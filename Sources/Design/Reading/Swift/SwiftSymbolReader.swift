import Syntax

/// SF Symbols in code: literals that are drawn, directly or by way of a property, parameter or raw value.
struct SwiftSymbolReader {
  /// A call whose argument is a symbol's name.
  private struct Slot: Hashable {
    /// The function or type that is called.
    var callee: String
    /// The argument's label, or its place when it has none.
    var label: String?
    var place: Int
  }

  let flavor: Flavor
  private(set) var evaluator: SwiftEvaluator
  private(set) var uses: [SymbolUse] = []
  private var slots: Set<Slot> = []
  /// Properties and functions whose texts are names of symbols, by their place.
  private var givers: Set<Int> = []
  /// Enums whose raw values are names of symbols.
  private var enums: Set<[String]> = []
  private var seen: Set<[Int]> = []

  /// Labels of the platform's initialisers.
  private static let labels: WordSet = [
    "systemName", "systemImage", "systemImageName", "systemSymbolName", "systemIcon",
  ]

  init(_ evaluator: SwiftEvaluator, flavor: Flavor) {
    self.evaluator = evaluator
    self.flavor = flavor
  }

  /// Reads all sources: first where names of symbols come from, then the literals there.
  mutating func read(_ usages: [SwiftUsage]) {
    for usage in usages {
      forEachSymbolArgument(usage) { reader, range in
        if reader.composed(range, usage) { return }
        reader.literals(in: range, usage)
        reader.followFlow(of: range, usage)
      }
    }
    if !slots.isEmpty {
      let callees = WordSet(slots.map(\.callee))
      for usage in usages { readSlots(of: callees, usage) }
    }
    let program = evaluator.program
    giveByName()
    // What a giver takes from another one: a raw value, a further property.
    var followed: Set<Int> = []
    for _ in 0..<4 where followed.count < givers.count {
      for place in givers.subtracting(followed).sorted() {
        followed.insert(place)
        let declaration = program.declarations[place]
        guard let brace = declaration.brace,
          let usage = usages.first(where: { $0.number == declaration.source })
        else { continue }
        followFlow(of: brace..<declaration.tokens.upperBound, usage)
      }
    }
    for place in givers.sorted() {
      let declaration = program.declarations[place]
      guard let usage = usages.first(where: { $0.number == declaration.source }) else { continue }
      literals(in: declaration.tokens, usage)
    }
    for scope in program.scopes where scope.keyword == "enum" && enums.contains(scope.qualified) {
      for entry in scope.cases { readRaw(entry) }
    }
  }

  private mutating func forEachSymbolArgument(
    _ usage: SwiftUsage, _ work: (inout Self, Range<Int>) -> Void
  ) {
    let source = usage.source
    for index in 0..<source.count where source.stands(":", at: index) {
      guard source.isName(index - 1, in: Self.labels), let bracket = usage.bracket(index),
        source.stands("(", at: bracket),
        source.stands("(", at: index - 2) || source.stands(",", at: index - 2)
      else { continue }
      // A parameter of a declaration is no argument.
      if source.stands("String", at: index + 1) { continue }
      work(&self, (index + 1)..<end(of: index + 1, bracket, source))
    }
  }

  /// Where an argument ends: at the next comma of its level.
  private func end(of first: Int, _ bracket: Int, _ source: SwiftSource) -> Int {
    let limit = min(source.partner(bracket), source.count)
    var place = first
    while place < limit, !source.stands(",", at: place) { place = max(place, source.partner(place)) + 1 }
    return min(place, limit)
  }

  // MARK: - Literals

  /// Every literal of a range that could name a symbol and is not compared with.
  private mutating func literals(in range: Range<Int>, _ usage: SwiftUsage) {
    let source = usage.source
    for index in range where source.kind(index) == .string {
      let isCompared = [index - 1, index + 1].contains {
        source.stands("==", at: $0) || source.stands("!=", at: $0)
      }
      let isPattern = source.stands("case", at: index - 1)
      let token = source.tokens[index]
      guard !isCompared, !isPattern, let name = SwiftLiteral.string(source.text.bytes[token.range]),
        Self.looksLikeSymbol(name), seen.insert([usage.number, index]).inserted
      else { continue }
      add(name, at: index, usage)
    }
  }

  /// An argument put together from literals: `"heart" + (on ? ".fill" : "")`, `"heart\(on ? ".fill" : "")"`.
  private mutating func composed(_ range: Range<Int>, _ usage: SwiftUsage) -> Bool {
    let source = usage.source
    guard range.prefix(60).contains(where: { source.kind($0) == .stringPart || source.stands("+", at: $0) })
    else {
      return false
    }
    evaluator.begin(scope: Int(usage.scopes[range.lowerBound]))
    let term = evaluator.term(usage.number, at: range.lowerBound, limit: range.upperBound)
    guard let names = spellings(of: term.place, depth: 0) else { return false }
    var known: Set<String> = []
    for name in names where Self.looksLikeSymbol(name) && known.insert(name).inserted {
      add(name, at: range.lowerBound, usage)
    }
    return true
  }

  /// Every text that an expression of literals and conditions can come to; nil for any other expression.
  private func spellings(of place: SwiftSyntaxTree.Place, depth: Int) -> [String]? {
    guard depth < 12 else { return nil }
    func joined(_ parts: [SwiftSyntaxTree.Place]) -> [String]? {
      var result = [""]
      for part in parts {
        guard let ends = spellings(of: part, depth: depth + 1), result.count * ends.count <= 32 else {
          return nil
        }
        result = result.flatMap { begin in ends.map { begin + $0 } }
      }
      return result
    }
    switch evaluator.program.tree[place].kind {
    case .string(let text): return text.map { [$0] }
    case .tuple(let elements) where elements.count == 1:
      return spellings(of: elements[0].value, depth: depth + 1)
    case .interpolation(let parts): return joined(parts)
    case .infix("+", let left, let right): return joined([left, right])
    case .conditional(_, let then, let otherwise?):
      guard let first = spellings(of: then, depth: depth + 1),
        let second = spellings(of: otherwise, depth: depth + 1)
      else { return nil }
      return first + second
    default: return nil
    }
  }

  /// Names of symbols are lower case words and digits between dots.
  private static func looksLikeSymbol(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 80 && !name.hasPrefix(".") && !name.hasSuffix(".")
      && name.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E }
  }

  private mutating func add(_ name: String, at index: Int, _ usage: SwiftUsage) {
    let source = usage.source
    var use = SymbolUse(
      name: name,
      origin: Origin(flavor: flavor, path: source.text.path, position: source.position(index)))
    var suffix = ""
    var weight: Double?
    evaluator.begin(scope: Int(usage.scopes[index]))
    usage.modifiers(around: index) { modifier in
      guard let parenthesis = modifier.parenthesis else { return true }
      let limit = source.partner(parenthesis)
      switch modifier.name {
      case "font":
        let font = evaluator.font(evaluator.term(usage.number, at: parenthesis + 1, limit: limit))
        use.size = font?.size
        use.weight = weight ?? font?.weight
        return false
      case "fontWeight":
        if weight == nil { weight = SwiftTextStyles.weights[source.word(parenthesis + 2)] }
      case "symbolVariant":
        if suffix.isEmpty { suffix = variant(parenthesis, limit, source) }
      default: break
      }
      return true
    }
    use.weight = use.weight ?? weight
    configure(&use, index, usage)
    if !suffix.isEmpty, !name.hasSuffix(suffix) { use.name += suffix }
    uses.append(use)
  }

  /// `.symbolVariant(.circle.fill)` as `.circle.fill`.
  private func variant(_ parenthesis: Int, _ limit: Int, _ source: SwiftSource) -> String {
    var words = ""
    var place = parenthesis + 1
    while place + 1 < limit, source.stands(".", at: place), let name = source.name(place + 1) {
      if name != "none" { words += "." + name }
      place += 2
    }
    return place == limit ? words : ""
  }

  /// `UIImage(systemName:withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .bold))`.
  private mutating func configure(_ use: inout SymbolUse, _ index: Int, _ usage: SwiftUsage) {
    guard use.size == nil, let bracket = usage.bracket(index) else { return }
    let source = usage.source
    let limit = min(source.partner(bracket), bracket + 60)
    for place in bracket..<max(bracket, limit) where source.stands("pointSize", at: place) {
      guard source.stands(":", at: place + 1) else { continue }
      use.size =
        evaluator.number(
          evaluator.term(
            usage.number, at: place + 2, limit: end(of: place + 2, usage.bracket(place) ?? bracket, source)))?
        .value
      if source.stands(",", at: place + 3), source.stands("weight", at: place + 4) {
        use.weight = SwiftTextStyles.weights[source.word(place + 7)]
      }
    }
  }

  // MARK: - Where names come from

  /// What an argument that is no literal leads to: a parameter, a property, a function, a raw value.
  private mutating func followFlow(of range: Range<Int>, _ usage: SwiftUsage) {
    let source = usage.source
    for index in range {
      guard let name = source.name(index), source.kind(index) == .identifier else { continue }
      let hasBase = source.stands(".", at: index - 1)
      if source.stands("(", at: index + 1), source.touchesPrevious(index + 1) {
        for place in evaluator.program.functionPlaces(named: name)
        where evaluator.program.declarations[place].type == "String" {
          givers.insert(place)
        }
      } else if name == "rawValue" {
        followRawValue(before: index, hasBase, usage)
      } else if hasBase {
        if !source.stands(".", at: index + 1) { giveProperties(named: name) }
      } else {
        follow(name, at: index, usage)
      }
    }
  }

  /// A name without a base: a parameter of the function around it, else a property of the type around it.
  private mutating func follow(_ name: String, at index: Int, _ usage: SwiftUsage) {
    let program = evaluator.program
    let member = usage.members[index]
    if member >= 0 {
      let function = program.declarations[Int(member)]
      if let place = function.parameters.firstIndex(where: { $0.name == name }) {
        let callee = function.name == "init" ? program.scopes[function.scope].subject ?? "" : function.name
        slots.insert(
          Slot(
            callee: callee, label: function.parameters[place].label,
            place: function.parameters[place].label == nil ? place : 0))
        return
      }
    }
    let scope = program.scopes[Int(usage.scopes[index])]
    guard let place = program.property([name], in: Int(usage.scopes[index])),
      program.scopes[program.declarations[place].scope].qualified == scope.qualified
    else { return }
    givers.insert(place)
    if let type = scope.subject { slots.insert(Slot(callee: type, label: name, place: 0)) }
  }

  /// `item.icon`: the property of whatever type has one of that name.
  private mutating func giveProperties(named name: String) {
    let program = evaluator.program
    for place in program.properties(named: name) {
      let declaration = program.declarations[place]
      guard declaration.type == nil || declaration.type?.hasPrefix("String") == true else { continue }
      givers.insert(place)
      if let type = program.scopes[declaration.scope].subject {
        slots.insert(Slot(callee: type, label: name, place: 0))
      }
    }
  }

  /// Computed texts whose name says that they name symbols, used here or not.
  private mutating func giveByName() {
    for (place, declaration) in evaluator.program.declarations.enumerated()
    where declaration.isComputed && !declaration.isFunction && declaration.type == "String" {
      let name = declaration.name.lowercased()
      if name.contains("symbol") || Self.labels.contains(declaration.name) { givers.insert(place) }
    }
  }

  private mutating func followRawValue(before index: Int, _ hasBase: Bool, _ usage: SwiftUsage) {
    let program = evaluator.program
    let source = usage.source
    if !hasBase || source.stands("self", at: index - 2) {
      enums.insert(program.scopes[Int(usage.scopes[index])].qualified)
      return
    }
    guard let name = source.name(index - 2) else { return }
    // `Icon.edit.rawValue`, or a property of the enum's type.
    if source.stands(".", at: index - 3), let type = source.name(index - 4) { addEnum(type) }
    for place in program.properties(named: name) {
      if let type = program.declarations[place].type { addEnum(type) }
    }
  }

  private mutating func addEnum(_ type: String) {
    for scope in evaluator.program.scopes where scope.keyword == "enum" && scope.path.last == type {
      enums.insert(scope.qualified)
    }
  }

  /// Literals that are given to a parameter or property of a symbol's name.
  private mutating func readSlots(of callees: WordSet, _ usage: SwiftUsage) {
    let source = usage.source
    for index in 0..<source.count where source.stands("(", at: index) {
      guard let token = usage.callee(index), source.isName(token, in: callees),
        !source.stands("func", at: index - 2), let callee = source.name(token)
      else { continue }
      let limit = min(source.partner(index), source.count)
      var place = index + 1
      var unlabelled = 0
      while place < limit {
        let next = end(of: place, index, source)
        let label = source.stands(":", at: place + 1) ? source.name(place) : nil
        let slot = Slot(callee: callee, label: label, place: label == nil ? unlabelled : 0)
        if slots.contains(slot) { literals(in: place..<next, usage) }
        unlabelled += 1
        place = next + 1
      }
    }
  }

  /// A case of an enum of symbols: its raw value, or its own name.
  private mutating func readRaw(_ entry: SwiftScope.Case) {
    let source = evaluator.program.sources[entry.source]
    var name = entry.name
    var token = entry.token
    if let value = entry.value {
      guard case .string(let text?) = evaluator.program.tree[value].kind else { return }
      name = text
      token = evaluator.program.tree[value].first
    }
    guard Self.looksLikeSymbol(name), seen.insert([entry.source, token]).inserted else { return }
    uses.append(
      SymbolUse(
        name: name,
        origin: Origin(flavor: flavor, path: source.text.path, position: source.position(token))))
  }
}
