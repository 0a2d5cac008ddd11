import Design
import Syntax
import TestSupport
import Testing

/// Each rule finds what is broken, all of it and nothing else, at the very place.
@Suite struct `Mutations` {
  /// A finding, as far as a mutation can foretell it.
  private struct Place: Hashable, Comparable, CustomStringConvertible {
    var path: String
    var line: Int
    var column: Int
    var rule: String

    var description: String { "\(path):\(line):\(column) \(rule)" }

    static func < (left: Place, right: Place) -> Bool {
      (left.path, left.line, left.column, left.rule) < (right.path, right.line, right.column, right.rule)
    }
  }

  private static let seeds: [UInt64] = [1, 20, 300]
  private static let clean = CleanContent()

  private static func places(_ findings: [Finding]) -> [Place] {
    findings.map {
      Place(path: $0.path, line: $0.position.line, column: $0.position.column, rule: $0.rule)
    }.sorted()
  }

  /// The one thing that is said of clean content: how much each front matter states.
  private static let summaries = CleanContent.numbers.map {
    Place(path: "sheet-\($0)/DESIGN.md", line: 1, column: 1, rule: "token-summary")
  }

  @Test func `nothing is found in clean content`() {
    #expect(Self.places(Self.clean.findings()) == Self.summaries)
  }

  @Test func `every rule has a mutation`() {
    #expect(Mutation.all.map(\.rule).sorted() == Rules.all.map(\.id).sorted())
  }

  @Test(arguments: Rules.all.map(\.id), seeds)
  func `ten broken places are ten findings`(rule: String, seed: UInt64) throws {
    let mutation = try #require(Mutation.all.first { $0.rule == rule })
    var content = Self.clean
    var candidates: [(file: Int, line: Int)] = []
    for (file, contents) in content.files.enumerated() {
      for line in contents.lines.indices {
        var scratch = contents.lines
        if mutation.breaks(&scratch, line) != nil { candidates.append((file, line)) }
      }
    }
    try #require(candidates.count > 10)
    var generator = SeededGenerator(seed: seed)
    candidates.shuffle(using: &generator)
    var expected: [Place] = []
    var touched: Set<String> = []
    for candidate in candidates.prefix(10) {
      let path = content.files[candidate.file].path
      touched.insert(content.files[candidate.file].system)
      let faults = try #require(mutation.breaks(&content.files[candidate.file].lines, candidate.line))
      for fault in faults {
        let line = content.files[candidate.file].lines[fault.line]
        var column = 1
        if let text = fault.text {
          column += line[..<(try #require(line.firstRange(of: text))).lowerBound].unicodeScalars.count
        }
        expected.append(Place(path: path, line: fault.line + 1, column: column, rule: fault.rule))
      }
    }
    let found = Self.places(content.findings(in: touched)).filter { !Self.summaries.contains($0) }
    #expect(found.count { $0.rule == rule } == 10, "seed \(seed)")
    let surplus = found.filter { !expected.contains($0) }
    let missed = expected.filter { !found.contains($0) }
    #expect(surplus == [], "seed \(seed): found and not broken")
    #expect(missed == [], "seed \(seed): broken and not found")
  }
}
