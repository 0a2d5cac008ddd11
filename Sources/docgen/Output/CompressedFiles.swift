import Rendering

/// What `--compress` writes beside a file of text, for servers that send it as it is.
enum CompressedFiles {
  /// The paths beside a file; none beside what is packed already.
  static func paths(of path: String) -> [String] {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), endings.contains(name[dot...].lowercased()) else { return [] }
    return [path + ".gz", path + ".br"]
  }

  /// The files beside a file.
  static func files(of file: OutputFile) -> [OutputFile] {
    guard let gzip = paths(of: file.path).first, let brotli = paths(of: file.path).last else { return [] }
    return [(gzip, Gzip.compressed(file.contents)), (brotli, Brotli.compressed(file.contents))]
      .compactMap { path, contents in contents.map { OutputFile(path: path, contents: $0) } }
  }

  private static let endings: Set<String> = [
    ".html", ".css", ".js", ".json", ".svg", ".txt", ".md", ".xml", ".swift", ".kt", ".scss", ".yml", ".yaml",
    ".webmanifest", ".csv",
  ]
}
