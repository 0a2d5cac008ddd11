/// The words of a token's name, whatever its flavor's spelling.
enum NameWords {
  /// `viberPurpleDeep`, `ViberColors.PurpleDeep` and `Viber Purple Deep` of Viber all give purple, deep.
  static func words(of name: String, in system: String) -> [String] {
    let member = name.split(separator: ".").last.map(String.init) ?? name
    var words = split(member)
    let own = split(system)
    if words.count > own.count, words.starts(with: own) { words.removeFirst(own.count) }
    if words.count > 1, words[0] == own.joined() { words.removeFirst() }
    return words
  }

  /// Words end at case changes and at whatever is no letter or digit.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      let isWord = properties.isAlphabetic || properties.numericType != nil
      if !isWord || (properties.isUppercase && wasLower) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isWord { word.unicodeScalars.append(scalar) }
      wasLower = properties.isLowercase
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
