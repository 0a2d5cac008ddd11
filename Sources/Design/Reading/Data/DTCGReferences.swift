import Syntax

/// What the aliases between tokens come to, in one document and across those of a system; followed once each.
struct DTCGReferences {
  /// The end of a chain.
  enum Outcome {
    /// The token with a value of its own.
    case token(Int)
    case missing
    case ring
  }

  private let tokens: [DTCGToken]
  private var own: [Key: Int] = [:]
  private var all: [String: Int] = [:]
  private var outcomes: [Int: Outcome] = [:]

  private struct Key: Hashable {
    var document: Int
    var name: String
  }

  init(_ tokens: [DTCGToken]) {
    self.tokens = tokens
    for (index, token) in tokens.enumerated() {
      let key = Key(document: token.document, name: token.name)
      if own[key] == nil { own[key] = index }
      if all[token.name] == nil { all[token.name] = index }
    }
    for index in tokens.indices { follow(index) }
  }

  /// The token of a path, in the same document first.
  func token(named name: String, from document: Int) -> Int? {
    own[Key(document: document, name: name)] ?? all[name]
  }

  /// The first token of a path in any document.
  func token(named name: String) -> Int? { all[name] }

  /// What a token comes to.
  func outcome(of index: Int) -> Outcome { outcomes[index] ?? .missing }

  /// What an alias comes to.
  func outcome(of name: String, from document: Int) -> Outcome {
    token(named: name, from: document).map(outcome) ?? .missing
  }

  private mutating func follow(_ start: Int) {
    var chain: [Int] = []
    var places: Set<Int> = []
    var index = start
    var end: Outcome?
    while end == nil {
      if let known = outcomes[index] {
        end = known
      } else if !places.insert(index).inserted {
        end = .ring
      } else {
        chain.append(index)
        if let alias = tokens[index].alias {
          if let next = token(named: alias, from: tokens[index].document) {
            index = next
          } else {
            end = .missing
          }
        } else {
          end = .token(index)
        }
      }
    }
    for index in chain { outcomes[index] = end }
  }
}
