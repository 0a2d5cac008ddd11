import Design
import Foundation
import Rendering
import Syntax
import TestSupport
import Testing

/// What is written and read again says the same, for every format that docgen both writes and reads.
@Suite("Exports: round trips") struct RoundTripTests {
  /// What each format holds. What is not in its list is said in a note of the export, or is the reader's limit:
  /// - dtcg has no kind and angle of a gradient (they stand in its description), and no springs.
  /// - css has no composite tokens: type, shadows and gradients are strings to a reader of custom properties, and a
  ///   movement is a property for each of its parts.
  /// - swift: numbers in enums are no spacing to the reader of Swift, and shadows are a type of the file itself.
  /// - xcassets holds colours.
  static let formats: [(String, Set<RoundTrip.Part>)] = [
    (
      "dtcg",
      [.color, .dark, .contrast, .themes, .gradient, .type, .spacing, .radius, .shadow, .motion, .times]
    ),
    ("css", [.color, .dark, .contrast, .themes, .spacing, .radius]),
    ("swift", [.color, .dark, .contrast, .gradient, .angle, .type, .family, .motion, .springs]),
    ("xcassets", [.color, .dark, .contrast]),
    (
      "design-md",
      [
        .color, .dark, .themes, .gradient, .angle, .type, .family, .leading, .spacing, .radius, .shadow,
        .motion,
        .springs, .times, .symbols,
      ]
    ),
  ]

  @Test(arguments: formats)
  func `a system with every kind of token is the same again`(format: String, parts: Set<RoundTrip.Part>) {
    let trip = RoundTrip(format, Self.everything, parts)
    #expect(!trip.written.isEmpty)
    #expect(trip.differences.lost == [])
    // A front matter gets a plain colour of the name that tools look for.
    #expect(trip.differences.made.filter { !(format == "design-md" && $0.hasSuffix(" primary")) } == [])
  }

  /// Every kind, from the sources that can say it.
  static let everything: DesignSystem = {
    let document = """
      # Tern

      ## Colors

      - **Ink** (`#1D2A3A`): text
      - **Veil** (`#1D2A3A80`): behind sheets
      - **Foam** (`#F4F7FA` light / `#10161D` dark): the canvas

      ## Gradients

      - **Dusk**: `linear-gradient(135deg, #1D2A3A 0%, #5C7A29 40%, #F4F7FA 100%)`
      - **Tilt**: `linear-gradient(100deg, #1D2A3A, #F4F7FA)`
      - **Glow**: `radial-gradient(#F4F7FA, #1D2A3A)`

      ## Typography

      | Role | Font | Size | Weight | Line Height | Letter Spacing |
      | --- | --- | --- | --- | --- | --- |
      | Title | Manrope | 28pt | 700 | 34pt | -0.5pt |
      | Body | Manrope | 17pt | 400 | 1.4 | 0 |

      ## Spacing

      - **sm**: 8pt
      - **lg**: 24pt

      ## Radius

      - **Card** (12pt)
      - **Chip** (8pt)

      ## Elevation

      | Level | Shadow |
      | --- | --- |
      | Raised | `0 2px 8px rgba(29, 42, 58, 0.2)` |
      | Floating | `0 1px 2px #1D2A3A40, 0 8px 24px 2px #1D2A3A33` |

      ## Motion

      - **Bubble send**: spring, response 0.32, damping fraction 0.78
      - **Fade**: cubic-bezier(0.4, 0, 0.2, 1), 300 ms
      - **Toast**: 2.5 s

      ## Icons

      | Component | Symbol | Size |
      | --- | --- | --- |
      | Voice call | `phone` / `phone.fill` | 22pt |
      """
    let tokens = """
      {"$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
       "accent": {"$type": "color",
        "base": {"$value": {"colorSpace": "display-p3", "components": [0.98, 0.353, 0.216]}},
        "soft": {"$value": "{accent.base}"},
        "dim": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]},
          "$extensions": {"mode": {"dark": {"colorSpace": "srgb", "components": [0.4, 0.6, 0.8]},
            "oled": {"colorSpace": "srgb", "components": [0.6, 0.8, 1]}}}}}}
      """
    let set = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0.100", "green": "0.200", "blue": "0.300", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb",
          "components": {"red": "0.700", "green": "0.800", "blue": "0.900", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
          "color": {"color-space": "srgb",
          "components": {"red": "0.000", "green": "0.100", "blue": "0.200", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"},
          {"appearance": "contrast", "value": "high"}],
          "color": {"color-space": "srgb",
          "components": {"red": "0.900", "green": "0.950", "blue": "1.000", "alpha": "1.000"}}}],
       "info": {"author": "xcode", "version": 1}}
      """
    let group = #"{"info": {"author": "xcode", "version": 1}, "properties": {"provides-namespace": true}}"#
    return DesignSystem.read(
      id: "tern", folder: "tern",
      files: [
        (.neutral, SourceText(path: "DESIGN.md", text: document)),
        (.dtcg, SourceText(path: "tokens.json", text: tokens)),
        (.xcassets, SourceText(path: "Tern.xcassets/Sea/Contents.json", text: group)),
        (.xcassets, SourceText(path: "Tern.xcassets/Sea/Kelp.colorset/Contents.json", text: set)),
      ])
  }()

  /// Lines that do not come back, each for a reason that is not the export's.
  static func isException(_ line: String, of format: String) -> Bool {
    // No target but the model knows a share of an unknown size; the export says that it is left out.
    line.contains("%")
  }

  /// Read once for all formats.
  private static let corpus: [DesignSystem] = ["ios", "designmd", "vonage"].flatMap {
    path -> [DesignSystem] in
    let folder = try? ContentFolder.list(Shared.folder.appending(path: "corpus/" + path).path)
    return folder?.systems.compactMap { try? folder?.read($0) } ?? []
  }

  @Test(.enabled(if: Shared.exists, "../shared is not there"), arguments: formats)
  func `the corpus is the same again`(format: String, parts: Set<RoundTrip.Part>) {
    var count = 0
    var differences: [String] = []
    for system in Self.corpus {
      let trip = RoundTrip(format, system, parts) { Self.isException($0, of: format) }
      count += trip.written.count
      differences += trip.differences.lost.map { "\(system.id): \($0)" }
    }
    #expect(count > 4000)
    // What is left are names of movements and of gradients in prose that no other form can hold.
    #expect(differences == [])
  }
}
