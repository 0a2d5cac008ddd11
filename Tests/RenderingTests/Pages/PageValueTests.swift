import Design
import Foundation
import Syntax
import Testing

@testable import Rendering

/// A system as its pages show it beside the same as `docgen tokens` writes it.
private struct Twin {
  let files: [String: ReadBack]
  let tokens: [String: Any]
  let id: String

  init(_ system: DesignSystem, map: SiteMap) throws {
    id = system.id
    let pages = SiteRenderer(templates: BuiltIn.templates, map: map).files(for: system, findings: []).files
    files = Dictionary(
      uniqueKeysWithValues: pages.map {
        ($0.path, ReadBack(html: String(decoding: $0.contents, as: UTF8.self)))
      })
    let json = try JSONSerialization.jsonObject(
      with: Data(TokensJSON.document([system], version: "0")))
    let systems = (json as? [String: Any])?["systems"] as? [[String: Any]]
    tokens = try #require(systems?.first)
  }

  func page(_ name: String) -> ReadBack { files["\(id)/\(name).html"] ?? ReadBack(html: "") }
  func list(_ kind: String) -> [[String: Any]] { tokens[kind] as? [[String: Any]] ?? [] }

  /// A number as the pages write it.
  static func text(_ number: Any?, unit: Any? = nil) -> String? {
    guard let value = (number as? NSNumber)?.doubleValue else { return nil }
    return Figures.measure(value, unit as? String)
  }

  static func hexes(_ token: [String: Any]) -> [String] {
    let contrast = token["contrast"] as? [String: Any] ?? [:]
    let themes = token["themes"] as? [String: Any] ?? [:]
    let values: [Any?] = [token["light"], token["dark"], contrast["light"], contrast["dark"]]
    return (values + themes.values.map { $0 as Any? }).compactMap { $0 as? String }
  }
}

private let synthetic = """
  # Kite

  Kite has something of every kind, so that each kind is read back.

  ## Colors

  - **Kite Red** (`#C8243B`): links & <b>never</b> large areas
  - **Veil** (`#1C1A1580`): over pictures
  - **Canvas** (`#FFFDF8` light / `#14130F` dark): behind everything
  - **Sunset**: linear-gradient(90deg, #C8243B 0%, #FFB347 100%)

  ## Typography

  | Role | Font | Size | Weight | Line Height | Tracking |
  | --- | --- | --- | --- | --- | --- |
  | Large Title | Manrope | 33.5pt | 800 | 1.15 | -0.4 |
  | Body | Manrope | 15pt | 400 | 1.4 | 0 |

  ## Symbols

  | Component | Symbol | Size |
  | --- | --- | --- |
  | Add | `plus.circle` | 22pt |

  ## Spacing

  - **Small**: 6pt
  - **Wide**: 1.25rem

  ## Corner Radius

  - **Card**: 12pt

  ## Shadows

  - **Raised**: 0 2px 8px rgba(28, 26, 21, 0.12)

  ## Motion

  - **Sheet**: spring(response: 0.42, dampingFraction: 0.73)
  - **Fade**: 0.18s ease-in

  """

private let systems: [DesignSystem] = {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Content").path
  let folder = try? ContentFolder.list(root)
  let shipped = (folder?.systems ?? []).compactMap { try? folder?.read($0) }
  let own = DesignSystem.read(
    id: "kite", folder: "kite",
    files: [(.neutral, SourceText(path: "kite/DESIGN.md", text: synthetic))])
  return shipped + [own, SampleSystem.system]
}()

@Suite("The values on the pages") struct PageValueTests {
  private func twins() throws -> [Twin] {
    let map = SiteMap(systems: systems.map { (id: $0.id, sources: $0.sources.map(\.path)) })
    return try systems.map { try Twin($0, map: map) }
  }

