import Syntax

/// Numbers and texts: literals, arithmetic, conversions, the string calls colour initialisers are made of.
extension SwiftEvaluator {
  /// A number with how it is written.
  struct Number {
    var value: Double
    /// Whether Swift holds it as an integer, so that a division drops the rest.
    var isInteger: Bool
    /// Decimals of a literal; 0 for what is exact or worked out.
    var decimals = 0
    /// Digits behind `0x`; 0 for any other number.
    var hexDigits = 0
    /// Whether an integer division lost what the author meant.
    var lostFraction = false
  }

  /// The number a term gives. `isFloating`: the place wants a floating number, `64 / 255` is 0.25 there.
  mutating func number(_ term: Term, isFloating: Bool = true) -> Number? {
    descend { $0.workedOut(term, isFloating) }
  }

  private mutating func workedOut(_ term: Term, _ isFloating: Bool) -> Number? {
    guard let term = reduced(term) else { return nil }
    switch kind(term) {
    case .number(let value, let isInteger, let decimals, let hexDigits):
      return Number(
        value: value, isInteger: isInteger && !isFloating, decimals: decimals, hexDigits: hexDigits)
    case .prefix("-", let inner):
      return number(Term(place: inner, environment: term.environment), isFloating: isFloating).map {
        Number(value: -$0.value, isInteger: $0.isInteger, decimals: $0.decimals)
      }
    case .infix("??", let left, let right):
      return number(Term(place: left, environment: term.environment), isFloating: isFloating)
        ?? number(Term(place: right, environment: term.environment), isFloating: isFloating)
    case .infix(let mark, let left, let right):
      guard let first = number(Term(place: left, environment: term.environment), isFloating: isFloating),
        let second = number(Term(place: right, environment: term.environment), isFloating: isFloating)
      else { return nil }
      return combined(mark, first, second)
    case .call(let callee, let arguments): return called(callee, arguments, term.environment)
    case .name, .member: return named(term, isFloating)
    default: return nil
    }
  }

  private func combined(_ mark: String, _ first: Number, _ second: Number) -> Number? {
    // A literal beside a floating value is floating.
    let isInteger = first.isInteger && second.isInteger
    var lost = first.lostFraction || second.lostFraction
    let value: Double
    switch mark {
    case "+", "&+": value = first.value + second.value
    case "-", "&-": value = first.value - second.value
    case "*", "&*": value = first.value * second.value
    case "/":
      guard second.value != 0 else { return nil }
      value = isInteger ? (first.value / second.value).rounded(.towardZero) : first.value / second.value
      lost = lost || (isInteger && value != first.value / second.value)
    case "%":
      guard second.value != 0 else { return nil }
      value = first.value.truncatingRemainder(dividingBy: second.value)
    case "&", "|", "^", "<<", ">>":
      guard let left = Int64(exactly: first.value), let right = Int64(exactly: second.value) else {
        return nil
      }
      switch mark {
      case "&": value = Double(left & right)
      case "|": value = Double(left | right)
      case "^": value = Double(left ^ right)
      case "<<": value = Double(left << right)
      default: value = Double(left >> right)
      }
      return Number(value: value, isInteger: true)
    default: return nil
    }
    return value.isFinite ? Number(value: value, isInteger: isInteger, lostFraction: lost) : nil
  }

