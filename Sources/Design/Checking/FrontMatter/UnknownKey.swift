import Syntax

/// A top-level key of a front matter that is nearly one of the format's.
struct UnknownKey: Rule {
  let id = "unknown-key"
  let severity = Severity.warning
  let summary = "a top-level key of the front matter is probably misspelled"
  let explanation = """
    Keys that the format does not know are allowed. One that is at most two letters from a known key, whatever the case, \
    is taken for a slip: what stands below it is not read.
    """
  let wrong = """
    ---
    name: Tern
    colours:
      primary: "#1F6F78"
    ---
    """
  let right = """
    ---
    name: Tern
    colors:
      primary: "#1F6F78"
    ---
    """

  func check(_ system: DesignSystem) -> [Finding] {
    system.evidence.frontMatterKeys.compactMap { key in
      guard key.origin.flavor == .frontMatter, !FrontMatterDocument.keys.contains(key.name),
        let nearest = nearest(to: key.name)
      else { return nil }
      return finding(
        at: key.origin, length: key.name.unicodeScalars.count, "'\(key.name)' is no key of the format",
        help: "write '\(nearest)' if that is meant")
    }
  }

  private func nearest(to name: String) -> String? {
    let name = Array(name.lowercased().utf8)
    var best: (key: String, distance: Int)?
    for key in FrontMatterDocument.keys {
      let distance = EditDistance.between(name, Array(key.utf8), bound: 2)
      if distance <= 2, distance < best?.distance ?? 3 { best = (key, distance) }
    }
    return best?.key
  }
}