  @Test func `are read from several systems`() { #expect(systems.count >= 6) }

  @Test func `of colours are those of the tokens`() throws {
    for twin in try twins() {
      var known: [String: Set<[String]>] = [:]
      for token in twin.list("colors") {
        let name = token["name"] as? String ?? ""
        known[name, default: []].insert(Twin.hexes(token).sorted())
      }
      let page = twin.page("colors")
      for tile in page.pieces(from: "<article class=\"tile\"") {
        let name = tile.words(from: "<h3>", to: "</h3>").first ?? ""
        let shown = tile.values(of: "data-hex").sorted()
        #expect(known[name]?.contains(shown) == true, "\(twin.id): \(name) \(shown)")
        #expect(tile.words(from: "<p class=\"hex\">", to: "</p>").count == shown.count)
      }
      let shown = Set(page.values(of: "data-hex"))
      let spelled = page.words(from: "<ul class=\"spellings\">", to: "</ul>").joined()
      for token in twin.list("colors") {
        for hex in Twin.hexes(token) {
          #expect(shown.contains(hex) || spelled.contains(hex), "\(twin.id): \(token["name"] ?? "") \(hex)")
        }
      }
    }
  }

  @Test func `of type styles are those of the tokens`() throws {
    for twin in try twins() {
      let styles = twin.list("typography")
      for article in twin.page("typography").pieces(from: "<article class=\"style\"") {
        let name = article.words(from: "<h3>", to: "</h3>").first ?? ""
        let facts = Set(
          article.pieces(from: "<p class=\"meta num\">").first?.words(from: "<span>", to: "</span>") ?? [])
        let fits = styles.contains { style in
          guard style["name"] as? String == name else { return false }
          let wanted = [
            Twin.text(style["size"], unit: style["unit"]), Twin.text(style["weight"]).map { "weight " + $0 },
            Twin.text(style["lineHeight"]).map { "line " + $0 },
            Twin.text(style["letterSpacing"], unit: style["unit"]).map { "tracking " + $0 },
          ].compactMap { $0 }
          return wanted.allSatisfy(facts.contains)
        }
        #expect(fits, "\(twin.id): \(name) \(facts)")
      }
      #expect(
        styles.isEmpty == twin.page("typography").pieces(from: "<article class=\"style\"").isEmpty)
    }
  }

  @Test(arguments: [("spacing", "space-"), ("radii", "radius-")])
  func `of measures are those of the tokens`(kind: String, prefix: String) throws {
    for twin in try twins() {
      let rows = twin.page("layout").pieces(from: "<li id=\"\(prefix)").map { row in
        [
          row.words(from: "<b>", to: "</b>").first ?? "",
          row.words(from: "class=\"num\">", to: "<").first ?? "",
        ]
      }
      let wanted = twin.list(kind).map { token in
        [token["name"] as? String ?? "", Twin.text(token["value"], unit: token["unit"]) ?? "not read"]
      }
      #expect(rows == wanted, "\(twin.id)")
    }
  }

  @Test func `of symbols are those of the tokens`() throws {
    for twin in try twins() {
      let wanted = twin.list("symbols").map { token in
        [
          token["component"] as? String ?? "", (token["names"] as? [String] ?? []).joined(separator: " "),
          Twin.text(token["size"], unit: "pt") ?? "",
        ]
      }
      let table = twin.page("symbols").pieces(from: "By component</h2>").first
      let rows = (table?.pieces(from: "<tr id=").map { $0 } ?? []).prefix(wanted.count).map { row in
        [
          row.words(from: "<b>", to: "</b>").first ?? "",
          row.words(from: "<code data-copy>", to: "</code>").joined(separator: " "),
          row.words(from: "data-label=\"Size\" class=\"end num\">", to: "<").first ?? "",
        ]
      }
      #expect(Array(rows) == wanted, "\(twin.id)")
    }
  }

  @Test func `of movements are those of the tokens`() throws {
    for twin in try twins() {
      var wanted = twin.list("motion").map { token in
        let figures = [
          ("Response", Twin.text(token["response"], unit: "s")),
          ("Damping", Twin.text(token["dampingFraction"])),
          (
            "Curve",
            (token["curve"] as? [NSNumber])?.map { Figures.text($0.doubleValue) }.joined(separator: ", ")
          ),
          ("Duration", Twin.text(token["duration"], unit: "s")),
          ("Delay", Twin.text(token["delay"], unit: "s")),
        ].compactMap { name, value in value.map { name + " " + $0 } }
        return ([token["name"] as? String ?? ""] + figures).joined(separator: " / ")
      }.sorted()
      var shown = twin.page("motion").pieces(from: "<article class=\"move\"").map { item in
        let facts = zip(
          item.words(from: "<dt>", to: "</dt>"), item.words(from: "<dd class=\"num\">", to: "</dd>")
        )
        .filter { $0.0 != "Repeats" && $0.0 != "Kind" }.map { $0.0 + " " + $0.1 }
        return ([item.words(from: "<h3>", to: "</h3>").first ?? ""] + facts).joined(separator: " / ")
      }.sorted()
      #expect(shown.count == wanted.count)
      while let last = shown.popLast(), let other = wanted.popLast() { #expect(last == other, "\(twin.id)") }
    }
  }
}
