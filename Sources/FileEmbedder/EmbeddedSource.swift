import Foundation

/// Files as Swift source.
///
/// Text becomes a raw string, which compiles a hundred times faster than a list of bytes; whatever a raw string
/// cannot hold to the byte becomes Base64.
enum EmbeddedSource {
  /// The whole source.
  static func swift(files: [(path: String, bytes: [UInt8])], folder: String) -> String {
    var result = "// Made by FileEmbedder from the files of \(folder). Changes here are lost.\n\n" + support
    result += "\nenum EmbeddedFiles {\n  static let all: [EmbeddedFile] = [\n"
    for file in files {
      let text = literalText(file.bytes)
      result += "    EmbeddedFile(path: \(literal(file.path)), isBase64: \(text == nil), text:\n"
      result += literal(text ?? Data(file.bytes).base64EncodedString()) + "),\n"
    }
    return result + "  ]\n}\n"
  }

  /// A multi-line raw string with more `#` than the text has in a row. Its last line feed belongs to the quotes.
  static func literal(_ text: String) -> String {
    var most = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "#") ? run + 1 : 0
      most = max(most, run)
    }
    let hashes = String(repeating: "#", count: most + 1)
    return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
  }

  /// The bytes as text, nil when the compiler would refuse or change them: a carriage return becomes a line feed.
  static func literalText(_ bytes: [UInt8]) -> String? {
    let isPlain = bytes.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 || $0 == 0x0A }
    return isPlain ? String(validating: bytes, as: UTF8.self) : nil
  }

  private static let support = """
    /// A file that the program carries.
    struct EmbeddedFile: Sendable {
      /// Below its folder.
      let path: StaticString
      let isBase64: Bool
      let text: StaticString

      var bytes: [UInt8] {
        let stored = text.withUTF8Buffer(Array.init)
        guard isBase64 else { return stored }
        var result: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in stored where byte != 0x3D {
          let value: UInt8 =
            switch byte {
            case 0x41...0x5A: byte - 0x41
            case 0x61...0x7A: byte - 0x61 + 26
            case 0x30...0x39: byte - 0x30 + 52
            case 0x2B: 62
            default: 63
            }
          bits = bits << 6 | UInt32(value)
          count += 6
          if count >= 8 {
            count -= 8
            result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
          }
        }
        return result
      }
    }

    """
}
