import Syntax

/// Works out Swift expressions as far as a reader can: names, calls of what the source declares, conditions.
///
/// One assumption at a time: light or dark, usual or increased contrast, and one case of an enum as `self`.
/// Whoever asks for a colour asks once for each appearance that the answer turned out to depend on.
struct SwiftEvaluator {
  typealias Place = SwiftSyntaxTree.Place

  /// An expression with the local names it may use.
  struct Term {
    var place: Place
    var environment: Int
  }

  /// One local name, and the names before it.
  private struct Binding {
    var name: String
    var value: Term
    var outer: Int
  }

  /// A fault found on the way.
  struct Problem {
    var rule: String
    var message: String
    var help: String?
    var place: Place
  }

  /// What is taken as given while an expression is worked out.
  struct Assumption {
    var isDark = false
    var hasContrast = false
    /// The enum case that `self` is.
    var selfCase: SwiftScope.Case?
  }

  private(set) var program: SwiftProgram
  /// The scope in which names are looked up.
  var scope = 0
  var assumption = Assumption()
  /// What the last answer turned out to depend on.
  var dependsOnAppearance = false
  var dependsOnContrast = false
  var dependsOnSelf = false
  /// The branch of the outermost `switch` over `self` that was taken, and the place of its source.
  var branchTaken: (source: Int, branch: SwiftSyntaxTree.Branch)?
  /// Whether a bare name that nothing declares may be a token of another source, and not a property.
  var allowsUnknownNames = true
  /// Whether the value turned out to be no colour at all.
  var isForeign = false
  /// The rectangle a shape is drawn in: its name in the code, and its size.
  var rect: (name: String, size: SIMD2<Double>)?
  var problems: [Problem] = []
  /// Colours written as numbers that were met, by the place of their call.
  var writtenColors: [Place: WrittenColor] = [:]
  /// Numbers and texts that were taken from other declarations.
  var usedProperties: Set<Int> = []
  private var bindings: [Binding] = []
  private var depth = 0
  private var steps = 0

  /// A colour as its call writes it.
  struct WrittenColor {
    var value: ColorValue
    var decimals: [Int]
  }

  static let deepest = 120
  static let mostSteps = 4000

  /// What the source's own hex initialiser does with eight digits, and which lengths it takes.
  let hexOrder: ByteOrder?
  let hexLengths: Set<Int>?

  init(program: SwiftProgram) {
    self.program = program
    hexOrder = SwiftHexInitializer.order(in: program)
    hexLengths = SwiftHexInitializer.lengths(in: program)
  }

  /// Forgets what belongs to one declaration.
  mutating func begin(scope: Int) {
    self.scope = scope
    assumption = Assumption()
    dependsOnAppearance = false
    dependsOnContrast = false
    dependsOnSelf = false
    branchTaken = nil
    isForeign = false
    allowsUnknownNames = true
    problems.removeAll()
    writtenColors.removeAll()
    bindings.removeAll()
    steps = 0
    depth = 0
  }

  /// Starts over under another assumption.
  mutating func assume(_ change: (inout Assumption) -> Void) {
    change(&assumption)
    bindings.removeAll()
    branchTaken = nil
    steps = 0
    depth = 0
  }

  /// Reads the expression at a token of a source, to be worked out.
  mutating func term(_ source: Int, at index: Int, limit: Int) -> Term {
    Term(place: program.parse(source, at: index, limit: limit), environment: 0)
  }

  func kind(_ term: Term) -> SwiftSyntaxTree.Kind { program.tree[term.place].kind }

  mutating func report(_ rule: String, _ message: String, help: String? = nil, at place: Place) {
    guard !problems.contains(where: { $0.place == place && $0.rule == rule }) else { return }
    problems.append(Problem(rule: rule, message: message, help: help, place: place))
  }

  /// Goes one level down; nil when an expression refers to itself or is too deep.
  mutating func descend<Result>(_ work: (inout Self) -> Result?) -> Result? {
    guard depth < Self.deepest, steps < Self.mostSteps else { return nil }
    depth += 1
    steps += 1
    defer { depth -= 1 }
    return work(&self)
  }

  // MARK: - Local names

  mutating func bind(_ name: String, to value: Term, in environment: Int) -> Int {
    bindings.append(Binding(name: name, value: value, outer: environment))
    return bindings.count
  }

  func local(_ name: String, in environment: Int) -> Term? {
    var current = environment
    while current > 0, current <= bindings.count {
      let binding = bindings[current - 1]
      if binding.name == name { return binding.value }
      current = binding.outer
    }
    return nil
  }

  // MARK: - Reduction

  /// Follows what stands between an expression and the one that gives its value: parentheses, local names,
  /// bodies, conditions that can be decided, calls of functions that the source declares.
  mutating func reduced(_ term: Term) -> Term? {
    var term = term
    while steps < Self.mostSteps {
      steps += 1
      switch kind(term) {
      case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
        term.place = elements[0].value
      case .name(let name):
        guard let value = local(name, in: term.environment) else { return term }
        term = value
      case .block(let locals, let result):
        let environment = bound(locals, in: term.environment)
        guard let result else { return nil }
        term = Term(place: result, environment: environment)
      case .conditional(let condition, let then, let otherwise):
        guard let holds = truth(Term(place: condition, environment: term.environment)) else { return nil }
        guard let next = holds ? then : otherwise else { return nil }
        term.place = next
      case .choice(let subject, let branches):
        guard let taken = chosen(Term(place: subject, environment: term.environment), branches) else {
          return nil
        }
        term.place = taken.result
      case .assignment(_, let value): term.place = value
      case .call:
        guard let inner = entered(term) else { return term }
        term = inner
      default: return term
      }
    }
    return nil
  }

