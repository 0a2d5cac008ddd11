import Design
import Syntax

/// Documents without a fault, large enough that every rule has more than ten places to fail in.
///
/// One system of several flavors, and small ones with a front matter for what a document can have wrong only once.
struct CleanContent {
  /// A file by its lines.
  struct File {
    var system: String
    var flavor: Flavor
    var path: String
    var lines: [String]
  }

  /// How many places of each kind there are.
  static let count = 14

  var files: [File]

  init() {
    files = [
      File(system: "tern", flavor: .neutral, path: "tern/DESIGN.md", lines: Self.document),
      File(system: "tern", flavor: .swiftui, path: "tern/DESIGN-swiftui.md", lines: Self.code),
      File(system: "tern", flavor: .dtcg, path: "tern/tokens.json", lines: Self.tokens),
    ]
    for number in Self.numbers {
      files.append(
        File(
          system: "sheet-\(number)", flavor: .neutral, path: "sheet-\(number)/DESIGN.md",
          lines: Self.sheet(number)))
      files.append(
        File(
          system: "blank-\(number)", flavor: .neutral, path: "blank-\(number)/DESIGN.md",
          lines: ["---", "name: Blank \(number)", "remark: none", "---", "# Blank \(number)"]))
    }
  }

  /// What a check finds, as `docgen check` orders it.
  ///
  /// - Parameter wanted: the systems to check; nil checks all. No system refers to another.
  func findings(in wanted: Set<String>? = nil) -> [Finding] {
    let content = ContentFiles(files.map(\.path) + ["tern/guide.md", "tern/img/part.svg"])
    var order: [String] = []
    var systems: [String: [File]] = [:]
    for file in files where wanted?.contains(file.system) ?? true {
      if systems[file.system] == nil { order.append(file.system) }
      systems[file.system, default: []].append(file)
    }
    return SystemCheck.findings(
      of: order.map { id in
        let sources = (systems[id] ?? []).map { file in
          (
            flavor: file.flavor,
            text: SourceText(path: file.path, text: file.lines.joined(separator: "\n") + "\n")
          )
        }
        return SystemCheck(DesignSystem.read(id: id, folder: id, files: sources), files: content)
      })
  }

  // MARK: - Colours

  /// The numbers of names: `01`, `02`.
  static let numbers = (1...count).map { $0 < 10 ? "0\($0)" : "\($0)" }

  /// A colour of the palette.
  struct Swatch {
    var family: String
    var number: String
    var light: (red: Int, green: Int, blue: Int)
    var dark: (red: Int, green: Int, blue: Int)

    /// `ternKelp01`.
    var member: String { "tern\(family)\(number)" }
  }

  static let palette = numbers.enumerated().flatMap { index, number in
    [
      Swatch(
        family: "Kelp", number: number, light: (0, 40 + 9 * index, 120), dark: (120, 100 + 9 * index, 250)),
      Swatch(
        family: "Reef", number: number, light: (50 + 9 * index, 30, 90), dark: (120 + 9 * index, 150, 240)),
      Swatch(
        family: "Solo", number: number, light: (60 + 9 * index, 120, 20), dark: (110 + 9 * index, 220, 130)),
    ]
  }

  static func hex(_ color: (red: Int, green: Int, blue: Int)) -> String {
    ColorValue(red: UInt8(color.red), green: UInt8(color.green), blue: UInt8(color.blue)).contractText
  }

  /// A byte as a float of four decimals.
  static func float(_ byte: Int) -> String {
    let digits = String((byte * 10_000 + 127) / 255)
    return byte == 255 ? "1.0" : "0." + String(repeating: "0", count: 4 - digits.count) + digits
  }

  static func initializer(_ color: (red: Int, green: Int, blue: Int)) -> String {
    let red = color.red == 0 ? "0.0 / 255" : float(color.red)
    return "Color(red: \(red), green: \(float(color.green)), blue: \(float(color.blue)))"
  }

  // MARK: - Documents

  /// Symbols that have been there since iOS 13 under the names they have.
  static let symbols = [
    "bell", "house", "gear", "star", "heart", "trash", "folder", "paperplane", "camera", "phone", "envelope",
    "tag", "bookmark", "calendar",
  ]

