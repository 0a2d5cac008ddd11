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
  /// Given a section's source (or nothing, for a variable), gives template source to render in its place.
  case lambda(@Sendable (String) -> String)

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
    case .number, .object, .lambda: false
    }
  }

  /// The value under a key of an object.
  subscript(key: String) -> TemplateValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// Its words, unescaped; empty for whatever has none.
  var words: String {
    switch self {
    case .text(let text): text
    case .html(let html): html.string
    case .number(let number): Self.shortest(number)
    case .flag(let flag): flag ? "true" : "false"
    case .nothing, .list, .object, .lambda: ""
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
    self = .object(Dictionary(elements) { $1 })
  }
  /// Nothing.
  public init(nilLiteral: ()) { self = .nothing }
}
