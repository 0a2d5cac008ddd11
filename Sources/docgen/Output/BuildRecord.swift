import Design
import Foundation
import Rendering
import Syntax

/// What a build leaves for the next one, so that only what changed is made again.
///
/// A file of lines of fields: what all systems have in common in two, then a line a system, which is all that is needed
/// of one that did not change. Behind them lie the details of the systems, much longer, one after another; they are
/// looked into only when pages of the whole site have to be made. All of it goes by fingerprints of contents; a record
/// that is damaged or of another docgen is no record.
struct BuildRecord: Sendable {
  /// Its own name in the output folder.
  static let name = ".docgen-record"

  /// What holds for the site as a whole.
  struct Site: Sendable {
    /// `SiteBuild.surroundings` of the build.
    var surroundings: String
    /// The paths of the files that belong to no system.
    var paths: [String]
    /// `GitHistory.key` of the page of changes; nil where there is none.
    var history: String?
  }

  /// What is known of a system without looking into it.
  struct System: Sendable {
    let id: String
    /// The fingerprint of its sources.
    let version: String
    /// The site paths of its own files.
    let paths: [String]
    let counts: FindingCounts
    /// How many tokens it has.
    let tokens: Int
    /// Whether it links to anchors of other systems.
    let crosses: Bool
    /// The files that it shows or links to.
    let linked: [LinkedFile]
  }

  /// The rest.
  struct Detail: Sendable {
    let summaryLine: PackedLine
    let checkLine: PackedLine

    /// - Parameter file: where it is kept; nil for memory.
    init(summary: SystemSummary, check: SystemCheck, in file: DetailFile?) throws {
      summaryLine = try PackedLine(FieldCoder.bytes(of: summary), in: file)
      checkLine = try PackedLine(FieldCoder.bytes(of: check), in: file)
    }

    fileprivate init(summaryLine: PackedLine, checkLine: PackedLine) {
      self.summaryLine = summaryLine
      self.checkLine = checkLine
    }

    /// What pages of the whole site need of it.
    /// - Throws: `Damaged` when what was recorded cannot be read; so does `check`.
    var summary: SystemSummary {
      get throws { try FieldCoder.value(SystemSummary.self, of: summaryLine.bytes()[...]) }
    }

    /// What its links into other systems say.
    var check: SystemCheck {
      get throws { try FieldCoder.value(SystemCheck.self, of: checkLine.bytes()[...]) }
    }

    /// Whether pages of the whole site show the same of both.
    func isShown(as other: Detail) -> Bool { summaryLine.isEqual(to: other.summaryLine) }
  }

  /// A record that says one thing in its first lines and nothing sensible below.
  struct Damaged: Error {}

  /// The faces of the team and the machine, which take longer to look through than a page to make.
  struct Faces: Sendable {
    fileprivate let line: ArraySlice<UInt8>

    fileprivate init(line: ArraySlice<UInt8>) { self.line = line }

    init(_ faces: [FontFace]) throws { line = try FieldCoder.bytes(of: faces)[...] }

    /// - Throws: `Damaged` when what was recorded cannot be read.
    var all: [FontFace] {
      get throws { try FieldCoder.value([FontFace].self, of: line) }
    }
  }

  var site: Site
  var faces: Faces
  var systems: [(system: System, detail: Detail)]

  init(site: Site, faces: Faces, systems: [(system: System, detail: Detail)]) {
    self.site = site
    self.faces = faces
    self.systems = systems
  }
}

// MARK: - The file

extension BuildRecord {
  /// How long the first line is: a fingerprint of the lines up to the details, and how long those are.
  private static let headCount = 34

  private static func head(of lines: [UInt8]) -> [UInt8] {
    Array("\(ContentHash(lines).text) \(ContentHash(value: UInt64(lines.count)).text)\n".utf8)
  }

  /// What a file holds; nil for anything that is no record. Details stay where they are until they are asked for.
  init?(reading file: DetailFile) {
    guard let head = file.bytes(in: 0..<Self.headCount),
      let count = ContentHash(digits: head[17..<33]).flatMap({ Int(exactly: $0.value) }),
      count < Int(Int32.max),
      let bytes = file.bytes(in: Self.headCount..<Self.headCount + count),
      // What a disk or a merge damaged may still look like a record: only the whole of what was written is one.
      head == Self.head(of: bytes)
    else { return nil }
    var lines = Self.lines(of: bytes)[...]
    guard let site = lines.popFirst().flatMap({ Site(fields: RecordLine.fields(of: $0)) }),
      let faces = lines.popFirst()
    else { return nil }
    self.init(site: site, faces: Faces(line: faces), systems: [])
    var place = Self.headCount + count
    for line in lines {
      let fields = RecordLine.fields(of: line)
      guard let summary = PackedLine(fields: fields.prefix(2), in: file, at: &place),
        let check = PackedLine(fields: fields.dropFirst(2).prefix(2), in: file, at: &place),
        let system = System(fields: Array(fields.dropFirst(4))[...])
      else { return nil }
      systems.append((system, Detail(summaryLine: summary, checkLine: check)))
    }
  }

  /// The lines that are not empty; passed over by the C library.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.withUnsafeBytes { buffer in
      var lines: [ArraySlice<UInt8>] = []
      var start = 0
      while start < buffer.count, let base = buffer.baseAddress {
        let feed = memchr(base + start, 0x0A, buffer.count - start)
        let end = feed.map { UnsafeRawPointer($0) - base } ?? buffer.count
        if end > start { lines.append(bytes[start..<end]) }
        start = end + 1
      }
      return lines
    }
  }

  /// Hands the file over piece by piece: it holds what is kept of every system.
  func write(_ take: ([UInt8]) throws -> Void) throws {
    var lines: [UInt8] = []
    let paths = systems.reduce(0) { $0 + $1.system.paths.reduce(256) { $0 + $1.utf8.count + 1 } }
    lines.reserveCapacity(faces.line.count + paths + 4096)
    lines += RecordLine.bytes(of: site.fields)
    lines += faces.line
    lines.append(0x0A)
    for (system, detail) in systems {
      lines += RecordLine.bytes(of: detail.summaryLine.fields + detail.checkLine.fields + system.fields)
    }
    try take(Self.head(of: lines))
    try take(lines)
    lines = []
    var piece: [UInt8] = []
    for (_, detail) in systems {
      piece += try detail.summaryLine.bytes()
      piece += try detail.checkLine.bytes()
      guard piece.count >= Self.pieceCount else { continue }
      try take(piece)
      piece.removeAll(keepingCapacity: true)
    }
    try take(piece)
  }

  /// A piece ends with the system that reaches this size.
  private static let pieceCount = 1 << 18
}

/// How many findings of each severity.
struct FindingCounts: Hashable, Codable, Sendable {
  var errors = 0
  var warnings = 0
  var infos = 0

  init() {}

  init(_ findings: [Finding]) {
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
    }
  }

  static func + (left: FindingCounts, right: FindingCounts) -> FindingCounts {
    var sum = left
    sum.errors += right.errors
    sum.warnings += right.warnings
    sum.infos += right.infos
    return sum
  }

  var isEmpty: Bool { self == FindingCounts() }

  /// `2 errors, 1 warning`.
  var text: String {
    [(errors, "error"), (warnings, "warning"), (infos, "info")].filter { $0.0 > 0 }
      .map { Messages.count($0.0, $0.1) }.joined(separator: ", ")
  }
}
