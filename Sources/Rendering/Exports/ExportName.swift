/// A token's name in the words a target builds its own name from.
struct ExportName {
  /// The words in lower case with dashes between them, `blue-500`: never empty, without anything else but letters,
  /// digits and the marks that belong to letters.
  let kebab: String

  /// The words of a name, whatever else stands in it.
  init(_ name: String) { kebab = Self.split(name) }

  private init(kebab: String) { self.kebab = kebab }

  /// The words.
  var words: [String] {
    kebab.utf8.split(separator: Self.dash).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let dash = UInt8(ascii: "-")

  /// With words in front: the user's prefix, or the kind of token.
  func prefixed(_ prefix: String?) -> ExportName {
    guard let prefix else { return self }
    let own = Self.split(prefix)
    return own == "token" && prefix != "token" ? self : ExportName(kebab: own + "-" + kebab)
  }

  /// With the kind in front, unless one of the words already says it.
  func naming(_ kind: TokenKind) -> ExportName {
    saying(kind) == nil ? ExportName(kebab: kind.word + "-" + kebab) : self
  }

  /// Without the kind in front, where the target says it by itself.
  func without(_ kind: TokenKind) -> ExportName {
    guard let said = saying(kind), said.lowerBound == 0, said.upperBound < kebab.utf8.count else {
      return self
    }
    return ExportName(kebab: String(decoding: kebab.utf8.dropFirst(said.upperBound + 1), as: UTF8.self))
  }

  /// The place of the first word that says a kind.
  private func saying(_ kind: TokenKind) -> Range<Int>? {
    var kebab = kebab
    return kebab.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != Self.dash { end += 1 }
        if kind.isSaid(by: UnsafeBufferPointer(rebasing: bytes[start..<end])) { return start..<end }
        start = end + 1
      }
      return nil
    }
  }

  /// `blue_500`.
  var snake: String {
    kebab.utf8.contains(Self.dash)
      ? String(decoding: kebab.utf8.map { $0 == Self.dash ? UInt8(ascii: "_") : $0 }, as: UTF8.self) : kebab
  }
  /// `Blue500`.
  var pascal: String { ran(isLarge: true) ?? words.map(Self.capitalized).joined() }
  /// `blue500`.
  var camel: String {
    if let camel = ran(isLarge: false) { return camel }
    let words = words
    return words[0] + words.dropFirst().map(Self.capitalized).joined()
  }
  /// Whether it begins with a digit, with which few languages let a name begin.
  var startsWithDigit: Bool {
    if let first = kebab.utf8.first, first < 0x80 { return first < 0x3A }
    guard let first = kebab.unicodeScalars.first else { return true }
    return Self.isDigit(first)
  }

  /// The words run together, each with a capital but for the first; nil where a letter is none of ASCII.
  private func ran(isLarge: Bool) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(kebab.utf8.count)
    var isLarge = isLarge
    for byte in kebab.utf8 {
      switch byte {
      case Self.dash:
        isLarge = true
        continue
      case 0x61...0x7A where isLarge: result.append(byte & 0xDF)
      case 0x80...: return nil
      default: result.append(byte)
      }
      isLarge = false
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// More than any name in use, and less than a file system allows.
  private static let longest = 100

  /// Words end at case changes and at what is no letter and no digit.
  private static func split(_ name: String) -> String {
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
    return words.isEmpty ? "token" : words.joined(separator: "-")
  }

  /// The same where no scalar has to be looked up, as in nearly every name; nil for all other text.
  private static func splitASCII(_ name: String) -> String? {
    func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    var name = name
    return name.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + bytes.count / 4)
      var isInWord = false
      var last: UInt8 = 0
      var count = 0
      for index in bytes.indices {
        let byte = bytes[index]
        if byte >= 0x80 { return nil }
        if count == longest { continue }
        guard isUpper(byte) || isLower(byte) || byte >= 0x30 && byte <= 0x39 else {
          isInWord = false
          continue
        }
        if isUpper(byte), isInWord {
          let endsAcronym = isUpper(last) && index + 1 < bytes.count && isLower(bytes[index + 1])
          if !isUpper(last) || endsAcronym { isInWord = false }
        }
        if !isInWord, !result.isEmpty { result.append(dash) }
        isInWord = true
        result.append(isUpper(byte) ? byte | 0x20 : byte)
        last = byte
        count += 1
      }
      return result.isEmpty ? "token" : String(decoding: result, as: UTF8.self)
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
enum TokenKind {
  case color, gradient, type, spacing, radius, shadow, motion

  /// What stands in front of a name that does not say its kind.
  var word: String { words[0].description }

  /// The words that say it, in lower case.
  var words: [StaticString] {
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

  /// Whether a word says it.
  func isSaid(by word: UnsafeBufferPointer<UInt8>) -> Bool {
    words.contains { own in
      own.utf8CodeUnitCount == word.count && own.withUTF8Buffer { $0.elementsEqual(word) }
    }
  }

  /// The same for a string.
  func isSaid(by word: String) -> Bool {
    var word = word
    return word.withUTF8 { isSaid(by: $0) }
  }
}
