/// Web fonts for a set of pages: each face once, with just the glyphs that are set in it.
public struct FontEmbedding: Sendable {
  /// The font files, in order of their paths.
  public let files: [OutputFile]
  /// The rules that declare them, for a style sheet in the folder above `fonts`.
  public let css: String
  /// For each request what it is set in.
  public let choices: [FontCatalog.Request: FontCatalog.Choice]
  /// Who made the faces and under which terms, one paragraph each; empty when none is embedded.
  public let notice: String

  /// - Parameters:
  ///   - texts: what is set in each request's face.
  ///   - load: the bytes of a font file by its path.
  public init(
    _ texts: [FontCatalog.Request: String], catalog: FontCatalog, load: (String) -> [UInt8]?
  ) {
    var choices: [FontCatalog.Request: FontCatalog.Choice] = [:]
    var scalars: [FontFace: Set<Unicode.Scalar>] = [:]
    for (request, text) in texts {
      let choice = catalog.choice(for: request)
      choices[request] = choice
      if let face = choice.face { scalars[face, default: []].formUnion(text.unicodeScalars) }
    }
    var files: [OutputFile] = []
    var rules: [String] = []
    var notices: Set<String> = []
    for face in scalars.keys.sorted(by: Self.precedes) {
      guard let bytes = load(face.path).flatMap(WOFF2.unpacked),
        let subset = FontReader.subset(bytes, index: face.index, to: scalars[face] ?? []),
        let packed = WOFF2.packed(subset)
      else {
        for (request, choice) in choices where choice.face == face {
          choices[request] = FontCatalog.Choice(
            face: nil, isSubstituted: true,
            note: "'\(face.family)' could not be read: set in the browser's own face")
        }
        continue
      }
      let path = "fonts/\(Self.fileName(of: face, packed)).woff2"
      files.append(OutputFile(path: path, contents: packed))
      rules.append(Self.rule(for: face, path: path))
      notices.insert(Self.notice(for: face))
    }
    self.files = files.sorted { $0.path < $1.path }
    css = rules.joined()
    self.choices = choices
    notice = notices.sorted().joined(separator: "\n")
  }

  /// A stable order that does not depend on where a machine keeps its fonts.
  private static func precedes(_ one: FontFace, _ other: FontFace) -> Bool {
    if one.family != other.family { return one.family < other.family }
    if one.weights.lowerBound != other.weights.lowerBound {
      return one.weights.lowerBound < other.weights.lowerBound
    }
    if one.isItalic != other.isItalic { return !one.isItalic }
    return (one.path, one.index) < (other.path, other.index)
  }

  private static func fileName(of face: FontFace, _ bytes: [UInt8]) -> String {
    // FNV-1a, 64 bits: the name changes when the bytes do, so that a cached font is never an old one.
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let letters = FamilyKey(face.family).text.unicodeScalars.filter { $0.isASCII }
    let name = letters.isEmpty ? "font" : String(String.UnicodeScalarView(letters))
    return "\(name)-\(cssWeight(face, "-"))\(face.isItalic ? "-italic" : "")-\(String(hash, radix: 36))"
  }

  private static func rule(for face: FontFace, path: String) -> String {
    """
    @font-face {
      font-family: \(cssString(face.family));
      font-style: \(face.isItalic ? "italic" : "normal");
      font-weight: \(cssWeight(face, " "));
      font-display: swap;
      src: url("\(path)") format("woff2");
    }

    """
  }

  private static func cssWeight(_ face: FontFace, _ separator: String) -> String {
    let bounds = [face.weights.lowerBound, face.weights.upperBound].map { Int($0.clamped(to: 1...1000)) }
    return face.isVariable ? "\(bounds[0])\(separator)\(bounds[1])" : "\(bounds[0])"
  }

  /// A quoted string of CSS (CSS Syntax 3): whatever could end it is escaped by number.
  public static func cssString(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      let isPlain =
        scalar.value >= 0x20 && scalar != "\"" && scalar != "\\" && scalar != "<" && scalar != "\u{7F}"
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\\(String(scalar.value, radix: 16)) "
      }
    }
    return result + "\""
  }

  private static func notice(for face: FontFace) -> String {
    ([face.family] + [face.copyright, face.license].compactMap { $0 }).joined(separator: "\n") + "\n"
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    self.isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