  private mutating func called(
    _ callee: Place, _ arguments: [SwiftSyntaxTree.Argument], _ environment: Int
  ) -> Number? {
    switch program.tree[callee].kind {
    case .name(let name) where Self.floatingTypes.contains(name):
      guard let argument = arguments.first, arguments.count == 1 else { return nil }
      let term = Term(place: argument.value, environment: environment)
      if let text = text(term) { return Double(text).map { Number(value: $0, isInteger: false) } }
      guard var inner = number(term, isFloating: false) else { return nil }
      // A lone literal keeps the decimals it is written with.
      inner.isInteger = false
      return inner
    case .name(let name) where Self.integerTypes.contains(name):
      guard let argument = arguments.first else { return nil }
      let term = Term(place: argument.value, environment: environment)
      if let text = text(term) {
        let base =
          arguments.count > 1 ? number(Term(place: arguments[1].value, environment: environment)) : nil
        let radix = base.flatMap { Int(exactly: $0.value) } ?? 10
        guard (2...36).contains(radix) else { return nil }
        return UInt64(text, radix: radix).map { Number(value: Double($0), isInteger: true) }
      }
      guard let inner = number(term, isFloating: false) else { return nil }
      return Number(value: inner.value.rounded(.towardZero), isInteger: true)
    case .name(let name) where ["min", "max"].contains(name) && arguments.count == 2:
      guard let first = number(Term(place: arguments[0].value, environment: environment)),
        let second = number(Term(place: arguments[1].value, environment: environment))
      else { return nil }
      return name == "min"
        ? (first.value <= second.value ? first : second) : (first.value >= second.value ? first : second)
    case .member(let base, let name):
      if name.hasPrefix("scanHexInt"), let base {
        return scanned(Term(place: base, environment: environment))
      }
      // `Duration.milliseconds(250)`, in seconds.
      guard let argument = arguments.first, let scale = Self.timeScales[name], arguments.count == 1 else {
        return nil
      }
      return number(Term(place: argument.value, environment: environment)).map {
        Number(value: $0.value * scale, isInteger: false)
      }
    default: return nil
    }
  }

  private static let floatingTypes: Set<String> = ["Double", "CGFloat", "Float", "TimeInterval"]
  private static let integerTypes: Set<String> = [
    "Int", "UInt", "UInt8", "UInt32", "UInt64", "Int64", "Int32",
  ]
  private static let timeScales = ["seconds": 1, "milliseconds": 0.001, "microseconds": 0.000_001]

  /// `Scanner(string: hex)`: the hexadecimal digits its text begins with.
  private mutating func scanned(_ term: Term) -> Number? {
    guard let term = reduced(term), case .call(_, let arguments) = kind(term),
      let argument = arguments.first(where: { $0.label == "string" }),
      var text = text(Term(place: argument.value, environment: term.environment))
    else { return nil }
    // The usual next step is to move the scanner behind the mark.
    if text.hasPrefix("#") { text.removeFirst() }
    if text.lowercased().hasPrefix("0x") { text.removeFirst(2) }
    let digits = text.prefix { $0.isHexDigit }
    return UInt64(digits, radix: 16).map { Number(value: Double($0), isInteger: true) }
  }

  private mutating func named(_ term: Term, _ isFloating: Bool) -> Number? {
    if case .member(let base?, let name) = kind(term) {
      let inner = Term(place: base, environment: term.environment)
      if name == "count", let text = text(inner) { return Number(value: Double(text.count), isInteger: true) }
      if name == "rawValue", isSelf(inner), let raw = assumption.selfCase?.value {
        dependsOnSelf = true
        return number(Term(place: raw, environment: 0), isFloating: false)
      }
      if let length = length(name, of: inner) { return Number(value: length, isInteger: false) }
      if name == "pi" { return Number(value: .pi, isInteger: false) }
    }
    if case .name("rawValue") = kind(term), let raw = assumption.selfCase?.value {
      dependsOnSelf = true
      return number(Term(place: raw, environment: 0), isFloating: false)
    }
    guard let place = property(term) else { return nil }
    let declaration = program.declarations[place]
    guard let value = declaration.value, declaration.isStatic || scope == 0 || !declaration.isComputed else {
      return nil
    }
    usedProperties.insert(place)
    let isInteger = declaration.type.map { Self.integerTypes.contains($0) } ?? false
    guard var found = number(Term(place: value, environment: 0), isFloating: !isInteger) else { return nil }
    found.decimals = 0
    // `let x = 64` without a type is an integer.
    if declaration.type == nil, case .number(_, true, _, _) = program.tree[value].kind {
      found.isInteger = true
    }
    if isFloating, !isInteger, !found.isInteger { found.isInteger = false }
    return found
  }

