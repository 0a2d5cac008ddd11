/// What kind of token a Swift declaration may be.
enum SwiftKind {
  case color, colorMap, colorList, font, motion, gradient, number, text, other

  /// The kind a type's name says.
  init?(type: String) {
    var name = type
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    for prefix in ["SwiftUI.", "UIKit.", "some", "any"] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    switch name {
    case "Color", "UIColor", "NSColor", "CGColor": self = .color
    case "Font", "UIFont", "NSFont", "CTFont": self = .font
    case "Animation", "Spring", "UnitCurve", "CAMediaTimingFunction", "UICubicTimingParameters",
      "UISpringTimingParameters", "UIViewPropertyAnimator":
      self = .motion
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "Gradient":
      self = .gradient
    case "Double", "CGFloat", "TimeInterval", "Float", "Int", "Duration": self = .number
    case "String": self = .text
    default:
      guard name.hasPrefix("["), name.hasSuffix("]") else { return nil }
      let parts = name.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
      guard let value = parts.last, SwiftKind(type: String(value)) == .color else { return nil }
      self = parts.count == 2 ? .colorMap : .colorList
    }
  }
}

extension SwiftEvaluator {
  /// The kind of a value whose type is not written: by what its expression begins with.
  func kind(of place: Place, depth: Int = 0) -> SwiftKind {
    guard depth < 24 else { return .other }
    let next = depth + 1
    switch program.tree[place].kind {
    case .number: return .number
    case .string, .interpolation: return .text
    case .tuple(let elements) where elements.count == 1: return kind(of: elements[0].value, depth: next)
    case .tuple(let elements) where Self.areSides(elements):
      return kind(of: elements[0].value, depth: next) == .color ? .color : .other
    case .block(_, let result?): return kind(of: result, depth: next)
    case .closure(_, let body): return kind(of: body, depth: next)
    case .conditional(_, let then, let otherwise):
      let first = kind(of: then, depth: next)
      return first == .other ? otherwise.map { kind(of: $0, depth: next) } ?? .other : first
    case .choice(_, let branches):
      return branches.lazy.map { self.kind(of: $0.result, depth: next) }.first { $0 != .other } ?? .other
    case .infix("??", let left, _): return kind(of: left, depth: next)
    case .infix(let mark, let left, let right):
      if let declared = program.functions(named: mark).first?.type {
        return SwiftKind(type: declared) ?? .other
      }
      let first = kind(of: left, depth: next)
      return first == .other ? kind(of: right, depth: next) : first
    case .prefix(_, let inner): return kind(of: inner, depth: next)
    case .dictionary(let pairs):
      guard let first = pairs.first else { return .other }
      return kind(of: first.value, depth: next) == .color ? .colorMap : .other
    case .array(let values):
      guard let first = values.first else { return .other }
      return kind(of: first, depth: next) == .color ? .colorList : .other
    case .call(let callee, _): return kind(ofCall: callee, depth: next)
    case .name, .member: return kind(ofName: place, depth: next)
    default: return .other
    }
  }

  private func kind(ofCall callee: Place, depth: Int) -> SwiftKind {
    switch program.tree[callee].kind {
    case .closure(_, let body): return kind(of: body, depth: depth)
    case .name(let name):
      if name == "#colorLiteral" { return .color }
      if name == "Self" { return subjectKind }
      if name == "UIFontMetrics" { return .font }
      if let kind = SwiftKind(type: name) { return kind }
      return program.functions(named: name).lazy.compactMap(\.type).compactMap(SwiftKind.init(type:)).first
        ?? .other
    case .member(let base?, let name):
      if name == "init" { return kind(ofCall: base, depth: depth) }
      if name == "animation", program.path(of: base).map({ $0.first == "AnyTransition" }) ?? true {
        return .motion
      }
      let inner = kind(of: base, depth: depth)
      if inner != .other { return inner == .number || inner == .text ? member(name, of: inner) : inner }
      return program.functions(named: name).lazy.compactMap(\.type).compactMap(SwiftKind.init(type:)).first
        ?? .other
    case .member(nil, let name):
      if name == "init" { return subjectKind }
      let declared = program.functions(named: name).lazy.compactMap(\.type).compactMap(SwiftKind.init(type:))
        .first
      return declared ?? subjectKind
    default: return .other
    }
  }

  private func kind(ofName place: Place, depth: Int) -> SwiftKind {
    if case .member(let base?, let name) = program.tree[place].kind {
      let inner = kind(of: base, depth: depth)
      if inner == .number || inner == .text { return member(name, of: inner) }
      // `Font.Weight` and `Color.Resolved` are types of their own.
      let isType = name.unicodeScalars.first?.properties.isUppercase ?? false
      if inner != .other { return isType || name == "gradient" ? .other : inner }
      if let path = program.path(of: base), path.count == 1, let kind = SwiftKind(type: path[0]) {
        return kind
      }
    }
    if case .name(let name) = program.tree[place].kind {
      if name == "Self" || name == "self" { return .other }
      if name == "UIFontMetrics" { return .font }
      if let kind = SwiftKind(type: name) { return kind }
    }
    if let found = property(Term(place: place, environment: 0)) {
      return kind(of: program.declarations[found], depth: depth)
    }
    if case .member(nil, _) = program.tree[place].kind { return subjectKind }
    return .other
  }

  /// The kind of a declaration: by its type, else by its value.
  func kind(of declaration: SwiftDeclaration, depth: Int = 0) -> SwiftKind {
    if declaration.type == "Self" { return subjectKind }
    if let type = declaration.type, !Self.openTypes.contains(type) { return SwiftKind(type: type) ?? .other }
    guard let value = declaration.value else { return .other }
    let found = kind(of: value, depth: depth)
    return found == .other && depth == 0 && isRing(declaration) ? subjectKind : found
  }

  /// Types that say only what can be done with a value.
  private static let openTypes: Set<String> = [
    "someShapeStyle", "anyShapeStyle", "AnyShapeStyle", "ShapeStyle", "AnyTransition", "someTransition",
  ]

  /// `(light: …, dark: …)`.
  static func areSides(_ elements: [SwiftSyntaxTree.Argument]) -> Bool {
    elements.count == 2 && elements[0].label == "light" && elements[1].label == "dark"
  }

  /// Whether names of an extended type lead from one to the next and come back: no value says what they are.
  private func isRing(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.isStatic, subjectKind != .other else { return false }
    var seen: Set<Int> = []
    var value = declaration.value
    while let place = value, program.path(of: place) != nil,
      let next = property(Term(place: place, environment: 0))
    {
      guard seen.insert(next).inserted else { return true }
      value = program.declarations[next].type == nil ? program.declarations[next].value : nil
    }
    return false
  }

  /// `0x2E86AB.color`, `"#2E86AB".uiColor`.
  private func member(_ name: String, of inner: SwiftKind) -> SwiftKind {
    ["color", "uiColor", "nsColor", "swiftUIColor", "cgColor"].contains(name) ? .color : inner
  }

  /// What `Self` and a leading dot mean where no type is written.
  private var subjectKind: SwiftKind {
    let scope = program.scopes[scope]
    guard scope.path.isEmpty, let extended = scope.extended else { return .other }
    if extended == "ShapeStyle" { return .color }
    return SwiftKind(type: extended) ?? .other
  }
}
