import Rendering
import Syntax

/// Which files of an output folder docgen wrote, and with what content: only these it may change or remove.
struct Manifest: Hashable {
  /// Its own name in the output folder.
  static let name = ".docgen-manifest.json"

  /// Fingerprints by path below the output folder.
  var files: [String: ContentHash] = [:]

  init(files: [String: ContentHash] = [:]) { self.files = files }

  /// What a manifest lists; what is damaged lists nothing, so that nothing is removed on its word.
  init(reading bytes: [UInt8]) {
    if let files = Self.files(asWritten: bytes) {
      self.files = files
      return
    }
    guard let root = try? JSONParser.parse(SourceText(path: Self.name, bytes: bytes)).root else { return }
    for entry in root["files"]?.children ?? [] {
      guard let hash = entry.string.flatMap(ContentHash.init(text:)), OutputPath.isSafe(entry.key) else {
        continue
      }
      files[entry.key] = hash
    }
  }

  /// The same for a file just as this docgen writes it, line by line; nil for any other.
  private static func files(asWritten bytes: [UInt8]) -> [String: ContentHash]? {
    var head = Manifest().document
    // The empty list of the shortest manifest.
    guard let bracket = head.lastIndex(of: UInt8(ascii: "{")) else { return nil }
    head.removeSubrange((bracket + 1)...)
    head.append(0x0A)
    guard bytes.starts(with: head) else { return nil }
    var files: [String: ContentHash] = [:]
    files.reserveCapacity(bytes.count / 64)
    var index = head.count
    func stands(_ text: StaticString) -> Bool {
      guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
      for place in 0..<text.utf8CodeUnitCount where bytes[index + place] != text.utf8Start[place] {
        return false
      }
      index += text.utf8CodeUnitCount
      return true
    }
    /// The bytes of a string that says what it holds, up to its end.
    func string() -> ArraySlice<UInt8>? {
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        guard bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\\") else { return nil }
        index += 1
      }
      return bytes[start..<index]
    }
    while stands("    \"") {
      guard let path = string().flatMap({ String(validating: $0, as: UTF8.self) }), stands("\": \""),
        let hash = string().flatMap({ ContentHash(digits: $0) }), stands("\""), OutputPath.isSafe(path)
      else { return nil }
      files[path] = hash
      guard stands(",\n") else { break }
    }
    return stands("\n  }\n}\n") && index == bytes.count ? files : nil
  }

  /// A fingerprint of all that it lists, in whatever order.
  var fingerprint: ContentHash {
    var sum: UInt64 = 0
    for (path, hash) in files {
      var path = path
      let entry = (path.withUTF8 { ContentHash(UnsafeRawBufferPointer($0)).value }, hash.value)
      sum &+= withUnsafeBytes(of: entry) { ContentHash($0).value }
    }
    return ContentHash(value: sum)
  }

  /// The file, one entry a line, sorted.
  var document: [UInt8] {
    var document: [UInt8] = []
    write { document += $0 }
    return document
  }

  /// Hands the file over piece by piece.
  func write(_ take: ([UInt8]) throws -> Void) rethrows {
    var writer = JSONWriter()
    try writer.object(.lines) { writer in
      TokensJSON.writeHeader(&writer, version: Version.current)
      writer.key("files")
      try writer.object(files.isEmpty ? .inline : .lines) { writer in
        for path in files.keys.sorted() {
          writer.key(path)
          writer.string(files[path]?.text)
          if writer.count > 1 << 16 { try take(writer.take()) }
        }
      }
    }
    writer.endLine()
    try take(writer.bytes)
  }
}

/// Paths below an output folder.
enum OutputPath {
  /// Whether a path stays below the folder and is no file of docgen's own: no absolute path, no `..`, no empty part.
  static func isSafe(_ path: String) -> Bool {
    guard !path.isEmpty, !path.utf8.starts(with: ".docgen-".utf8) else { return false }
    var length = 0
    var dots = 0
    for byte in path.utf8 {
      if byte == 0 { return false }
      if byte == UInt8(ascii: "/") {
        if length == 0 || length == dots && length <= 2 { return false }
        length = 0
        dots = 0
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return length > 0 && !(length == dots && length <= 2)
  }
}
