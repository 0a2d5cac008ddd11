import Syntax

/// Reads TypeScript and JavaScript: colours, type, gradients and measures in object literals.
struct TypeScriptReader: CodeReader {
  func read(_ blocks: [SourceText], flavor: Flavor) -> Statements {
    var reader = TypeScriptTokenReader(program: TypeScriptProgram(blocks), flavor: flavor)
    return reader.statements()
  }
}

/// Makes statements of the constants of a program.
struct TypeScriptTokenReader {
  let program: TypeScriptProgram
  let flavor: Flavor
  var result = Statements()
  /// Where the strings stand that are declarations.
  private var declared: Set<Int32> = []
  private var block = 0

  init(program: TypeScriptProgram, flavor: Flavor) {
    self.program = program
    self.flavor = flavor
  }

  /// A key on the way down, with the heading comment above it.
  struct Place {
    var name: String
    var token: Int
    var section: String?
    var depth = 0
  }

  /// What the program states.
  mutating func statements() -> Statements {
    result.findings += program.blocks.compactMap(\.nestingFinding)
    var next = 0
    for (number, code) in program.blocks.enumerated() {
      block = number
      declared = []
      while next < program.declarations.count, program.declarations[next].block == number {
        let declaration = program.declarations[next]
        next += 1
        read(
          declaration.value,
          Place(name: declaration.name, token: declaration.token, section: declaration.section),
          parent: nil)
      }
      readUses(code)
    }
    return result
  }

  var code: CodeBlock { program.blocks[block] }

  // MARK: - Values

  private mutating func read(_ value: CodeExpression, _ place: Place, parent: String?) {
    guard place.depth < 16 else { return }
    switch value.head {
    case .string where value.suffixes.isEmpty: readString(value, place)
    case .object(let entries) where value.suffixes.isEmpty: readObject(entries, value, place)
    case .array(let items) where value.suffixes.isEmpty: readArray(items, nil, value, place)
    case .number(let number, nil) where value.suffixes.isEmpty: readNumber(number, value, place)
    case .name:
      if let call = value.call, call.rest.isEmpty, let argument = call.arguments.first {
        // `Object.freeze({…})`, and helpers that fill in a style: `T({ fontSize: 17 })`.
        if call.callee == "Object.freeze" || call.callee.hasSuffix("createTheme") {
          read(argument.value, place, parent: parent)
        } else if case .object(let entries) = argument.value.head, call.arguments.count == 1,
          isStyle(entries), parent != nil
        {
          readStyle(entries, argument.value, place)
        } else {
          _ = readMotion(value, place)
        }
      } else if let path = value.path {
        readReference(path, value, place)
      }
    default: break
    }
  }

  private mutating func readObject(_ entries: [CodeExpression.Entry], _ value: CodeExpression, _ place: Place)
  {
    if isStyle(entries) {
      if place.depth > 0
        || Words.split(place.name).contains(where: { ["style", "text", "type"].contains($0) })
      {
        readStyle(entries, value, place)
      }
      return
    }
    if readMotion(entries, value, place) { return }
    readShadow(entries, value, place)
    if let sides = sides(of: entries) {
      var statement = statement(place, value)
      statement.light = sides.light
      statement.dark = sides.dark
      if sides.light != nil, sides.dark != nil { statement.pairing = .stated }
      for entry in entries { declared.insert(code.tokens[entry.value.tokens.lowerBound].start) }
      result.colors.append(statement)
      return
    }
    if let colors = entries.first(where: { $0.key == "colors" }), case .array(let items) = colors.value.head,
      entries.contains(where: { ["start", "end", "locations", "angle"].contains($0.key) })
    {
      readArray(items, entries, value, place)
      return
    }
    var section: String?
    let isLook =
      place.depth > 0 || entries.count == 1
      || entries.contains { $0.key.map(Self.lookKeys.contains) ?? false }
    for entry in entries {
      guard let key = entry.key else { continue }
      if let heading = heading(before: entry.token) { section = heading }
      if isLook && Self.styleKeys.contains(key) || Self.shadowKeys.contains(key) { continue }
      read(
        entry.value,
        Place(
          name: place.name.isEmpty ? key : place.name + "." + key, token: entry.token, section: section,
          depth: place.depth + 1), parent: place.name)
    }
  }

