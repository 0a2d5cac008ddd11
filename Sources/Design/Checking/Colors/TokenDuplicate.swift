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
    first.reserveCapacity(tokens.count)
    return tokens.indices.compactMap { place in
      let (light, dark) = (tokens[place].light, tokens[place].dark)
      guard tokens[place].alias == nil, tokens[place].system == nil, light != nil || dark != nil else {
        return nil
      }
      let group = groups.number(of: Group(path: tokens[place].origin.path, name: tokens[place].group))
      let key = Key(group: group, light: light, dark: dark)
      guard let earlier = first.updateValue(place, forKey: key) else { return nil }
      first[key] = earlier
      if tokens[earlier].name == tokens[place].name { return nil }
      return finding(
        at: tokens[place].origin,
        "'\(tokens[place].name)' has the value of '\(tokens[earlier].name)' on line "
          + "\(tokens[earlier].origin.line)",
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