  /// `rect.width`, `rect.size.height`, `rect.midX` of the rectangle a shape is drawn in.
  private func length(_ name: String, of base: Term) -> Double? {
    guard let rect, let path = program.path(of: base.place), path.first == rect.name,
      path.count == 1 || path[1] == "size" || path[1] == "origin"
    else { return nil }
    switch name {
    case "width", "maxX": return rect.size.x
    case "height", "maxY": return rect.size.y
    case "midX": return rect.size.x / 2
    case "midY": return rect.size.y / 2
    case "minX", "minY", "x", "y": return 0
    default: return nil
    }
  }

  // MARK: - Texts

  /// The text a term gives.
  mutating func text(_ term: Term) -> String? {
    descend { $0.spelled(term) }
  }

  private mutating func spelled(_ term: Term) -> String? {
    guard let term = reduced(term) else { return nil }
    switch kind(term) {
    case .string(let text): return text
    case .interpolation(let parts):
      var words = ""
      for part in parts {
        guard let word = text(Term(place: part, environment: term.environment)) else { return nil }
        words += word
      }
      return words
    case .infix("+", let left, let right):
      guard let first = text(Term(place: left, environment: term.environment)),
        let second = text(Term(place: right, environment: term.environment))
      else { return nil }
      return first + second
    case .infix("??", let left, _): return text(Term(place: left, environment: term.environment))
    case .name("rawValue"): return rawText()
    case .member(let base?, "rawValue") where isSelf(Term(place: base, environment: term.environment)):
      return rawText()
    case .member(let base?, let name) where name == "rawValue":
      return raw(Term(place: base, environment: term.environment))
    case .call(let callee, let arguments): return converted(callee, arguments, term.environment)
    case .name, .member:
      guard let place = property(term), let value = program.declarations[place].value else { return nil }
      usedProperties.insert(place)
      return text(Term(place: value, environment: 0))
    default: return nil
    }
  }

  /// The raw value of `self`: as written, or the case's name.
  private mutating func rawText() -> String? {
    guard let selfCase = assumption.selfCase else { return nil }
    dependsOnSelf = true
    guard let value = selfCase.value else { return selfCase.name }
    return text(Term(place: value, environment: 0))
  }

  /// `Face.bold.rawValue`.
  private mutating func raw(_ term: Term) -> String? {
    guard let names = program.path(of: term.place), names.count > 1 else { return nil }
    let type = names.dropLast().joined(separator: ".")
    for scope in program.scopes
    where scope.keyword == "enum" && scope.qualified.joined(separator: ".").hasSuffix(type) {
      guard let found = scope.cases.first(where: { $0.name == names.last }) else { continue }
      guard let value = found.value else { return found.name }
      return text(Term(place: value, environment: 0))
    }
    return nil
  }

  private mutating func converted(
    _ callee: Place, _ arguments: [SwiftSyntaxTree.Argument], _ environment: Int
  ) -> String? {
    func argument(_ place: Int) -> Term? {
      arguments.indices.contains(place) ? Term(place: arguments[place].value, environment: environment) : nil
    }
    if case .name("String") = program.tree[callee].kind, let inner = argument(0) { return text(inner) }
    guard case .member(let base?, let name) = program.tree[callee].kind,
      let text = text(Term(place: base, environment: environment))
    else { return nil }
    let count = argument(0).flatMap { number($0) }.map { Int(max(0, min($0.value, 1_000_000))) }
    switch name {
    case "uppercased": return text.uppercased()
    case "lowercased": return text.lowercased()
    case "dropFirst": return String(text.dropFirst(count ?? 1))
    case "dropLast": return String(text.dropLast(count ?? 1))
    case "prefix": return count.map { String(text.prefix($0)) }
    case "suffix": return count.map { String(text.suffix($0)) }
    // Whatever set is trimmed, a hex string loses its mark and white space.
    case "trimmingCharacters":
      let kept = text.drop { $0 == "#" || $0.isWhitespace }
      return String(kept.reversed().drop { $0.isWhitespace }.reversed())
    case "replacingOccurrences":
      guard let old = argument(0).flatMap({ self.text($0) }),
        let new = argument(1).flatMap({ self.text($0) }),
        old.count == 1, let mark = old.first
      else { return nil }
      return text.map { $0 == mark ? new : String($0) }.joined()
    default: return nil
    }
  }
}
