/// The YAML between two `---` lines at the very start of a markdown file.
public enum FrontMatter {
  /// The YAML as a text of its own with the lines it has in the file, or nil when the file has none.
  public static func yaml(of text: SourceText) -> SourceText? { nil }
}
