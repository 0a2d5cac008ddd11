import Design

/// What someone may have meant by a name that is not there.
enum NearestName {
  /// The name with the least edits from the given one, when they are few enough to be a slip.
  static func of(_ name: String, among names: [String]) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(80))
    let bound = max(1, name.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = EditDistance.between(wanted, Array(candidate.lowercased().utf8.prefix(80)), bound: bound)
      if distance <= bound, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }
}
