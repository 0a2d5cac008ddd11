import Rendering
import Syntax

/// How the last build went, for the live script.
enum BuildState {
  /// `{"failure": null}`, or where and why, with the lines around the place.
  static func json(of failure: Failure?) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("failure")
      guard let failure else { return writer.null() }
      writer.object { writer in
        writer.key("place")
        writer.string(place(of: failure))
        writer.key("message")
        writer.string(failure.message)
        writer.key("advice")
        writer.string(failure.advice)
        writer.key("excerpt")
        writer.string(excerpt(of: failure))
      }
    }
    return writer.bytes
  }

  private static func place(of failure: Failure) -> String? {
    failure.path.map { path in failure.line.map { "\(path):\($0)" } ?? path }
  }

  /// The line that is to blame between its neighbours, numbered.
  private static func excerpt(of failure: Failure) -> String? {
    guard let path = failure.path, let line = failure.line, let bytes = try? Disk.read(path) else {
      return nil
    }
    let text = SourceText(path: path, bytes: bytes)
    let last = text.lineStarts.count
    let lines = (max(1, line - 2)...max(1, line + 2)).filter { $0 <= last }.map { number in
      "\(number == line ? ">" : " ") \(number)  \(text.string(text.range(ofLine: number)))"
    }
    return lines.joined(separator: "\n")
  }
}
