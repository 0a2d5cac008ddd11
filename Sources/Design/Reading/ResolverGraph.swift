import Syntax

/// Which declaration each name of each declaration means, in which order they can be worked out, and where they run
/// in a ring. Iterative, since a file decides how long a chain of aliases is.
struct ResolverGraph {
  /// What one declaration refers to.
  struct Link {
    var name: ColorExpression.Name
    /// The declaration that is meant, nil when there is none.
    var target: Int?
  }

  /// Per declaration, its links in the order of its expressions.
  private(set) var links: [[Link]] = []
  /// Every declaration after those it refers to; members of a ring in some order.
  private(set) var order: [Int] = []
  /// The rings, each from its first member in source order along the references.
  private(set) var rings: [[Int]] = []
  /// The ring that a declaration is part of.
  private(set) var ringOf: [Int: Int] = [:]

  init(_ statements: [ColorStatement], scope: ResolverScope) {
    links = statements.indices.map { index in
      let statement = statements[index]
      guard statement.holdsName else { return [] }
      return statement.expressions.flatMap(\.names).map { name in
        switch name {
        case .token(let text, _):
          Link(name: name, target: scope.declaration(of: text, from: index, statement))
        case .asset(let text, _): Link(name: name, target: scope.asset(of: text))
        }
      }
    }
    findOrder()
    findRingsBehind()
  }

  /// The ring that a declaration outside it refers to, itself or by way of others.
  func ring(behind index: Int) -> Int? { ringBehind[index] }
  private var ringBehind: [Int: Int] = [:]

  private mutating func findRingsBehind() {
    for index in order where ringOf[index] == nil {
      for target in links[index].lazy.compactMap(\.target) {
        guard let ring = ringOf[target] ?? ringBehind[target] else { continue }
        ringBehind[index] = ring
        break
      }
    }
  }

  private mutating func findOrder() {
    enum State { case new, active, done }
    var states = [State](repeating: .new, count: links.count)
    order.reserveCapacity(links.count)
    for start in links.indices where states[start] == .new {
      if links[start].isEmpty {
        states[start] = .done
        order.append(start)
        continue
      }
      var path: [(index: Int, next: Int)] = [(start, 0)]
      var places = [start: 0]
      states[start] = .active
      while let top = path.last {
        guard top.next < links[top.index].count else {
          states[top.index] = .done
          places[top.index] = nil
          order.append(top.index)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard let target = links[top.index][top.next].target else { continue }
        switch states[target] {
        case .new:
          states[target] = .active
          places[target] = path.count
          path.append((target, 0))
        case .active:
          if ringOf[target] == nil, let place = places[target] { add(ring: path[place...].map(\.index)) }
        case .done: break
        }
      }
    }
  }

  private mutating func add(ring members: [Int]) {
    guard let least = members.min(), let start = members.firstIndex(of: least) else { return }
    for member in members where ringOf[member] == nil { ringOf[member] = rings.count }
    rings.append(Array(members[start...] + members[..<start]))
  }
}

extension ColorStatement {
  /// Whether a name may stand in one of its expressions; most are values.
  var holdsName: Bool {
    light?.holdsName ?? false || dark?.holdsName ?? false || contrastLight?.holdsName ?? false
      || contrastDark?.holdsName ?? false || themes.contains { $0.value.holdsName }
  }

  /// Its expressions in a fixed order.
  var expressions: [ColorExpression] {
    [light, dark, contrastLight, contrastDark].compactMap { $0 } + themes.map(\.value)
  }
}
