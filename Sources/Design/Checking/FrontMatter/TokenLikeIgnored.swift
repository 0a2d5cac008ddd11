import Syntax

/// A map of tokens under a key that the format does not know.
struct TokenLikeIgnored: Rule {
  let id = "token-like-ignored"
  let severity = Severity.warning
  let summary = "values in the front matter look like tokens and are not read"
  let explanation = """
    Below a top-level key that the format does not know stands a map with a hex colour, a number with a unit or a \
    property of type, at any depth. Nothing of it becomes a token. The same is said of a property of a type style that \
    the format does not know.
    """
  let wrong = """
    ---
    name: Tern
    palette:
      kelp: "#5C7A29"
    ---
    """
  let right = """
    ---
    name: Tern
    colors:
      primary: "#1F6F78"
      kelp: "#5C7A29"
    ---
    """

  func check(_ system: DesignSystem) -> [Finding] {
    system.evidence.frontMatterKeys.compactMap { key in
      guard key.origin.flavor == .frontMatter, key.holdsTokens, !FrontMatterDocument.keys.contains(key.name)
      else {
        return nil
      }
      return finding(
        at: key.origin, length: key.name.unicodeScalars.count,
        "'\(key.name)' looks like tokens and is not read",
        help: "move it below colors, typography, rounded or spacing")
    }
  }
}
