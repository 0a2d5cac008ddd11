import Testing

@testable import Rendering

@Suite("Line anchors") struct LineAnchorsTests {
  /// The lines written at each of the lines asked for.
  private func written(_ anchors: inout LineAnchors, at lines: [Int]) -> [[Int]] {
    lines.map { line in anchors.take(at: line).map { anchors.lines[$0].line } }
  }

  @Test func `are each written once, in whatever order lines are asked for`() {
    for order in [
      [1, 2, 3, 3, 5, 6, 9], [9, 6, 5, 3, 3, 2, 1], [5, 1, 9, 3, 5, 2, 3], [3, 9, 1, 6, 9, 5, 3],
    ] {
      var anchors = LineAnchors([(at: 3, line: 2), (3, 3), (5, 4), (9, 9)])
      var wanted = [3: [2, 3], 5: [4], 9: [9]]
      #expect(written(&anchors, at: order) == order.map { wanted.removeValue(forKey: $0) ?? [] }, "\(order)")
      #expect(anchors.takeRest().isEmpty)
    }
  }

  @Test func `that nobody asked for stay for the end`() {
    var anchors = LineAnchors([9, 1, 4])
    #expect(written(&anchors, at: [4]) == [[4]])
    #expect(anchors.takeRest() == [1, 9])
    #expect(written(&anchors, at: [1, 9]) == [[], []])
  }
}
