import Design
import Syntax

/// How much a section of a system holds, for its frame.
enum SectionCount {
  /// The figure beside a section's name; nil where none says anything.
  static func of(_ section: Section, in book: SystemBook) -> Int? {
    let tokens = book.system.tokens
    switch section {
    case .overview: return nil
    case .colors: return book.palette.entries.count + tokens.gradients.count
    case .typography: return book.styleGroups.count
    case .symbols:
      return tokens.symbols.isEmpty ? Set(tokens.symbolUses.map(\.name)).count : tokens.symbols.count
    case .appearance: return AppearancePage.rows(book).count
    case .layout: return tokens.spacing.count + tokens.radii.count + tokens.shadows.count
    case .motion: return tokens.motion.count
    case .components: return book.samples.count + tokens.components.count
    case .accessibility: return tokens.claims.count
    case .findings: return book.findings.count
    case .downloads: return book.downloads.items.count
    }
  }

  /// Layout, motion and downloads are there when a system has any; all other pages always are, and say what would fill them.
  static func isShown(_ section: Section, in book: SystemBook) -> Bool {
    switch section {
    case .layout, .motion, .downloads: (book.counts[section] ?? 0) > 0
    default: true
    }
  }
}