  /// The last heading comment between a key and the token before it.
  private func heading(before token: Int) -> String? {
    guard token > 0 else { return nil }
    let from = Int(code.tokens[token - 1].end)
    let to = Int(code.tokens[token].start)
    var low = 0
    var high = code.comments.count
    while low < high {
      let middle = (low + high) / 2
      if Int(code.comments[middle].start) < from { low = middle + 1 } else { high = middle }
    }
    var title: String?
    while low < code.comments.count, Int(code.comments[low].start) < to {
      if code.comments[low].startsLine {
        title = CodeRemark.title(code.text.string(code.comments[low].range)) ?? title
      }
      low += 1
    }
    return title
  }

  /// Keys of styles: what they hold is a use of a colour, not a name for one.
  private static let styleKeys: Set<String> = [
    "color", "backgroundColor", "borderColor", "tintColor", "shadowColor", "borderTopColor",
    "borderBottomColor",
    "borderLeftColor", "borderRightColor", "textDecorationColor", "overlayColor", "placeholderTextColor",
  ]

  /// Keys that make an object the look of a view.
  private static let lookKeys: Set<String> = [
    "fontFamily", "fontSize", "fontWeight", "fontVariant", "lineHeight", "flex", "padding", "borderRadius",
    "width", "height",
  ]

  // MARK: - Colours

  private mutating func readString(_ value: CodeExpression, _ place: Place) {
    guard case .string(let text) = value.head, let color = color(text) else {
      _ = readShadow(css: value, place)
      return
    }
    var statement = statement(place, value)
    statement.light = color
    declared.insert(code.tokens[value.tokens.lowerBound].start)
    result.colors.append(statement)
    if case .unread = color {
      result.findings.append(
        Finding(
          rule: "color-invalid", severity: .error, path: code.text.path,
          position: code.position(value.tokens.lowerBound), length: text.unicodeScalars.count + 2,
          message: "'\(text)' is not a colour", help: "write 3, 4, 6 or 8 hex digits after the #"))
    }
    compareComment(value, statement)
  }

  /// A whole literal that is a hex colour or a colour function.
  private func color(_ text: String) -> ColorExpression? {
    if text.hasPrefix("#") {
      if let value = ColorValue(css: text) { return .value(value) }
      let digits = text.dropFirst()
      return digits.count > 2 && digits.count < 10 && digits.allSatisfy({ $0.isLetter || $0.isNumber })
        && digits.contains(where: \.isNumber)
        ? .unread : nil
    }
    guard ["rgb", "hsl", "hwb", "oklch", "oklab", "lab(", "lch(", "color("].contains(where: text.hasPrefix)
    else { return nil }
    return ColorValue(css: text).map { .value($0) } ?? .unread
  }

  private mutating func readReference(_ path: String, _ value: CodeExpression, _ place: Place) {
    let root = path.split(separator: ".").first.map(String.init) ?? path
    guard place.depth > 0, root != path, let target = program.declaration(root),
      holdsColor(target.value, path)
    else { return }
    var statement = statement(place, value)
    statement.light = .reference(path, at: code.position(value.tokens.lowerBound))
    result.colors.append(statement)
  }

  /// Whether what a path leads to is a colour of a constant object.
  private func holdsColor(_ value: CodeExpression, _ path: String) -> Bool {
    var value = value
    for part in path.split(separator: ".").dropFirst() {
      guard case .object(let entries) = value.head,
        let entry = entries.first(where: { $0.key == String(part) })
      else { return false }
      value = entry.value
    }
    switch value.head {
    case .string(let text): return color(text) != nil
    case .object(let entries): return sides(of: entries) != nil
    case .name: return value.path != nil && value.path != path
    default: return false
    }
  }

