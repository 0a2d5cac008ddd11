/// The pages that every system has, in the order of its frame.
enum Section: CaseIterable, Sendable {
  case overview, colors, typography, symbols, appearance, layout, motion, components, accessibility, findings
  case downloads

  /// The file below the system's folder.
  var file: String {
    switch self {
    case .overview: "index.html"
    case .colors: "colors.html"
    case .typography: "typography.html"
    case .symbols: "symbols.html"
    case .appearance: "appearance.html"
    case .layout: "layout.html"
    case .motion: "motion.html"
    case .components: "components.html"
    case .accessibility: "accessibility.html"
    case .findings: "findings.html"
    case .downloads: "downloads.html"
    }
  }

  /// The template that shows it.
  var template: String { self == .overview ? "overview" : String(file.dropLast(".html".count)) }

  /// Its heading.
  var name: String {
    switch self {
    case .overview: "Overview"
    case .colors: "Colours"
    case .typography: "Typography"
    case .symbols: "Symbols"
    case .appearance: "Dark mode"
    case .layout: "Layout"
    case .motion: "Motion"
    case .components: "Components"
    case .accessibility: "Accessibility"
    case .findings: "Findings"
    case .downloads: "Downloads"
    }
  }
}
