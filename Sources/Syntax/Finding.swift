/// How much a finding matters. Ordered: info, warning, error.
public enum Severity: String, Comparable, CaseIterable, Codable, Sendable {
  case info, warning, error

  /// An error is greater than a warning, a warning than an info.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// What a check says: which rule, where, and what to do next.
public struct Finding: Hashable, Codable, Sendable {
  /// The rule's id, `color-comment-mismatch`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// The file, as `SourceText.path` has it.
  public var path: String
  /// The first scalar of the offending span.
  public var position: Position
  /// How many scalars of that line the span covers; 0 where only its start is known.
  public var length: Int
  /// What was found and what was wanted, in one line.
  public var message: String
  /// What to do, in one line.
  public var help: String?
  /// The change that mends it, where there is just one right answer.
  public var edit: Edit?

  /// A finding at a place.
  public init(
    rule: String, severity: Severity, path: String, position: Position, length: Int = 0,
    message: String, help: String? = nil, edit: Edit? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.position = position
    self.length = length
    self.message = message
    self.help = help
    self.edit = edit
  }
}

extension Finding: Comparable {
  /// The order of every report: path, line, column, rule, message.
  public static func < (left: Finding, right: Finding) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.position != right.position { return left.position < right.position }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }
}

extension [Finding] {
  /// In the order of reports, what is said twice once.
  public var reported: [Finding] {
    var result = self
    result.arrange()
    return result
  }

  /// Brings itself into the order of reports, and says once what was said twice.
  public mutating func arrange() {
    sort()
    var last: Finding?
    removeAll { finding in
      defer { last = finding }
      return finding == last
    }
  }
}
