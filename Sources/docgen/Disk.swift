import Foundation

/// Reading files for the commands themselves; content is read by Design.
enum Disk {
  /// The bytes of a file.
  static func read(_ path: String) throws -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      if isFolder(path) == true { throw Messages.isAFolder(path) }
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

  /// Every file below a folder with a fingerprint of its bytes, by path; nothing where there is no such folder.
  static func fingerprints(below folder: String) throws -> [String] {
    guard isFolder(folder) == true, let walk = FileManager.default.enumerator(atPath: folder) else {
      return []
    }
    var result: [String] = []
    for case let name as String in walk where isFolder(folder + "/" + name) == false {
      result.append("\(name) \(ContentHash(try read(folder + "/" + name)).text)")
    }
    return result.sorted()
  }

  /// Every file below a folder with its size and time, by path: enough to know that a machine's own fonts are the same.
  static func listing(below folder: String) -> [String] {
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var result: [String] = []
    var waiting = [folder]
    while let folder = waiting.popLast() {
      guard let stream = opendir(folder) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        // An entry ends with its name: the type's own size is more than what is there.
        let name = String(cString: (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: CChar.self))
        guard name != ".", name != ".." else { continue }
        let path = folder + "/" + name
        // A linked folder is named and not walked: it could lead round.
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): waiting.append(path)
        case Int32(DT_UNKNOWN): if isPlainFolder(path) { waiting.append(path) }
        default: break
        }
        if let stamp = stamp(of: path) { result.append(path + " " + stamp) }
      }
    }
    return result.sorted()
  }

  /// Whether a folder stands at a path, links not followed.
  private static func isPlainFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The size and the time of a file or folder, links followed; nil for nothing.
  static func stamp(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(macOS)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// Writes a new file. The system's own calls keep the reason of a failure, which Foundation does not always.
  ///
  /// - Parameters:
  ///   - folder: an open folder that the path is relative to.
  ///   - mode: who may do what with it; nil for what is usual, and for a file that may be there already.
  static func create(
    _ path: String, _ bytes: [UInt8], below folder: Int32 = AT_FDCWD, mode: mode_t? = nil
  ) throws(POSIXError) {
    let file = try create(path, below: folder, mode: mode)
    do {
      try write(bytes, to: file)
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw POSIXError.last }
  }

  /// Opens a new file for writing; see above.
  static func create(_ path: String, below folder: Int32, mode: mode_t? = nil) throws(POSIXError) -> Int32 {
    let file = openat(folder, path, O_WRONLY | O_CREAT | (mode == nil ? O_TRUNC : O_EXCL) | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw POSIXError.last }
    if let mode, fchmod(file, mode) != 0 {
      let error = POSIXError.last
      close(file)
      throw error
    }
    return file
  }

  /// Writes bytes where an open file stands.
  static func write(_ bytes: [UInt8], to file: Int32) throws(POSIXError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { systemWrite(file, $0 + written, bytes.count - written) } ?? 0
      }
      guard count > 0 || errno == EINTR else { throw POSIXError.last }
      written += max(count, 0)
    }
  }

  /// Tells the file system that what lies in the folders of a folder need not lie together (`chattr +T`).
  ///
  /// Without a journal, ext4 passes over every entry that was freed in the last minutes, one by one and for each new
  /// file anew: a site that was just removed makes the next one ten times slower to write, unless its files are spread.
  /// Other file systems know no such wish, and none is needed.
  static func spread(_ folder: String) {
    #if os(Linux)
      // <linux/fs.h>: FS_IOC_GETFLAGS, FS_IOC_SETFLAGS and FS_TOPDIR_FL, macros that do not reach Swift.
      let (readFlags, writeFlags, isTop): (UInt, UInt, CLong) = (0x8008_6601, 0x4008_6602, 0x2_0000)
      let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard file >= 0 else { return }
      defer { close(file) }
      var flags: CLong = 0
      guard ioctl(file, readFlags, &flags) == 0 else { return }
      flags |= isTop
      _ = ioctl(file, writeFlags, &flags)
    #endif
  }

  /// Writes a file through a temporary one beside it, so that no reader ever sees half of it.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let temporary = path + ".docgen-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try create(temporary, bytes)
      guard rename(temporary, path) == 0 else { throw POSIXError.last }
    } catch {
      unlink(temporary)
      throw Messages.cannotWrite(path, error)
    }
  }

  /// Sets other bytes in the place of a file, which keeps its mode, through a new one beside it.
  /// - Parameter check: throws when the file is no longer what it was; asked at the last moment.
  static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t, check: () throws -> Void
  ) throws {
    let url = URL(filePath: path)
    let name = ".\(url.lastPathComponent).docgen-\(ProcessInfo.processInfo.processIdentifier)"
    let temporary = url.deletingLastPathComponent().appending(path: name).path
    do {
      try create(temporary, bytes, mode: mode)
    } catch {
      throw Messages.cannotWrite(path, error)
    }
    do {
      try check()
      guard rename(temporary, path) == 0 else { throw Messages.cannotWrite(path, POSIXError.last) }
    } catch {
      unlink(temporary)
      throw error
    }
  }
}

extension POSIXError {
  /// The reason of the system call that just failed.
  static var last: POSIXError { POSIXError(.init(rawValue: errno) ?? .EIO) }
}

/// The system's `write`, which a member of that name would hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, bytes, count)
}
