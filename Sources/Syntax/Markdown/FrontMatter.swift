/// The YAML between two `---` lines at the very start of a markdown file.
public enum FrontMatter {
  /// The YAML as a text of its own with the lines it has in the file, or nil when the file has none.
  public static func yaml(of text: SourceText) -> SourceText? {
    guard let lines = lines(of: text) else { return nil }
    let start = text.lineStarts[1]
    let end = text.lineStarts[lines - 1]
    return SourceText(
      path: text.path, bytes: Array(text.bytes[start..<end]), firstLine: text.firstLine + 1,
      indent: text.indent)
  }

  /// How many lines the front matter takes, its two fences included; nil when the file has none.
  static func lines(of text: SourceText) -> Int? {
    guard isFence(text, line: 0) else { return nil }
    var line = 1
    while line < text.lineStarts.count {
      if isFence(text, line: line) { return line + 1 }
      line += 1
    }
    return nil
  }

  /// Three dashes, and nothing after them but white space.
  private static func isFence(_ text: SourceText, line: Int) -> Bool {
    let range = text.range(ofLine: text.firstLine + line)
    guard range.count >= 3, text.bytes[range.prefix(3)].allSatisfy({ $0 == UInt8(ascii: "-") }) else {
      return false
    }
    return text.bytes[range.dropFirst(3)].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
