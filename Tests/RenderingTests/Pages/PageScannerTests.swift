import Testing

@testable import Rendering

@Suite("Page scanner") struct PageScannerTests {
  @Test func `a byte is found wherever it stands`() {
    for count in 0..<40 {
      for place in 0...count {
        var bytes = [UInt8](repeating: UInt8(ascii: ";"), count: count)
        if place < count { bytes[place] = UInt8(ascii: "<") }
        for start in 0...count {
          let expected = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? count
          #expect(bytes.span.place(of: UInt8(ascii: "<"), from: start) == expected)
        }
      }
    }
    // A neighbour that differs by one bit, or by the highest, is none.
    let near: [UInt8] = [0x3D, 0x3B, 0xBC, 0xBD, 0x00, 0xFF, 0x3D, 0x3B, 0x3C]
    #expect(near.span.place(of: 0x3C, from: 0) == 8)
  }

  @Test func `the marks of a tag are found wherever they stand, and what may hide before them`() {
    let bytes: [UInt8] = Array("a hi=h\"i>'x h".utf8)
    for first in bytes.indices {
      let text = Array(bytes[first...] + bytes + bytes[..<first])
      for start in 0...text.count {
        let found = text.span.markOfTag(from: start)
        let expected = text[start...].firstIndex { ">\"'".utf8.contains($0) } ?? text.count
        #expect(found.place == expected)
        let hides = zip(text[start..<expected], text[start..<expected].dropFirst()).contains {
          $0 == 0x68 && $1 == 0x69
        }
        #expect(found.mayHide || !hides)
      }
    }
    let quoted = Array(" class=\"high\"".utf8)
    let found = quoted.span.markOfTag(from: 0)
    #expect(!found.mayHide)
  }

  @Test func `an element is known by its whole name, wherever it stands`() {
    for element in PageElement.allCases where element != .other {
      let name = Array("\(element)".utf8)
      for behind in ["", ">", " class=\"a\">text"] {
        let page = Array("<".utf8) + name + Array(behind.utf8)
        let known = PageElement(page.span, 1..<1 + name.count)
        #expect(known == element)
        let longer = Array("<".utf8) + name + Array("x".utf8) + Array(behind.utf8)
        let unknown = PageElement(longer.span, 1..<2 + name.count)
        #expect(unknown == .other)
      }
    }
  }

  @Test(
    arguments: [
      ("<p hidden>x</p>y", "y"), ("<p data-x='a' hidden>x</p>y", "y"), ("<p title=\"hidden\">x</p>", "x"),
      ("<p class=\"high\">x</p>", "x"), ("<i aria-hidden=\"true\">x</i>y", "y"),
      ("<i aria-hidden=\"false\">x</i>", "x"), ("<!-- <p> -->x<!doctype y>", "x"),
      ("<svg><svg></svg>no</svg>y", "y"), ("<a title=\"a > b\" href=\"#x\">y</a>", "y"),
    ] as [(String, String)])
  func `only what is to be seen is told`(main: String, text: String) {
    let page = Array("<main id=\"m\">\(main)</main>".utf8)
    #expect(String(decoding: MarkdownTwin.text(of: page), as: UTF8.self) == text + "\n")
  }
}
