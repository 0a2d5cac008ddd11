import CFileAttributes
import Foundation

/// What the file system says of files, as one number: it stays the same only while they are the same files, and nobody
/// wrote to them.
///
/// It stands for contents that were read or written when it was taken. The time of a file's last change (`ctime`) is
/// set by the system alone, so another number says that a file must be read again, and the same one that it need not.
struct FileStamps: Sendable {
  /// A sum, so that one file can be taken out and put in again.
  private(set) var sum: UInt64 = 0
  /// When the youngest of them changed, in nanoseconds since 1970.
  private(set) var newest: Int64 = 0

  /// Takes a file in, and says whether there is one: no link, no folder.
  mutating func add(_ path: String, below folder: Int32) -> Bool {
    guard let file = Self.stamp(of: path, below: folder) else { return false }
    sum &+= file.number
    newest = max(newest, file.changed)
    return true
  }

  static func + (one: FileStamps, other: FileStamps) -> FileStamps {
    FileStamps(sum: one.sum &+ other.sum, newest: max(one.newest, other.newest))
  }

  static func += (one: inout FileStamps, other: FileStamps) { one = one + other }

  /// Takes a file out that was taken in and has not changed since.
  mutating func remove(_ path: String, below folder: Int32) {
    if let file = Self.stamp(of: path, below: folder) { sum &-= file.number }
  }

  private static func stamp(of path: String, below folder: Int32) -> (number: UInt64, changed: Int64)? {
    var status = stat()
    guard fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    #if os(macOS)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    var path = path
    let facts = (
      path.withUTF8 { ContentHash(UnsafeRawBufferPointer($0)).value },
      UInt64(truncatingIfNeeded: status.st_ino),
      Int64(status.st_size), nanoseconds(written), nanoseconds(changed)
    )
    return (withUnsafeBytes(of: facts) { ContentHash($0).value }, facts.4)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  // MARK: - From one build to the next

  /// What a build left at its manifest; nil where it left nothing, or the manifest is another.
  ///
  /// An attribute of the file, because no file of a site may depend on when and where it was built.
  static func left(at path: String, manifest: ContentHash) -> UInt64? {
    var numbers: (UInt64, UInt64) = (0, 0)
    let size = MemoryLayout.size(ofValue: numbers)
    let count = withUnsafeMutableBytes(of: &numbers) { bytes in
      #if os(macOS)
        getxattr(path, attribute, bytes.baseAddress, size, 0, XATTR_NOFOLLOW)
      #else
        lgetxattr(path, attribute, bytes.baseAddress, size)
      #endif
    }
    return count == size && numbers.0 == manifest.value ? numbers.1 : nil
  }

  /// Leaves the number for the next build, once no file can change and look as it does now. A file system that keeps no
  /// attributes costs the next build some time, no more.
  func leave(at path: String, manifest: ContentHash) {
    guard isSettled() else { return }
    var numbers = (manifest.value, sum)
    let size = MemoryLayout.size(ofValue: numbers)
    withUnsafeMutableBytes(of: &numbers) { bytes in
      #if os(macOS)
        _ = setxattr(path, Self.attribute, bytes.baseAddress, size, 0, XATTR_NOFOLLOW)
      #else
        _ = lsetxattr(path, Self.attribute, bytes.baseAddress, size, 0)
      #endif
    }
  }

  private static let attribute = "user.docgen.stamp"

  /// Waits for the clock that files get their times from, which ticks a hundred times a second at least. Two changes
  /// of one tick would look alike; where files have times of whole seconds, nothing is waited for.
  private func isSettled() -> Bool {
    for _ in 0..<20 {
      var now = timespec()
      #if os(macOS)
        clock_gettime(CLOCK_REALTIME, &now)
      #else
        clock_gettime(CLOCK_REALTIME_COARSE, &now)
      #endif
      if Self.nanoseconds(now) > newest { return !newest.isMultiple(of: 1_000_000_000) }
      usleep(1000)
    }
    return false
  }
}
