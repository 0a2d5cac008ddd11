import Syntax

/// Shadows told in words: `x 0, y 4pt, blur 12pt, #000000 at 10%`, `color black 8%, radius: 8, y: 2`.
extension ShadowProseReader {
  private static let keys: Set<String> = ["x", "y", "blur", "radius", "spread"]

  /// The layer a phrase spells out; an offset or a blur with a number each, at least two of them.
  static func spokenLayer(in phrase: Phrase) -> Layer? {
    var found: [String: Double] = [:]
    var color: ColorValue?
    var first: Int?
    var last = 0
    var index = 0
    while index < phrase.pieces.count {
      if let value = phrase.color(at: index) {
        let (modified, next) = alpha(of: value, phrase, from: index + 1)
        color = color ?? modified
        first = first ?? index
        last = max(last, next)
        index = next
        continue
      }
      switch phrase.pieces[index].term {
      case .black, .white:
        let named = ColorValue(css: phrase.pieces[index].term.rawValue).map {
          alpha(of: $0, phrase, from: index + 1)
        }
        if let named, named.next > index + 1 {
          color = color ?? named.value
          first = first ?? index
          last = max(last, named.next)
        }
      default:
        guard let word = phrase.word(at: index), keys.contains(word) else { break }
        var next = index + 1
        while next < phrase.pieces.count, [.colon, .equals].contains(phrase.pieces[next].kind) { next += 1 }
        if let (quantity, end) = phrase.quantity(at: next), quantity.upper == nil {
          let key = word == "radius" ? "blur" : word
          found[key] = found[key] ?? quantity.value
          first = first ?? index
          last = end
          index = end
          continue
        }
      }
      index += 1
    }
    guard let first, found.count > 1, found["blur"] != nil || found["y"] != nil else { return nil }
    return Layer(
      color: color,
      lengths: [found["x"] ?? 0, found["y"] ?? 0, found["blur"] ?? 0, found["spread"] ?? 0], start: first,
      end: last)
  }

  /// `at 10%`, `@ 10%`, `10%`, `10% opacity` behind a colour.
  private static func alpha(of value: ColorValue, _ phrase: Phrase, from start: Int) -> (
    value: ColorValue, next: Int
  ) {
    var next = start
    if next < phrase.pieces.count, phrase.pieces[next].kind == .at || phrase.pieces[next].term == .at {
      next += 1
    }
    guard let (quantity, end) = phrase.quantity(at: next), quantity.unit == .percent,
      (0...100).contains(quantity.value)
    else { return (value, start) }
    var changed = value
    changed.alpha *= quantity.value / 100
    let isNamed = end < phrase.pieces.count && [.opacity, .alpha].contains(phrase.pieces[end].term)
    return (changed, isNamed ? end + 1 : end)
  }
}
