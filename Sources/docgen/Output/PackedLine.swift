/// A line of fields as it stands in a file or in memory, where it takes a tenth of what it takes to be used.
struct PackedLine: Sendable {
  private enum Place: Sendable {
    case memory([UInt8])
    case file(DetailFile, start: Int)
  }

  private let hash: ContentHash
  private let count: Int
  private let place: Place

  /// - Parameter file: where the line is kept; nil for memory.
  init(_ line: [UInt8], in file: DetailFile?) throws {
    hash = ContentHash(line)
    count = line.count
    place = try file.map { .file($0, start: try $0.add(line).lowerBound) } ?? .memory(line)
  }

  /// The line.
  /// - Throws: `BuildRecord.Damaged` when it is not there as it was.
  func bytes() throws -> [UInt8] {
    switch place {
    case .memory(let line): return line
    case .file(let file, let start):
      guard let line = file.bytes(in: start..<start + count), ContentHash(line) == hash else {
        throw BuildRecord.Damaged()
      }
      return line
    }
  }

  /// Whether two lines say the same.
  func isEqual(to other: PackedLine) -> Bool { hash == other.hash && count == other.count }

  // MARK: - In a record

  /// How long it is, and its fingerprint.
  var fields: [String] { [String(count), hash.text] }

  /// The line that fields state, at a place of a file that moves on behind it.
  init?(fields: ArraySlice<String>, in file: DetailFile, at place: inout Int) {
    guard let count = fields.first.flatMap({ Int32($0).map(Int.init) }), count >= 0, fields.count == 2,
      let hash = fields.last.flatMap(ContentHash.init(text:))
    else { return nil }
    self.hash = hash
    self.count = count
    self.place = .file(file, start: place)
    place += count
  }
}
