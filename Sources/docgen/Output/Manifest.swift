import Rendering
import Syntax

/// Which files of an output folder docgen wrote, and with what content: only these it may change or remove.
struct Manifest: Hashable {
  /// Its own name in the output folder.
  static let name = ".docgen-manifest.json"

  /// Fingerprints by path below the output folder.
  var files: [String: String] = [:]

  init() {}

  /// What a manifest lists; what is damaged lists nothing, so that nothing is removed on its word.
  init(reading bytes: [UInt8]) {
    if let files = Self.files(asWritten: bytes) {
      self.files = files
      return
    }
    guard let root = try? JSONParser.parse(SourceText(path: Self.name, bytes: bytes)).root else { return }
    for entry in root["files"]?.children ?? [] {
      guard let hash = entry.string, OutputPath.isSafe(entry.key) else { continue }
      files[entry.key] = hash
    }
  }

  /// The same for a file just as this docgen writes it, line by line; nil for any other.
  private static func files(asWritten bytes: [UInt8]) -> [String: String]? {
    var head = Manifest().document
    // The empty list of the shortest manifest.
    guard let bracket = head.lastIndex(of: UInt8(ascii: "{")) else { return nil }
    head.removeSubrange((bracket + 1)...)
    head.append(0x0A)
    guard bytes.starts(with: head) else { return nil }
    var files: [String: String] = [:]
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
    func string() -> String? {
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        guard bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\\") else { return nil }
        index += 1
      }
      return String(validating: bytes[start..<index], as: UTF8.self)
    }
    while stands("    \"") {
      guard let path = string(), stands("\": \""), let hash = string(), stands("\""), OutputPath.isSafe(path)
      else { return nil }
      files[path] = hash
      guard stands(",\n") else { break }
    }
    return stands("\n  }\n}\n") && index == bytes.count ? files : nil
  }

  /// The file, one entry a line, sorted.
  var document: [UInt8] {
    var writer = JSONWriter()
    writer.object(.lines) {
      TokensJSON.writeHeader(&$0, version: Version.current)
      $0.key("files")
      $0.object(files.isEmpty ? .inline : .lines) {
        for (path, hash) in files.sorted(by: { $0.key < $1.key }) {
          $0.key(path)
          $0.string(hash)
        }
      }
    }
    writer.endLine()
    return writer.bytes
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
