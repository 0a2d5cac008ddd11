import Syntax
import Testing

/// A validator of the part of JSON Schema 2020-12 that the published schemas use. A word it does not know is a fault,
/// so that a schema never says more than is tested.
struct JSONSchema {
  let root: DataValue

  init(_ bytes: [UInt8]) throws {
    root = try #require(JSONParser.parse(SourceText(path: "schema", bytes: bytes)).root)
  }

  /// What is wrong with a document, each with its place in it; none when it fits.
  func faults(of bytes: [UInt8]) throws -> [String] {
    let tree = try JSONParser.parse(SourceText(path: "document", bytes: bytes))
    var faults: [String] = []
    check(try #require(tree.root), root, at: "$", &faults)
    return faults
  }

  private func check(_ value: DataValue, _ schema: DataValue, at place: String, _ faults: inout [String]) {
    for word in schema.children {
      switch word.key {
      case "$schema", "$defs", "title", "description", "required", "additionalProperties": break
      case "$ref":
        guard let name = word.string?.split(separator: "/").last, let target = root["$defs"]?[String(name)]
        else {
          faults.append("\(place): the schema refers to nothing by \(word.node.text)")
          continue
        }
        check(value, target, at: place, &faults)
      case "type":
        let names = word.string.map { [$0] } ?? word.children.compactMap(\.string)
        if !names.contains(where: { value.isOf($0) }) { faults.append("\(place): is no \(names)") }
      case "const": if !value.equals(word) { faults.append("\(place): is not \(word.node.text)") }
      case "enum":
        if !word.children.contains(where: { value.equals($0) }) {
          faults.append("\(place): '\(value.node.text)' is none of the words")
        }
      case "anyOf":
        let fits = word.children.contains { option in
          var inner: [String] = []
          check(value, option, at: place, &inner)
          return inner.isEmpty
        }
        if !fits { faults.append("\(place): fits no alternative") }
      case "pattern":
        if let text = value.string, let pattern = try? Regex(word.node.text),
          text.firstMatch(of: pattern) == nil
        {
          faults.append("\(place): '\(text)' does not fit \(word.node.text)")
        }
      case "minLength": if let text = value.string, text.isEmpty { faults.append("\(place): is empty") }
      case "minimum":
        if let number = value.number, number < word.number ?? 0 { faults.append("\(place): too small") }
      case "maximum":
        if let number = value.number, number > word.number ?? 0 { faults.append("\(place): too large") }
      case "minItems":
        if value.kind == .list, Double(value.children.count) < word.number ?? 0 {
          faults.append("\(place): too few")
        }
      case "maxItems":
        if value.kind == .list, Double(value.children.count) > word.number ?? 0 {
          faults.append("\(place): too many")
        }
      case "items":
        guard value.kind == .list else { break }
        for (index, child) in value.children.enumerated() {
          check(child, word, at: "\(place)[\(index)]", &faults)
        }
      case "properties": checkFields(of: value, schema, at: place, &faults)
      default: faults.append("\(place): the schema says '\(word.key)', which is not understood")
      }
    }
    if schema["properties"] == nil, let others = schema["additionalProperties"], value.kind == .map {
      for child in value.children { check(child, others, at: "\(place).\(child.key)", &faults) }
    }
  }

  private func checkFields(
    of value: DataValue, _ schema: DataValue, at place: String, _ faults: inout [String]
  ) {
    guard value.kind == .map, let properties = schema["properties"] else { return }
    let keys = value.children.map(\.key)
    for child in value.children {
      if let property = properties[child.key] {
        check(child, property, at: "\(place).\(child.key)", &faults)
      } else {
        faults.append("\(place): has '\(child.key)', which the schema does not know")
      }
    }
    let wanted = properties.children.map(\.key)
    // The contract fixes the order too, which JSON Schema has no word for.
    if keys != wanted { faults.append("\(place): keys are \(keys), wanted \(wanted)") }
  }
}

extension DataValue {
  fileprivate func isOf(_ type: String) -> Bool {
    switch (type, kind) {
    case ("object", .map), ("array", .list), ("string", .string), ("null", .null), ("number", .number),
      ("boolean", .bool):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  fileprivate func equals(_ other: DataValue) -> Bool { kind == other.kind && node.text == other.node.text }
}
