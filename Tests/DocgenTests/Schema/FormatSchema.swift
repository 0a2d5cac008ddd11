import Foundation
import Syntax
import Testing

/// A validator of the part of JSON Schema draft 7 that the published schemas of DTCG are written in: several files
/// that refer to each other. A word it does not know is a fault.
struct FormatSchema {
  private let files: [String: DataValue]

  /// The schemas below a folder; a reference is looked up by the file's name, which is unique among them.
  init(folder: URL) throws {
    var files: [String: DataValue] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
    where path.hasSuffix(".json") {
      let bytes = Array(try Data(contentsOf: folder.appending(path: path)))
      let name = path.split(separator: "/").last.map(String.init) ?? path
      files[name] = try JSONParser.parse(SourceText(path: path, bytes: bytes)).root
    }
    self.files = files
  }

  /// What is wrong with a document, each with its place in it.
  func faults(of bytes: [UInt8], by file: String) throws -> [String] {
    let root = try #require(JSONParser.parse(SourceText(path: "document", bytes: bytes)).root)
    return faults(root, try #require(files[file]), file, "$")
  }

  private func fits(_ value: DataValue, _ schema: DataValue, _ file: String) -> Bool {
    faults(value, schema, file, "").isEmpty
  }

  private func faults(_ value: DataValue, _ schema: DataValue, _ file: String, _ place: String) -> [String] {
    if let truth = schema.bool { return truth ? [] : ["\(place): nothing is allowed here"] }
    if let reference = schema["$ref"]?.string {
      let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].isEmpty ? file : parts[0].split(separator: "/").last.map(String.init) ?? file
      var target = files[name]
      for step in (parts.count > 1 ? parts[1] : "").split(separator: "/") { target = target?[String(step)] }
      guard let target else { return ["\(place): the schema refers to nothing by \(reference)"] }
      return faults(value, target, name, place)
    }
    return schema.children.flatMap { word in check(value, word, schema, file, place) }
  }

  private func check(
    _ value: DataValue, _ word: DataValue, _ schema: DataValue, _ file: String, _ place: String
  ) -> [String] {
    func fault(_ isWrong: Bool, _ text: @autoclosure () -> String) -> [String] {
      isWrong ? ["\(place): \(text())"] : []
    }
    switch word.key {
    case "$schema", "$id", "title", "description", "$comment", "definitions", "format", "default", "then",
      "else",
      "examples":
      return []
    case "type": return fault(!value.isOf(word.text), "is no \(word.text)")
    case "const": return fault(value.kind != word.kind || value.text != word.text, "is not \(word.text)")
    case "enum":
      return fault(!word.children.contains { $0.text == value.text }, "'\(value.text)' is none of the words")
    case "pattern":
      guard let text = value.string else { return [] }
      return fault(!Self.matches(text, word.text), "'\(text)' does not fit \(word.text)")
    case "minimum": return fault((value.number ?? .infinity) < (word.number ?? 0), "too small")
    case "maximum": return fault((value.number ?? -.infinity) > (word.number ?? 0), "too large")
    case "exclusiveMaximum": return fault((value.number ?? -.infinity) >= (word.number ?? 0), "too large")
    case "minItems":
      return fault(value.kind == .list && Double(value.children.count) < (word.number ?? 0), "too few")
    case "maxItems":
      return fault(value.kind == .list && Double(value.children.count) > (word.number ?? 0), "too many")
    case "minProperties":
      return fault(value.kind == .map && Double(value.children.count) < (word.number ?? 0), "too few")
    case "required":
      return fault(
        value.kind == .map && !word.children.allSatisfy { value[$0.text] != nil },
        "lacks one of \(word.children.map(\.text))")
    case "items":
      guard value.kind == .list else { return [] }
      let schemas = word.kind == .list ? word.children : value.children.map { _ in word }
      return zip(value.children, schemas).enumerated().flatMap { index, pair in
        faults(pair.0, pair.1, file, "\(place)[\(index)]")
      }
    case "additionalItems": return []
    case "properties", "patternProperties":
      guard value.kind == .map else { return [] }
      return word.children.flatMap { property in
        value.children.filter { child in
          word.key == "properties" ? child.key == property.key : Self.matches(child.key, property.key)
        }.flatMap { faults($0, property, file, "\(place).\($0.key)") }
      }
    case "additionalProperties":
      guard value.kind == .map, word.bool == false else { return [] }
      let known = schema["properties"]?.children.map(\.key) ?? []
      let patterns = schema["patternProperties"]?.children.map(\.key) ?? []
      let stranger = value.children.first { child in
        !known.contains(child.key) && !patterns.contains { Self.matches(child.key, $0) }
      }
      return stranger.map { ["\(place): has '\($0.key)', which the schema does not know"] } ?? []
    case "oneOf":
      let all = word.children.map { faults(value, $0, file, place) }
      let count = all.count { $0.isEmpty }
      if count == 1 { return [] }
      return ["\(place): fits \(count) of \(all.count) alternatives"]
        + (count == 0 ? all.joined() : [].joined())
    case "anyOf": return fault(!word.children.contains { fits(value, $0, file) }, "fits no alternative")
    case "allOf": return word.children.flatMap { faults(value, $0, file, place) }
    case "not": return fault(fits(value, word, file), "is what it must not be")
    case "if":
      let branch = fits(value, word, file) ? schema["then"] : schema["else"]
      return branch.map { faults(value, $0, file, place) } ?? []
    default: return ["\(place): the schema says '\(word.key)', which is not understood"]
    }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }
}

extension DataValue {
  fileprivate func isOf(_ type: String) -> Bool {
    switch (type, kind) {
    case ("object", .map), ("array", .list), ("string", .string), ("null", .null), ("number", .number),
      ("boolean", .bool):
      true
    default: false
    }
  }
}
