import Syntax

/// The constants at the top of all TypeScript blocks of one source.
struct TypeScriptProgram {
  /// A `const` outside of functions.
  struct Declaration {
    /// Empty for a default export, whose keys are names of their own.
    var name: String
    var section: String?
    var block: Int
    /// The token of its name.
    var token: Int
    var value: CodeExpression
  }

  private(set) var blocks: [CodeBlock] = []
  private(set) var declarations: [Declaration] = []
  private(set) var indices: [String: Int] = [:]

  init(_ texts: [SourceText]) {
    for text in texts {
      let block = CodeBlock(text, language: .typescript)
      blocks.append(block)
      scan(block, number: blocks.count - 1)
    }
    for (index, declaration) in declarations.enumerated() where indices[declaration.name] == nil {
      indices[declaration.name] = index
    }
  }

  /// The constant of a name.
  func declaration(_ name: String) -> Declaration? { indices[name].map { declarations[$0] } }

  private mutating func scan(_ block: CodeBlock, number: Int) {
    var section: String?
    var comment = 0
    var index = 0
    while index < block.tokens.count {
      let start = Int(block.tokens[index].start)
      while comment < block.comments.count, Int(block.comments[comment].start) < start {
        // What stands inside of what was passed over heads nothing out here.
        let isNext = index == 0 || block.comments[comment].start >= block.tokens[index - 1].end
        if isNext, block.comments[comment].startsLine {
          section = CodeRemark.title(block.text.string(block.comments[comment].range))
        }
        comment += 1
      }
      switch block.string(index) {
      case "const", "let", "var": index = readConstant(block, index + 1, number: number, section: section)
      case "default" where block.stands("export", at: index - 1) && block.stands("{", at: index + 1):
        index = readValue(block, index + 1, name: "", token: index, number: number, section: section)
      case "exports" where block.stands(".", at: index - 1) && block.stands("=", at: index + 1):
        index = readValue(block, index + 2, name: "", token: index, number: number, section: section)
      case "(", "{", "[", "${": index = block.behindBracket(index)
      default: index += 1
      }
    }
  }

  private mutating func readConstant(_ block: CodeBlock, _ start: Int, number: Int, section: String?) -> Int {
    guard block.isWord(start) else { return start }
    var index = start + 1
    while index < block.tokens.count, !block.stands("=", at: index) {
      if block.stands(";", at: index) || (block.tokens[index].startsLine && !block.stands(":", at: index)) {
        return index
      }
      let isOpening =
        block.stands("{", at: index) || block.stands("(", at: index) || block.stands("[", at: index)
      index = isOpening ? block.behindBracket(index) : index + 1
    }
    guard index < block.tokens.count else { return index }
    return readValue(
      block, index + 1, name: block.string(start), token: start, number: number, section: section)
  }

  private mutating func readValue(
    _ block: CodeBlock, _ start: Int, name: String, token: Int, number: Int, section: String?
  ) -> Int {
    var parser = CodeExpressionParser(block, isKotlin: false, at: start)
    let value = parser.expression()
    declarations.append(Declaration(name: name, section: section, block: number, token: token, value: value))
    return max(parser.index, start + 1)
  }
}
