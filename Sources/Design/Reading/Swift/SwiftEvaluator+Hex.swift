import Syntax

/// Colours written in hexadecimal: `Color(hex: "2E86AB")`, `UIColor(rgb: 0x2E86AB)`.
extension SwiftEvaluator {
  /// Where the opacity stands among eight digits.
  enum ByteOrder { case alphaFirst, alphaLast }

  /// A call that takes a hex number or text, by its first argument; nil for any other call.
  mutating func hexCall(
    _ arguments: [SwiftSyntaxTree.Argument], label: String?, _ environment: Int
  ) -> ColorExpression? {
    guard let first = arguments.first else { return nil }
    let name = first.label ?? label ?? ""
    guard let value = hexArgument(first.value, environment, label: name) else { return nil }
    guard let alpha = arguments.first(where: { ["alpha", "opacity", "a"].contains($0.label ?? "") }) else {
      return value
    }
    guard let amount = number(Term(place: alpha.value, environment: environment)),
      (0...1).contains(amount.value)
    else { return nil }
    return amount.value == 1 ? value : .alpha(value, amount.value)
  }

  /// An argument that is a hex number or a hex text. Without a label that says so, a text needs its `#`.
  mutating func hexArgument(_ place: Place, _ environment: Int, label: String) -> ColorExpression? {
    let term = Term(place: place, environment: environment)
    let lowered = label.lowercased()
    let order: ByteOrder? =
      lowered.contains("argb") ? .alphaFirst : lowered.contains("rgba") ? .alphaLast : nil
    let saysHex = ["hex", "rgb", "argb", "rgba", "html", "web", "css"].contains { lowered.contains($0) }
    if let number = number(term), number.hexDigits > 0 || (saysHex && number.value > 1) {
      return hexNumber(number, at: place, order: order)
    }
    guard let text = text(term), saysHex || text.hasPrefix("#") else { return nil }
    return hexText(text, at: place, order: order) ?? .unread
  }

  /// Whether a hex argument is one that any initialiser can read; says so where it is not.
  mutating func isWellFormed(_ arguments: [SwiftSyntaxTree.Argument], _ environment: Int) -> Bool {
    guard let first = arguments.first, let label = first.label, label.lowercased().contains("hex") else {
      return true
    }
    let term = Term(place: first.value, environment: environment)
    if let text = text(term) { return hexText(text, at: first.value, order: nil) != nil }
    guard let number = number(term), number.hexDigits > 0 else { return true }
    return hexNumber(number, at: first.value, order: nil) != nil
  }

  /// A number of at most 24 bits is red, green, blue; one of eight digits has an opacity.
  mutating func hexNumber(_ number: Number, at place: Place, order: ByteOrder?) -> ColorExpression? {
    guard let bits = UInt32(exactly: number.value) else {
      report("color-invalid", "'\(words(place))' has more than eight hex digits, wanted six", at: place)
      return nil
    }
    if number.hexDigits == 3 || number.hexDigits == 4 {
      report(
        "color-suspicious", "'\(words(place))' is the number \(bits), not \(number.hexDigits) doubled digits",
        help: "write all six digits", at: place)
    }
    let order = order ?? hexOrder ?? .alphaLast
    guard number.hexDigits == 8 || bits > 0xFF_FFFF else {
      return written(
        ColorValue(red: UInt8(bits >> 16 & 0xFF), green: UInt8(bits >> 8 & 0xFF), blue: UInt8(bits & 0xFF)),
        [0, 0, 0],
        at: place)
    }
    let color = order == .alphaFirst ? bits : bits >> 8
    return written(
      ColorValue(
        red: UInt8(color >> 16 & 0xFF), green: UInt8(color >> 8 & 0xFF), blue: UInt8(color & 0xFF),
        alpha: UInt8(order == .alphaFirst ? bits >> 24 : bits & 0xFF)), [0, 0, 0], at: place)
  }

