/// The contents of a linked file as the site keeps them.
///
/// A file that a document links to is opened on the site's own origin, where a script in it could read and do whatever
/// the site can. Pages and scripts are not copied (`SiteMap.copy`); a drawing is copied when nothing in it can run or
/// reach out, and redrawn when something can.
public enum LinkedContents {
  /// Files that a browser runs, by the end of their names.
  private static let live: Set<String> = [
    "html", "htm", "xhtml", "xht", "shtml", "mhtml", "mht", "js", "mjs", "cjs", "xml", "xsl", "xslt", "swf",
    "hta",
    "wasm", "svgz",
  ]

  /// Whether a browser would run a file of that name.
  public static func isLive(_ path: String) -> Bool { live.contains(ending(of: path)) }

  /// The contents of a file that is copied; for a drawing with more in it than can be seen, what can be seen.
  public static func safe(_ contents: [UInt8], of path: String) -> [UInt8] {
    guard ending(of: path) == "svg", !InertDrawing.isInert(contents) else { return contents }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let drawing = DrawingReader.drawing(contents, name: "file")
    return drawing?.file
      ?? Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>\(HTMLEscaping.escaped(name))</title></svg>\n".utf8)
  }

  private static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}

/// Whether an SVG file can do nothing but be seen.
///
/// Browsers read SVG as XML and docgen reads its tags as HTML; so whatever the two could understand differently makes
/// a file suspicious: entities, other encodings, a style sheet from elsewhere, character data in brackets.
enum InertDrawing {
  /// A larger one is not looked through.
  private static let mostBytes = 16 << 20

  static func isInert(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= mostBytes, !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self),
      hasPlainProlog(bytes)
    else { return false }
    // What a style sheet holds is no tag to the one reader and tags to the other.
    guard styles(in: text.lowercased()).allSatisfy({ !$0.contains("<") && !reachesOut(String($0)) }) else {
      return false
    }
    for case .start(let name, let attributes, _) in RawHTML.pieces(of: text) {
      let local = name.split(separator: ":").last.map(String.init) ?? name
      if forbidden.contains(local) || local == "style" && name != local { return false }
      for (key, value) in attributes where !isInert(key, value) { return false }
    }
    return true
  }

  /// What stands between each `<style` and its end.
  private static func styles(in text: String) -> [Substring] {
    var result: [Substring] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "<style") {
      rest = rest[start.upperBound...]
      let end = rest.firstRange(of: "</style")
      result.append(rest[..<(end?.lowerBound ?? rest.endIndex)])
      rest = rest[(end?.upperBound ?? rest.endIndex)...]
    }
    return result
  }

  /// Elements that run, embed, or change what an address is.
  private static let forbidden: Set<String> = [
    "script", "foreignobject", "iframe", "embed", "object", "audio", "video", "canvas", "handler", "listener",
    "set",
    "animate", "animatetransform", "animatemotion", "discard", "html", "body", "link", "meta", "base", "form",
    "img",
    "template", "noscript",
  ]

  private static func isInert(_ key: String, _ value: String) -> Bool {
    let local = key.split(separator: ":").last.map(String.init) ?? key
    if local.hasPrefix("on") || key == "=" { return false }
    switch local {
    case "href", "src", "base":
      let start = value.lowercased()
      return value.hasPrefix("#")
        || ["png", "jpeg", "gif", "webp"].contains { start.hasPrefix("data:image/\($0);") }
    case "xmlns", "xlink", "svg": return !value.hasSuffix("xhtml")
    default: return !(key.hasPrefix("xmlns:") && value.hasSuffix("xhtml")) && !reachesOut(value)
    }
  }

  /// Whether a value of a style names anything but a part of the same drawing.
  private static func reachesOut(_ value: String) -> Bool {
    let text = value.lowercased()
    if text.contains("\\") || text.contains("@import") || text.contains("expression(") { return true }
    var rest = text[...]
    while let range = rest.firstRange(of: "url(") {
      rest = rest[range.upperBound...].drop { $0 == " " || $0 == "\"" || $0 == "'" }
      if !rest.hasPrefix("#") { return true }
    }
    return false
  }

  /// No entities, no style sheets, no encoding in which other bytes are the same letters.
  private static func hasPlainProlog(_ bytes: [UInt8]) -> Bool {
    let open = UInt8(ascii: "<")
    for index in bytes.indices where bytes[index] == open && index + 1 < bytes.count {
      let rest = bytes[index...].prefix(400)
      if rest.starts(with: "<!--".utf8) { continue }
      if bytes[index + 1] == UInt8(ascii: "!") {
        // A document type without brackets declares nothing; character data in brackets is read as tags here.
        let declaration = String(decoding: rest.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
        if !declaration.uppercased().hasPrefix("<!DOCTYPE") || declaration.contains("[") { return false }
      } else if bytes[index + 1] == UInt8(ascii: "?") {
        let instruction = String(decoding: rest.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
          .lowercased()
        guard instruction.hasPrefix("<?xml ") else { return false }
        let isPlain =
          !instruction.contains("encoding") || instruction.contains("utf-8") || instruction.contains("ascii")
        if !isPlain { return false }
      }
    }
    return true
  }
}
