import Syntax
import Testing

@testable import Design

@Suite struct `Telltales of prose` {
  private func texts(_ words: [String], count: Int) -> [String] {
    var seed: UInt64 = 1
    return (0..<count).map { _ in
      (0..<5).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return words[Int(seed >> 33) % words.count]
      }.joined()
    }
  }

  @Test func `what holds none of them has nothing that a reader looks for`() {
    let words = [
      "Ink", " ", " ", " ", "#", "#fff", "#12345", "rgb(0, 0, 0)", "rgba(", "linear-gradient(red, blue)",
      "{a.b}",
      "white", "black", " @ ", "@8%", "AA", "a", "aa", "-large", "4.5", ":", "1", "3:1", "iOS", "i", "os",
      "**",
      "Response", "re", "sponse", "stiffness", "cubic", "-", "bezier", "timingCurve", "timing", "_", "curve",
      "é", "—",
      ".", "/", "(", ")", "`", "passes", "fails", "\n",
    ]
    var missed: [String] = []
    var plain = 0
    for text in texts(words, count: 6000) {
      let markdown = MarkdownParser.parse(SourceText(path: "x", text: text))
      for index in markdown.nodes.indices where markdown.nodes[index].kind == .paragraph {
        let words = InlineText(markdown, of: index)
        if Telltale.stands(in: words) { continue }
        plain += 1
        let phrase = Phrase(text: words, start: markdown.nodes[index].position)
        if phrase.mayHoldColor || !phrase.traits.isDisjoint(with: [.level, .platform, .spellsOut]) {
          missed.append(text)
        }
      }
    }
    #expect(missed == [])
    #expect(plain > 300)
  }

  @Test(arguments: [
    "Cards lift when they are touched: 250 ms", "Height 44pt (was 40pt)", "A ratio of 16:9", "Ink — paper",
  ])
  func `common prose has none`(text: String) {
    let markdown = MarkdownParser.parse(SourceText(path: "x", text: text))
    #expect(!Telltale.stands(in: InlineText(markdown, of: 1)))
  }
}
