import Design

/// The colours that every system has, whatever it calls them: what systems are compared by.
struct RoleColors: Hashable, Codable, Sendable {
  /// A role as one system fills it.
  struct Entry: Hashable, Codable, Sendable {
    /// What the role is called on the page.
    let label: String
    /// The author's name; nil where the system names none.
    let name: String?
    let hex: String?
    let fill: String?
  }

  /// In the order of `labels`.
  let entries: [Entry]

  /// The roles, for the heads of columns.
  static let labels = ["Brand", "Canvas", "Text", "Dark canvas", "Dark text"]

  init(_ book: SystemBook) {
    let roles = book.roles
    let parts = [
      roles.brand.flatMap {
        Roles.chroma($0.value) < 0.04 && book.keyColors.first?.isPlatform == true ? nil : $0
      }, roles.light.canvas, roles.light.primary, roles.dark.canvas, roles.dark.primary,
    ]
    entries = zip(Self.labels, parts).map { label, part in
      let figures = part.map { ColorFigures($0.value) }
      return Entry(label: label, name: part?.name, hex: figures?.hex, fill: figures?.fill)
    }
  }
}

/// The colour a system is known by, in a word: what the gallery is filtered by.
enum HueName: String, CaseIterable, Codable, Sendable {
  case red, orange, yellow, green, teal, blue, purple, pink, grey

  /// By the angle of OKLCH; what has next to no chroma is grey.
  init(_ value: ColorValue) {
    let lch = value.converted(to: .oklch).components
    guard lch.y >= 0.04 else {
      self = .grey
      return
    }
    self =
      switch lch.z {
      case 10..<38: .red
      case 38..<75: .orange
      case 75..<115: .yellow
      case 115..<165: .green
      case 165..<225: .teal
      case 225..<278: .blue
      case 278..<325: .purple
      default: .pink
      }
  }

  /// What its chip is painted with.
  var fill: String {
    switch self {
    case .red: "#E5484D"
    case .orange: "#F2813A"
    case .yellow: "#F0C33C"
    case .green: "#3FA55B"
    case .teal: "#2FA7A0"
    case .blue: "#3B7BEA"
    case .purple: "#8259DD"
    case .pink: "#DE5AA6"
    case .grey: "#8A8C90"
    }
  }
}
