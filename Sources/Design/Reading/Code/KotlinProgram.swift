import Syntax

/// The declarations of all Kotlin blocks of one source.
struct KotlinProgram {
  /// A `val` outside of functions.
  struct Declaration {
    /// Container and name: `ViberColors.Purple`.
    var name: String
    /// The type around it, nil at the top of a file.
    var container: String?
    var section: String?
    var block: Int
    /// The token of its name.
    var token: Int
    var value: CodeExpression
  }

  /// A function of one expression: its calls stand for it.
  struct Function {
    var parameters: [String]
    var value: CodeExpression
    var block: Int
  }

  private(set) var blocks: [CodeBlock] = []
  private(set) var declarations: [Declaration] = []
  private(set) var functions: [String: Function] = [:]
  /// The parameters of each class's constructor.
  private(set) var classes: [String: [String]] = [:]
  /// Where each name is declared, by its whole name and, in the same container, by its last part.
  private(set) var indices: [String: Int] = [:]

  /// A type whose body the scan is in.
  private struct Scope {
    var name: String?
    var section: String?
    /// The token of its closing brace.
    var end: Int
  }

  init(_ texts: [SourceText]) {
    for text in texts {
      let block = CodeBlock(text, language: .kotlin)
      blocks.append(block)
      scan(block, number: blocks.count - 1)
    }
    for (index, declaration) in declarations.enumerated() where indices[declaration.name] == nil {
      indices[declaration.name] = index
    }
  }

  /// The declaration a name means inside a container.
  func declaration(of path: String, inside container: String?) -> Declaration? {
    if let container, let index = indices[container + "." + path] { return declarations[index] }
    return indices[path].map { declarations[$0] }
  }

  // MARK: - Scanning

  private mutating func scan(_ block: CodeBlock, number: Int) {
    var scopes: [Scope] = []
    var top: String?
    var comment = 0
    var index = 0
    while index < block.tokens.count {
      while let scope = scopes.last, index >= scope.end { scopes.removeLast() }
      let start = Int(block.tokens[index].start)
      while comment < block.comments.count, Int(block.comments[comment].start) < start {
        // What stands inside of what was passed over heads nothing out here.
        let isNext = index == 0 || block.comments[comment].start >= block.tokens[index - 1].end
        if isNext, block.comments[comment].startsLine {
          let title = CodeRemark.title(block.text.string(block.comments[comment].range))
          if scopes.isEmpty {
            top = title
          } else {
            scopes[scopes.count - 1].section = title ?? scopes[scopes.count - 1].section
          }
        }
        comment += 1
      }
      func container() -> String { scopes.compactMap(\.name).joined(separator: ".") }
      let section = scopes.isEmpty ? top : scopes[scopes.count - 1].section
      switch block.string(index) {
      case "object", "class", "interface":
        index = enterType(block, index, &scopes, number: number, container: container())
      case "fun": index = readFunction(block, index, number: number)
      case "val", "var":
        index = readValue(block, index, number: number, container: container(), section: section)
      case "(", "{", "[": index = block.behindBracket(index)
      default: index += 1
      }
    }
  }

  private mutating func enterType(
    _ block: CodeBlock, _ index: Int, _ scopes: inout [Scope], number: Int, container: String
  ) -> Int {
    let isCompanion = block.stands("companion", at: index - 1)
    let isEnum = block.stands("enum", at: index - 1)
    var next = index + 1
    var name: String?
    if block.isWord(next) {
      name = isCompanion ? nil : block.string(next)
      next += 1
    }
    while next < block.tokens.count, !block.stands("{", at: next) {
      if let name, block.stands("(", at: next), classes[name] == nil {
        classes[name] = parameters(block, next)
        next = block.behindBracket(next)
      } else if block.stands("(", at: next) || block.stands("[", at: next) {
        next = block.behindBracket(next)
      } else if block.tokens[next].startsLine, !block.stands(":", at: next) {
        return next
      } else {
        next += 1
      }
    }
    guard next < block.tokens.count else { return next }
    scopes.append(Scope(name: name, section: nil, end: block.behindBracket(next) - 1))
    guard isEnum, let name else { return next + 1 }
    return readCases(
      block, next + 1, number: number, container: container.isEmpty ? name : container + "." + name)
  }