  /// Three, four, six or eight hex digits, with or without a mark.
  mutating func hexText(_ text: String, at place: Place, order: ByteOrder?) -> ColorExpression? {
    var digits = Array(text.utf8.drop { $0 == 0x20 })
    while digits.last == 0x20 { digits.removeLast() }
    if digits.first == UInt8(ascii: "#") {
      digits.removeFirst()
    } else if digits.starts(with: Array("0x".utf8)) || digits.starts(with: Array("0X".utf8)) {
      digits.removeFirst(2)
    }
    let nibbles = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    let allowed = hexLengths ?? [3, 4, 6, 8]
    guard nibbles.count == digits.count, allowed.contains(nibbles.count),
      [3, 4, 6, 8].contains(nibbles.count)
    else {
      report(
        "color-invalid", "'\(text)' has \(digits.count) hex digits, wanted \(Self.list(allowed))",
        help: "write six digits: RRGGBB", at: place)
      return nil
    }
    var bytes: [UInt8] = []
    if nibbles.count < 6 {
      bytes = nibbles.map { UInt8($0 * 17) }
    } else {
      for place in stride(from: 0, to: nibbles.count, by: 2) {
        bytes.append(UInt8(nibbles[place] * 16 + nibbles[place + 1]))
      }
    }
    let isAlphaFirst = (order ?? hexOrder) == .alphaFirst
    let color = bytes.count == 4 && isAlphaFirst ? Array(bytes[1...]) + [bytes[0]] : bytes
    return written(
      ColorValue(red: color[0], green: color[1], blue: color[2], alpha: color.count == 4 ? color[3] : 255),
      [0, 0, 0],
      at: place)
  }

  private static func list(_ lengths: Set<Int>) -> String {
    lengths.sorted().map(String.init).joined(separator: " or ")
  }
}

/// What the hex initialiser of a source does, where its body cannot be worked out: read from its tokens.
enum SwiftHexInitializer {
  /// Which byte of eight digits is the opacity: the one shifted by 24, by the name it is given.
  static func order(in program: SwiftProgram) -> SwiftEvaluator.ByteOrder? {
    for function in candidates(program) {
      let source = program.sources[function.source]
      for index in function.tokens.prefix(longestInitializer) where isTopByte(source, index) {
        if let owner = owner(of: index, in: function.tokens, source) { return owner }
      }
    }
    return nil
  }

  /// Tokens of an initialiser beyond these are not looked at.
  private static let longestInitializer = 1500

  /// The digit counts that the initialiser tells apart; nil where it does not.
  static func lengths(in program: SwiftProgram) -> Set<Int>? {
    var lengths: Set<Int> = []
    for function in candidates(program) {
      let source = program.sources[function.source]
      let hasCount = function.tokens.contains { source.stands("count", at: $0) }
      guard hasCount else { continue }
      for index in function.tokens where source.kind(index) == .number {
        let isCase =
          source.stands("case", at: index - 1)
          || source.stands(",", at: index - 1)
            && source.stands(":", at: index + 1)
        let isCompared = source.stands("==", at: index - 1) && source.stands("count", at: index - 2)
        if isCase || isCompared, let value = Int(source.word(index)), (3...8).contains(value) {
          lengths.insert(value)
        }
      }
    }
    return lengths.isEmpty ? nil : lengths
  }

  private static func candidates(_ program: SwiftProgram) -> [SwiftDeclaration] {
    (program.functions(named: "init") + program.functions(named: "hex")).filter { function in
      guard let first = function.parameters.first else { return false }
      let label = (first.label ?? first.name).lowercased()
      return label.contains("hex") || label.contains("rgb") || first.type == "String"
        || first.type.hasPrefix("UInt")
    }
  }

  private static func isTopByte(_ source: SwiftSource, _ index: Int) -> Bool {
    guard source.kind(index) == .number else { return false }
    let word = source.word(index).lowercased().filter { $0 != "_" }
    return word == "24" || word == "0xff000000"
  }

  /// Walks back from a number to the label or name that takes it.
  private static func owner(
    of index: Int, in tokens: Range<Int>, _ source: SwiftSource
  ) -> SwiftEvaluator.ByteOrder? {
    var commas = 0
    var place = index - 1
    while place > tokens.lowerBound {
      let partner = source.partner(place)
      if source.kind(place) == .punctuation, partner < place {
        place = partner - 1
        continue
      }
      if source.stands(",", at: place) { commas += 1 }
      if source.stands(":", at: place) || source.stands("=", at: place), let name = source.name(place - 1) {
        if let order = order(of: name), commas == 0 { return order }
      }
      // `(a, r, g, b) = (x >> 24, …)`.
      if source.stands("(", at: place), source.stands("=", at: place - 1), source.stands(")", at: place - 2) {
        var names: [String] = []
        for token in source.partner(place - 2)..<place - 2 {
          if let name = source.name(token) { names.append(name) }
        }
        return names.indices.contains(commas) ? order(of: names[commas]) : nil
      }
      place -= 1
    }
    return nil
  }

  private static func order(of name: String) -> SwiftEvaluator.ByteOrder? {
    let lowered = name.lowercased()
    if ["a", "alpha", "opacity"].contains(lowered) { return .alphaFirst }
    return ["r", "red"].contains(lowered) ? .alphaLast : nil
  }
}