  private static let document: [String] = {
    var lines = [
      "# Tern", "", "Minimum: iOS 16.", "", "## Colors", "", "| Role | Light | Dark |", "|---|---|---|",
    ]
    lines += palette.map { "| \($0.family) \($0.number) | `\(hex($0.light))` | `\(hex($0.dark))` |" }
    lines += ["", "### Gradients", ""]
    lines += numbers.map { "- **Dusk \($0) Gradient**: `linear-gradient(180deg, #4B3F72, #E8A87C)`" }
    lines += ["", "## Typography", "", "| Role | Font | Size | Weight |", "|---|---|---|---|"]
    lines += numbers.map { "| Level \($0) | Karla | 17pt | 400 |" }
    lines += numbers.map { "| Mark \($0) | Karla | 12pt | 400 |" }
    lines += ["", "## SF Symbols", "", "| Component | Symbol | Size |", "|---|---|---|"]
    lines += zip(numbers, symbols).map { "| Part \($0) | `\($1)` | 20pt |" }
    lines += zip(numbers, symbols).map { "| Twin \($0) | `\($1)` | 20pt |" }
    lines += ["", "## Components", ""]
    lines += numbers.flatMap {
      ["### Button \($0)", "", "- Background: `#1F5F7A`", "- Text: `#FFFFFF`, Karla 15pt", ""]
    }
    lines += ["## Touch Targets", ""]
    lines += numbers.map { "- Close \($0): 24pt glyph, 44pt hit" }
    lines += ["", "## Accessibility", ""]
    lines += numbers.map { "- Part \($0): white on `#1D5EA7` passes AA" }
    lines += ["", "## Layers", "", "| Layer | Files |", "|---|---|"]
    lines += numbers.map { "| Layer \($0) | words |" }
    lines += ["", "## Pointers", ""]
    lines += numbers.map {
      "- [Guide \($0)](guide.md), [layers](#layers), [file](img/part.svg), ![Part \($0)](img/part.svg)"
    }
    lines += numbers.flatMap { ["", "### Remark \($0)", "", "<!-- remark \($0) -->", "Words."] }
    return lines
  }()

  private static let code: [String] = {
    var lines = ["# Tern for iOS", "", "```swift", "extension Color {"]
    lines += palette.map { "  static let \($0.member) = \(initializer($0.light))  // \(hex($0.light))" }
    lines += numbers.map { "  static let ternLink\($0) = Color.ternKelp\($0)" }
    lines += ["}", "", "extension Font {"]
    lines += numbers.map { "  static let ternLevel\($0) = Font.custom(\"Karla-Regular\", size: 17)" }
    lines += numbers.map { "  static let ternBody\($0) = Font.custom(\"Karla-Regular\", size: 16)" }
    lines += ["}", ""]
    for (number, symbol) in zip(numbers, symbols) {
      lines += [
        "struct Panel\(number): View {",
        "  var body: some View {",
        "    VStack {",
        "      Image(systemName: \"\(symbol)\").font(.system(size: 20))",
        "      Image(systemName: \"\(symbol)\").padding()",
        "      Text(\"First\").font(.ternLevel\(number)).foregroundStyle(Color.ternKelp\(number))",
        "      Text(\"Next\").font(.ternBody\(number)).background(Color.ternKelp\(number))",
        "      Text(\"Edge\").border(Color(red: 0.0, green: 0.0, blue: 0.0))",
        "      Text(\"Reef\").foregroundStyle(Color.ternReef\(number))",
        "      Text(\"Solo\").foregroundStyle(Color.ternSolo\(number))",
        "      Text(\"Link\").foregroundStyle(Color.ternLink\(number))",
        "      Text(\"Calm\").opacity(0.5)",
        "    }",
        "  }",
        "}",
        "",
      ]
    }
    return lines + ["```"]
  }()

  private static let tokens: [String] = {
    let rows = palette.map { swatch in
      let components = [swatch.light.red, swatch.light.green, swatch.light.blue].map(float).joined(
        separator: ", ")
      return "  \"\(swatch.family.lowercased())-\(swatch.number)\": { \"$type\": \"color\", \"$value\": "
        + "{ \"colorSpace\": \"srgb\", \"components\": [\(components)] } }"
    }
    return ["{"] + rows.dropLast().map { $0 + "," } + rows.suffix(1) + ["}"]
  }()

  private static func sheet(_ number: String) -> [String] {
    [
      "---",
      "name: Sheet \(number)",
      "description: Words",
      "vendor: none",
      "colors:",
      "  primary: \"#1F5F7A\"",
      "  link: \"{colors.primary}\"",
      "  kelp: \"#5C3A29\"",
      "typography:",
      "  body:",
      "    fontFamily: Karla",
      "    fontSize: 16px",
      "rounded: { md: 8px }",
      "spacing: { md: 16px }",
      "components:",
      "  button:",
      "    backgroundColor: \"{colors.primary}\"",
      "    textColor: \"#FFFFFF\"",
      "  badge:",
      "    backgroundColor: \"{colors.kelp}\"",
      "    textColor: \"#FFFFFF\"",
      "  edge:",
      "    backgroundColor: \"{colors.primary}\"",
      "---",
      "# Sheet \(number)",
      "",
      "## Overview",
      "",
      "## Colors",
    ]
  }
}
