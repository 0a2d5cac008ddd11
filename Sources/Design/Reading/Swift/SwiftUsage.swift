import Syntax

/// One source with what stands around each of its tokens: brackets, functions, types.
struct SwiftUsage {
  let source: SwiftSource
  /// The place of the source among the blocks.
  let number: Int
  /// For every token the innermost bracket, -1 outside of all.
  let brackets: [Int32]
  /// For every token the function or property around it, -1 outside of all.
  let members: [Int32]
  /// For every token the type around it.
  let scopes: [Int32]
  /// Braces that begin the body of a declaration: a font outside says nothing of what is inside.
  let bodies: Set<Int>

  /// One for each source of a program.
  static func all(of program: SwiftProgram) -> [SwiftUsage] {
    var scopes = Array(repeating: [Int](), count: program.sources.count)
    for place in program.scopes.indices.dropFirst() { scopes[program.scopes[place].source].append(place) }
    var declarations = Array(repeating: [Int](), count: program.sources.count)
    for place in program.declarations.indices {
      declarations[program.declarations[place].source].append(place)
    }
    return program.sources.indices.map {
      SwiftUsage(program, $0, scopes: scopes[$0], declarations: declarations[$0])
    }
  }

  private init(_ program: SwiftProgram, _ number: Int, scopes ownScopes: [Int], declarations: [Int]) {
    source = program.sources[number]
    self.number = number
    brackets = source.enclosingBrackets()
    var members = [Int32](repeating: -1, count: source.count)
    var scopes = [Int32](repeating: 0, count: source.count)
    var bodies: Set<Int> = []
    for place in ownScopes {
      for token in program.scopes[place].tokens.clamped(to: 0..<source.count) { scopes[token] = Int32(place) }
    }
    for place in declarations {
      let declaration = program.declarations[place]
      for token in declaration.tokens.clamped(to: 0..<source.count) { members[token] = Int32(place) }
      if let brace = declaration.brace { bodies.insert(brace) }
    }
    self.members = members
    self.scopes = scopes
    self.bodies = bodies
  }

  /// The bracket around a token.
  func bracket(_ index: Int) -> Int? {
    index >= 0 && index < brackets.count && brackets[index] >= 0 ? Int(brackets[index]) : nil
  }

  /// The token of the name that is called with the parenthesis at an index.
  func callee(_ parenthesis: Int) -> Int? {
    source.stands("(", at: parenthesis) && source.touchesPrevious(parenthesis)
      && source.isName(parenthesis - 1) ? parenthesis - 1 : nil
  }

  /// The token of the label of the argument that a token is part of, nil where it has none.
  func label(of index: Int, in bracket: Int) -> Int? {
    var first = index
    var steps = 0
    while first - 1 > bracket, steps < 200 {
      if source.stands(",", at: first - 1) { break }
      let partner = source.partner(first - 1)
      first = partner < first - 1 ? partner : first - 1
      steps += 1
    }
    return source.stands(":", at: first + 1) && source.isName(first) ? first : nil
  }

  /// A modifier behind a view: its name, and the parenthesis of its arguments.
  struct Modifier {
    var name: String
    var parenthesis: Int?
  }

  /// Visits every modifier that applies to what a token is part of, from the innermost view out to the body
  /// of the declaration around it; stops when told so.
  func modifiers(around index: Int, _ visit: (Modifier) -> Bool) {
    var current = index
    var levels = 0
    while let opener = bracket(current), levels < 60 {
      if bodies.contains(opener) { return }
      if source.partner(opener) < source.count, !chain(behind: source.partner(opener), visit) { return }
      current = opener
      levels += 1
    }
  }

  /// The modifiers behind a closing bracket; false when the visitor has seen enough.
  private func chain(behind closer: Int, _ visit: (Modifier) -> Bool) -> Bool {
    var place = closer + 1
    for _ in 0..<150 {
      if source.stands("{", at: place), !source.startsLine(place), !bodies.contains(place) {
        place = source.partner(place) + 1
      } else if source.stands("}", at: place - 1), source.isName(place),
        source.stands(":", at: place + 1), source.stands("{", at: place + 2)
      {
        place = source.partner(place + 2) + 1
      } else if source.stands(".", at: place), let name = source.name(place + 1) {
        place += 2
        let hasArguments = source.stands("(", at: place) && source.touchesPrevious(place)
        if !visit(Modifier(name: name, parenthesis: hasArguments ? place : nil)) { return false }
        if hasArguments { place = source.partner(place) + 1 }
      } else if source.stands("?", at: place) || source.stands("!", at: place), source.touchesPrevious(place)
      {
        place += 1
      } else {
        return true
      }
    }
    return true
  }
}
