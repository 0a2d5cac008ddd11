import Design
import Syntax

/// The file of `--sf-symbols`: a list of names, or Apple's own property list with the renames beside it.
enum SymbolsFile {
  /// What it says exists.
  static func catalog(_ path: String) throws -> SymbolCatalog {
    let bytes = try text(path)
    guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return SymbolCatalog(text: bytes) }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let beside = (parts + ["name_aliases.strings"]).joined(separator: "/")
    let aliases =
      Disk.isFolder(beside) == false
      ? SymbolCatalog.aliases(in: String(decoding: try text(beside), as: UTF8.self)) : nil
    do {
      return try SymbolCatalog(
        availability: PropertyListParser.parse(SourceText(path: path, bytes: bytes)), aliases: aliases)
    } catch {
      throw Failure(
        error.message, path: path, line: error.position.line,
        advice: "give name_availability.plist of the SF Symbols app, or one name a line")
    }
  }

  /// The bytes of a file as UTF-8; Apple writes some in UTF-16, and some for machines only.
  private static func text(_ path: String) throws -> [UInt8] {
    let bytes = try Disk.read(path)
    if bytes.starts(with: "bplist".utf8) {
      throw Failure(
        "is a binary property list", path: path, advice: "convert it with 'plutil -convert xml1 -o COPY FILE'"
      )
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (low, high) = isLittle ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
      return UInt16(high) << 8 | UInt16(low)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
