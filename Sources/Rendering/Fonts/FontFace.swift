/// One face of a font file: what is known of it without drawing it.
public struct FontFace: Hashable, Codable, Sendable {
  /// The file, as the caller names it.
  public var path: String
  /// Its place in a collection, 0 in a file of one face.
  public var index: Int
  /// The family as designers name it: name 16, else name 1.
  public var family: String
  /// Further names it goes by: name 1 and the PostScript name's family.
  public var aliases: [String]
  /// One weight, or the range of a variable face.
  public var weights: ClosedRange<Double>
  /// Italic or oblique.
  public var isItalic: Bool
  /// From 1 to 9; 5 is neither condensed nor expanded (OpenType, OS/2 usWidthClass).
  public var width: Int
  /// Whether its licence bits allow it to be part of a document (OpenType, OS/2 fsType).
  public var isEmbeddable: Bool
  /// Name 0, who made it.
  public var copyright: String?
  /// Name 13, under which terms.
  public var license: String?

  /// Whether one file has many weights.
  public var isVariable: Bool { weights.lowerBound < weights.upperBound }

  /// A face from its parts.
  public init(
    path: String, index: Int = 0, family: String, aliases: [String] = [], weights: ClosedRange<Double>,
    isItalic: Bool = false, width: Int = 5, isEmbeddable: Bool = true, copyright: String? = nil,
    license: String? = nil
  ) {
    self.path = path
    self.index = index
    self.family = family
    self.aliases = aliases
    self.weights = weights
    self.isItalic = isItalic
    self.width = width
    self.isEmbeddable = isEmbeddable
    self.copyright = copyright
    self.license = license
  }
}

/// A family's name as two people may write it: `Open Sans`, `OpenSans`, `open-sans`.
struct FamilyKey: Hashable, Sendable {
  private let letters: String

  init(_ name: String) { letters = Self.asciiLetters(name) ?? Self.letters(name) }

  /// The letters and digits of a name in lower case, by the tables of Unicode.
  static func letters(_ name: String) -> String {
    String(
      String.UnicodeScalarView(name.lowercased().unicodeScalars.filter(\.properties.isAlphabeticOrDigit)))
  }

  /// The same without any table; nil for a name that is not all ASCII.
  static func asciiLetters(_ name: String) -> String? {
    var letters: [UInt8] = []
    letters.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): letters.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte | 0x20)
      case 0x80...: return nil
      default: break
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Whether nothing is left of the name.
  var isEmpty: Bool { letters.isEmpty }
  /// For the name of a file.
  var text: String { letters }
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphabeticOrDigit: Bool { isAlphabetic || numericType != nil }
}
