import Design
import Foundation
import Rendering
import Syntax

/// What a build leaves for the next one, so that only what changed is made again.
///
/// A file of lines: what all systems have in common, then two lines a system. The first, fields between tabs, is all that
/// is needed of a system that did not change; the second, JSON and much longer, is looked into only when pages of the
/// whole site have to be made. All of it goes by fingerprints of contents; a record that is damaged or of another docgen
/// is no record.
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

  /// The rest, in memory or as it stands in the file.
  enum Detail: Sendable {
    case known(SystemDetail)
    case recorded(ArraySlice<UInt8>)

    /// The detail itself.
    /// - Throws: `Damaged` when what was recorded cannot be read.
    func value() throws -> SystemDetail {
      switch self {
      case .known(let detail): return detail
      case .recorded(let bytes):
        let (summary, check) = try Self.parts(of: bytes)
        let decoder = JSONDecoder()
        guard let summary = try? decoder.decode(SystemSummary.self, from: Data(summary)),
          let check = try? decoder.decode(SystemCheck.self, from: Data(check))
        else { throw Damaged() }
        return SystemDetail(summary: summary, check: check)
      }
    }

    /// Whether pages of the whole site show the same of both. Writing one is quicker than reading the other.
    func isShown(as other: Detail) throws -> Bool {
      switch (self, other) {
      case (.known(let one), .known(let two)): one.summary == two.summary
      default: try summary == other.summary
      }
    }

    private var summary: ArraySlice<UInt8> {
      get throws {
        switch self {
        case .known(let detail): try Self.json(detail.summary)[...]
        case .recorded(let bytes): try Self.parts(of: bytes).summary
        }
      }
    }

    /// Its line of the file: two JSON texts with a tab between them.
    var line: [UInt8] {
      get throws {
        switch self {
        case .known(let detail): try Self.json(detail.summary) + [0x09] + Self.json(detail.check)
        case .recorded(let bytes): Array(bytes)
        }
      }
    }

    private static func json(_ value: some Encodable) throws -> [UInt8] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return Array(try encoder.encode(value))
    }

    private static func parts(
      of line: ArraySlice<UInt8>
    ) throws -> (summary: ArraySlice<UInt8>, check: ArraySlice<UInt8>) {
      // No JSON text holds one.
      guard let tab = line.firstIndex(of: 0x09) else { throw Damaged() }
      return (line[..<tab], line[(tab + 1)...])
    }
  }

  /// A record that says one thing in its first lines and nothing sensible below.
  struct Damaged: Error {}

  var site: Site
  var systems: [(system: System, detail: Detail)]

  init(site: Site, systems: [(system: System, detail: Detail)]) {
    self.site = site
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
    systems = []
    while let line = lines.popFirst() {
      guard let system = System(fields: RecordLine.fields(of: bytes[line])), let detail = lines.popFirst()
      else {
        return nil
      }
      systems.append((system, .recorded(bytes[detail])))
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

  /// The file; what JSON there is to be made is made on several cores.
  func document(jobs: Int) async throws -> [UInt8] {
    var bytes = RecordLine.bytes(of: site.fields)
    try await OrderedTasks.run(
      Array(systems.indices), jobs: jobs,
      work: { index -> [UInt8] in
        RecordLine.bytes(of: systems[index].system.fields) + (try systems[index].detail.line)
          + [UInt8(ascii: "\n")]
      },
      take: { bytes += $0 })
    return Array(Self.seal(of: bytes, from: 0)) + [UInt8(ascii: "\n")] + bytes
  }
}

/// What pages of the whole site need of one system, and what its links into others say.
struct SystemDetail: Sendable {
  let summary: SystemSummary
  let check: SystemCheck
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