  /// Names the local values of a body, in order; statements done for their effect name values too.
  private mutating func bound(_ locals: [(name: String, value: Place)], in environment: Int) -> Int {
    var environment = environment
    for (name, value) in locals {
      let term = Term(place: value, environment: environment)
      if name.isEmpty {
        environment = descend { $0.effect(term) } ?? environment
      } else {
        environment = bind(name, to: term, in: environment)
      }
    }
    return environment
  }

  private mutating func effect(_ term: Term) -> Int? {
    switch kind(term) {
    case .block(let locals, _): return bound(locals, in: term.environment)
    case .assignment(let target, let value): return assigned(target, value, in: term.environment)
    case .conditional(let condition, let then, let otherwise):
      guard let holds = truth(Term(place: condition, environment: term.environment)),
        let next = holds ? then : otherwise
      else { return nil }
      return descend { $0.effect(Term(place: next, environment: term.environment)) }
    case .choice(let subject, let branches):
      guard let taken = chosen(Term(place: subject, environment: term.environment), branches) else {
        return nil
      }
      return descend { $0.effect(Term(place: taken.result, environment: term.environment)) }
    default: return nil
    }
  }

  /// `(a, r, g, b) = (255, x, y, z)`.
  private mutating func assigned(_ target: Place, _ value: Place, in environment: Int) -> Int? {
    guard case .tuple(let targets) = program.tree[target].kind,
      case .tuple(let values) = program.tree[value].kind,
      targets.count == values.count
    else { return nil }
    var result = environment
    for (target, value) in zip(targets, values) {
      guard case .name(let name) = program.tree[target.value].kind else { continue }
      result = bind(name, to: Term(place: value.value, environment: environment), in: result)
    }
    return result
  }

  // MARK: - Calls of what the source declares

  /// The body that a call runs, its parameters bound; nil for calls of anything else.
  private mutating func entered(_ term: Term) -> Term? {
    guard case .call(let callee, let arguments) = kind(term) else { return nil }
    switch program.tree[callee].kind {
    case .closure(_, let body): return Term(place: body, environment: term.environment)
    case .name(let name):
      if let value = local(name, in: term.environment), case .closure(let parameters, let body) = kind(value)
      {
        var environment = value.environment
        for (parameter, argument) in zip(parameters, arguments) {
          let value = Term(place: argument.value, environment: term.environment)
          environment = bind(parameter, to: value, in: environment)
        }
        return Term(place: body, environment: environment)
      }
      return applied(name, term, arguments)
    case .member(let base, let name):
      guard base == nil || isTypeName(base) else { return nil }
      return applied(name, term, arguments)
    default: return nil
    }
  }

  private func isTypeName(_ place: Place?) -> Bool {
    guard let place, let last = program.path(of: place)?.last, let first = last.unicodeScalars.first else {
      return false
    }
    return last == "self" || first.properties.isUppercase
  }

  private mutating func applied(
    _ name: String, _ term: Term, _ arguments: [SwiftSyntaxTree.Argument]
  ) -> Term? {
    guard name != "init" else { return nil }
    for function in program.functions(named: name) {
      if let inner = applied(function, term.environment, arguments) { return inner }
    }
    return nil
  }

  /// A function's body with its parameters bound to arguments; nil where they do not fit.
  mutating func applied(
    _ function: SwiftDeclaration, _ environment: Int, _ arguments: [SwiftSyntaxTree.Argument]
  ) -> Term? {
    guard let body = function.value, arguments.count <= function.parameters.count else { return nil }
    var rest = arguments[...]
    var inner = 0
    for (place, parameter) in function.parameters.enumerated() {
      let isLast = place == function.parameters.count - 1
      if let argument = rest.first, argument.label == parameter.label || (isLast && isClosure(argument.value))
      {
        inner = bind(parameter.name, to: Term(place: argument.value, environment: environment), in: inner)
        rest = rest.dropFirst()
      } else if let fallback = parameter.fallback {
        inner = bind(parameter.name, to: Term(place: fallback, environment: 0), in: inner)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? Term(place: body, environment: inner) : nil
  }

  private func isClosure(_ place: Place) -> Bool {
    if case .closure = program.tree[place].kind { return true }
    return false
  }

  // MARK: - Names

  /// The dotted name that a term is, less the types a member may be called by.
  func components(_ term: Term) -> [String]? {
    guard var names = program.path(of: term.place) else { return nil }
    while names.count > 1, Self.transparent.contains(names[0]) { names.removeFirst() }
    return names
  }

  static let transparent: Set<String> = [
    "Color", "UIColor", "NSColor", "CGColor", "Font", "UIFont", "NSFont", "Animation", "SwiftUI", "UIKit",
    "Self",
    "self", "ShapeStyle", "LinearGradient", "RadialGradient", "AngularGradient", "Gradient",
  ]

  /// The declared property that a term names.
  func property(_ term: Term) -> Int? {
    guard let names = components(term) else { return nil }
    return program.property(names, in: scope)
  }
}
