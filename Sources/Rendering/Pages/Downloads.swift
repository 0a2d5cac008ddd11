import Design

/// A system in every format there is, as files of the site.
struct Downloads: Sendable {
  /// One format.
  struct Item: Sendable {
    let export: Export
    /// Below the system's folder, what its user takes first.
    let files: [OutputFile]
    /// What an archive holds; empty where the files are no archive.
    let contents: [String]
    /// What happened to tokens on the way.
    let notes: [ExportNote]
  }

  /// In the order help lists the formats; none for a system without tokens.
  let items: [Item]

  /// None yet.
  init() { items = [] }

  init(_ system: DesignSystem, version: String) {
    var tokens = ExportTokens(of: system, flavor: nil)
    guard tokens.count > 0 else {
      items = []
      return
    }
    let options = ExportOptions(version: version)
    items = Export.all.map { export in
      let result = export.write(&tokens, options)
      let notes = result.omitted.notes(of: tokens.system) + result.notes
      guard !export.isOneFile else {
        let files = result.files.map {
          OutputFile(path: Self.folder + "/" + $0.path, contents: $0.contents)
        }
        return Item(export: export, files: files, contents: [], notes: notes)
      }
      // A browser takes one file at a time.
      let archive = OutputFile(
        path: Self.folder + "/" + (export.fileName.contains(".") ? "" : export.id + "-")
          + export.fileName
          + ".zip",
        contents: ZipArchive.bytes(of: result.files))
      return Item(
        export: export, files: [archive], contents: result.files.map(\.path), notes: notes)
    }
  }

  /// Below the system's folder.
  static let folder = "exports"

  /// All files, below the system's folder.
  var files: [OutputFile] { items.flatMap(\.files) }
}
