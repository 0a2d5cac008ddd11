/// A file pattern as in `.gitignore`: `*` and `?` stay within a folder, `**` crosses them; a pattern without a slash
/// is one for the file's name alone, or for the name of any folder above it.
public struct GlobPattern: Hashable, Sendable {
  private enum Piece: Hashable {
    case byte(UInt8)
    case one, many, anything
  }

  /// As it was written.
  public let text: String
  private let pieces: [Piece]
  private let isForName: Bool

  /// A pattern as written in a configuration or a flag.
  public init(_ text: String) {
    self.text = text
    var bytes = Array(text.utf8)
    if bytes.first == UInt8(ascii: "/") { bytes.removeFirst() }
    // A folder stands for all below it.
    if bytes.last == UInt8(ascii: "/") { bytes += Array("**".utf8) }
    isForName = !bytes.contains(UInt8(ascii: "/"))
    var pieces: [Piece] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "*"):
        var stars = 0
        while index < bytes.count, bytes[index] == UInt8(ascii: "*") {
          stars += 1
          index += 1
        }
        // `**/` also stands for no folder at all.
        let isFolders = stars > 1 && index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isFolders, pieces.isEmpty || pieces.last == .byte(UInt8(ascii: "/")) { index += 1 }
        pieces.append(stars > 1 ? .anything : .many)
        continue
      case UInt8(ascii: "?"): pieces.append(.one)
      default: pieces.append(.byte(bytes[index]))
      }
      index += 1
    }
    self.pieces = pieces
  }

  /// Whether a path relative to the content root fits.
  public func matches(_ path: String) -> Bool {
    guard isForName else { return matches(Array(path.utf8)[...]) }
    return path.utf8.split(separator: UInt8(ascii: "/")).contains { matches(Array($0)[...]) }
  }

  /// The same, a pattern without a slash being one for the file's own name alone.
  func matches(file path: String) -> Bool {
    matches(Array((isForName ? ContentPath.name(of: path) : path).utf8)[...])
  }

  /// Goes back to the last star only: time is the product of both lengths at worst.
  private func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
    var piece = 0
    var index = bytes.startIndex
    var star: (piece: Int, index: Int)?
    var stars: (piece: Int, index: Int)?
    while index < bytes.endIndex {
      if piece < pieces.count {
        switch pieces[piece] {
        case .many:
          star = (piece, index)
          piece += 1
          continue
        case .anything:
          stars = (piece, index)
          star = nil
          piece += 1
          continue
        case .one where bytes[index] != UInt8(ascii: "/"), .byte(bytes[index]):
          piece += 1
          index += 1
          continue
        default: break
        }
      }
      if let last = star, bytes[last.index] != UInt8(ascii: "/") {
        star = (last.piece, last.index + 1)
        (piece, index) = (last.piece + 1, last.index + 1)
      } else if let last = stars {
        stars = (last.piece, last.index + 1)
        star = nil
        (piece, index) = (last.piece + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .many || $0 == .anything }
  }
}

extension GlobPattern: Encodable {
  /// As it was written.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
