import Design

/// The words of a token's name, whatever its flavor's spelling.
enum NameWords {
  /// `viberPurpleDeep`, `ViberColors.PurpleDeep` and `Viber Purple Deep` of Viber all give purple, deep.
  static func words(of name: String, in system: String) -> [String] {
    var words = Words.split(
      name.utf8.contains(UInt8(ascii: ".")) ? DottedName.parts(of: name).last ?? name : name)
    // Whatever the system's name is made of, it can only begin with the letter it begins with.
    if let first = words.first?.utf8.first, let own = system.utf8.first, own.isASCIILetter,
      first < 0x80,
      first != own | 0x20
    {
      return words
    }
    let own = Words.split(system)
    if words.count > own.count, words.starts(with: own) { words.removeFirst(own.count) }
    if words.count > 1, words[0] == own.joined() { words.removeFirst() }
    return words
  }
}
