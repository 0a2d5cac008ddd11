import Syntax

/// Reads Kotlin: Compose colours, type styles, brushes, measures and animation specs.
struct KotlinReader: CodeReader {
  func read(_ blocks: [SourceText], flavor: Flavor) -> Statements {
    var reader = KotlinTokenReader(program: KotlinProgram(blocks), flavor: flavor)
    return reader.statements()
  }
}

/// Makes statements of the declarations of a program.
struct KotlinTokenReader {
  let program: KotlinProgram
  let flavor: Flavor
  private var result = Statements()
  /// Tokens of values that are declarations: a colour in them is no literal.
  private var declared: [[Range<Int>]]

  init(program: KotlinProgram, flavor: Flavor) {
    self.program = program
    self.flavor = flavor
    declared = Array(repeating: [], count: program.blocks.count)
  }

  /// What the program states.
  mutating func statements() -> Statements {
    result.findings += program.blocks.compactMap(\.nestingFinding)
    for declaration in program.declarations { read(declaration) }
    readUses()
    return result
  }

  // MARK: - Declarations

  private mutating func read(_ declaration: KotlinProgram.Declaration) {
    let values = KotlinValues(program: program, container: declaration.container, block: declaration.block)
    if readArguments(declaration, values) || readMap(declaration, values) { return }
    if let color = values.color(declaration.value) {
      state(
        color, declaration.name, declaration, declaration.value, note: note(declaration.value, declaration))
    } else if var style = values.style(
      declaration.value, named: declaration.name, origin: origin(declaration))
    {
      style.group = group(declaration)
      style.note = note(declaration.value, declaration)
      result.tokens.typography.append(style)
    } else if let gradient = values.gradient(declaration.value) {
      result.gradients.append(
        GradientStatement(
          name: declaration.name, group: group(declaration), kind: gradient.kind, angle: gradient.angle,
          stops: gradient.stops, note: note(declaration.value, declaration), origin: origin(declaration)))
    } else if var motion = values.motion(
      declaration.value, named: declaration.name, origin: origin(declaration))
    {
      motion.group = group(declaration)
      motion.note = note(declaration.value, declaration)
      result.tokens.motion.append(motion)
      return
    } else if var time = values.time(
      declaration.value, named: declaration.name, origin: origin(declaration))
    {
      time.group = group(declaration)
      time.note = note(declaration.value, declaration)
      result.tokens.motion.append(time)
      return
    } else if let length = values.length(declaration.value) {
      state(length, declaration.name, declaration, note: note(declaration.value, declaration))
      return
    } else {
      return
    }
    declared[declaration.block].append(declaration.value.tokens)
  }

  /// `lightColorScheme(primary = Color(…))`, `Typography(bodyLarge = TextStyle(…))`, `Shapes(small = …)`: what stands
  /// there as a literal is declared there, what refers to another is a use of it.
  private mutating func readArguments(_ declaration: KotlinProgram.Declaration, _ values: KotlinValues)
    -> Bool
  {
    guard var call = declaration.value.call, call.rest.isEmpty, !call.arguments.isEmpty else { return false }
    // `Palette(Color(…), Color(…))` of a class declared here: its parameters are the names.
    if let parameters = program.classes[call.callee], parameters.count >= call.arguments.count {
      for (place, argument) in call.arguments.enumerated() where argument.label == nil {
        call.arguments[place].label = parameters[place]
      }
    }
    guard call.arguments.allSatisfy({ $0.label != nil }),
      call.callee.first?.isUppercase ?? false || call.callee.hasSuffix("ColorScheme")
    else { return false }
    guard !["Color", "TextStyle", "Font", "FontFamily", "Offset", "Shadow", "Brush"].contains(call.callee)
    else { return false }
    var isRead = false
    for argument in call.arguments {
      guard let label = argument.label, argument.value.path == nil else { continue }
      let name = declaration.name + "." + label
      var place = origin(declaration)
      let block = program.blocks[declaration.block]
      // A label that is written stands two tokens before its value.
      let first = argument.value.tokens.lowerBound
      place.position = block.position(block.stands("=", at: first - 1) ? first - 2 : first)
      if let color = values.color(argument.value) {
        state(color, name, declaration, argument.value, note: note(argument.value, declaration), at: place)
      } else if var style = values.style(argument.value, named: name, origin: place) {
        style.group = declaration.name
        style.note = note(argument.value, declaration)
        result.tokens.typography.append(style)
      } else if let length = values.length(argument.value) {
        state(length, name, declaration, note: note(argument.value, declaration), at: place)
      } else {
        continue
      }
      declared[declaration.block].append(argument.value.tokens)
      isRead = true
    }
    return isRead
  }

  /// `mapOf("ink" to Color(…))`: the keys are the names.
  private mutating func readMap(_ declaration: KotlinProgram.Declaration, _ values: KotlinValues) -> Bool {
    guard let call = declaration.value.call, call.rest.isEmpty,
      ["mapOf", "mutableMapOf", "hashMapOf", "linkedMapOf"].contains(call.callee)
    else { return false }
    var isRead = false
    for argument in call.arguments {
      guard case .array(let pair) = argument.value.head, pair.count == 2, pair[1].path == nil,
        let color = values.color(pair[1])
      else { continue }
      let key: String
      if case .string(let text) = pair[0].head {
        key = text
      } else if let path = pair[0].path {
        key = path.split(separator: ".").last.map(String.init) ?? path
      } else {
        continue
      }
      var place = origin(declaration)
      place.position = program.blocks[declaration.block].position(pair[0].tokens.lowerBound)
      state(
        color, declaration.name + "." + key, declaration, pair[1], note: note(pair[1], declaration), at: place
      )
      declared[declaration.block].append(pair[1].tokens)
      isRead = true
    }
    return isRead
  }

