import Design
import Foundation
import Rendering
import Syntax
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every export of every system is taken by whoever it is for.
@Suite("Exports and their consumers") struct ConsumerTests {
  private static func export(
    _ format: String, _ system: DesignSystem, prefix: String? = nil
  ) -> [OutputFile] {
    Export.all.first { $0.id == format }?.render(system, options: ExportOptions(prefix: prefix)).files ?? []
  }

  /// The systems of the corpus, or none.
  private static func corpus() throws -> [DesignSystem] {
    try ["ios", "designmd", "vonage", "dtcg"].flatMap { path in
      let folder = try ContentFolder.list(Project.corpus.appending(path: path).path)
      return try folder.systems.map { try folder.read($0) }
    }
  }

  private static func system(_ files: [(Flavor, String, String)], name: String = "Tern") -> DesignSystem {
    DesignSystem.read(
      id: "tern", folder: name, files: files.map { ($0.0, SourceText(path: $0.1, text: $0.2)) })
  }

  /// Names and texts that break out of a language that is written carelessly.
  static let hostile = system(
    [
      (
        .dtcg, "tokens.json",
        #"""
        {"color": {"$type": "color",
          "Quote \" ' */ end": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0.2]}, "$description": "a \n*/ } \" & <b> ]]> \\u{0}"},
          "墨 Ink": {"$value": {"colorSpace": "display-p3", "components": [1, 0, 0.4]}},
          "500": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0.6]}},
          "self": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0.8]}},
          "default": {"$value": {"colorSpace": "srgb", "components": [0, 0.2, 0]}},
          "Type": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0]}},
          "init": {"$value": {"colorSpace": "srgb", "components": [0, 0.6, 0]}},
          "red": {"$value": {"colorSpace": "srgb", "components": [0, 0.8, 0]}},
          "—": {"$value": {"colorSpace": "srgb", "components": [0.2, 0, 0]}}},
         "type": {"$type": "typography",
          "body": {"$value": {"fontFamily": ["O'Neil \"Sans\" & <Co>"], "fontSize": {"value": 16, "unit": "px"},
            "fontWeight": 450, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}},
         "motion": {
          "spring": {"$type": "cubicBezier", "$value": [0.4, -1, 0.2, 2]},
          "default": {"$type": "duration", "$value": {"value": 300, "unit": "ms"}}},
         "gradient": {"$type": "gradient",
          "self": {"$value": [{"color": "{color.500}", "position": 0}, {"color": "{color.red}", "position": 1}]}},
         "shadow": {"$type": "shadow",
          "color": {"$value": {"color": "{color.500}", "offsetX": {"value": 0, "unit": "px"},
            "offsetY": {"value": -2, "unit": "px"}, "blur": {"value": 8, "unit": "px"},
            "spread": {"value": 1, "unit": "px"}}}}}
        """#
      ),
      (
        .swift, "Theme.swift",
        "extension Color {\n  static let day = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })\n}\n"
      ),
    ], name: "9 Tern */ \n } x")

  // MARK: - Swift

  #if os(Linux)
    /// What the compiler says to some files, with modules of ours in the place of Apple's.
    private func typecheck(_ files: [String: String], isUIKit: Bool = true) throws -> String {
      let folder = try TemporaryFolder(files)
      try folder.write(SwiftUIStub.uiKit, to: "stub/UIKit.swift")
      try folder.write(isUIKit ? SwiftUIStub.onUIKit : SwiftUIStub.onAppKit, to: "stub/SwiftUI.swift")
      func compile(_ arguments: String) throws -> Program.Outcome {
        try Program.shell(
          "swiftc -swift-version 6 -module-cache-path cache -I modules \(arguments) 2>&1", in: folder)
      }
      try folder.write("", to: "modules/x")
      for module in isUIKit ? ["UIKit", "SwiftUI"] : ["SwiftUI"] {
        let made = try compile(
          "-emit-module -parse-as-library -module-name \(module) -o modules/\(module).swiftmodule stub/\(module).swift"
        )
        try #require(made.code == 0, "\(made.output)")
      }
      return try compile("-typecheck -parse-as-library " + files.keys.sorted().joined(separator: " ")).output
    }

    @Test(arguments: [true, false])
    func `swift compiles whatever tokens are called`(isUIKit: Bool) throws {
      let text = Self.export("swift", Self.hostile).map { String(decoding: $0.contents, as: UTF8.self) }
      #expect(text[0].contains("adaptive(\n") && text[0].contains("Shadow(color"))
      #expect(try typecheck(["a.swift": text[0]], isUIKit: isUIKit) == "")
    }

    @Test(.enabled(if: Project.hasCorpus, "../shared is not there"))
    func `swift of the whole corpus compiles`() throws {
      // One run for all of them: a prefix keeps their names apart.
      var files: [String: String] = [:]
      for (index, system) in try Self.corpus().enumerated() {
        var system = system
        system.name = "S\(index) " + system.name
        for file in Self.export("swift", system, prefix: "s\(index)") {
          files["s\(index).swift"] = String(decoding: file.contents, as: UTF8.self)
        }
      }
      #expect(files.count > 60)
      #expect(try typecheck(files) == "")
    }

    @Test(.enabled(if: Project.hasCorpus, "../shared is not there"), arguments: ["viber", "kik"])
    func `swift of one system compiles under its own names`(name: String) throws {
      let folder = try ContentFolder.list(Project.corpus.appending(path: "ios/messaging/" + name).path)
      let text = Self.export("swift", try folder.read(folder.systems[0]))
      #expect(try typecheck(["a.swift": String(decoding: text[0].contents, as: UTF8.self)]) == "")
    }
  #endif

  // MARK: - Android

  @Test func `resources are XML whatever tokens are called`() {
    let files = Self.export("android-xml", Self.hostile)
    #expect(files.count >= 6)
    for file in files { #expect(Self.fault(ofXML: file) == nil, "\(file.path)") }
  }

  @Test(.enabled(if: Project.hasCorpus, "../shared is not there"))
  func `resources of the whole corpus are XML, each name once`() throws {
    var faults: [String] = []
    for system in try Self.corpus() {
      for file in Self.export("android-xml", system) {
        if let fault = Self.fault(ofXML: file) { faults.append("\(system.id)/\(file.path): \(fault)") }
        let text = String(decoding: file.contents, as: UTF8.self)
        let names = text.split(separator: "\n").compactMap { line in
          line.contains("<item")
            ? nil : line.components(separatedBy: " name=\"").dropFirst().first?.split(separator: "\"").first
        }
        if Set(names).count != names.count { faults.append("\(system.id)/\(file.path): a name twice") }
      }
    }
    #expect(faults.prefix(5) == [])
  }

  private static func fault(ofXML file: OutputFile) -> String? {
    let parser = XMLParser(data: Data(file.contents))
    return parser.parse() ? nil : "line \(parser.lineNumber)"
  }

  @Test func `kotlin is made of whole tokens whatever they are called`() {
    for file in Self.export("compose", Self.hostile) { #expect(Self.fault(ofKotlin: file) == nil) }
  }

  @Test(.enabled(if: Project.hasCorpus, "../shared is not there"))
  func `kotlin of the whole corpus is made of whole tokens`() throws {
    for system in try Self.corpus() {
      for file in Self.export("compose", system) {
        #expect(Self.fault(ofKotlin: file) == nil, "\(system.id)")
      }
    }
  }

  /// Brackets that match, no quotes, and nothing but comments, imports, objects and values on a line.
  private static func fault(ofKotlin file: OutputFile) -> String? {
    let text = String(decoding: file.contents, as: UTF8.self)
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.drop { $0 == " " }
      if words.isEmpty || words == "}" || words.hasPrefix("//") || words.hasPrefix("import androidx.") {
        continue
      }
      if words.hasPrefix("/** "), words.hasSuffix(" */"), words.components(separatedBy: "*/").count == 2 {
        continue
      }
      if words.hasPrefix("object "), words.hasSuffix(" {") { continue }
      let isBalanced = words.count { $0 == "(" } == words.count { $0 == ")" }
      guard words.hasPrefix("val "), isBalanced, !words.contains("\""), !words.contains("{") else {
        return "line \(number + 1): \(words)"
      }
    }
    return nil
  }

  // MARK: - Asset catalogues

  @Test(.enabled(if: Project.hasCorpus, "../shared is not there"))
  func `asset catalogues of the whole corpus have the shape that Xcode writes`() throws {
    var faults: [String] = []
    for system in try Self.corpus() + [Self.hostile] {
      for file in Self.export("xcassets", system) {
        let root = try #require(JSONParser.parse(SourceText(path: file.path, bytes: file.contents)).root)
        let parts = file.path.split(separator: "/")
        if parts.count > 12 || parts.contains("..") { faults.append(file.path) }
        if root["info"]?["author"]?.string != "xcode" || root["info"]?["version"]?.number != 1 {
          faults.append(file.path)
        }
        if !file.path.contains(".colorset/") {
          if let name = root["properties"]?["provides-namespace"], name.bool != true {
            faults.append(file.path)
          }
          continue
        }
        let entries = root["colors"]?.children ?? []
        if entries.isEmpty || entries[0]["appearances"] != nil { faults.append(file.path) }
        for entry in entries {
          let color = entry["color"]
          let components = color?["components"]?.children ?? []
          let isShare = components.allSatisfy { component in
            guard let text = component.string, text.contains("."), let value = Double(text) else {
              return false
            }
            return (0...1).contains(value)
          }
          if entry["idiom"]?.string != "universal" || !isShare
            || components.map(\.key) != ["red", "green", "blue", "alpha"]
            || !["srgb", "display-p3"].contains(color?["color-space"]?.string ?? "")
          {
            faults.append(file.path)
          }
        }
      }
    }
    #expect(faults.prefix(5) == [])
  }
}
