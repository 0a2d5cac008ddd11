import Foundation
import TestSupport

/// Changes to a content folder as a team makes them in a year, one at a time, the same for the same seed.
struct RandomChanges {
  private let folder: TemporaryFolder
  private var generator: SeededGenerator

  init(of folder: TemporaryFolder, seed: UInt64) {
    self.folder = folder
    generator = SeededGenerator(seed: seed)
  }

  /// What a new folder begins with.
  static func start() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Content/docgen.yml": "title: Birds\n", "Templates/README.md": "What is the team's own.\n",
    ])
    for name in ["tern", "wren", "sea/gull"] {
      try folder.write(document(name, 1), to: "Content/\(name)/DESIGN.md")
    }
    return folder
  }

  private static func document(_ name: String, _ number: Int) -> String {
    let hex = String(number * 7919 % 0xFFFFFF + 0x100000, radix: 16).suffix(6).uppercased()
    return """
      # \(name.split(separator: "/").last ?? "bird")

      ## Colors

      - **Ink** (`#\(hex)`): text, see [the tern](/tern/DESIGN.md#colors) and [here](#colors)
      - **Foam** (`#F4F7FA`): canvas

      ## Figure \(number)

      | Style | Size | Weight |
      |---|---|---|
      | Title | \(12 + number % 20)pt | Bold |
      """ + "\n"
  }

  private mutating func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private mutating func any(_ paths: [String]) -> String? {
    paths.isEmpty ? nil : paths[random(paths.count)]
  }

  private var documents: [String] {
    folder.files(below: "Content").keys.filter { $0.hasSuffix(".md") }.sorted()
  }

  /// Makes one change and says which.
  mutating func next() throws -> String {
    let files = FileManager.default
    let root = folder.path + "/"
    let names = ["tern", "wren", "sea/gull", "sea/auk", "owl", "sea/cliff/puffin"]
    switch random(12) {
    case 0...3:
      guard let path = any(documents) else { fallthrough }
      try folder.write(Self.document(String(path.dropLast(10)), random(500)), to: "Content/" + path)
      return "new text in \(path)"
    case 4:
      guard let path = any(documents), let text = folder.text(of: "Content/" + path) else { fallthrough }
      try folder.write(
        text + "\nA line more, about [nothing](nothing-\(random(3)).md).\n", to: "Content/" + path)
      return "a line more in \(path)"
    case 5, 6:
      let name = names[random(names.count)]
      try folder.write(Self.document(name, random(500)), to: "Content/\(name)/DESIGN.md")
      return "\(name) is there"
    case 7:
      guard documents.count > 1, let path = any(documents) else { fallthrough }
      try files.removeItem(atPath: root + "Content/" + path)
      return "\(path) is gone"
    case 8:
      guard let path = any(documents), path.hasSuffix("DESIGN.md") else { fallthrough }
      let name = names[random(names.count)] + "/guide.md"
      try folder.write(
        "# Guide\n\n## Motion\n\n- **Leap**: \(random(900))ms ![a feather](feather.png)\n",
        to: "Content/" + name)
      return "\(name) beside it"
    case 9:
      let name = names[random(names.count)] + "/feather.png"
      try folder.write("picture \(random(9))", to: "Content/" + name)
      return "\(name) is new"
    case 10:
      try folder.write("title: Birds \(random(3))\n", to: "Content/docgen.yml")
      return "another title"
    default:
      if random(2) == 0 {
        try folder.write("<p>nothing, \(random(3))</p>\n", to: "Templates/mark.mustache")
        return "another mark"
      }
      try? files.removeItem(atPath: root + "Templates/mark.mustache")
      return "no mark of the team's own"
    }
  }
}