  private mutating func state(
    _ color: KotlinValues.Color, _ name: String, _ declaration: KotlinProgram.Declaration,
    _ value: CodeExpression,
    note: String?, at place: Origin? = nil
  ) {
    let place = place ?? origin(declaration)
    var statement = ColorStatement(
      name: name,
      group: place.position == origin(declaration).position ? group(declaration) : declaration.name,
      light: color.expression, dark: nil, note: note, origin: place)
    if case .dynamic(let light, let dark) = color.expression {
      statement.light = light
      statement.dark = dark
      statement.pairing = .stated
    }
    result.colors.append(statement)
    let block = program.blocks[declaration.block]
    if let problem = color.problem {
      result.findings.append(
        Finding(
          rule: problem.rule, severity: problem.rule == "color-invalid" ? .error : .warning,
          path: block.text.path,
          position: block.position(value.tokens.lowerBound), message: problem.message, help: problem.help))
    }
    guard case .value(let declared)? = statement.light, statement.dark == nil,
      let comment = block.trailingComment(after: value.tokens.upperBound - 1)
    else { return }
    let remark = CodeRemark(comment, in: block.text)
    guard remark.hexes.count == 1 else { return }
    var compared = declared
    if remark.hexes[0].value.alpha >= 1 { compared.alpha = 1 }
    result.evidence.comments.append(
      Evidence.ColorComment(
        token: name, stated: remark.hexes[0].value, declared: compared, decimals: color.decimals,
        origin: Origin(
          flavor: flavor, path: block.text.path, position: block.text.position(at: remark.hexes[0].offset))))
  }

  private mutating func state(
    _ length: KotlinValues.Length, _ name: String, _ declaration: KotlinProgram.Declaration, note: String?,
    at place: Origin? = nil
  ) {
    guard
      let kind = length.isShape ? .radius : MeasureKind(name: name, container: declaration.container ?? "")
    else { return }
    let measure = Measure(
      name: name, group: group(declaration), value: length.value, unit: length.unit, alias: nil, note: note,
      origin: place ?? origin(declaration))
    switch kind {
    case .radius: result.tokens.radii.append(measure)
    case .spacing: result.tokens.spacing.append(measure)
    }
  }

  private func origin(_ declaration: KotlinProgram.Declaration) -> Origin {
    let block = program.blocks[declaration.block]
    return Origin(flavor: flavor, path: block.text.path, position: block.position(declaration.token))
  }

  private func group(_ declaration: KotlinProgram.Declaration) -> String? {
    declaration.section ?? declaration.container?.split(separator: ".").last.map(String.init)
  }

  private func note(_ value: CodeExpression, _ declaration: KotlinProgram.Declaration) -> String? {
    let block = program.blocks[declaration.block]
    return block.trailingComment(after: value.tokens.upperBound - 1).flatMap {
      CodeRemark($0, in: block.text).note
    }
  }

  // MARK: - Uses

  /// Members of the containers that hold tokens, wherever they are named, and colours that are written out.
  private mutating func readUses() {
    var kinds: [String: Evidence.TokenUse.Kind] = [:]
    for token in result.tokens.typography { kinds[Self.container(of: token.name)] = .font }
    for color in result.colors { kinds[Self.container(of: color.name)] = .color }
    kinds[""] = nil
    var own: [String: Set<String>] = [:]
    for color in result.colors {
      own[Self.container(of: color.name), default: []].insert(Self.last(of: color.name))
    }
    for (number, block) in program.blocks.enumerated() {
      let inside = declared[number].sorted { $0.lowerBound < $1.lowerBound }
      var next = 0
      for index in block.tokens.indices where block.tokens[index].kind == .identifier {
        while next < inside.count, inside[next].upperBound <= index { next += 1 }
        let isDeclared = next < inside.count && inside[next].contains(index)
        let word = block.string(index)
        if let kind = kinds[word], block.stands(".", at: index + 1), block.isWord(index + 2),
          !block.stands(".", at: index - 1),
          !block.stands("(", at: index + 3), !CodeBlock.members.contains(block.string(index + 2))
        {
          result.evidence.uses.append(
            Evidence.TokenUse(
              name: word + "." + block.string(index + 2), kind: kind,
              origin: Origin(flavor: flavor, path: block.text.path, position: block.position(index))))
        } else if word == "Color", block.stands("(", at: index + 1), !isDeclared {
          readLiteral(block, index)
        }
      }
    }
  }

  private mutating func readLiteral(_ block: CodeBlock, _ index: Int) {
    var parser = CodeExpressionParser(block, isKotlin: true, at: index)
    let expression = parser.expression(isBracketed: true)
    let values = KotlinValues(program: program, container: nil, block: 0)
    let length =
      block.text.position(at: Int(block.tokens[max(parser.index - 1, index)].end)).column
      - block.position(index).column
    guard case .value(let value)? = values.color(expression)?.expression else { return }
    result.evidence.literals.append(
      Evidence.ColorLiteral(
        value: value, origin: Origin(flavor: flavor, path: block.text.path, position: block.position(index)),
        length: max(length, 0), isCode: true, isListed: block.isListed(index)))
  }

  private static func container(of name: String) -> String {
    name.split(separator: ".").dropLast().joined(separator: ".")
  }

  private static func last(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