  /// `{ light: '#FFF', dark: '#000' }` is one colour with two sides.
  private func sides(of entries: [CodeExpression.Entry]) -> (light: ColorExpression?, dark: ColorExpression?)?
  {
    guard entries.count == 2 else { return nil }
    var light: ColorExpression?
    var dark: ColorExpression?
    for entry in entries {
      let color: ColorExpression
      switch entry.value.head {
      case .string(let text) where entry.value.suffixes.isEmpty:
        guard let found = self.color(text) else { return nil }
        color = found
      case .name:
        guard let path = entry.value.path, path.contains(".") else { return nil }
        color = .reference(path, at: code.position(entry.value.tokens.lowerBound))
      default: return nil
      }
      switch entry.key {
      case "light", "day", "default": light = color
      case "dark", "night": dark = color
      default: return nil
      }
    }
    return light != nil && dark != nil ? (light, dark) : nil
  }

  private func statement(_ place: Place, _ value: CodeExpression) -> ColorStatement {
    ColorStatement(name: place.name, group: group(place), note: note(value), origin: origin(place))
  }

  func origin(_ place: Place) -> Origin {
    Origin(flavor: flavor, path: code.text.path, position: code.position(place.token))
  }

  func group(_ place: Place) -> String? {
    if let section = place.section { return section }
    let parts = place.name.split(separator: ".").dropLast()
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  /// The comment at the end of the line, behind the comma.
  private func remark(_ value: CodeExpression) -> CodeRemark? {
    let last = value.tokens.upperBound - 1
    let isListed =
      code.stands(",", at: value.tokens.upperBound) || code.stands(";", at: value.tokens.upperBound)
    guard
      let comment = code.trailingComment(after: isListed ? value.tokens.upperBound : last)
        ?? code.trailingComment(after: last)
    else { return nil }
    return CodeRemark(comment, in: code.text)
  }

  func note(_ value: CodeExpression) -> String? { remark(value)?.note }

  private mutating func compareComment(_ value: CodeExpression, _ statement: ColorStatement) {
    guard case .value(var declared)? = statement.light, let remark = remark(value), remark.hexes.count == 1
    else { return }
    if remark.hexes[0].value.alpha >= 1 { declared.alpha = 1 }
    result.evidence.comments.append(
      Evidence.ColorComment(
        token: statement.name, stated: remark.hexes[0].value, declared: declared, decimals: [0, 0, 0],
        origin: Origin(
          flavor: flavor, path: code.text.path, position: code.text.position(at: remark.hexes[0].offset))))
  }

  // MARK: - Gradients

  private mutating func readArray(
    _ items: [CodeExpression], _ entries: [CodeExpression.Entry]?, _ value: CodeExpression, _ place: Place
  ) {
    let colors = items.compactMap { item -> ColorExpression? in
      if case .string(let text) = item.head, item.suffixes.isEmpty { return color(text) }
      guard let path = item.path, path.contains("."),
        let root = path.split(separator: ".").first.map(String.init),
        let target = program.declaration(root), holdsColor(target.value, path)
      else { return nil }
      return .reference(path, at: code.position(item.tokens.lowerBound))
    }
    let isNamed = Words.split(place.name).contains { $0.hasPrefix("gradient") || $0 == "grad" }
    guard colors.count == items.count, colors.count > 1, entries != nil || isNamed else { return }
    for item in items { declared.insert(code.tokens[item.tokens.lowerBound].start) }
    let locations = entries?.first { $0.key == "locations" }.flatMap { entry -> [Double]? in
      guard case .array(let numbers) = entry.value.head else { return nil }
      return numbers.compactMap(Self.number)
    }
    let stated = locations.flatMap { $0.count == colors.count ? $0 : nil }
    let places = GradientLiteral.placed(colors.indices.map { (nil, stated?[$0]) })
    result.gradients.append(
      GradientStatement(
        name: place.name, group: group(place), kind: .linear, angle: entries.flatMap(Self.angle),
        stops: zip(colors, places).map { ($0, $1.at) }, note: note(value), origin: origin(place)))
  }

  /// The direction from `start` to `end`, whole degrees where it is one but for noise.
  private static func angle(_ entries: [CodeExpression.Entry]) -> Double? {
    if let stated = entries.first(where: { $0.key == "angle" }).flatMap({ number($0.value) }) {
      return stated
    }
    func point(_ key: String) -> (x: Double, y: Double)? {
      guard case .object(let pair)? = entries.first(where: { $0.key == key })?.value.head,
        let x = pair.first(where: { $0.key == "x" }).flatMap({ number($0.value) }),
        let y = pair.first(where: { $0.key == "y" }).flatMap({ number($0.value) })
      else { return nil }
      return (x, y)
    }
    guard let start = point("start"), let end = point("end"), start != end else { return nil }
    let angle = Mathematics.angle(x: start.y - end.y, y: end.x - start.x)
    return abs(angle - angle.rounded()) < 1e-6 ? angle.rounded() : angle
  }

  static func number(_ value: CodeExpression) -> Double? {
    if case .number(let number, nil) = value.head, value.suffixes.isEmpty { return number }
    return nil
  }

  // MARK: - Numbers

  private mutating func readNumber(_ number: Double, _ value: CodeExpression, _ place: Place) {
    let parts = place.name.split(separator: ".").map(String.init)
    guard let last = parts.last, !readTime(number, value, place) else { return }
    let container = parts.dropLast().joined(separator: ".")
    guard place.depth > 0 || MeasureKind(name: last, container: "") != nil,
      let kind = MeasureKind(name: last, container: container)
    else { return }
    let measure = Measure(
      name: place.name, group: group(place), value: number, unit: "pt", alias: nil, note: note(value),
      origin: origin(place))
    switch kind {
    case .radius: result.tokens.radii.append(measure)
    case .spacing: result.tokens.spacing.append(measure)
    }
  }

  // MARK: - Uses

  /// Members of token objects wherever they are named, and colours that are written out.
  private mutating func readUses(_ code: CodeBlock) {
    var kinds: [String: Evidence.TokenUse.Kind] = [:]
    for color in result.colors { kinds[Self.root(of: color.name)] = .color }
    for style in result.tokens.typography { kinds[Self.root(of: style.name)] = .font }
    for (index, token) in code.tokens.enumerated() {
      switch token.kind {
      case .identifier:
        let word = code.string(index)
        guard let kind = kinds[word], code.stands(".", at: index + 1), code.isWord(index + 2),
          !code.stands(".", at: index - 1),
          !CodeBlock.members.contains(code.string(index + 2))
        else { continue }
        var path = word
        var next = index + 1
        while code.stands(".", at: next), code.isWord(next + 1) {
          path += "." + code.string(next + 1)
          next += 2
        }
        result.evidence.uses.append(
          Evidence.TokenUse(
            name: path, kind: kind,
            origin: Origin(flavor: flavor, path: code.text.path, position: code.position(index))))
      case .string:
        guard !declared.contains(token.start),
          case .value(let value)? = color(CodeExpressionParser.inner(code.string(index)))
        else { continue }
        result.evidence.literals.append(
          Evidence.ColorLiteral(
            value: value,
            origin: Origin(flavor: flavor, path: code.text.path, position: code.position(index)),
            length: code.string(index).unicodeScalars.count, isCode: true, isListed: code.isListed(index)))
      default: break
      }
    }
  }

  private static func root(of name: String) -> String { String(name.prefix { $0 != "." }) }
}
