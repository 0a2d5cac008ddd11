import Syntax

/// The files of a system by path, for rules that know how to mend what they find.
struct SourceTexts {
  private var texts: [String: SourceText] = [:]

  init(_ system: DesignSystem) {
    // A front matter is a part of the file that its neutral twin holds whole.
    for source in system.sources where source.flavor != .frontMatter || texts[source.path] == nil {
      texts[source.path] = source.text
    }
  }

  /// A file as a whole.
  subscript(path: String) -> SourceText? { texts[path] }

  /// The change of words at an offset of a file.
  func edit(of path: String, at offset: Int, from original: String, to replacement: String) -> Edit? {
    guard let text = texts[path], original != replacement else { return nil }
    return Edit(position: text.position(at: offset), original: original, replacement: replacement)
  }
}