  /// `Storm(Color(0xFF…)), Calm(…)` of an enum: the first argument is the case's value.
  private mutating func readCases(_ block: CodeBlock, _ start: Int, number: Int, container: String) -> Int {
    var index = start
    while block.tokens.indices.contains(index), block.tokens[index].kind == .identifier {
      let token = index
      guard block.stands("(", at: index + 1) else {
        index += 1
        if block.stands(",", at: index) { index += 1 }
        continue
      }
      var parser = CodeExpressionParser(block, isKotlin: true, at: index)
      let value = parser.expression(isBracketed: true)
      index = parser.index
      if let argument = value.call?.arguments.first(where: { $0.value.call?.callee == "Color" }) {
        declarations.append(
          Declaration(
            name: container + "." + block.string(token), container: container, section: nil, block: number,
            token: token, value: argument.value))
      }
      if block.stands(",", at: index) { index += 1 }
    }
    return index
  }

  private mutating func readFunction(_ block: CodeBlock, _ start: Int, number: Int) -> Int {
    var index = start + 1
    while index < block.tokens.count, !block.stands("(", at: index) {
      if block.stands("{", at: index) || block.stands("=", at: index) { return index + 1 }
      index += 1
    }
    let name = block.string(index - 1)
    let parameters = parameters(block, index)
    index = block.behindBracket(index)
    while index < block.tokens.count, !block.stands("=", at: index), !block.stands("{", at: index) {
      if block.tokens[index].startsLine { return index }
      index += 1
    }
    if block.stands("{", at: index) { return block.behindBracket(index) }
    guard block.stands("=", at: index) else { return index }
    var parser = CodeExpressionParser(block, isKotlin: true, at: index + 1)
    let value = parser.expression()
    functions[name] = Function(parameters: parameters, value: value, block: number)
    return max(parser.index, index + 1)
  }

  /// The names of the parameters in the parentheses at an index.
  private func parameters(_ block: CodeBlock, _ open: Int) -> [String] {
    let close = block.behindBracket(open)
    var parameters: [String] = []
    var place = open + 1
    while place < close - 1 {
      while block.stands("val", at: place) || block.stands("var", at: place)
        || block.stands("private", at: place)
      {
        place += 1
      }
      if block.isWord(place), block.stands(":", at: place + 1) { parameters.append(block.string(place)) }
      while place < close - 1, !block.stands(",", at: place) {
        let isOpening =
          block.stands("(", at: place) || block.stands("{", at: place) || block.stands("[", at: place)
        place = isOpening ? block.behindBracket(place) : place + 1
      }
      place += 1
    }
    return parameters
  }

  private mutating func readValue(
    _ block: CodeBlock, _ start: Int, number: Int, container: String, section: String?
  ) -> Int {
    var index = start + 1
    guard block.isWord(index) else { return index }
    // `val ColorScheme.brand: Color` is named brand.
    while block.stands(".", at: index + 1), block.isWord(index + 2) { index += 2 }
    let token = index
    index += 1
    while index < block.tokens.count, !block.stands("=", at: index) {
      // `by lazy { value }` is the value.
      if block.stands("by", at: index), block.stands("lazy", at: index + 1), block.stands("{", at: index + 2)
      {
        index += 2
        break
      }
      if block.stands("by", at: index) || block.stands("{", at: index) || block.stands("val", at: index)
        || block.stands("fun", at: index) || block.stands(")", at: index) || block.stands("}", at: index)
      {
        return index
      }
      index = block.stands("(", at: index) ? block.behindBracket(index) : index + 1
    }
    guard index < block.tokens.count else { return index }
    var parser = CodeExpressionParser(block, isKotlin: true, at: index + 1)
    let value = parser.expression()
    let name = block.string(token)
    declarations.append(
      Declaration(
        name: container.isEmpty ? name : container + "." + name,
        container: container.isEmpty ? nil : container,
        section: section, block: number, token: token, value: value))
    return max(parser.index, index + 1)
  }
}
