/// How many letters two words are apart.
public enum EditDistance {
  /// Levenshtein's distance, or `bound + 1` as soon as it is certain to be more than `bound`.
  public static func between(_ left: [UInt8], _ right: [UInt8], bound: Int) -> Int {
    if abs(left.count - right.count) > bound { return bound + 1 }
    var previous = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        let replaced = previous[column] + (byte == other ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      if current.allSatisfy({ $0 > bound }) { return bound + 1 }
      previous = current
    }
    return previous[right.count]
  }
}
