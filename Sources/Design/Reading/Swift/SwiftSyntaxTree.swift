/// Swift expressions and statements as a flat tree: a node names its children by their places.
///
/// A flat tree is freed without recursion, however long a chain a file has.
struct SwiftSyntaxTree {
  /// A node's place in the tree.
  typealias Place = Int

  /// An argument of a call, or an element of a tuple.
  struct Argument {
    var label: String?
    var value: Place
  }

  /// A branch of `switch`: its patterns (none for `default`) and what it comes to.
  struct Branch {
    var patterns: [Place]
    var result: Place
    /// The token of `case` or `default`.
    var token: Int
  }

  /// What a node is.
  enum Kind {
    /// Anything not read.
    case unknown
    /// A number; `decimals` are those after the point, `hexDigits` those after `0x`.
    case number(Double, isInteger: Bool, decimals: Int, hexDigits: Int)
    /// A string without interpolations; nil when its escapes could not be read.
    case string(String?)
    /// The parts of a string with interpolations, in order.
    case interpolation([Place])
    case boolean(Bool)
    case name(String)
    /// `.name` or `base.name`.
    case member(base: Place?, name: String)
    case call(callee: Place, arguments: [Argument])
    case array([Place])
    case dictionary([(key: Place, value: Place)])
    case tuple([Argument])
    case prefix(String, Place)
    case infix(String, Place, Place)
    case conditional(Place, then: Place, otherwise: Place?)
    case choice(subject: Place, branches: [Branch])
    case closure(parameters: [String], body: Place)
    /// Statements that come to one result, with the local values they name on the way.
    case block(locals: [(name: String, value: Place)], result: Place?)
    /// The second of two statements, read after the first.
    case assignment(Place, Place)
  }

  /// A node and the tokens it covers.
  struct Node {
    var kind: Kind
    var source: Int
    var first: Int
    var last: Int
  }

  private(set) var nodes: [Node] = []

  /// Adds a node and gives its place.
  mutating func add(_ kind: Kind, source: Int, first: Int, last: Int) -> Place {
    nodes.append(Node(kind: kind, source: source, first: first, last: max(first, last)))
    return nodes.count - 1
  }

  subscript(place: Place) -> Node { nodes[place] }
}
