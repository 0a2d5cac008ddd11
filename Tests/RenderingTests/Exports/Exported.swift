import Design
import Rendering
import Syntax

/// A small system and what a format makes of it.
struct Exported {
  let result: ExportResult

  /// Reads files by name (`DESIGN.md`, `tokens.json`, …) as one system and exports it.
  init(
    _ format: String, _ files: [(Flavor, String)], name: String = "Tern",
    options: ExportOptions = ExportOptions()
  ) {
    let texts = files.map { flavor, text in
      (flavor: flavor, text: SourceText(path: Self.path(of: flavor), text: text))
    }
    let system = DesignSystem.read(id: "tern", folder: name, files: texts)
    result = Export.all.first { $0.id == format }?.render(system, options: options) ?? ExportResult.none
  }

  /// The text of a file, of the first where none is named.
  func text(_ path: String? = nil) -> String {
    let file = path == nil ? result.files.first : result.files.first { $0.path == path }
    return String(decoding: file?.contents ?? [], as: UTF8.self)
  }

  /// The lines of the first file that begin with something, trimmed.
  func lines(_ start: String) -> [String] {
    text().split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix(start) }
  }

  var notes: [String] { result.notes.map(\.message) }

  private static func path(of flavor: Flavor) -> String {
    switch flavor {
    case .dtcg: "tokens.json"
    case .swiftui: "DESIGN-swiftui.md"
    case .swift: "Theme.swift"
    case .css: "theme.css"
    case .xcassets: "Tern.xcassets/Kelp.colorset/Contents.json"
    default: "DESIGN.md"
    }
  }
}

extension ExportResult {
  /// What a format that does not exist gives.
  static var none: ExportResult {
    Export.all[0].render(DesignSystem.read(id: "", folder: "", files: []))
  }
}

/// Documents that several suites export.
enum Sample {
  /// Every kind of token, and an alias.
  static let tern = """
    ---
    name: Tern
    colors:
      ink: "#1D2A3A"
      veil: "#1D2A3A80"
      text: "{colors.ink}"
    typography:
      body:
        fontFamily: Manrope, sans-serif
        fontSize: 16px
        fontWeight: 500
        lineHeight: 24px
        letterSpacing: 0.02em
    spacing:
      md: 12px
      "8": 0.5rem
    rounded:
      lg: 16px
    ---
    # Tern

    ## Colors

    - **Foam** (`#F4F7FA` light / `#10161D` dark): the canvas

    ## Elevation

    | Level | Shadow |
    | --- | --- |
    | Raised | `0 2px 8px rgba(29, 42, 58, 0.2)` |
    """

  /// Names that are no name anywhere, each with a value of its own.
  static let hostile = """
    {"color": {"$type": "color",
      "Quote \\" ' */ end": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0.2]}},
      "墨 Ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0.4]}},
      "500": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0.6]}},
      "line\\nbreak; }": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0.8]}},
      "</style><b>&": {"$value": {"colorSpace": "srgb", "components": [0, 0.2, 0]}},
      "—": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0]}}},
     "self": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.6, 0]}},
     "9": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.8, 0]}},
     "../up": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0, 0]}}}
    """
}
