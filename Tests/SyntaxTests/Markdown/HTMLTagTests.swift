import Syntax
import Testing

@Suite struct HTMLTagTests {
  private func tags(_ html: String) -> [String] {
    HTMLTag.tags(in: html).map { tag in
      "\(tag.offset) \(tag.name)" + tag.attributes.map { " \($0.name)=\($0.value)" }.joined()
    }
  }

  @Test func `start tags with attributes of every spelling`() {
    #expect(
      tags("<P ID=\"a b\" hidden class='c'><a href=x?y&amp;z/><br/></p><img src=q>")
        == ["0 p id=a b hidden= class=c", "29 a href=x?y&amp;z/", "48 br", "57 img src=q"])
  }

  @Test(arguments: [
    "<!-- <a href=x> -->", "a < b", "<3", "<a href=\"x", "<", "<!", "</a>", "<a <b", "<!--<a>",
  ])
  func `comments, ends and what is not closed are none`(html: String) {
    #expect(tags(html) == [])
  }
}
