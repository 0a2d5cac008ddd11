/// Which Bootstrap icon can stand in for an SF Symbol: a table of base names, and rules for what is built upon them.
enum StandIns {
  /// Names of Bootstrap icons, best first. Not all of them exist; when none does, no icon is like the symbol.
  static func candidates(for symbol: String) -> [String] {
    var parts = symbol.split(separator: ".").map(String.init)
    guard !parts.isEmpty else { return [] }
    // `gobackward.15`, `timer.circle.fill.rtl`: the number and the script say nothing about the shape.
    while let last = parts.last, parts.count > 1, scripts.contains(last) { parts.removeLast() }
    let isFilled = parts.count > 1 && parts.last == "fill"
    if isFilled { parts.removeLast() }
    // `phone.fill.arrow.up.right` is the filled form of `phone.arrow.up.right`.
    let isFilledInside = parts.count > 2 && parts.contains("fill")
    if isFilledInside { parts.removeAll { $0 == "fill" } }
    return candidates(parts).flatMap { name in
      isFilled || isFilledInside ? filled(name) + [name] : [name]
    }
  }

  private static let scripts: Set<String> = ["rtl", "ar", "he", "hi", "ja", "ko", "th", "zh", "km", "my"]

  /// Bootstrap puts `fill` last, but for a few behind the base: `person-fill-check`, `shield-fill-x`.
  private static func filled(_ name: String) -> [String] {
    guard let dash = name.firstIndex(of: "-") else { return [name + "-fill"] }
    return [name + "-fill", name[..<dash] + "-fill" + name[dash...]]
  }

  private static func candidates(_ parts: [String]) -> [String] {
    let name = parts.joined(separator: ".")
    if let known = StandInTable.names[name] { return [known] }
    var result = [spelled(parts)]
    guard let last = parts.last, parts.count > 1 else { return result }
    let inner = Array(parts.dropLast())
    if let mark = marks[last], parts.count > 2, parts[parts.count - 2] == "badge" {
      let base = candidates(Array(parts.dropLast(2)))
      result += base.flatMap { base in mark.map { "\(base)-\($0)" } } + base
    } else if last == "slash" {
      // Without its slash it would say the opposite.
      result += candidates(inner).flatMap { base in ["slash", "off", "mute"].map { "\(base)-\($0)" } }
    } else if enclosures.contains(last) {
      let base = candidates(inner)
      result += base.map { "\($0.replacing(suffix: "-lg"))-\(last)" } + base
    } else if last == "badge" || Int(last) != nil {
      result += candidates(inner)
    } else if let badge = parts.firstIndex(of: "badge"), badge > 0 {
      result += candidates(Array(parts[..<badge]))
    }
    return result
  }

  private static let enclosures: Set<String> = ["circle", "square", "rectangle", "app", "diamond"]
  private static let marks: [String: [String]] = [
    "plus": ["plus", "add"], "minus": ["dash", "minus"], "checkmark": ["check"], "xmark": ["x"],
    "exclamationmark": ["exclamation"], "gearshape": ["gear"], "questionmark": ["question"],
    "heart": ["heart"],
  ]

  /// Word by word, dots as dashes.
  private static func spelled(_ parts: [String]) -> String {
    let isDirection = parts[0] == "arrow" || parts[0] == "chevron"
    return parts.map { part in
      if isDirection, let side = sides[part] { return side }
      return words[part] ?? part
    }.joined(separator: "-")
  }

  private static let sides = ["forward": "right", "backward": "left", "leading": "left", "trailing": "right"]
  private static let words = [
    "checkmark": "check", "xmark": "x", "exclamationmark": "exclamation", "questionmark": "question",
    "minus": "dash", "bubble": "chat", "doc": "file-earmark", "document": "file-earmark",
    "phone": "telephone",
    "creditcard": "credit-card", "gearshape": "gear",
  ]
}

extension String {
  fileprivate func replacing(suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
