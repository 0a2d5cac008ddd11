import Rendering
import Syntax

/// Findings that a team knows of and will mend later: a check leaves them out.
///
/// A finding is known by rule, file and the text of its line, not by the line's number: an edit further up
/// must not bring it back.
struct Baseline: Hashable {
  /// What makes two findings the same across edits.
  struct Entry: Hashable, Comparable {
    let path: String
    let rule: String
    /// The line's text without space around it; the message where there is no line.
    let text: String

    static func < (left: Entry, right: Entry) -> Bool {
      (left.path, left.rule, left.text) < (right.path, right.rule, right.text)
    }
  }

  private(set) var counts: [Entry: Int] = [:]

  /// The findings of a report.
  init(of report: Report) {
    for item in report.items { counts[Self.entry(item), default: 0] += 1 }
  }

  /// What a baseline file lists.
  init(reading bytes: [UInt8], path: String) throws {
    let tree: DataTree
    do {
      tree = try JSONParser.parse(SourceText(path: path, bytes: bytes))
    } catch {
      throw Failure(
        error.message, path: path, line: error.position.line, advice: "write it anew with --write-baseline")
    }
    guard let list = tree.root?["baseline"], list.kind == .list else {
      throw Failure(
        "has no list 'baseline'", path: path, line: 1, advice: "write it anew with --write-baseline")
    }
    for value in list.children {
      guard let path = value["path"]?.string, let rule = value["rule"]?.string,
        let text = value["text"]?.string, let count = value["count"]?.number.flatMap(Int.init(exactly:))
      else {
        throw Failure(
          "an entry has no path, rule, text or count", path: path, line: value.node.position.line,
          advice: "write it anew with --write-baseline")
      }
      counts[Entry(path: path, rule: rule, text: text), default: 0] += max(count, 0)
    }
  }

  /// The file that `init(reading:)` reads, one entry a line so that merges are easy.
  var document: [UInt8] {
    var writer = JSONWriter()
    writer.object(.lines) {
      TokensJSON.writeHeader(&$0, version: Version.current)
      $0.key("baseline")
      $0.list(counts.sorted { $0.key < $1.key }, .lines) { writer, item in
        writer.object {
          $0.key("path")
          $0.string(item.key.path)
          $0.key("rule")
          $0.string(item.key.rule)
          $0.key("text")
          $0.string(item.key.text)
          $0.key("count")
          $0.integer(item.value)
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  /// A report without what is listed here, and how many listed ones are no longer found.
  func removingKnown(from report: Report) -> (report: Report, mended: Int) {
    var left = counts
    let result = report.filtered { item in
      let entry = Self.entry(item)
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
    return (result, left.values.reduce(0, +))
  }

  private static func entry(_ item: Report.Item) -> Entry {
    let line = item.line.map { line in
      String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    return Entry(path: item.finding.path, rule: item.finding.rule, text: line ?? item.finding.message)
  }
}
