/// How many slips lie between two words.
public enum EditDistance {
  /// Insertions, deletions, replacements and swaps of neighbours (Damerau's restricted distance), or `bound + 1` as soon
  /// as it is certain to be more than `bound`.
  public static func between(_ left: [UInt8], _ right: [UInt8], bound: Int) -> Int {
    if abs(left.count - right.count) > bound { return bound + 1 }
    // Three rows of the table, in turn.
    var before = [Int](repeating: 0, count: right.count + 1)
    var above = Array(0...right.count)
    var current = before
    var leastAbove = 0
    for (row, byte) in left.enumerated() {
      // Further from the diagonal nothing is within the bound; what is read there next is said to be beyond it.
      let first = max(0, row - bound)
      let end = min(right.count, row + bound + 1)
      current[first] = first == 0 ? row + 1 : bound + 1
      if end < right.count { current[end + 1] = bound + 1 }
      var leastHere = current[first]
      for column in first..<end {
        let other = right[column]
        let replaced = above[column] + (byte == other ? 0 : 1)
        var least = min(replaced, above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          least = min(least, before[column - 1] + 1)
        }
        current[column + 1] = least
        leastHere = min(leastHere, least)
      }
      // A swap reaches back over one row: only two rows beyond the bound are an end.
      if leastHere > bound, leastAbove > bound { return bound + 1 }
      leastAbove = leastHere
      swap(&before, &above)
      swap(&above, &current)
    }
    return min(above[right.count], bound + 1)
  }
}
