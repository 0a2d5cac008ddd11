/// A place in a file: line and column from 1, the column in Unicode scalars.
public struct Position: Hashable, Comparable, Codable, Sendable {
  /// The line of the file, from 1.
  public let line: Int
  /// The Unicode scalar of the line, from 1.
  public let column: Int

  /// A place by its line and column.
  public init(line: Int, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// Reading order.
  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
