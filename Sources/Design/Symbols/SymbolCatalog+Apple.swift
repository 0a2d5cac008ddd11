public import Syntax

/// The lists that come with Apple's SF Symbols app.
extension SymbolCatalog {
  /// A catalogue from `name_availability.plist`: `symbols` gives each name its year, `year_to_release` each year its
  /// systems.
  ///
  /// - Parameter aliases: new names by old ones, from `name_aliases.strings`; nil for the built-in ones.
  public init(availability: DataTree, aliases: [String: String]?) throws(DataError) {
    let place = availability.root?.position ?? Position(line: 1)
    guard let symbols = availability.root?["symbols"], symbols.kind == .map else {
      throw DataError(position: place, message: "no map 'symbols' of names and years")
    }
    guard let releases = availability.root?["year_to_release"], releases.kind == .map else {
      throw DataError(position: place, message: "no map 'year_to_release' of years and systems")
    }
    var versions: [String: String] = [:]
    for year in releases.children { versions[year.key] = year["iOS"]?.text }
    var entries: [String: Entry] = [:]
    for symbol in symbols.children { entries[symbol.key] = Entry(ios: versions[symbol.text]) }
    if let aliases {
      for (old, new) in aliases where entries[new] != nil && old != new {
        entries[old, default: Entry(ios: SymbolCatalog.builtIn[old]?.ios)].renamedTo = new
      }
    } else {
      for old in entries.keys {
        if let new = SymbolCatalog.builtIn[old]?.renamedTo, entries[new] != nil {
          entries[old]?.renamedTo = new
        }
      }
    }
    self.init(entries)
  }

  /// The pairs of a `.strings` file, `"old" = "new";`; what else stands in it is passed over.
  public static func aliases(in text: String) -> [String: String] {
    var result: [String: String] = [:]
    var words: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if first == "\"" {
        let word = rest.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
        words.append(String(word))
        rest = rest[word.endIndex...].dropFirst()
      } else {
        if first == ";" {
          if words.count == 2 { result[words[0]] = words[1] }
          words = []
        }
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
