import Syntax

/// One file or block of design tokens.
struct DTCGDocument {
  let root: DataValue
  let path: String
  let flavor: Flavor
  /// The appearance that a resolver says it is for; nil for what holds always.
  var context: Appearance?

  /// Whether a JSON value holds tokens of this format.
  static func isTokens(_ root: DataValue) -> Bool {
    root.tree.nodes.contains {
      $0.key == "$value" || $0.key == "$ref" && $0.kind == .string || $0.key == "$extends"
    }
  }

  /// The values of the document by JSON pointer (RFC 6901), down to a bounded depth; built only where one is used.
  func pointers() -> [String: DataValue] {
    var found: [String: DataValue] = ["": root]
    var waiting = [(value: root, path: "", depth: 0)]
    while let (value, path, depth) = waiting.popLast() {
      guard depth < DTCGWalk.deepest else { continue }
      for (index, child) in value.children.enumerated() {
        let part = value.kind == .list ? String(index) : Self.escaped(child.key)
        let next = "\(path)/\(part)"
        found[next] = child
        if child.kind == .map || child.kind == .list { waiting.append((child, next, depth + 1)) }
      }
    }
    return found
  }

  /// Whether it uses what needs `pointers()`.
  var usesPointers: Bool { root.tree.nodes.contains { $0.key == "$ref" || $0.key == "$extends" } }

  private static func escaped(_ key: String) -> String {
    var result = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The pointer of a path in dots, or of a pointer written as a reference (`#/a/b`, with or without its `$value`).
  static func pointer(of reference: String) -> String? {
    if reference.hasPrefix("#/") { return String(reference.dropFirst()) }
    if reference == "#" { return "" }
    guard let path = alias(in: reference) else { return nil }
    return "/"
      + path.split(separator: ".", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(
        separator: "/")
  }

  /// The path of a string that is an alias as a whole: `{accent.$root}`.
  static func alias(in text: String) -> String? {
    guard text.utf8.count > 2, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let path = text.dropFirst().dropLast()
    return path.utf8.contains(UInt8(ascii: "{")) || path.utf8.contains(UInt8(ascii: "}")) ? nil : String(path)
  }

  /// The path of the token a pointer names as a whole: `#/accent/$root/$value` is `accent.$root`.
  static func path(ofPointer pointer: String) -> String? {
    guard pointer.hasPrefix("#/") else { return nil }
    var parts = pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map { part in
      Self.unescaped(String(part))
    }
    if parts.last == "$value" { parts.removeLast() }
    return parts.isEmpty || parts.contains("$value") ? nil : parts.joined(separator: ".")
  }

  private static func unescaped(_ part: String) -> String {
    var result = ""
    var isEscaped = false
    for scalar in part.unicodeScalars {
      if isEscaped {
        result += scalar == "1" ? "/" : "~"
        isEscaped = false
      } else if scalar == "~" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// One token as it is declared.
struct DTCGToken {
  /// The whole path in dots.
  var name: String
  /// The parent path.
  var group: String?
  /// Its own type, else nil.
  var type: String?
  /// The type of the nearest group that has one.
  var inheritedType: String?
  /// The map with `$value`.
  var declaration: DataValue
  /// Which of the documents it stands in.
  var document: Int

  /// What stands under `$value`, or the `$ref` in its place.
  var value: DataValue? { declaration["$value"] ?? declaration["$ref"] }
  /// The token it refers to as a whole.
  var alias: String? { value.flatMap(Self.alias) }

  /// The token a value refers to as a whole, by braces or by a pointer.
  static func alias(of value: DataValue) -> String? {
    if value.kind == .map {
      guard let pointer = value["$ref"]?.string else { return nil }
      return DTCGDocument.path(ofPointer: pointer)
    }
    guard let text = value.string else { return nil }
    return DTCGDocument.alias(in: text) ?? (value.key == "$ref" ? DTCGDocument.path(ofPointer: text) : nil)
  }
}
