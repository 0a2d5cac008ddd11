import Design
import Foundation
import Rendering
import Syntax

/// What a build leaves for the next one, so that only what changed is made again.
///
/// A file of lines of fields: what all systems have in common in two, then three lines a system. The first is all that is needed
/// of a system that did not change; the others, much longer, are looked into only when pages of the whole site have to be
/// made. All of it goes by fingerprints of contents; a record that is damaged or of another docgen is no record.
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

  /// The rest, as it stands in the file: in memory it takes a tenth of what it takes to be used.
  struct Detail: Sendable {
    fileprivate let summaryLine: ArraySlice<UInt8>
    fileprivate let checkLine: ArraySlice<UInt8>

    fileprivate init(summaryLine: ArraySlice<UInt8>, checkLine: ArraySlice<UInt8>) {
      self.summaryLine = summaryLine
      self.checkLine = checkLine
    }

    init(summary: SystemSummary, check: SystemCheck) throws {
      summaryLine = try FieldCoder.bytes(of: summary)[...]
      checkLine = try FieldCoder.bytes(of: check)[...]
    }

    /// What pages of the whole site need of it.
    /// - Throws: `Damaged` when what was recorded cannot be read; so does `check`.
    var summary: SystemSummary {
      get throws { try FieldCoder.value(SystemSummary.self, of: summaryLine) }
    }

    /// What its links into other systems say.
    var check: SystemCheck {
      get throws { try FieldCoder.value(SystemCheck.self, of: checkLine) }
    }

    /// Whether pages of the whole site show the same of both.
    func isShown(as other: Detail) -> Bool { summaryLine == other.summaryLine }
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

  /// What a file holds; nil for anything that is no record.
  init?(reading bytes: [UInt8]) {
    var lines = Self.lines(of: bytes)[...]
    // What a disk or a merge damaged may still look like a record: only the whole of what was written is one.
    guard let seal = lines.popFirst(), seal.upperBound < bytes.count,
      bytes[seal].elementsEqual(Self.seal(of: bytes, from: seal.upperBound + 1))
    else { return nil }
    guard let site = lines.popFirst().flatMap({ Site(fields: RecordLine.fields(of: bytes[$0])) }) else {
      return nil
    }
    self.site = site
    guard let faces = lines.popFirst() else { return nil }
    self.faces = Faces(line: bytes[faces])
    systems = []
    while let line = lines.popFirst() {
      guard let system = System(fields: RecordLine.fields(of: bytes[line])), let summary = lines.popFirst(),
        let check = lines.popFirst()
      else { return nil }
      systems.append((system, Detail(summaryLine: bytes[summary], checkLine: bytes[check])))
    }
  }

  /// The first line: a fingerprint of all below it.
  private static func seal(of bytes: [UInt8], from start: Int) -> String.UTF8View {
    bytes.withUnsafeBytes { ContentHash(UnsafeRawBufferPointer(rebasing: $0[start...])).text.utf8 }
  }

  /// The lines that are not empty. The long ones are passed over by the C library.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBytes { buffer in
      var lines: [Range<Int>] = []
      var start = 0
      while start < buffer.count, let base = buffer.baseAddress {
        let feed = memchr(base + start, 0x0A, buffer.count - start)
        let end = feed.map { UnsafeRawPointer($0) - base } ?? buffer.count
        if end > start { lines.append(start..<end) }
        start = end + 1
      }
      return lines
    }
  }

  /// The file. It holds what is kept of every system, so it is put together in one place and not copied.
  var document: [UInt8] {
    let details = systems.reduce(faces.line.count) {
      $0 + $1.detail.summaryLine.count + $1.detail.checkLine.count
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(details + 8192 * (systems.count + 1))
    bytes += Self.noSeal
    bytes += RecordLine.bytes(of: site.fields)
    bytes += faces.line
    bytes.append(0x0A)
    for (system, detail) in systems {
      bytes += RecordLine.bytes(of: system.fields)
      bytes += detail.summaryLine
      bytes.append(0x0A)
      bytes += detail.checkLine
      bytes.append(0x0A)
    }
    let seal = Self.seal(of: bytes, from: Self.noSeal.count)
    bytes.replaceSubrange(..<(Self.noSeal.count - 1), with: seal)
    return bytes
  }

  /// Room for the first line: sixteen digits and its end.
  private static let noSeal = [UInt8](repeating: UInt8(ascii: "0"), count: 16) + [0x0A]
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
