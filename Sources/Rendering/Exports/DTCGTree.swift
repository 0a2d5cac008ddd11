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
  private var names = ExportNames(separator: "-")
  private(set) var notes: [ExportNote] = []
  private var groups: Set<[String]> = []
  private var paths: [[String]] = []

  /// The token that all other exports would make a path of: a path of its own, as the source writes it.
  mutating func claim(_ name: String, kind: DTCGGroup, prefix: String?, at origin: Origin) -> Int {
    var path = Self.parts(of: name, in: origin.flavor)
    if origin.flavor != .dtcg, path.count == 1 || !kind.words.contains(path[0].lowercased()) {
      path.insert(kind.rawValue, at: 0)
    }
    if let prefix { path.insert(Self.key(prefix), at: 0) }
    let parent = path.dropLast()
    let text = names.claim(path.joined(separator: "."), for: name, at: origin)
    let last = text.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init) ?? text
    paths.append(Array(parent) + [last])
    for count in 1..<max(paths[paths.count - 1].count, 1) {
      groups.insert(Array(paths[paths.count - 1].prefix(count)))
    }
    notes = names.notes
    return paths.count - 1
  }

  /// The path, once all are known: a token that is a group too is the group's `$root`.
  func path(_ index: Int) -> [String] {
    groups.contains(paths[index]) ? paths[index] + ["$root"] : paths[index]
  }

  /// How other tokens refer to it; nil for a `$root`, which the braces have no word for.
  func reference(_ index: Int) -> String? {
    groups.contains(paths[index]) ? nil : "{" + paths[index].joined(separator: ".") + "}"
  }

  /// No document nests deeper by hand, and no reader need.
  private static let deepest = 12

  /// Code, YAML and JSON have dotted names; in prose a dot is a dot.
  private static func parts(of name: String, in flavor: Flavor) -> [String] {
    switch flavor {
    case .neutral, .guide: return [key(name)]
    default:
      var parts = name.split(separator: ".").map(String.init)
      if parts.last == "$root", parts.count > 1 { parts.removeLast() }
      if parts.count > deepest {
        parts = parts.prefix(deepest - 1) + [parts.dropFirst(deepest - 1).joined(separator: "-")]
      }
      return parts.isEmpty ? [key(name)] : parts.map(key)
    }
  }

  /// A name that the format allows: no braces, no dots, no dollar sign in front, and nothing that cannot be seen.
  private static func key(_ name: some StringProtocol) -> String {
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

  /// The words with which a source says the same.
  var words: Set<String> {
    switch self {
    case .color: TokenKind.color.words
    case .gradient: TokenKind.gradient.words
    case .typography: TokenKind.type.words
    case .spacing: TokenKind.spacing.words
    case .radius: TokenKind.radius.words
    case .shadow: TokenKind.shadow.words
    case .motion: TokenKind.motion.words
    }
  }
}
