public import Syntax

/// What one HTML, SVG or CSS file of a built site offers and wants: its ids, and what it refers to.
public struct SitePage: Sendable {
  /// What a reference needs to be there.
  enum Want: Hashable, Sendable {
    /// A page or file that a link leads to.
    case link
    /// A file the page is shown with: an image, a script, a style.
    case asset
    /// An id of the same page, named without `#`.
    case id
  }

  /// One reference, where it stands.
  struct Reference: Hashable, Sendable {
    let want: Want
    /// As written, character references resolved.
    let target: String
    /// `href`, `aria-labelledby`.
    let attribute: String
    let position: Position
    let length: Int
  }

  /// Below the site's folder.
  public let path: String
  /// Every id, where it stands first.
  private(set) var ids: [String: Position] = [:]
  /// Ids that stand a second time.
  private(set) var repeated: [(id: String, position: Position, first: Position)] = []
  private(set) var references: [Reference] = []
  /// Images without an `alt`.
  private(set) var silentImages: [Position] = []

  /// Reads a file once.
  public init(_ text: SourceText) {
    path = text.path
    if path.hasSuffix(".css") {
      readCSS(text.bytes[...], in: text)
      return
    }
    var scanner = TagScanner(text.bytes)
    while let tag = scanner.next() {
      for attribute in tag.attributes { read(attribute, of: tag, in: text) }
      if tag.name == "img", tag.value(of: "alt") == nil {
        silentImages.append(text.position(at: tag.offset))
      }
      if tag.name == "style" { readCSS(text.bytes[tag.content], in: text) }
    }
  }

  /// What a style sheet loads. A fragment alone is an element of the page that uses the sheet, whichever that is.
  private mutating func readCSS(_ bytes: ArraySlice<UInt8>, in text: SourceText) {
    for address in CSSAddresses.all(in: bytes) where !address.text.hasPrefix("#") && !address.text.isEmpty {
      references.append(
        Reference(
          want: .asset, target: address.text, attribute: "url", position: text.position(at: address.offset),
          length: address.text.unicodeScalars.count))
    }
  }

  private mutating func read(_ attribute: TagScanner.Attribute, of tag: TagScanner.Tag, in text: SourceText) {
    let position = text.position(at: attribute.offset)
    func add(_ want: Want, _ target: some StringProtocol) {
      references.append(
        Reference(
          want: want, target: String(target), attribute: attribute.name, position: position,
          length: attribute.value.unicodeScalars.count))
    }
    switch attribute.name {
    case "id":
      if let first = ids[attribute.value] {
        repeated.append((attribute.value, position, first))
      } else {
        ids[attribute.value] = position
      }
    case "name":
      if Self.isID(attribute, of: tag), ids[attribute.value] == nil { ids[attribute.value] = position }
    case "href", "xlink:href":
      if tag.name == "link" {
        // A link to a neighbour or to the page's own address is a link; icons and styles are needed to show it.
        let relations = (tag.value(of: "rel") ?? "").split(separator: " ")
        let isLink = relations.contains { ["canonical", "alternate", "next", "prev", "help"].contains($0) }
        add(isLink ? .link : .asset, attribute.value)
      } else if ["use", "image", "feimage"].contains(tag.name) {
        add(.asset, attribute.value)
      } else if tag.name != "base" {
        add(.link, attribute.value)
      }
    case "src", "poster": add(.asset, attribute.value)
    case "data": if tag.name == "object" { add(.asset, attribute.value) }
    case "formaction": add(.link, attribute.value)
    case "style":
      for address in CSSAddresses.all(in: Array(attribute.value.utf8)[...]) where !address.text.hasPrefix("#")
      {
        add(.asset, address.text)
      }
    case "content":
      if tag.name == "meta", tag.value(of: "http-equiv")?.lowercased() == "refresh",
        let address = Self.refresh(attribute.value)
      {
        add(.link, address)
      }
    case "action": if tag.name == "form", !attribute.value.isEmpty { add(.link, attribute.value) }
    case "srcset", "imagesrcset":
      for candidate in Self.candidates(of: attribute.value) { add(.asset, candidate) }
    case "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-details", "aria-flowto",
      "aria-activedescendant", "aria-errormessage", "headers":
      for id in attribute.value.split(whereSeparator: \.isWhitespace) { add(.id, id) }
    case "for", "list", "form", "popovertarget", "commandfor":
      if attribute.name != "for" || tag.name == "label" || tag.name == "output" { add(.id, attribute.value) }
    case "usemap": add(.id, attribute.value.drop { $0 == "#" })
    case "fill", "stroke", "clip-path", "mask", "filter", "marker-start", "marker-mid", "marker-end":
      if attribute.value.hasPrefix("url(#"), attribute.value.hasSuffix(")") {
        add(.id, attribute.value.dropFirst(5).dropLast())
      }
    default: break
    }
  }

  /// Whether an attribute is an id that links lead to.
  static func isID(_ attribute: TagScanner.Attribute, of tag: TagScanner.Tag) -> Bool {
    attribute.name == "id" || attribute.name == "name" && tag.name == "a"
  }

  /// The address of `5; url=next.html`; nil where the page only loads itself again.
  private static func refresh(_ text: String) -> Substring? {
    guard let start = text.firstIndex(where: { $0 == ";" || $0 == "," }) else { return nil }
    let rest = text[text.index(after: start)...].drop(while: \.isWhitespace)
    guard rest.prefix(3).lowercased() == "url", let equals = rest.firstIndex(of: "=") else { return nil }
    return rest[rest.index(after: equals)...].drop { $0.isWhitespace || $0 == "'" || $0 == "\"" }
      .prefix { $0 != "'" && $0 != "\"" }
  }

  /// The addresses of a `srcset` (WHATWG HTML, 4.8.4.2.2): each up to a space, then a descriptor up to a comma.
  static func candidates(of text: String) -> [Substring] {
    var result: [Substring] = []
    var rest = text[...]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      if rest.isEmpty { return result }
      var address = rest.prefix { !$0.isWhitespace }
      rest = rest[address.endIndex...]
      if address.hasSuffix(",") {
        while address.hasSuffix(",") { address = address.dropLast() }
      } else {
        rest = rest.drop { $0 != "," }
      }
      result.append(address)
    }
  }
}
