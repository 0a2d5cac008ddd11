/// A CSS gradient as prose writes it: commas or arrows between its colours.
struct GradientLiteral: Hashable {
  /// How its colours run.
  var kind: GradientToken.Kind
  /// In CSS degrees; nil for radial and where none is stated.
  var angle: Double?
  /// At least two.
  var stops: [GradientToken.Stop]

  /// Places stops that state no place: the first at 0, the last at 1, the others evenly between their neighbours.
  static func placed(_ stops: [(color: ColorValue?, at: Double?)]) -> [GradientToken.Stop] {
    var places = stops.map(\.at)
    guard let last = places.indices.last else { return [] }
    if places[0] == nil { places[0] = 0 }
    if places[last] == nil { places[last] = 1 }
    var index = 1
    while index < last {
      guard places[index] == nil else {
        index += 1
        continue
      }
      let next = (index...last).first { places[$0] != nil } ?? last
      let from = places[index - 1] ?? 0
      let step = ((places[next] ?? 1) - from) / Double(next - index + 1)
      for place in index..<next { places[place] = from + step * Double(place - index + 1) }
      index = next
    }
    return zip(stops, places).map { GradientToken.Stop(color: $0.color, at: $1 ?? 0) }
  }
}
