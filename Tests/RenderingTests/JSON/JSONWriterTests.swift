import Rendering
import Testing

@Suite("JSON writer") struct JSONWriterTests {
  private func text(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (15, "15"), (0.32, "0.32"), (1.0 / 3, "0.3333"), (2.0 / 3, "0.6667"), (-1.5, "-1.5"), (0.00004, "0"),
      (-0.00004, "0"), (0.00005, "0.0001"), (1.2000, "1.2"), (21, "21"), (100_000_000, "100000000"),
      (0.0102, "0.0102"),
      (1e300, "1e+300"),
    ] as [(Double, String)])
  func `rounds numbers to four decimals without zeros at their end`(value: Double, text: String) {
    #expect(JSONWriter.text(of: value) == text)
  }

  @Test func `keeps the order of keys and sets lists on lines`() {
    let result = text { writer in
      writer.object(.lines) {
        $0.key("z")
        $0.integer(1)
        $0.key("a")
        $0.list(["x", "y"], .lines) { writer, value in
          writer.object {
            $0.key(value); $0.null()
          }
        }
        $0.key("none")
        $0.list([] as [Int], .lines) { $0.integer($1) }
      }
    }
    #expect(
      result == """
        {
          "z": 1,
          "a": [
            {"x": null},
            {"y": null}
          ],
          "none": []
        }
        """)
  }

  @Test func `escapes what JSON asks for and nothing else`() {
    #expect(text { $0.string("a\"b\\c\n\u{1}/é\u{1F3A8}") } == #""a\"b\\c\n\u0001/é🎨""#)
  }

  @Test func `finds what is to be escaped wherever it stands`() {
    for sign in ["\"", "\\", "\u{7F}", "\u{1F}", "\u{0}", " ", "!", "#", "[", "]", "~", "\u{80}", "é"] {
      for place in 0..<20 {
        let (before, after) = (
          String(repeating: "x", count: place), String(repeating: "ÿ", count: 20 - place)
        )
        let escaped =
          switch sign {
          case "\"", "\\": "\\" + sign
          case "\u{7F}": "\\u007f"
          case "\u{1F}": "\\u001f"
          case "\u{0}": "\\u0000"
          default: sign
          }
        #expect(text { $0.string(before + sign + after) } == "\"" + before + escaped + after + "\"")
      }
    }
  }

  @Test func `writes null for what is no number`() {
    #expect(text { $0.list([.nan, .infinity, 1] as [Double]) { $0.number($1) } } == "[null, null, 1]")
    #expect(
      text {
        $0.list {
          $0.number(nil); $0.string(nil); $0.bool(nil)
        }
      } == "[null, null, null]")
  }
}
