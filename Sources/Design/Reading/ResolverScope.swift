/// Which declaration a name means: the scope rules of each kind of source.
///
/// A name is looked for in its own source first, then in the sources of the same language. In code it may carry its
/// container or leave it out; paths of DTCG and front matter are always whole.
struct ResolverScope {
  /// A source, or all sources of one language, by number: languages first, then the sources as they come.
  private typealias Place = Int

  private struct Source: Hashable {
    var path: String
    var flavor: Flavor
  }

  private enum Language: Int, CaseIterable {
    case swift, compose, expo, css, frontMatter, dtcg, semantics, prose

    init(_ flavor: Flavor) {
      self =
        switch flavor {
        case .swift, .swiftui, .xcassets: .swift
        case .compose: .compose
        case .expo: .expo
        case .css: .css
        case .frontMatter: .frontMatter
        case .dtcg: .dtcg
        case .semantics: .semantics
        case .neutral, .guide: .prose
        }
    }

    var place: Place { rawValue }

    /// Whether names have containers that may be left out.
    var isCode: Bool {
      switch self {
      case .swift, .compose, .expo, .prose: true
      case .css, .frontMatter, .dtcg, .semantics: false
      }
    }
  }

  private struct Entry: Hashable {
    var place: Place
    var name: String
  }

  private var sources: [Source: Place] = [:]
  /// Whole names.
  private var names: [Entry: [Int]] = [:]
  /// The ends of dotted names: `title` and `Text.title` of `Skin.Text.title`.
  private var ends: [Entry: [Int]] = [:]
  /// Colour sets by their own name, and by the symbol Xcode makes of it.
  private var assets: [String: Int] = [:]
  private var assetSymbols: [String: Int] = [:]
  /// Whether the system has an asset catalogue at all.
  private(set) var hasCatalogue = false

  /// More parts than any code nests types.
  private static let mostParts = 12

  init(_ statements: [ColorStatement]) {
    var last: (source: Source, place: Place)?
    for (index, statement) in statements.enumerated() {
      let flavor = statement.origin.flavor
      let language = Language(flavor)
      let source = Source(path: statement.origin.path, flavor: flavor)
      // Most stand behind one of the same source.
      let place = last?.source == source ? last?.place ?? add(source) : add(source)
      last = (source, place)
      let places = [place, language.place]
      for place in places { names[Entry(place: place, name: statement.name), default: []].append(index) }
      if language.isCode, statement.name.utf8.contains(UInt8(ascii: ".")) {
        var parts = statement.name.split(separator: ".", maxSplits: Self.mostParts)
        while parts.count > 1 {
          parts.removeFirst()
          let end = parts.joined(separator: ".")
          for place in places { ends[Entry(place: place, name: end), default: []].append(index) }
        }
      }
      if flavor == .xcassets {
        hasCatalogue = true
        if assets[statement.name] == nil { assets[statement.name] = index }
        for symbol in Self.symbols(of: statement.name) where assetSymbols[symbol] == nil {
          assetSymbols[symbol] = index
        }
      }
    }
  }

  private mutating func add(_ source: Source) -> Place {
    let place = sources[source] ?? Language.allCases.count + sources.count
    sources[source] = place
    return place
  }

  /// The declaration that a name means inside another declaration, never that one itself.
  func declaration(of name: String, from index: Int, _ statement: ColorStatement) -> Int? {
    declaration(
      of: name, flavor: statement.origin.flavor, path: statement.origin.path, inside: statement.name,
      but: index)
  }

  /// The declaration that a name means at a place in a source.
  func declaration(
    of name: String, flavor: Flavor, path: String, inside container: String = "", but index: Int? = nil
  ) -> Int? {
    let language = Language(flavor)
    let source = sources[Source(path: path, flavor: flavor)]
    guard language.isCode else {
      let whole = language == .frontMatter && name.hasPrefix("colors.") ? String(name.dropFirst(7)) : name
      return first(names, source, whole, index) ?? first(names, language.place, whole, index)
        // A whole path that is its own is a ring of one; in code such a name means something outer.
        ?? first(names, source, whole, nil)
    }
    // `{colors.primary}` of prose means the front matter above it, or a token file beside it.
    if language == .prose, name.hasPrefix("colors.") || name.hasPrefix("color.") {
      let short = String(name.drop { $0 != "." }.dropFirst())
      for (place, spelling) in [(Language.frontMatter, short), (.dtcg, name), (.semantics, short)] {
        if let found = first(names, place.place, spelling, index) { return found }
      }
    }
    let spellings = Self.spellings(of: name, inside: container)
    var places = [source, language.place]
    if language == .prose {
      places += [Language.swift.place, Language.compose.place, Language.expo.place]
    }
    for place in places {
      for spelling in spellings.scoped {
        if let found = first(names, place, spelling, index) { return found }
      }
      if let found = first(ends, place, spellings.own, index) { return found }
      for spelling in spellings.shortened {
        if let found = first(names, place, spelling, index) { return found }
      }
    }
    if language == .swift || language == .prose, let found = assetSymbols[spellings.own], found != index {
      return found
    }
    return nil
  }

  /// The colour set of a name, `Group/Ash` or `Ash`.
  func asset(of name: String) -> Int? {
    let dotted = String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "/" ? "." : $0 }))
    return assets[dotted] ?? assets[String(dotted.split(separator: ".").last ?? "")]
  }

  private func first(_ index: [Entry: [Int]], _ place: Place?, _ name: String, _ but: Int?) -> Int? {
    // A source that declares nothing has no place.
    guard let place else { return nil }
    // Only twins of one name share an entry, and at most one of them is the declaration itself.
    return index[Entry(place: place, name: name)]?.prefix(2).first { $0 != but }
  }

  /// A name as written, inside each container around it, and without containers of its own.
  private static func spellings(
    of name: String, inside container: String
  ) -> (own: String, scoped: [String], shortened: [String]) {
    var parts = name.split(separator: ".", maxSplits: mostParts).map(String.init)
    while parts.count > 1, let first = parts.first, typeNames.contains(first) { parts.removeFirst() }
    let own = parts.joined(separator: ".")
    var scoped: [String] = []
    var around = container.split(separator: ".", maxSplits: mostParts).dropLast()
    while !around.isEmpty {
      scoped.append(around.joined(separator: ".") + "." + own)
      around.removeLast()
    }
    scoped.append(own)
    var shortened: [String] = []
    while parts.count > 1 {
      parts.removeFirst()
      shortened.append(parts.joined(separator: "."))
    }
    return (own, scoped, shortened)
  }

  /// Types whose members an extension makes: they are not part of a token's name.
  private static let typeNames: Set<String> = [
    "Color", "UIColor", "NSColor", "CGColor", "ShapeStyle", "Self", "self", "SwiftUI", "UIKit",
  ]

  /// The Swift symbol Xcode 15 makes of a colour set's name: lower camel case, a final "Color" dropped.
  private static func symbols(of name: String) -> [String] {
    let parts = name.split(separator: ".").map { part -> String in
      var words = NameWords.lowered(of: String(part))
      if words.count > 1, words.last == "color" { words.removeLast() }
      let rest = words.dropFirst().map { word in
        (word.unicodeScalars.first.map { $0.properties.uppercaseMapping } ?? "")
          + String(word.unicodeScalars.dropFirst())
      }
      return (words.first ?? "") + rest.joined()
    }
    return [parts.joined(separator: "."), parts.last ?? ""].filter { !$0.isEmpty }
  }
}
