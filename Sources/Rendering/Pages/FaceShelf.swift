import Design

/// The faces a site can set type in.
public struct FaceShelf: Sendable {
  /// One face that the site carries.
  public struct Face: Hashable, Sendable {
    /// The family as documents name it.
    public var family: String
    /// From 1 to 1000.
    public var weight: Int
    /// Whether it slants.
    public var isItalic: Bool
    /// Its WOFF2 below the site's first folder.
    public var path: String

    /// A face and its file.
    public init(family: String, weight: Int, isItalic: Bool, path: String) {
      self.family = family
      self.weight = weight
      self.isItalic = isItalic
      self.path = path
    }
  }

  /// All of them.
  public let faces: [Face]
  private let families: Set<String>

  /// A shelf of faces; empty, every family but the system's is substituted.
  public init(_ faces: [Face] = []) {
    self.faces = faces
    families = Set(faces.map { $0.family.lowercased() })
  }

  /// How a family comes to the page.
  enum Standing {
    /// In its own face, carried by the site.
    case carried
    /// The reader's own system face.
    case system
    /// Whatever the reader's machine has by that name, else the system face.
    case substituted
  }

  func standing(of family: String) -> Standing {
    if families.contains(family.lowercased()) { return .carried }
    let name = family.lowercased()
    let isApple = ["system", "sf pro", "sf pro text", "sf pro display", "sf pro rounded", "sf compact", "sf mono",
      "new york", "-apple-system", "san francisco", "system-ui"].contains(name)
    return isApple ? .system : .substituted
  }

  /// The stack a style is set in: its family, its fallbacks, then a generic face of its design.
  static func stack(_ style: TypeStyle) -> String {
    let generic =
      switch style.design {
      case "serif": "ui-serif, \"New York\", Georgia, \"Noto Serif\", serif"
      case "monospaced": "ui-monospace, SFMono-Regular, Menlo, Consolas, \"Noto Sans Mono\", \"Liberation Mono\", monospace"
      case "rounded": "ui-rounded, \"SF Pro Rounded\", -apple-system, \"Noto Sans\", sans-serif"
      default: "-apple-system, BlinkMacSystemFont, \"Segoe UI\", Roboto, \"Noto Sans\", sans-serif"
      }
    let named = ([style.family].compactMap { $0 } + style.fallbacks).filter { $0 != "system" && !$0.isEmpty }
    return (named.map(quoted) + [generic]).joined(separator: ", ")
  }

  /// A family as a CSS string: whatever an author wrote stays inside its quotes.
  static func quoted(_ family: String) -> String {
    let generic = ["serif", "sans-serif", "monospace", "cursive", "system-ui", "ui-serif", "ui-rounded", "ui-monospace"]
    if generic.contains(family) { return family }
    var text = "\""
    for scalar in family.unicodeScalars.prefix(80) {
      switch scalar {
      case "\"", "\\", "<", ">", "\n", "\r", "\u{0C}", "\0": text += "\\" + String(scalar.value, radix: 16) + " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
