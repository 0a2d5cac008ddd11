/// The anchors of the lines that something points at, each of them written once.
struct LineAnchors {
  /// A line that something points at, and the line at which its anchor is written.
  typealias Anchor = (at: Int, line: Int)

  /// In order of both.
  let lines: [Anchor]
  private var isTaken: [Bool]
  /// The first of those past the line asked for last: a document is mostly walked from line to line.
  private var next = 0
  private var lastLine = Int.min

  /// - Parameter lines: in order of both lines.
  init(_ lines: [Anchor]) {
    self.lines = lines
    isTaken = Array(repeating: false, count: lines.count)
  }

  /// Each at the line itself.
  init(_ lines: Set<Int>) { self.init(lines.sorted().map { ($0, $0) }) }

  var isEmpty: Bool { lines.isEmpty }

  /// The places in `lines` of what is written at a line; none the second time.
  mutating func take(at line: Int) -> Range<Int> {
    guard line != lastLine, !lines.isEmpty else { return 0..<0 }
    lastLine = line
    if next == 0 || lines[next - 1].at < line, next == lines.count || lines[next].at > line { return 0..<0 }
    let first = firstPlace(at: line)
    next = first
    while next < lines.count, lines[next].at == line { next += 1 }
    guard first < next, !isTaken[first] else { return 0..<0 }
    for place in first..<next { isTaken[place] = true }
    return first..<next
  }

  /// The lines whose anchors nobody took, in order.
  mutating func takeRest() -> [Int] {
    let rest = lines.indices.filter { !isTaken[$0] }
    for place in rest { isTaken[place] = true }
    return rest.map { lines[$0].line }
  }

  /// The first place of a line or of one below it.
  private func firstPlace(at line: Int) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].at < line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
