import Syntax

/// Reads colour sets of asset catalogues. Groups come with them: a Contents.json outside a colour set.
struct AssetCatalogReader: SourceReader {
  func read(_ sources: [Source]) -> Statements {
    var result = Statements()
    let namespaces = Set(
      sources.filter { AssetCatalog.isGroup($0.path) && Self.isNamespace($0) }.map {
        Self.folder(of: $0.path)
      })
    for source in sources where !AssetCatalog.isGroup(source.path) {
      var reading = ColorSetReading(source: source, namespaces: namespaces)
      result.colors.append(reading.read())
      result.findings += reading.findings
    }
    return result
  }

  private static func isNamespace(_ source: Source) -> Bool {
    guard let root = try? JSONParser.parse(source.text).root else { return false }
    return root["properties"]?["provides-namespace"]?.bool == true
  }

  /// The folder a Contents.json stands in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }
}

/// One colour set while it is read.
private struct ColorSetReading {
  let source: Source
  let namespaces: Set<String>
  var findings: [Finding] = []

  init(source: Source, namespaces: Set<String>) {
    self.source = source
    self.namespaces = namespaces
  }

  mutating func read() -> ColorStatement {
    let (name, group) = names()
    var statement = ColorStatement(
      name: name, group: group,
      origin: Origin(flavor: source.flavor, path: source.path, position: Position(line: 1)))
    let root: DataValue
    do throws(DataError) {
      guard let parsed = try JSONParser.parse(source.text).root else { return statement }
      root = parsed
    } catch {
      invalid(error.position, "the colour set '\(name)' is not read: \(error.message)")
      return statement
    }
    var entries: [Appearance: DataValue] = [:]
    for entry in root["colors"]?.children ?? [] {
      let appearance = Appearance(entry)
      // Of several devices and gamuts the plain one is the colour of the set.
      if entries[appearance] == nil || Appearance.isPlain(entry) { entries[appearance] = entry }
    }
    statement.light = color(entries[Appearance(isDark: false, isHighContrast: false)], name)
    statement.dark = color(entries[Appearance(isDark: true, isHighContrast: false)], name)
    statement.contrastLight = color(entries[Appearance(isDark: false, isHighContrast: true)], name)
    statement.contrastDark = color(entries[Appearance(isDark: true, isHighContrast: true)], name)
    if statement.light != nil, statement.dark != nil { statement.pairing = .stated }
    if statement.light == nil, statement.dark == nil {
      invalid(Position(line: 1), "the colour set '\(name)' has no colour")
    }
    return statement
  }

  /// The set's name with the groups that give a namespace, and the folder it stands in.
  private func names() -> (name: String, group: String?) {
    let folders = AssetCatalogReader.folder(of: source.path).split(separator: "/")
    var name: [String] = []
    var group: String?
    var path = ""
    var isInside = false
    for (index, folder) in folders.enumerated() {
      path += path.isEmpty ? String(folder) : "/\(folder)"
      if index == folders.count - 1 {
        name.append(folder.hasSuffix(".colorset") ? String(folder.dropLast(9)) : String(folder))
      } else if folder.hasSuffix(".xcassets") {
        isInside = true
      } else if isInside {
        group = String(folder)
        if namespaces.contains(path) { name.append(String(folder)) }
      }
    }
    return (name.joined(separator: "."), group)
  }

  private mutating func color(_ entry: DataValue?, _ name: String) -> ColorExpression? {
    guard let color = entry?["color"] else { return nil }
    if let reference = color["reference"]?.string {
      return .system(reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference)
    }
    let space = color["color-space"]?.string ?? "srgb"
    guard let components = color["components"], let value = Self.value(components, space: space) else {
      invalid(
        color.keyPosition,
        "'\(name)' has components or a colour space ('\(space.prefix(40))') that are not understood")
      return .unread
    }
    return .value(value)
  }

  private static func value(_ components: DataValue, space: String) -> ColorValue? {
    let parts = components.children
    // One component with a decimal point makes all of them shares of one, as Xcode writes a set in one notation.
    let isShare = parts.contains { $0.key != "alpha" && $0.text.utf8.contains(UInt8(ascii: ".")) }
    func component(_ name: String) -> Double? {
      guard let part = parts.first(where: { $0.key == name }) else { return nil }
      return number(part.text, isShare: isShare)
    }
    let alpha = parts.first { $0.key == "alpha" }.map { number($0.text, isShare: true) } ?? 1
    guard let alpha, (0...1).contains(alpha) else { return nil }
    switch space {
    case "gray-gamma-22", "extended-gray":
      guard let white = component("white") else { return nil }
      return ColorValue(.srgb, white, white, white, alpha: alpha)
    case "srgb", "extended-srgb", "display-p3", "extended-linear-srgb", "linear-srgb":
      guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
        return nil
      }
      let known: ColorValue.Space =
        space == "display-p3" ? .displayP3 : space.contains("linear") ? .linear : .srgb
      return ColorValue(known, red, green, blue, alpha: alpha)
    default: return nil
    }
  }

  /// `0x32`, `50` and `0.196` as a share of one; a whole number above one is a byte in any notation.
  private static func number(_ text: String, isShare: Bool) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let value = Double(text), value.isFinite, value.magnitude <= 1000 else { return nil }
    if text.utf8.contains(UInt8(ascii: ".")) || (isShare && value.magnitude <= 1) { return value }
    return value / 255
  }

  private mutating func invalid(_ position: Position, _ message: String) {
    findings.append(
      Finding(
        rule: "color-invalid", severity: .error, path: source.path, position: position, message: message,
        help: "open the colour set in Xcode and set the colour again"))
  }

  /// What an entry of a colour set is for.
  private struct Appearance: Hashable {
    var isDark = false
    var isHighContrast = false

    init(isDark: Bool, isHighContrast: Bool) {
      self.isDark = isDark
      self.isHighContrast = isHighContrast
    }

    init(_ entry: DataValue) {
      for appearance in entry["appearances"]?.children ?? [] {
        switch (appearance["appearance"]?.text, appearance["value"]?.text) {
        case ("luminosity", "dark"): isDark = true
        case ("contrast", "high"): isHighContrast = true
        default: break
        }
      }
    }

    /// For all devices and the common gamut.
    static func isPlain(_ entry: DataValue) -> Bool {
      (entry["idiom"]?.text ?? "universal") == "universal"
        && (entry["display-gamut"]?.text ?? "sRGB") == "sRGB"
        && entry["subtype"] == nil
    }
  }
}
