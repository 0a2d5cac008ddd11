/// What the program carries, so that it runs from any folder.
public enum BuiltIn {
  /// The files of `Templates` by path: templates, styles, scripts, drawings.
  public static let files: [String: [UInt8]] = Dictionary(
    EmbeddedFiles.all.map { ($0.path.description, $0.bytes) }
  ) { $1 }

  /// The built-in templates, not yet overlaid by a team's.
  public static let templates = TemplateLibrary(files)
}
