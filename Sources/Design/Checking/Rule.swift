public import Syntax

/// One thing that docgen checks.
///
/// A rule sees the model, never the text. Faults of form (a row with too many cells, a value that is no colour) are
/// found by the reader that trips on them; their rules keep the default `check`, which finds nothing, and are listed all the same.
public protocol Rule: Sendable {
  /// Stable, lower case with dashes.
  var id: String { get }
  /// Unless `docgen.yml` or a flag says otherwise.
  var severity: Severity { get }
  /// One line without a full stop.
  var summary: String { get }
  /// Why it matters and what exactly is compared.
  var explanation: String { get }
  /// A small DESIGN.md that has the fault.
  var wrong: String { get }
  /// The same, mended.
  var right: String { get }
  /// The faults of one system, in any order.
  func check(_ system: DesignSystem) -> [Finding]
}

extension Rule {
  /// Nothing: for rules whose findings come from a reader.
  public func check(_ system: DesignSystem) -> [Finding] { [] }

  /// A finding of this rule at a place.
  /// - Parameter edit: the change that `docgen check --fix` makes, where there is just one right answer.
  func finding(
    at origin: Origin, length: Int = 0, _ message: String, help: String? = nil, edit: Edit? = nil
  ) -> Finding {
    Finding(
      rule: id, severity: severity, path: origin.path, position: origin.position, length: length,
      message: message, help: help, edit: edit)
  }
}
