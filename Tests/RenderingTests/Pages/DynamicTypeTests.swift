import Design
import Syntax
import Testing

@testable import Rendering

@Suite("Dynamic Type") struct DynamicTypeTests {
  private static func style(_ size: Double?, relativeTo: String?, scales: Bool?) -> TypeStyle {
    var style = TypeStyle(
      name: "Body", origin: Origin(flavor: .neutral, path: "DESIGN.md", position: Position(line: 1)))
    style.size = size
    style.relativeTo = relativeTo
    style.scales = scales
    return style
  }

  @Test func `takes the sizes of the platform`() {
    let sizes = DynamicType.sizes(17, growingWith: "body").map(\.size)
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 53])
  }

  @Test func `grows a size of one's own in proportion`() {
    let largest = DynamicType.sizes(34, growingWith: "body").last
    #expect(largest?.size == 106)
    #expect(largest?.setting.name == "AX5")
  }

  @Test func `follows the named style, or the body`() {
    #expect(DynamicType.base(of: Self.style(17, relativeTo: "caption1", scales: true)) == "caption")
    #expect(DynamicType.base(of: Self.style(17, relativeTo: nil, scales: true)) == "body")
    #expect(DynamicType.base(of: Self.style(17, relativeTo: nil, scales: nil)) == nil)
    #expect(DynamicType.base(of: Self.style(17, relativeTo: "body", scales: false)) == nil)
  }

  @Test func `sets its properties for all settings but the default`() {
    let lines = DynamicType.css(["body"]).split(separator: "\n")
    #expect(lines.count == DynamicType.settings.count - 1)
    #expect(lines.last == "main:has(#dt-ax5:checked){--dt-body:3.1176}")
  }
}

@Suite("A sample of a script") struct ScriptSampleTests {
  @Test(arguments: [
    ("Hiragino Sans", "ja"), ("LINE Seed JP", "ja"), ("PingFang SC", "zh-Hans"), ("PingFang TC", "zh-Hant"),
    ("Noto Sans CJK KR", "ko"), ("Apple SD Gothic Neo", "ko"), ("Manrope", nil), ("Roboto Mono", nil),
  ])
  func `is in the language of the face`(family: String, language: String?) {
    #expect(ScriptSample.language(of: family) == language)
  }
}
