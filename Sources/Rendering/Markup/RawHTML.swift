import Syntax

/// The raw HTML of a document as a list of tags and texts, in one pass. Comments and declarations are not in it.
enum RawHTML {
  /// One tag, or the text up to the next.
  enum Piece: Equatable {
    /// References decoded.
    case text(String)
    /// Names in lower case; of an attribute written twice the first counts. `isClosed` for `<path/>`.
    case start(String, [String: String], isClosed: Bool = false)
    case end(String)
  }

  /// All of a text.
  static func pieces(of text: String) -> [Piece] {
    var reader = Reader(bytes: Array(text.utf8))
    reader.run()
    return reader.pieces
  }

  /// Elements whose content is no text of the page.
  private static let unshown: Set<String> = ["script", "style", "template", "noscript", "iframe"]

  private struct Reader {
    let bytes: [UInt8]
    var pieces: [Piece] = []
    var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func run() {
      var textStart = 0
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else {
          index += 1
          continue
        }
        let start = index
        let next = bytes[index + 1]
        if next.isASCIILetter
          || (next == UInt8(ascii: "/") && index + 2 < bytes.count && bytes[index + 2].isASCIILetter)
        {
          guard let piece = tag() else { break }
          add(text: textStart..<start)
          pieces.append(piece)
          if case .start(let name, _, isClosed: false) = piece, RawHTML.unshown.contains(name) {
            skip(past: "</\(name)")
            pieces.append(.end(name))
          }
        } else if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
          add(text: textStart..<start)
          skip(past: starts(with: "<!--") ? "-->" : ">")
        } else {
          index += 1
          continue
        }
        textStart = index
      }
      add(text: textStart..<bytes.count)
    }

    private mutating func add(text range: Range<Int>) {
      if !range.isEmpty { pieces.append(.text(CharacterReferences.resolved(bytes[range]))) }
    }

    /// The tag at the index, which moves past it; nil when the text ends inside of it.
    private mutating func tag() -> Piece? {
      let isEnd = bytes[index + 1] == UInt8(ascii: "/")
      index += isEnd ? 2 : 1
      let name = word { !$0.isASCIISpace && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }.lowercased()
      var attributes: [String: String] = [:]
      var isClosed = false
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
        if bytes[index].isASCIISpace || bytes[index] == UInt8(ascii: "/") {
          isClosed = bytes[index] == UInt8(ascii: "/")
          index += 1
          continue
        }
        isClosed = false
        let (key, value) = attribute()
        if attributes[key] == nil { attributes[key] = value }
      }
      guard index < bytes.count else { return nil }
      index += 1
      return isEnd ? .end(name) : .start(name, attributes, isClosed: isClosed)
    }

    private mutating func attribute() -> (key: String, value: String) {
      let start = index
      var key = word {
        !$0.isASCIISpace && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "=")
      }.lowercased()
      if index == start {
        // A stray equals sign begins a name (HTML Standard, 13.2.5.32).
        index += 1
        key = "="
      }
      var next = index
      while next < bytes.count, bytes[next].isASCIISpace { next += 1 }
      guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else { return (key, "") }
      index = next + 1
      while index < bytes.count, bytes[index].isASCIISpace { index += 1 }
      guard index < bytes.count else { return (key, "") }
      let quote = bytes[index]
      let valueStart: Int
      if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        index += 1
        valueStart = index
        while index < bytes.count, bytes[index] != quote { index += 1 }
      } else {
        valueStart = index
        while index < bytes.count, !bytes[index].isASCIISpace, bytes[index] != UInt8(ascii: ">") {
          index += 1
        }
        return (key, CharacterReferences.resolved(bytes[valueStart..<index]))
      }
      let value = CharacterReferences.resolved(bytes[valueStart..<index])
      index = min(index + 1, bytes.count)
      return (key, value)
    }

    private mutating func word(_ isPart: (UInt8) -> Bool) -> String {
      let start = index
      while index < bytes.count, isPart(bytes[index]) { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    /// Moves past the next place of an ASCII text in any case, or to the end. Past `</name` means just before what follows.
    private mutating func skip(past text: String) {
      let wanted = Array(text.utf8)
      index += text == "-->" ? 4 : 0
      while index < bytes.count {
        if bytes[index...].prefix(wanted.count).elementsEqual(wanted, by: { $0 | 0x20 == $1 | 0x20 }) {
          index += wanted.count
          if wanted[0] == UInt8(ascii: "<") {
            while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
            index = min(index + 1, bytes.count)
          }
          return
        }
        index += 1
      }
    }

  }
}
