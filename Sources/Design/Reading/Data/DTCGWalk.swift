import Syntax

/// All tokens of one document in order, groups that extend others filled in.
struct DTCGWalk {
  /// Deeper groups are not read.
  static let deepest = 64
  /// How many tokens `$extends` may repeat in all, against groups that double with each line.
  private static let mostRepeated = 20_000

  private(set) var tokens: [DTCGToken] = []
  private(set) var findings: [Finding] = []
  private let document: DTCGDocument
  private let index: Int
  private let pointers: [String: DataValue]
  private var repeated = 0

  /// A group: its own map, then those it extends.
  private struct Group {
    var layers: [DataValue]
    var path: String
    var type: String?
    var depth: Int
    /// Whether all of it is another group's, by `$extends`.
    var isRepeated = false

    /// Whether a value stands in the group's own map.
    func holdsItself(_ value: DataValue) -> Bool {
      guard let own = layers.first else { return false }
      return value.index > own.index && value.index < own.node.end
    }
  }

  init(_ document: DTCGDocument, index: Int, pointers: [String: DataValue]) {
    self.document = document
    self.index = index
    self.pointers = pointers
    walk()
  }

  private mutating func walk() {
    var waiting = [Group(layers: layers(of: document.root), path: "", type: nil, depth: 0)]
    while let group = waiting.popLast() {
      let type = group.layers.lazy.compactMap { $0["$type"]?.string }.first ?? group.type
      var inner: [Group] = []
      for (key, layers) in children(of: group) {
        guard let first = layers.first else { continue }
        if key.hasPrefix("$"), key != "$root" {
          if !Self.groupKeys.contains(key) {
            invalid(first.keyPosition, "'\(key)' is no property of a group")
          }
          continue
        }
        let name = group.path.isEmpty ? key : "\(group.path).\(key)"
        guard first.kind == .map else {
          invalid(first.keyPosition, "'\(name)' is \(first.words) and neither a group nor a token")
          continue
        }
        if key.utf8.contains(where: {
          $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
        }) {
          invalid(
            first.keyPosition, "the name '\(key)' holds a dot or a brace, and references cannot reach it")
        }
        let isRepeated = group.isRepeated || !group.holdsItself(first)
        if isRepeated, !mayRepeat(at: first.keyPosition) { return }
        let isToken = first["$value"] != nil || first["$ref"] != nil
        if isToken { add(first, name: name, group: group.path, type: type) }
        guard group.depth < Self.deepest else {
          if !isToken {
            invalid(first.keyPosition, "'\(name)' is nested more than \(Self.deepest) deep and is not read")
          }
          continue
        }
        if isToken {
          if let child = first.children.first(where: {
            $0.kind == .map && (!$0.key.hasPrefix("$") || $0.key == "$root")
          }) {
            invalid(
              child.keyPosition,
              "the token '\(name)' also holds '\(child.key)', and a token cannot be a group",
              help: "move its own value to '$root' of the group")
          } else {
            continue
          }
        }
        inner.append(
          Group(
            layers: isToken ? [first] : layers.flatMap { self.layers(of: $0) }, path: name,
            type: isToken ? first["$type"]?.string ?? type : type, depth: group.depth + 1))
      }
      waiting += inner.reversed()
    }
  }

  private static let groupKeys: Set<String> = [
    "$type", "$description", "$extensions", "$extends", "$deprecated", "$schema", "$value", "$ref",
    "$version", "$name",
  ]

  /// The keys of a group, those of later layers behind, each with its values in all layers.
  private mutating func children(of group: Group) -> [(key: String, layers: [DataValue])] {
    guard group.layers.count > 1 else { return (group.layers.first?.children ?? []).map { ($0.key, [$0]) } }
    var places: [String: Int] = [:]
    var children: [(key: String, layers: [DataValue])] = []
    for layer in group.layers {
      for child in layer.children {
        if let place = places[child.key] {
          children[place].layers.append(child)
        } else {
          places[child.key] = children.count
          children.append((child.key, [child]))
        }
      }
    }
    return children
  }

  /// A map and what it extends, nearest first; a ring or a name that is not there is said.
  private mutating func layers(of map: DataValue) -> [DataValue] {
    var layers = [map]
    var seen: Set<Int> = [map.index]
    while let last = layers.last, let extends = last["$extends"] {
      let reference = extends.string ?? extends["$ref"]?.string ?? ""
      guard let pointer = DTCGDocument.pointer(of: reference), let base = pointers[pointer], base.kind == .map
      else {
        if layers.count == 1 {
          add("alias-broken", extends.position, "'\(reference)' names no group to extend")
        }
        break
      }
      guard seen.insert(base.index).inserted else {
        if layers.count == 1 || base.index == map.index {
          add("alias-cycle", extends.position, "the group extends itself by way of '\(reference)'")
        }
        break
      }
      layers.append(base)
      if layers.count > Self.deepest { break }
    }
    return layers
  }

  /// Counts what `$extends` repeats, and says when it is too much.
  private mutating func mayRepeat(at position: Position) -> Bool {
    repeated += 1
    if repeated > Self.mostRepeated {
      invalid(position, "groups extend each other to more than \(Self.mostRepeated) values")
    }
    return repeated <= Self.mostRepeated
  }

  private mutating func add(_ declaration: DataValue, name: String, group: String, type: String?) {
    tokens.append(
      DTCGToken(
        name: name, group: group.isEmpty ? nil : group, type: declaration["$type"]?.string,
        inheritedType: type,
        declaration: declaration, document: index))
  }

  private mutating func invalid(_ position: Position, _ message: String, help: String? = nil) {
    add("token-invalid", position, message, help: help)
  }

  private mutating func add(_ rule: String, _ position: Position, _ message: String, help: String? = nil) {
    findings.append(
      Finding(
        rule: rule, severity: .error, path: document.path, position: position, message: message, help: help))
  }
}
