import Design
import Syntax

/// One key of `docgen.yml`: what it is called, what it wants, what it sets.
struct SettingsKey: Sendable {
  let name: String
  /// What a message says is wanted.
  let wanted: String
  /// Sets it; false when the value is of the wrong kind.
  let set: @Sendable (inout Settings, DataValue, SettingsFile) throws -> Bool

  /// Every key there is.
  static let all: [SettingsKey] = [
    path("content", \.content), optionalPath("templates", \.templates), path("output", \.output),
    address("base-url", \.baseURL),
    SettingsKey(name: "jobs", wanted: "a whole number from 1 to 1024") { settings, value, _ in
      guard let number = value.number.flatMap(Int.init(exactly:)), (1...1024).contains(number) else {
        return false
      }
      settings.jobs = number
      return true
    },
    SettingsKey(name: "changes", wanted: "a whole number from 0 to 100") { settings, value, _ in
      guard let number = value.number.flatMap(Int.init(exactly:)), (0...100).contains(number) else {
        return false
      }
      settings.changes = number
      return true
    },
    SettingsKey(name: "source-url", wanted: "an address with {path} in it") { settings, value, _ in
      guard let text = value.scalar, SettingsFile.isWebAddress(text), text.contains("{path}") else {
        return false
      }
      settings.sourceURL = text
      return true
    },
    text("title", \.title), texts("include", \.include), texts("exclude", \.exclude), flavors,
    SettingsKey(name: "rules", wanted: "a map of rule ids") { settings, value, file in
      guard value.kind == .map else { return false }
      try settings.severities.read(value, path: file.path)
      return true
    },
    SettingsKey(name: "fail-on", wanted: "error, warning or info") { settings, value, _ in
      guard let severity = value.scalar.flatMap(Severity.init(rawValue:)) else { return false }
      settings.failOn = severity
      return true
    },
    optionalPath("baseline", \.baseline), optionalPath("sf-symbols", \.symbolCatalog),
    SettingsKey(name: "minimum-ios", wanted: "a version of iOS such as 17.0") { settings, value, _ in
      guard let text = value.scalar, isVersion(text) else { return false }
      settings.minimumIOS = text
      return true
    },
    optionalPath("fonts", \.fonts), optionalPath("symbols", \.symbols), optionalPath("icons", \.icons),
  ]

  /// Up to three numbers with points between them, the first one that iOS has had or may have.
  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } && part.utf8.count <= 3 ? Int(part) : nil
    }
    return numbers.count == parts.count && parts.count <= 3 && (1..<100).contains(numbers[0])
  }

  private static let flavors = SettingsKey(
    name: "flavors", wanted: "a map of flavors to globs"
  ) { settings, value, file in
    guard value.kind == .map else { return false }
    for entry in value.children {
      guard let flavor = Flavor(rawValue: entry.key) else {
        throw Messages.unknownKey(
          entry.key, among: Flavor.allCases.map(\.rawValue), path: file.path,
          line: entry.node.keyPosition.line)
      }
      guard let patterns = entry.scalars else { return false }
      settings.flavors += patterns.map { Settings.TeamFlavor(flavor: flavor, pattern: $0) }
    }
    return true
  }
}

extension SettingsKey {
  fileprivate typealias Field<Value> = any WritableKeyPath<Settings, Value> & Sendable

  fileprivate static func path(_ name: String, _ field: Field<String>) -> SettingsKey {
    SettingsKey(name: name, wanted: "a path") { settings, value, file in
      guard let text = value.scalar, !text.isEmpty else { return false }
      settings[keyPath: field] = file.resolved(text)
      return true
    }
  }

  fileprivate static func optionalPath(_ name: String, _ field: Field<String?>) -> SettingsKey {
    SettingsKey(name: name, wanted: "a path") { settings, value, file in
      guard let text = value.scalar, !text.isEmpty else { return false }
      settings[keyPath: field] = file.resolved(text)
      return true
    }
  }

  fileprivate static func address(_ name: String, _ field: Field<String?>) -> SettingsKey {
    SettingsKey(name: name, wanted: "an address that starts with https://") { settings, value, _ in
      guard let text = value.scalar, SettingsFile.isWebAddress(text) else { return false }
      settings[keyPath: field] = text
      return true
    }
  }

  fileprivate static func text(_ name: String, _ field: Field<String?>) -> SettingsKey {
    SettingsKey(name: name, wanted: "a text") { settings, value, _ in
      guard let text = value.scalar, !text.isEmpty else { return false }
      settings[keyPath: field] = text
      return true
    }
  }

  fileprivate static func texts(_ name: String, _ field: Field<[String]>) -> SettingsKey {
    SettingsKey(name: name, wanted: "a glob or a list of globs") { settings, value, _ in
      guard let texts = value.scalars else { return false }
      settings[keyPath: field] = texts
      return true
    }
  }
}

extension Settings {
  /// Lays what a file says over what is known so far.
  mutating func apply(_ file: SettingsFile) throws {
    guard let root = file.tree.root, root.kind != .null else { return }
    guard root.kind == .map else {
      throw Failure(
        "is no map of settings", path: file.path, line: root.node.position.line,
        advice: "write 'key: value' lines")
    }
    for entry in root.children {
      let line = entry.node.keyPosition.line
      guard let key = SettingsKey.all.first(where: { $0.name == entry.key }) else {
        throw Messages.unknownKey(
          entry.key, among: SettingsKey.all.map(\.name), path: file.path, line: line)
      }
      guard try key.set(&self, entry, file) else {
        throw Messages.wrongValue(of: key.name, wanted: key.wanted, path: file.path, line: line)
      }
    }
  }
}

extension DataValue {
  /// The text of a scalar as written: `17.0` stays `17.0`.
  fileprivate var scalar: String? {
    switch kind {
    case .string, .number, .bool: node.text
    case .map, .list, .null: nil
    }
  }

  /// One text, or a list of them.
  fileprivate var scalars: [String]? {
    guard kind == .list else { return scalar.map { [$0] } }
    var result: [String] = []
    for child in children {
      guard let text = child.scalar else { return nil }
      result.append(text)
    }
    return result
  }
}
