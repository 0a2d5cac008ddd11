import Syntax
import Testing

@testable import Design

@Suite struct `Asset catalogues` {
  private func read(_ files: [(path: String, json: String)]) -> DesignSystem {
    DesignSystem.read(
      id: "tern", folder: "tern", files: files.map { (.xcassets, SourceText(path: $0.path, text: $0.json)) })
  }

  private func set(_ color: String, more: String = "") -> ColorToken {
    let system = read([
      (
        "A.xcassets/Ash.colorset/Contents.json",
        "{ \"colors\": [ { \"color\": \(color), \"idiom\": \"universal\" }\(more) ] }"
      )
    ])
    return system.tokens.colors[0]
  }

  private func components(
    _ red: String, _ green: String, _ blue: String, alpha: String = "\"1.000\"", space: String = "srgb"
  )
    -> String
  {
    """
    { "color-space": "\(space)", "components": { "red": \(red), "green": \(green), "blue": \(blue), "alpha": \(alpha) } }
    """
  }

  @Test(arguments: [
    ("\"0x32\"", "\"0xCD\"", "\"0x33\"", "#32CD33"), ("\"50\"", "\"205\"", "\"51\"", "#32CD33"),
    ("\"0.196\"", "\"0.804\"", "\"0.200\"", "#32CD33"), ("0.196", "0.804", "0.2", "#32CD33"),
    ("\"1\"", "\"1\"", "\"2\"", "#010102"), ("\"1\"", "\"0.5\"", "\"0\"", "#FF8000"),
    ("1.0", "0.5", "0.0", "#FF8000"),
    ("\"255\"", "\"0\"", "\"0\"", "#FF0000"),
  ])
  func `components have four notations`(_ red: String, _ green: String, _ blue: String, _ hex: String) {
    #expect(set(components(red, green, blue)).light?.contractText == hex)
  }

  @Test func `spaces, greys and alpha`() {
    #expect(
      set(components("1", "0.0", "0", space: "display-p3")).light?.contractText == "color(display-p3 1 0 0)")
    #expect(set(components("0.0", "0", "0", alpha: "\"0.500\"")).light?.contractText == "#00000080")
    #expect(
      set(#"{ "color-space": "gray-gamma-22", "components": { "white": "0.500", "alpha": "1.000" } }"#).light?
        .contractText
        == "#808080")
    #expect(set(components("1", "1.0", "1", space: "extended-linear-srgb")).light?.contractText == "#FFFFFF")
  }

  @Test func `light, dark and increased contrast`() {
    func entry(_ hex: String, _ appearances: String) -> String {
      """
      , { "idiom": "universal", "appearances": [ \(appearances) ], "color": \(components("\"0x\(hex)\"", "\"0x\(hex)\"", "\"0x\(hex)\"")) }
      """
    }
    let dark = #"{ "appearance": "luminosity", "value": "dark" }"#
    let high = #"{ "appearance": "contrast", "value": "high" }"#
    let color = set(
      components("\"0x11\"", "\"0x11\"", "\"0x11\""),
      more: entry("22", dark) + entry("33", high) + entry("44", dark + ", " + high))
    #expect(color.light?.contractText == "#111111")
    #expect(color.dark?.contractText == "#222222")
    #expect(color.contrast?.light?.contractText == "#333333")
    #expect(color.contrast?.dark?.contractText == "#444444")
    #expect(color.pairing == .stated)
  }

  @Test func `the plain entry is the colour, whatever stands beside it`() {
    let color = set(
      components("\"0x11\"", "\"0x11\"", "\"0x11\""),
      more: #", { "idiom": "mac", "color": \#(components("\"0x22\"", "\"0x22\"", "\"0x22\"")) }"#
        + #", { "idiom": "universal", "display-gamut": "display-P3", "color": \#(components("1", "0.0", "0", space: "display-p3")) }"#
    )
    #expect(color.light?.contractText == "#111111")
  }

  @Test func `system colours by reference`() {
    let color = set(#"{ "platform": "ios", "reference": "systemBlueColor" }"#)
    #expect(color.system == "systemBlue")
    #expect(color.light == nil)
  }

  @Test func `namespaces are part of the name, other groups are not`() {
    let ash = "{ \"colors\": [ { \"color\": \(components("0.0", "0", "0")) } ] }"
    let system = read([
      ("A.xcassets/Contents.json", "{}"),
      ("A.xcassets/One/Contents.json", #"{ "properties": { "provides-namespace": true } }"#),
      ("A.xcassets/Two/Contents.json", "{}"), ("A.xcassets/One/Two/Ash.colorset/Contents.json", ash),
      ("A.xcassets/Two/Elm.colorset/Contents.json", ash),
    ])
    #expect(system.tokens.colors.map(\.name) == ["One.Ash", "Elm"])
    #expect(system.tokens.colors.map(\.group) == ["Two", "Two"])
    #expect(system.sources.count == 2)
  }

  @Test(arguments: [
    "", "[", "{}", #"{ "colors": [] }"#,
    #"{ "colors": [ { "color": { "color-space": "cmyk", "components": {} } } ] }"#,
    #"{ "colors": [ { "color": { "components": { "red": "x", "green": "0", "blue": "0" } } } ] }"#,
    #"{ "colors": [ { "color": { "components": { "red": "1e999", "green": "0", "blue": "0" } } } ] }"#,
  ])
  func `a set that cannot be read stays an entry`(_ json: String) {
    let system = read([("A.xcassets/Ash.colorset/Contents.json", json)])
    #expect(system.tokens.colors.map(\.name) == ["Ash"])
    #expect(system.tokens.colors[0].light == nil)
    #expect(system.readingFindings.contains { $0.rule == "color-invalid" })
  }
}
