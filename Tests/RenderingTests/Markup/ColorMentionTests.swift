import Testing

@testable import Rendering

@Suite("Colour mentions") struct ColorMentionTests {
  @Test func `every function ends with a letter that is looked for`() {
    for name in ColorMention.functions {
      #expect(name.utf8.last.map(ColorMention.endsFunction) == true, "\(name)")
    }
  }

  @Test(
    arguments: [
      "#7360F2", "of #fff.", "#12345678", "issue #123", "rgb(1, 2, 3)", "RGBA(0 0 0 / 50%)", "a (b)", "f(x)",
      "color(display-p3 1 0 0)", "lch(50% 20 30)", "hwb(10 20% 30%)", "#", "(", "lab", "", "é(#é",
    ])
  func `what may hold none holds none`(text: String) {
    for isWhole in [false, true] where !ColorMention.all(in: Array(text.utf8), isWhole: isWhole).isEmpty {
      #expect(ColorMention.isPossible(in: text))
    }
  }
}
