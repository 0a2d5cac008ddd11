/// A token's name in the words a target builds its own name from.
struct ExportName: Hashable {
  /// Lower case; never empty, without anything but letters, digits and the marks that belong to letters.
  let words: [String]

  /// The words of a name, whatever else stands in it.
  init(_ name: String) {
    words = Self.split(name)
  }

  private init(words: [String]) { self.words = words }

  /// With words in front: the user's prefix, or the kind of token.
  func prefixed(_ prefix: String?) -> ExportName {
    guard let prefix else { return self }
    let own = Self.split(prefix)
    return own == ["token"] && prefix != "token" ? self : ExportName(words: own + words)
  }

  /// With the kind in front, unless one of the words already says it.
  func naming(_ kind: TokenKind) -> ExportName {
    words.contains(where: kind.words.contains) ? self : ExportName(words: [kind.word] + words)
  }

  /// Without the kind in front, where the target says it by itself.
  func without(_ kind: TokenKind) -> ExportName {
    guard words.count > 1, kind.words.contains(words[0]) else { return self }
    return ExportName(words: Array(words.dropFirst()))
  }

  /// `blue-500`.
  var kebab: String { words.joined(separator: "-") }
  /// `blue_500`.
  var snake: String { words.joined(separator: "_") }
  /// `Blue500`.
  var pascal: String { words.map(Self.capitalized).joined() }
  /// `blue500`.
  var camel: String { words[0] + words.dropFirst().map(Self.capitalized).joined() }
  /// Whether it begins with a digit, with which few languages let a name begin.
  var startsWithDigit: Bool {
    guard let first = words.first?.unicodeScalars.first else { return true }
    return Self.isDigit(first)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// More than any name in use, and less than a file system allows.
  private static let longest = 100

  /// Words end at case changes and at what is no letter and no digit.
  private static func split(_ name: String) -> [String] {
    if let words = splitASCII(name) { return words }
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var count = 0
    let scalars = name.unicodeScalars
    var index = scalars.startIndex
    func end() {
      if !word.isEmpty { words.append(String(word).lowercased()) }
      word = String.UnicodeScalarView()
    }
    while index < scalars.endIndex, count < longest {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if isLetter(scalar) || isDigit(scalar) || (isMark(scalar) && !word.isEmpty) {
        if isUpper(scalar), let last = word.last {
          let endsAcronym = isUpper(last) && next < scalars.endIndex && isLower(scalars[next])
          if !isUpper(last) || endsAcronym { end() }
        }
        word.append(scalar)
        count += 1
      } else {
        end()
      }
      index = next
    }
    end()
    return words.isEmpty ? ["token"] : words
  }

  /// The same where no scalar has to be looked up, as in nearly every name; nil for all other text.
  private static func splitASCII(_ name: String) -> [String]? {
    var name = name
    return name.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      var words: [String] = []
      var word: [UInt8] = []
      var count = 0
      var last: UInt8 = 0
      func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
      func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
      func end() {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
      for index in bytes.indices {
        if count == longest { break }
        let byte = bytes[index]
        guard isUpper(byte) || isLower(byte) || byte >= 0x30 && byte <= 0x39 else {
          end()
          continue
        }
        if isUpper(byte), !word.isEmpty {
          let endsAcronym = isUpper(last) && index + 1 < bytes.count && isLower(bytes[index + 1])
          if !isUpper(last) || endsAcronym { end() }
        }
        word.append(isUpper(byte) ? byte | 0x20 : byte)
        last = byte
        count += 1
      }
      end()
      return words.isEmpty ? ["token"] : words
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }

  private static func isUpper(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isUppercase }
  private static func isLower(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isLowercase }
}

/// The kinds of tokens that exports name.
enum TokenKind: String {
  case color, gradient, type, spacing, radius, shadow, motion

  /// What stands in front of a name that does not say its kind.
  var word: String { rawValue }

  /// The words that say it.
  var words: Set<String> {
    switch self {
    case .color: ["color", "colors", "colour", "colours"]
    case .gradient: ["gradient", "gradients"]
    case .type: ["type", "typography", "text", "font", "fonts"]
    case .spacing: ["spacing", "space", "spaces"]
    case .radius: ["radius", "radii", "rounded", "corner", "corners"]
    case .shadow: ["shadow", "shadows", "elevation"]
    case .motion: ["motion", "animation", "transition", "duration", "easing", "spring"]
    }
  }
}
