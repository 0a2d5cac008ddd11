import Foundation

/// Plain files below an open folder, without Foundation: a build that changes nothing looks at every file of a site.
extension Disk {
  /// The bytes of a plain file; nil for a link, a folder, or nothing.
  static func contents(of path: String, below folder: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    guard let count = read(path, below: folder, into: &bytes) else { return nil }
    if count < bytes.count { bytes.removeLast(bytes.count - count) }
    return bytes
  }

  /// A plain file, open; nil for a link, a folder, or nothing.
  static func openFile(_ path: String, below folder: Int32) -> Int32? {
    let file = openat(folder, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    var status = stat()
    if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return file }
    close(file)
    return nil
  }

  /// The bytes in a place of an open file; nil where it ends before.
  static func read(_ file: Int32, _ range: Range<Int>) -> [UInt8]? {
    var status = stat()
    guard range.lowerBound >= 0, fstat(file, &status) == 0, range.upperBound <= Int(status.st_size) else {
      return nil
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count, let base = buffer.baseAddress {
        let done = pread(file, base + count, range.count - count, off_t(range.lowerBound + count))
        if done < 0, errno == EINTR { continue }
        guard done > 0 else { break }
        count += done
      }
    }
    return bytes.count == range.count ? bytes : nil
  }

  /// Writes bytes to a place of an open file.
  static func write(_ bytes: [UInt8], to file: Int32, at start: Int) throws(POSIXError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { pwrite(file, $0 + written, bytes.count - written, off_t(start + written)) }
          ?? 0
      }
      guard count > 0 || errno == EINTR else { throw POSIXError.last }
      written += max(count, 0)
    }
  }

  /// Whether two files have the same bytes; asked of every file of a site, so it is the C library that looks.
  static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return one.withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        guard let first = one.baseAddress, let second = other.baseAddress else { return true }
        return memcmp(first, second, one.count) == 0
      }
    }
  }

  /// Reads a plain file to the start of a buffer that many can share, and says how long it is.
  static func read(_ path: String, below folder: Int32, into buffer: inout [UInt8]) -> Int? {
    // A pipe of that name must not hold the build until somebody writes to it.
    let file = openat(folder, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let size = Int(exactly: status.st_size)
    else { return nil }
    if buffer.count < size { buffer = [UInt8](repeating: 0, count: size) }
    var count = 0
    while count < size {
      let done = buffer.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { systemRead(file, $0 + count, size - count) } ?? 0
      }
      if done < 0, errno == EINTR { continue }
      guard done > 0 else { break }
      count += done
    }
    return count == size ? count : nil
  }

  /// Looks at a file's bytes where they lie; nil where it cannot be read. A collection of fonts may have tens of
  /// megabytes, and its names stand at its head.
  static func mapping<Result>(_ path: String, _ look: (UnsafeRawBufferPointer) -> Result) -> Result? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let size = Int(exactly: status.st_size),
      size > 0, let base = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), base != MAP_FAILED
    else { return nil }
    defer { munmap(base, size) }
    return look(UnsafeRawBufferPointer(start: base, count: size))
  }
}

/// The system's `read`, which a member of that name would hide.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, bytes, count)
}
