import Foundation
import Syntax
import TestSupport
import Testing

/// The Swift blocks of every document of the corpus.
enum SwiftCorpus {
  /// A document's path, and its blocks as texts.
  struct Document: Sendable, CustomTestStringConvertible {
    let path: String
    let blocks: [SourceText]
    var testDescription: String { path }
  }

  static let documents: [Document] = {
    let folder = Shared.folder.appending(path: "corpus")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().compactMap { name in
      guard let data = FileManager.default.contents(atPath: folder.appending(path: name).path) else {
        return nil
      }
      let text = SourceText(path: name, bytes: Array(data))
      let blocks = MarkdownParser.parse(text).nodes.compactMap { node -> SourceText? in
        guard case .codeBlock(let info) = node.kind, CodeLanguage(info: info) == .swift else { return nil }
        return SourceText(path: name, bytes: Array(node.text.utf8), firstLine: node.position.line)
      }
      return blocks.isEmpty ? nil : Document(path: name, blocks: blocks)
    }
  }()
}
