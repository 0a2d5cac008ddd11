import Design

/// Groups and tokens of a DTCG document, in the order they are first named.
struct DTCGTree {
  private struct Node {
    var key: String
    var children: [Int] = []
    var places: [String: Int] = [:]
    var token: ((inout JSONWriter) -> Void)?
  }
  private var nodes = [Node(key: "")]

  /// Puts a token where its path says; the writer writes the whole object of it.
  mutating func add(_ path: [String], _ token: @escaping (inout JSONWriter) -> Void) {
    var place = 0
    for key in path {
      if let next = nodes[place].places[key] {
        place = next
      } else {
        nodes.append(Node(key: key))
        nodes[place].places[key] = nodes.count - 1
        nodes[place].children.append(nodes.count - 1)
        place = nodes.count - 1
      }
    }
    nodes[place].token = token
  }

  /// The document, or a part of one. Paths are bounded, and so is the depth.
  func write(_ writer: inout JSONWriter) { write(&writer, 0) }

  private func write(_ writer: inout JSONWriter, _ place: Int) {
    if let token = nodes[place].token { return token(&writer) }
    let children = nodes[place].children
    writer.object(.lines) { writer in
      for child in children {
        writer.key(nodes[child].key)
        write(&writer, child)
      }
    }
  }
}

/// The paths of the tokens in a DTCG document.
struct DTCGPaths {
  private var names: ExportNames
  /// The paths that others lead through, dots between their keys.
  private var groups: Set<String> = []
  /// The keys that led to the last token.
  private var lastGroup: [String] = []
  /// Path by path its keys, and the same with dots between them.
  private var paths: [(keys: [String], text: String)] = []

  /// - Parameter count: how many tokens there will be, about.
  init(count: Int) { names = ExportNames(separator: "-", count: count) }

  /// Names that changed.
  var notes: [ExportNote] { names.notes }

  /// The token that all other exports would make a path of: a path of its own, as the source writes it.
  mutating func claim(_ name: String, kind: DTCGGroup, prefix: String?, at origin: Origin) -> Int {
    var path = Self.parts(of: name, in: origin.flavor)
    if origin.flavor != .dtcg,
      path.count == 1 || !kind.kind.isSaid(by: path[0].lowercased())
    {
      path.insert(kind.rawValue, at: 0)
    }
    if let prefix { path.insert(Self.key(prefix), at: 0) }
    let last = path.count - 1
    let wanted = path.joined(separator: ".")
    let text = names.claim(wanted, for: name, at: origin)
    // A number is behind the whole path, and so behind its last key.
    path[last] += String(decoding: text.utf8.dropFirst(wanted.utf8.count), as: UTF8.self)
    paths.append((path, text))
    // The tokens of a group mostly stand together.
    if path[..<last] == lastGroup[...] { return paths.count - 1 }
    lastGroup = Array(path[..<last])
    var group = ""
    for key in path[..<last] {
      if !group.isEmpty { group += "." }
      group += key
      groups.insert(group)
    }
    return paths.count - 1
  }

  /// The path, once all are known: a token that is a group too is the group's `$root`.
  func path(_ index: Int) -> [String] {
    groups.contains(paths[index].text) ? paths[index].keys + ["$root"] : paths[index].keys
  }

  /// How other tokens refer to it; nil for a `$root`, which the braces have no word for.
  func reference(_ index: Int) -> String? {
    groups.contains(paths[index].text) ? nil : "{" + paths[index].text + "}"
  }

  /// No document nests deeper by hand, and no reader need.
  private static let deepest = 12

  /// Code, YAML and JSON have dotted names; in prose a dot is a dot.
  private static func parts(of name: String, in flavor: Flavor) -> [String] {
    switch flavor {
    case .neutral, .guide: return [key(name)]
    default:
      var parts = DottedName.parts(of: name)
      if parts.last == "$root", parts.count > 1 { parts.removeLast() }
      if parts.count > deepest {
        parts = parts.prefix(deepest - 1) + [parts.dropFirst(deepest - 1).joined(separator: "-")]
      }
      return parts.isEmpty ? [key(name)] : parts.map(key)
    }
  }

  /// A name that the format allows: no braces, no dots, no dollar sign in front, and nothing that cannot be seen.
  private static func key(_ name: String) -> String {
    if !name.isEmpty, name.isPlain(without: "{}.$"), name.utf8.last != 0x20 { return name }
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "{", "}", ".": result += "-"
      case "$" where result.isEmpty: break
      default:
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: result += " "
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    while result.hasSuffix(" ") { result.removeLast() }
    return result.isEmpty ? "token" : result
  }
}

/// The groups that tokens without one are put in.
enum DTCGGroup: String {
  case color, gradient, typography, spacing, radius, shadow, motion

  /// The kind of its tokens, whose words a source may say the same with.
  var kind: TokenKind {
    switch self {
    case .color: .color
    case .gradient: .gradient
    case .typography: .type
    case .spacing: .spacing
    case .radius: .radius
    case .shadow: .shadow
    case .motion: .motion
    }
  }
}
