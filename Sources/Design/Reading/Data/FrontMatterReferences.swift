import Syntax

/// What the references of a front matter come to: followed once each, whatever refers to what.
struct FrontMatterReferences {
  /// The end of a chain of references.
  enum Outcome {
    /// A value that is no reference, with its whole path.
    case value(path: String, DataValue)
    /// The first name on the way that nothing has.
    case missing(String)
    /// The members of a ring on the way.
    case ring([String])
  }

  private var values: [String: DataValue] = [:]
  private var outcomes: [String: Outcome] = [:]

  init(_ sections: [DataValue], themes: Set<String>) {
    var order: [String] = []
    for section in sections where section.key != "components" {
      var waiting = [(value: section, path: section.key, depth: 0)]
      while let (value, path, depth) = waiting.popLast() {
        // A composite of typography is a value as well as a group, and so is a colour with one value for each theme.
        let isComposite =
          depth > 0
          && (section.key == "typography"
            || value.kind == .map && FrontMatterDocument.isThemed(value, by: themes))
        if value.kind != .map || isComposite, values[path] == nil {
          values[path] = value
          order.append(path)
        }
        guard value.kind == .map, depth <= FrontMatterDocument.deepest else { continue }
        for child in value.entries { waiting.append((child, "\(path).\(child.key)", depth + 1)) }
      }
    }
    for path in order { follow(path) }
  }

  /// What a reference comes to.
  func outcome(of reference: String) -> Outcome { outcomes[reference] ?? .missing(reference) }

  private mutating func follow(_ start: String) {
    var chain: [String] = []
    var places: [String: Int] = [:]
    var name = start
    var end: Outcome?
    while end == nil {
      if let known = outcomes[name] {
        end = known
      } else if let place = places[name] {
        end = .ring(chain[place...] + [name])
      } else if let value = values[name] {
        places[name] = chain.count
        chain.append(name)
        if let next = Self.reference(in: value) { name = next } else { end = .value(path: name, value) }
      } else {
        end = .missing(name)
      }
    }
    for name in chain { outcomes[name] = end }
  }

  /// The path of a value that is a reference as a whole: `{colors.primary-60}`, never `{ colors.x }`.
  static func reference(in value: DataValue) -> String? {
    guard let text = value.string, text.utf8.count > 2, text.utf8.first == UInt8(ascii: "{"),
      text.utf8.last == UInt8(ascii: "}")
    else { return nil }
    let inner = text.utf8.dropFirst().dropLast()
    let isPath = inner.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isPath ? String(decoding: inner, as: UTF8.self) : nil
  }
}
