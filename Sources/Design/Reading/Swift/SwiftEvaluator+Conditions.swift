import Syntax

/// Conditions, decided under the assumption: which appearance, which contrast, which case.
extension SwiftEvaluator {
  /// Whether a condition holds; nil when that is not for a reader to say.
  mutating func truth(_ term: Term) -> Bool? {
    descend { $0.decided(term) }
  }

  private mutating func decided(_ term: Term) -> Bool? {
    let environment = term.environment
    switch kind(term) {
    case .boolean(let value): return value
    case .prefix("!", let inner): return truth(Term(place: inner, environment: environment)).map { !$0 }
    case .infix("&&", let left, let right):
      let sides = both(left, right, environment)
      if sides.0 == false || sides.1 == false { return false }
      return sides.0 == true && sides.1 == true ? true : nil
    case .infix("||", let left, let right):
      let sides = both(left, right, environment)
      if sides.0 == true || sides.1 == true { return true }
      return sides.0 == false && sides.1 == false ? false : nil
    case .infix("==", let left, let right): return equal(left, right, environment)
    case .infix("!=", let left, let right): return equal(left, right, environment).map { !$0 }
    case .infix(let mark, let left, let right) where ["<", ">", "<=", ">="].contains(mark):
      guard let first = number(Term(place: left, environment: environment)),
        let second = number(Term(place: right, environment: environment))
      else { return nil }
      switch mark {
      case "<": return first.value < second.value
      case ">": return first.value > second.value
      case "<=": return first.value <= second.value
      default: return first.value >= second.value
      }
    case .call(let callee, let arguments):
      if case .member(let base?, "hasPrefix") = program.tree[callee].kind, arguments.count == 1 {
        guard let text = text(Term(place: base, environment: environment)),
          let prefix = self.text(Term(place: arguments[0].value, environment: environment))
        else { return nil }
        return text.hasPrefix(prefix)
      }
      // Tokens are those of the newest system.
      if case .name("#available") = program.tree[callee].kind { return true }
      if case .name("#unavailable") = program.tree[callee].kind { return false }
      return inner(term)
    case .name, .member: return isDark(term) ?? inner(term)
    case .tuple, .block, .conditional, .choice: return inner(term)
    default: return nil
    }
  }

  private mutating func both(_ left: Place, _ right: Place, _ environment: Int) -> (Bool?, Bool?) {
    (truth(Term(place: left, environment: environment)), truth(Term(place: right, environment: environment)))
  }

  private mutating func inner(_ term: Term) -> Bool? {
    if let next = reduced(term), next.place != term.place { return truth(next) }
    guard let property = property(term), let value = program.declarations[property].value else { return nil }
    return truth(Term(place: value, environment: 0))
  }

  /// `isDark`, `traits.isDarkMode`: a name that asks for the dark appearance.
  private mutating func isDark(_ term: Term) -> Bool? {
    if case .name(let name) = kind(term), local(name, in: term.environment) != nil { return nil }
    guard let last = program.path(of: term.place)?.last?.lowercased() else { return nil }
    guard ["isdark", "isdarkmode", "dark", "darkmode"].contains(last), property(term) == nil else {
      return nil
    }
    dependsOnAppearance = true
    return assumption.isDark
  }

  private mutating func equal(_ left: Place, _ right: Place, _ environment: Int) -> Bool? {
    let first = Term(place: left, environment: environment)
    let second = Term(place: right, environment: environment)
    if let name = caseName(second), let answer = matches(first, name) { return answer }
    if let name = caseName(first), let answer = matches(second, name) { return answer }
    if let one = number(first), let other = number(second) { return one.value == other.value }
    if let one = text(first), let other = text(second) { return one == other }
    return nil
  }

  /// The name of an enum case that a term writes: `.dark`, `ColorScheme.dark`.
  func caseName(_ term: Term) -> String? {
    switch kind(term) {
    case .member(nil, let name): return name
    case .member(let base?, let name):
      guard let path = program.path(of: base), let first = path.last?.unicodeScalars.first,
        first.properties.isUppercase
      else { return nil }
      return name
    case .call(let callee, _): return caseName(Term(place: callee, environment: term.environment))
    default: return nil
    }
  }

  /// Whether a subject is the case of a name; nil when the subject is nothing known.
  mutating func matches(_ subject: Term, _ name: String) -> Bool? {
    switch name {
    case "dark", "light", "darkAqua", "aqua":
      if caseName(subject) == nil, !isSelf(subject) || assumption.selfCase == nil, !isOwnEnum(subject) {
        dependsOnAppearance = true
        return (name == "dark" || name == "darkAqua") == assumption.isDark
      }
    case "high" where speaksOfContrast(subject), "increased" where speaksOfContrast(subject):
      dependsOnContrast = true
      return assumption.hasContrast
    case "normal" where speaksOfContrast(subject), "standard" where speaksOfContrast(subject):
      dependsOnContrast = true
      return !assumption.hasContrast
    default: break
    }
    if isSelf(subject), let selfCase = assumption.selfCase {
      dependsOnSelf = true
      return selfCase.name == name
    }
    guard let value = reduced(subject),
      value.place != subject.place || value.environment != subject.environment
    else {
      guard let known = caseName(subject) else { return nil }
      return known == name
    }
    return caseName(value).map { $0 == name }
  }

  /// Whether a subject is of an enum declared here, whose `dark` is no appearance.
  private func isOwnEnum(_ subject: Term) -> Bool {
    guard let place = property(subject), let type = program.declarations[place].type else { return false }
    return program.declares(enum: type)
  }

  private func speaksOfContrast(_ subject: Term) -> Bool {
    program.path(of: subject.place)?.last?.lowercased().contains("contrast") ?? false
  }

  func isSelf(_ term: Term) -> Bool {
    if case .name("self") = kind(term) { return true }
    return false
  }

  /// The branch of a `switch` that is taken.
  mutating func chosen(_ subject: Term, _ branches: [SwiftSyntaxTree.Branch]) -> SwiftSyntaxTree.Branch? {
    for branch in branches {
      guard !branch.patterns.isEmpty else { return took(branch, subject) }
      for pattern in branch.patterns {
        let term = Term(place: pattern, environment: subject.environment)
        let answer: Bool?
        if let name = caseName(term) {
          answer = matches(subject, name)
        } else if let wanted = number(term), let found = number(subject) {
          answer = wanted.value == found.value
        } else if let wanted = text(term), let found = text(subject) {
          answer = wanted == found
        } else if case .name("_") = kind(term) {
          answer = true
        } else {
          answer = nil
        }
        guard let answer else { return nil }
        if answer { return took(branch, subject) }
      }
    }
    return nil
  }

  private mutating func took(_ branch: SwiftSyntaxTree.Branch, _ subject: Term) -> SwiftSyntaxTree.Branch {
    if isSelf(subject), branchTaken == nil {
      branchTaken = (program.tree[subject.place].source, branch)
    }
    return branch
  }
}
