import Foundation

/// `FileEmbedder OUTPUT FOLDER PATH…`: writes the files of a folder as a Swift source.
@main struct FileEmbedder {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first, let folder = arguments.dropFirst().first else {
      throw CocoaError(.featureUnsupported)
    }
    let root = URL(filePath: folder, directoryHint: .isDirectory)
    let files = try arguments.dropFirst(2).map { path in
      (path: path, bytes: Array(try Data(contentsOf: root.appending(path: path))))
    }
    let source = Data(EmbeddedSource.swift(files: files, folder: root.lastPathComponent).utf8)
    // SwiftPM links this tool anew for some builds; the same source keeps its time, and nothing compiles twice.
    let place = URL(filePath: output)
    guard (try? Data(contentsOf: place)) != source else { return }
    try source.write(to: place, options: .atomic)
  }
}
