import Foundation
import Synchronization

/// A file that holds what is kept of many systems, each in a place of its own: what is long must not stay in memory
/// until a build ends.
final class DetailFile: Sendable {
  private let descriptor: Int32
  private let end: Mutex<Int>

  /// Takes an open file over, with what is in it.
  init(descriptor: Int32, end: Int = 0) {
    self.descriptor = descriptor
    self.end = Mutex(end)
  }

  deinit { close(descriptor) }

  /// A new one without a name, in an open folder: it is gone with the last who knows it.
  static func make(at path: String, below folder: Int32) throws(POSIXError) -> DetailFile {
    let file = openat(folder, path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw POSIXError.last }
    unlinkat(folder, path, 0)
    return DetailFile(descriptor: file)
  }

  /// Adds bytes at the end, and says where they are; safe to call from several tasks.
  func add(_ bytes: [UInt8]) throws(POSIXError) -> Range<Int> {
    let start = end.withLock { end in
      defer { end += bytes.count }
      return end
    }
    try Disk.write(bytes, to: descriptor, at: start)
    return start..<start + bytes.count
  }

  /// Reads what lies in a place; nil where the file ends before.
  func bytes(in range: Range<Int>) -> [UInt8]? {
    Disk.read(descriptor, range)
  }
}
