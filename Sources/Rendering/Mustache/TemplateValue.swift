/// What a template can show. Built by hand from a page's view model, so that what a page shows stands in one place.
public enum TemplateValue: Sendable {
  /// There, and without a value: a key that a page knows but this system does not state.
  case nothing
  /// Words: escaped wherever they are shown.
  case text(String)
  /// Markup: never escaped.
  case html(HTML)
  /// Shown in its shortest form, whole numbers without a point.
  case number(Double)
  /// A section that is shown or not.
  case flag(Bool)
  /// A section that is shown once for each.
  case list([TemplateValue])
  /// A section that is shown once, with keys of its own.
  case object([String: TemplateValue])
  /// The same with a few keys, as code writes it down; of two equal ones the later counts. Most of what a page shows are
  /// rows of a handful of keys, which are found as quickly without a table and made much more so.
  case members([Member])
  /// Given a section's source (or nothing, for a variable), gives template source to render in its place.
  case lambda(@Sendable (String) -> String)

  /// A key and its value.
  public typealias Member = (String, TemplateValue)

  /// Text, or nothing when there is none.
  public static func text(optional text: String?) -> TemplateValue { text.map { .text($0) } ?? .nothing }

  /// Whether a section over it is skipped: nothing, false, and whatever is empty. A number never is: 0 is a value.
  var isFalsey: Bool {
    switch self {
    case .nothing: true
    case .text(let text): text.isEmpty
    case .html(let html): html.isEmpty
    case .flag(let flag): !flag
    case .list(let list): list.isEmpty
    case .number, .object, .members, .lambda: false
    }
  }

  /// The value under a key of an object.
  subscript(key: String) -> TemplateValue? {
    switch self {
    case .object(let members): members[key]
    case .members(let members): members.last { $0.0 == key }?.1
    default: nil
    }
  }

  /// Its keys and values, of two equal keys the later counts; none for what is no object.
  var members: [Member] {
    switch self {
    case .object(let members): members.map { ($0.key, $0.value) }
    case .members(let members): members
    default: []
    }
  }

  /// Whether it has keys.
  var isObject: Bool {
    switch self {
    case .object, .members: true
    default: false
    }
  }

  /// An object with one more key, or another value for it.
  func with(_ key: String, _ value: TemplateValue) -> TemplateValue {
    switch self {
    case .object(var members):
      members[key] = value
      return .object(members)
    case .members(let members): return .members(members + [(key, value)])
    default: return self
    }
  }

  /// Its words, unescaped; empty for whatever has none.
  var words: String {
    switch self {
    case .text(let text): text
    case .html(let html): html.string
    case .number(let number): Self.shortest(number)
    case .flag(let flag): flag ? "true" : "false"
    case .nothing, .list, .object, .members, .lambda: ""
    }
  }

  private static func shortest(_ number: Double) -> String {
    if let whole = Int(exactly: number), abs(number) < 9_007_199_254_740_992 { return "\(whole)" }  // 2^53
    return "\(number)"
  }
}

extension TemplateValue: ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// Words.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A section that is shown or not.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A list.
  public init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
  /// An object; of two equal keys the later counts.
  public init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .members(elements)
  }
  /// Nothing.
  public init(nilLiteral: ()) { self = .nothing }
}
