/// Several files as one to download: a ZIP archive that stores them as they are (PKWARE APPNOTE 6.3.3), so that the same
/// files always give the same bytes.
enum ZipArchive {
  /// The bytes of an archive of some files. Fewer than 65,536 files and 4 GB, beyond which the format changes.
  static func bytes(of files: [OutputFile]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    let files = files.prefix(0xFFFE)
    archive.reserveCapacity(files.reduce(0) { $0 + $1.contents.count + 2 * $1.path.utf8.count + 76 } + 22)
    for file in files {
      let name = Array(file.path.utf8)
      let offset = archive.count
      var entry: [UInt8] = []
      // Version 2.0, names in UTF-8, stored, on the first day the format knows.
      for value in [20, 0x0800, 0, 0, 0x21] { append(UInt32(value), 2, to: &entry) }
      append(checksum(file.contents), 4, to: &entry)
      append(UInt32(truncatingIfNeeded: file.contents.count), 4, to: &entry)
      append(UInt32(truncatingIfNeeded: file.contents.count), 4, to: &entry)
      append(UInt32(truncatingIfNeeded: name.count), 2, to: &entry)
      append(0, 2, to: &entry)

      archive += [0x50, 0x4B, 3, 4]
      archive += entry
      archive += name
      archive += file.contents
      directory += [0x50, 0x4B, 1, 2, 20, 0]
      directory += entry
      // No comment, first disk, no attributes.
      directory += [UInt8](repeating: 0, count: 10)
      append(UInt32(truncatingIfNeeded: offset), 4, to: &directory)
      directory += name
    }
    let start = archive.count
    archive += directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    for _ in 0..<2 { append(UInt32(files.count), 2, to: &archive) }
    append(UInt32(truncatingIfNeeded: directory.count), 4, to: &archive)
    append(UInt32(truncatingIfNeeded: start), 4, to: &archive)
    append(0, 2, to: &archive)
    return archive
  }

  private static func append(_ value: UInt32, _ count: Int, to bytes: inout [UInt8]) {
    for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(8 * place))) }
  }

  /// CRC-32 as ZIP has it (ISO 3309).
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    let table = table
    for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8) }
    return ~value
  }

  private static let table: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
