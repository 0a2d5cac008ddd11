import Syntax

/// Things to hit that a document makes smaller than a finger needs.
struct TouchTarget: Rule {
  let id = "touch-target"
  let severity = Severity.warning
  let summary = "a stated touch target is smaller than 44 pt"
  let explanation = """
    Apple's Human Interface Guidelines ask for a hit area of at least 44 by 44 points. Held against it is what a \
    document states of hit areas below a heading of touch targets: "28pt glyph, 44pt hit" is fine, the glyph alone \
    is not what is hit.
    """
  let wrong = """
    # Tern

    ## Touch Targets

    - Close button: 32pt hit
    """
  let right = """
    # Tern

    ## Touch Targets

    - Close button: 24pt glyph, 44pt hit
    """
  private let least = 44.0

  func check(_ system: DesignSystem) -> [Finding] {
    system.evidence.touchTargets.filter { $0.size < least }.map { target in
      finding(
        at: target.origin,
        "'\(target.name)' is hit on \(DecimalText.rounded(target.size)) pt, less than 44 pt",
        help: "widen the hit area to 44 pt, whatever is drawn")
    }
  }
}
