import Syntax

/// What the comments of one document quiet.
///
/// `<!-- docgen:off rule … -->` on its own line quiets the next line, or, when a `<!-- docgen:on rule … -->` follows
/// in the file, everything between.
struct Suppressions: Codable {
  /// One rule that one comment quiets.
  private struct Quiet: Codable {
    let rule: String
    let position: Position
    var lines: ClosedRange<Int>
    var isOpen = true
    var isUsed = false
  }

  /// One rule that a comment lets speak again.
  private struct Stray: Codable {
    let rule: String
    let position: Position
  }

  private let path: String
  private var quiets: [Quiet] = []
  /// Comments that end what nobody began.
  private var stray: [Stray] = []

  /// Whether the document has no such comment.
  var isEmpty: Bool { quiets.isEmpty && stray.isEmpty }

  /// The comments of a document, which its tree tells from those shown in code.
  init(_ markdown: Markdown, of text: SourceText) {
    path = text.path
    var comments: [(line: Int, position: Position, isOff: Bool, rules: [String])] = []
    for index in markdown.nodes.indices {
      switch markdown.nodes[index].kind {
      case .htmlBlock: break
      case .htmlInline: guard markdown.nodes[index].text.utf8.starts(with: "<!--".utf8) else { continue }
      default: continue
      }
      let node = markdown.nodes[index]
      for line in node.position.line...max(node.lastLine, node.position.line) {
        guard let comment = Self.comment(text.string(text.range(ofLine: line))) else { continue }
        let column = line == node.position.line ? node.position.column : 1
        comments.append((line, Position(line: line, column: column), comment.isOff, comment.rules))
      }
    }
    // Comments may stand one above another: all of them speak of the line below the last.
    var next: [Int: Int] = [:]
    for comment in comments.reversed() where comment.isOff {
      next[comment.line] = next[comment.line + 1] ?? comment.line + 1
    }
    var last: [String: Int] = [:]
    for comment in comments {
      for rule in comment.rules {
        if comment.isOff {
          let line = next[comment.line, default: comment.line + 1]
          last[rule] = quiets.count
          quiets.append(Quiet(rule: rule, position: comment.position, lines: line...line))
        } else {
          close(last[rule], rule, at: comment.position)
        }
      }
    }
  }

  /// Ends the nearest comment above; one before it keeps its one line, so that no stretches of a rule overlap.
  private mutating func close(_ last: Int?, _ rule: String, at position: Position) {
    guard let index = last, quiets[index].isOpen, position.line >= quiets[index].lines.lowerBound else {
      stray.append(Stray(rule: rule, position: position))
      return
    }
    quiets[index].isOpen = false
    quiets[index].lines = quiets[index].lines.lowerBound...position.line
  }

  /// The findings that are not quieted, and one for each comment that quiets none.
  mutating func apply(to findings: [Finding]) -> [Finding] {
    var result: [Finding] = []
    let byRule = Dictionary(grouping: quiets.indices) { quiets[$0].rule }
    for finding in findings {
      if finding.path == path, let index = quiet(finding.position.line, among: byRule[finding.rule] ?? []) {
        quiets[index].isUsed = true
      } else {
        result.append(finding)
      }
    }
    let rule = SuppressionUnused()
    result += quiets.filter { !$0.isUsed }.map { rule.finding(path, $0.position, off: $0.rule) }
    result += stray.map { rule.finding(path, $0.position, on: $0.rule) }
    return result
  }

  /// The last comment of those whose stretch begins at a line or before, if it reaches that far.
  private func quiet(_ line: Int, among indices: [Int]) -> Int? {
    var low = 0
    var high = indices.count
    while low < high {
      let middle = (low + high) / 2
      if quiets[indices[middle]].lines.lowerBound <= line { low = middle + 1 } else { high = middle }
    }
    guard low > 0, quiets[indices[low - 1]].lines.contains(line) else { return nil }
    return indices[low - 1]
  }

  /// What a line says that is one suppression comment and nothing else (but the marks of quotes and lists around).
  private static func comment(_ line: String) -> (isOff: Bool, rules: [String])? {
    var line = line[...]
    while let first = line.first, first.isWhitespace || ">-*+".contains(first) { line.removeFirst() }
    while line.last?.isWhitespace == true { line.removeLast() }
    guard line.hasPrefix("<!--"), line.hasSuffix("-->"), line.utf8.count >= 7 else { return nil }
    let words = line.dropFirst(4).dropLast(3).split { $0.isWhitespace || $0 == "," }
    guard let command = words.first, command == "docgen:off" || command == "docgen:on" else { return nil }
    return (command == "docgen:off", words.dropFirst().map(String.init))
  }
}
