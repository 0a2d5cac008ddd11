import Foundation
import SwiftParser
import SwiftSyntax
import Syntax
import TestSupport
import Testing

@testable import Design

/// The compiler's parser as judge: what it finds in real documents, docgen must find.
@Suite("Swift against the compiler's parser", .enabled(if: Shared.exists, "../shared is not there"))
struct SwiftJudgeTests {
  @Test func `there are documents to judge`() {
    #expect(SwiftCorpus.documents.count >= 60)
  }

  @Test(arguments: SwiftCorpus.documents)
  func `tokens begin and end where the compiler's do`(document: SwiftCorpus.Document) {
    for block in document.blocks {
      let ours = CodeLexer.tokens(of: block, language: .swift).filter { $0.kind != .comment }
      let theirs = boundaries(block.bytes)
      // docgen's tokens may be whole literals and attributes: each begins and ends with one of theirs.
      let starts = Set(theirs.map(\.lowerBound))
      let ends = Set(theirs.map(\.upperBound))
      for token in ours {
        let text = block.string(token.range)
        #expect(
          starts.contains(token.range.lowerBound), "'\(text)' at \(block.position(at: Int(token.start)))")
        #expect(ends.contains(token.range.upperBound), "'\(text)' at \(block.position(at: Int(token.end)))")
      }
      let covered = ours.reduce(0) { $0 + $1.range.count }
      #expect(covered >= theirs.reduce(0) { $0 + $1.count })
    }
  }

  private func boundaries(_ bytes: [UInt8]) -> [Range<Int>] {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      return end > start ? start..<end : nil
    }
  }

  @Test(arguments: SwiftCorpus.documents)
  func `every static colour, font, gradient and animation is read or said to be unread`(
    document: SwiftCorpus.Document
  ) {
    let statements = SwiftReader().read(document.blocks, flavor: .swiftui)
    let found = Set(
      statements.colors.map(\.origin.line) + statements.gradients.map(\.origin.line)
        + statements.tokens.typography.map(\.origin.line) + statements.tokens.motion.map(\.origin.line)
        + statements.findings.filter { $0.rule == "token-unread" }.map(\.position.line))
    for block in document.blocks {
      let visitor = StaticValues(viewMode: .sourceAccurate)
      visitor.walk(block.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
      for value in visitor.values {
        let line = block.position(at: value.offset).line
        #expect(found.contains(line), "\(document.path):\(line): \(value.name)")
      }
    }
  }
}

/// Static properties whose value begins with a colour, a font, a gradient or an animation.
private final class StaticValues: SyntaxVisitor {
  private(set) var values: [(name: String, offset: Int)] = []
  private static let beginnings = [
    "Color(", "Color.", "UIColor(", "UIColor.", "Font.", "UIFont.", "LinearGradient(", "RadialGradient(",
    "AngularGradient(", "Animation.",
  ]
  private static let types = ["Color", "UIColor", "Font", "UIFont", "LinearGradient", "Animation"]

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "static" }) else { return .visitChildren }
    for binding in node.bindings {
      let value = binding.initializer?.value.trimmedDescription ?? ""
      let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
      guard Self.beginnings.contains(where: value.hasPrefix) || Self.types.contains(type) else { continue }
      values.append(
        (binding.pattern.trimmedDescription, binding.pattern.positionAfterSkippingLeadingTrivia.utf8Offset))
    }
    return .skipChildren
  }
}
