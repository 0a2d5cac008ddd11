import Syntax

/// Two names of one group for one colour.
struct TokenDuplicate: Rule {
  let id = "token-duplicate"
  let severity = Severity.info
  let summary = "two tokens of one source have the same value"
  let explanation = """
    Two names for one value are either one decision written twice, which will drift apart, or two decisions that \
    happen to agree today. Compared are colours that state a value themselves, within one source and one group; \
    a token that refers to another by name is never a duplicate.
    """
  let wrong = """
    # Tern

    ## Colors

    - **Sea** (`#1F6F78`): links
    - **Lagoon** (`#1F6F78`): buttons
    """
  let right = """
    # Tern

    ## Colors

    - **Sea** (`#1F6F78`): links and buttons
    - **Sand** (`#F3E9D2`): canvas
    """

  func check(_ system: DesignSystem) -> [Finding] {
    let tokens = system.tokens.colors
    var groups = Numbering<Group>()
    var first: [Key: Int] = [:]
    return tokens.indices.compactMap { place in
      let token = tokens[place]
      guard token.alias == nil, token.system == nil, token.light != nil || token.dark != nil else {
        return nil
      }
      let group = groups.number(of: Group(path: token.origin.path, name: token.group))
      let key = Key(group: group, light: token.light, dark: token.dark)
      guard let earlier = first.updateValue(place, forKey: key) else { return nil }
      first[key] = earlier
      if tokens[earlier].name == token.name { return nil }
      return finding(
        at: token.origin,
        "'\(token.name)' has the value of '\(tokens[earlier].name)' on line \(tokens[earlier].origin.line)",
        help: "refer to one from the other, or keep one of them")
    }
  }

  private struct Group: Hashable {
    var path: String
    var name: String?
  }

  private struct Key: Hashable {
    var group: Int
    var light: ColorValue?
    var dark: ColorValue?
  }
}
