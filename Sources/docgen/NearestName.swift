/// What someone may have meant by a name that is not there.
enum NearestName {
  /// The name with the least edits from the given one, when they are few enough to be a slip.
  static func of(_ name: String, among names: [String]) -> String? {
    let bound = max(1, name.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = distance(name.lowercased(), candidate.lowercased())
      if distance <= bound, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Insertions, deletions, replacements and swaps of neighbours between two names (Damerau's restricted distance).
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.unicodeScalars.prefix(80))
    let right = Array(right.unicodeScalars.prefix(80))
    var before: [Int] = []
    var above = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let change = above[column] + (letter == other ? 0 : 1)
        var least = min(change, above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          least = min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      before = above
      above = current
    }
    return above[right.count]
  }
}
