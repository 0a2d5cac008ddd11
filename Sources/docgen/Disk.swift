import Foundation

/// Reading files for the commands themselves; content is read by Design.
enum Disk {
  /// The bytes of a file.
  static func read(_ path: String) throws -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw Messages.cannotRead(path, SystemReason.of(error))
    }
  }

  /// The bytes of standard input, to its end.
  static func readStandardInput() throws -> [UInt8] {
    do {
      return Array(try FileHandle.standardInput.readToEnd() ?? Data())
    } catch {
      throw Messages.cannotRead("-", SystemReason.of(error))
    }
  }

  /// Whether a path is a folder; nil where there is nothing.
  static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }

  /// Writes a file through a temporary one beside it, so that no reader ever sees half of it.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let temporary = path + ".docgen-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try Data(bytes).write(to: URL(filePath: temporary))
      guard rename(temporary, path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch {
      unlink(temporary)
      throw Messages.cannotWrite(path, error)
    }
  }
}
