import Syntax

/// Tracks of a `KeyframeAnimator`: how long the keyframes of each take together.
///
/// A track is named by the comment above it, else by the type around it and the property that it moves.
struct SwiftKeyframes {
  let flavor: Flavor
  private var evaluator: SwiftEvaluator
  private(set) var tokens: [MotionToken] = []

  init(_ evaluator: SwiftEvaluator, flavor: Flavor) {
    self.evaluator = evaluator
    self.flavor = flavor
  }

  private static let frames: Set<String> = [
    "LinearKeyframe", "CubicKeyframe", "SpringKeyframe", "MoveKeyframe",
  ]

  /// Reads every track of a source whose durations are constants.
  mutating func read(_ usage: SwiftUsage) {
    let source = usage.source
    for index in 0..<source.count where source.stands("KeyframeTrack", at: index) {
      var place = index + 1
      var path = ""
      if source.stands("(", at: place) {
        let close = source.partner(place)
        path =
          (place..<min(close, source.count)).last(where: source.isName).flatMap(source.name) ?? ""
        place = close + 1
      }
      guard source.stands("{", at: place) else { continue }
      guard let duration = duration(of: place, usage), duration > 0 else { continue }
      let type = evaluator.program.scopes[Int(usage.scopes[index])].path.joined(separator: ".")
      let name = [type, path].filter { !$0.isEmpty }.joined(separator: ".")
      guard let title = title(above: index, source) ?? (name.isEmpty ? nil : name) else { continue }
      var token = MotionToken(
        name: title, kind: .keyframes,
        origin: Origin(flavor: flavor, path: source.text.path, position: source.position(index)))
      token.duration = duration
      tokens.append(token)
    }
  }

  private mutating func duration(of brace: Int, _ usage: SwiftUsage) -> Double? {
    let source = usage.source
    let limit = min(source.partner(brace), source.count)
    var total = 0.0
    var place = brace + 1
    while place < limit {
      guard let name = source.name(place), Self.frames.contains(name), source.stands("(", at: place + 1)
      else {
        place += 1
        continue
      }
      let close = min(source.partner(place + 1), limit)
      var label = place + 2
      while label < close, !source.stands("duration", at: label) || !source.stands(":", at: label + 1) {
        label += 1
      }
      if label < close {
        var end = label + 2
        while end < close, !source.stands(",", at: end) { end = max(end, source.partner(end)) + 1 }
        evaluator.begin(scope: Int(usage.scopes[place]))
        guard
          let seconds = evaluator.number(evaluator.term(usage.number, at: label + 2, limit: min(end, close)))
        else { return nil }
        total += seconds.value
      } else if name != "MoveKeyframe" {
        // A spring without a duration takes the time it needs.
        return nil
      }
      place = close + 1
    }
    return total
  }

  private func title(above index: Int, _ source: SwiftSource) -> String? {
    guard let comment = source.comments(before: index).last(where: \.startsLine),
      source.text.position(at: Int(comment.start)).line == source.position(index).line - 1
    else { return nil }
    return SwiftSections.title(SwiftSections.plain(source.text.string(comment.range)))
  }
}
