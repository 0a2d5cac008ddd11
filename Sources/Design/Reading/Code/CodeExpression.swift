import Syntax

/// A value as Kotlin or TypeScript writes it: literals, names, calls, objects and arrays; all else is `other`.
struct CodeExpression {
  /// What the expression begins with.
  indirect enum Head {
    /// With its digits behind `0x`, nil for a decimal number.
    case number(Double, hex: String?)
    case string(String)
    case name(String)
    case group(CodeExpression)
    case object([Entry])
    case array([CodeExpression])
    /// `if (condition) first else second`, `condition ? first : second`; the condition as written.
    case conditional(String, CodeExpression, CodeExpression)
    case other
  }

  /// What follows it.
  enum Suffix {
    case member(String)
    case call([Argument])
  }

  /// An argument with its label.
  struct Argument {
    var label: String?
    var value: CodeExpression
  }

  /// A key of an object with its value; a spread has no key.
  struct Entry {
    var key: String?
    /// The token of the key.
    var token: Int
    var value: CodeExpression
    /// The comment line that heads it.
    var section: String?
  }

  var head: Head
  var suffixes: [Suffix] = []
  /// Its tokens.
  var tokens: Range<Int>

  /// A dotted name, nil for anything else.
  var path: String? {
    guard case .name(var path) = head else { return nil }
    for suffix in suffixes {
      guard case .member(let name) = suffix else { return nil }
      path += "." + name
    }
    return path
  }

  /// The dotted name before the first call, with the arguments and what follows; nil when there is no call.
  var call: (callee: String, arguments: [Argument], rest: ArraySlice<Suffix>)? {
    guard case .name(var callee) = head else { return nil }
    for (index, suffix) in suffixes.enumerated() {
      switch suffix {
      case .member(let name): callee += "." + name
      case .call(let arguments): return (callee, arguments, suffixes[(index + 1)...])
      }
    }
    return nil
  }

  /// The expression without its last suffixes.
  func dropping(_ count: Int) -> CodeExpression {
    var result = self
    result.suffixes.removeLast(min(count, suffixes.count))
    return result
  }
}
