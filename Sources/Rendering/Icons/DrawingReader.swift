/// SVG files into drawings that cannot do anything but be seen.
///
/// Elements and attributes pass by a list; references lead nowhere but into the same drawing. Scripts, styles, links,
/// images, text and reuse of elements (which can grow without end) are left out with all they hold.
enum DrawingReader {
  /// A larger file is no icon.
  private static let mostBytes = 256 << 10
  /// Groups inside each other.
  private static let deepest = 32

  /// The drawing of a file; nil when it has no box or nothing in it.
  /// - Parameter name: makes ids of its own, so that drawings can share a page.
  static func drawing(_ svg: [UInt8], name: String) -> Drawing? {
    guard svg.count <= mostBytes else { return nil }
    var writer = MarkupWriter()
    var root: (viewBox: String, size: SIMD2<Double>, inherited: [String: String])?
    var open: [String] = []
    /// Names of elements that are left out with all they hold.
    var skipped: [String] = []
    var hasShape = false
    for piece in RawHTML.pieces(of: String(decoding: svg, as: UTF8.self)) {
      switch piece {
      case .text: break
      case .start("svg", let attributes, _) where root == nil:
        guard let box = box(attributes) else { return nil }
        root = (box.text, box.size, inherited(attributes, name: name))
      case .start(let element, _, let isClosed) where !skipped.isEmpty || root == nil:
        if !isClosed, !skipped.isEmpty, skipped.count < deepest { skipped.append(element) }
      case .start(let element, let attributes, let isClosed):
        if let shape = shapes[element] {
          hasShape = hasShape || shape != "stop"
          writer.markup("<\(shape)")
          write(attributes, name: name, to: &writer)
          writer.markup("/>")
        } else if let group = groups[element], open.count < deepest {
          writer.markup("<\(group)")
          write(attributes, name: name, to: &writer)
          writer.markup(isClosed ? "/>" : ">")
          if !isClosed { open.append(group) }
        } else if !isClosed {
          skipped.append(element)
        }
      case .end(let element):
        if let last = skipped.lastIndex(of: element) {
          skipped.removeSubrange(last...)
        } else if skipped.isEmpty, let group = groups[element], open.contains(group) {
          while let last = open.popLast() {
            writer.markup("</\(last)>")
            if last == group { break }
          }
        }
      }
    }
    for group in open.reversed() { writer.markup("</\(group)>") }
    guard let root, hasShape else { return nil }
    return Drawing(size: root.size, viewBox: root.viewBox, inherited: root.inherited, body: writer.bytes)
  }

  // MARK: The list

  /// Elements without content, as SVG spells them.
  private static let shapes = spelled("path circle ellipse line polygon polyline rect stop")
  private static let groups = spelled("g defs linearGradient radialGradient clipPath mask")
  private static let attributes = spelled(
    """
    id d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform fill fill-opacity fill-rule clip-rule \
    clip-path mask stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit \
    stroke-dasharray stroke-dashoffset opacity offset stop-color stop-opacity gradientUnits gradientTransform \
    spreadMethod clipPathUnits maskUnits
    """)
  /// Those of them that the root hands down.
  private static let handedDown = spelled(
    "fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit"
  )

  private static func spelled(_ names: String) -> [String: String] {
    Dictionary(names.split(separator: " ").map { ($0.lowercased(), String($0)) }) { $1 }
  }

  private static func write(_ found: [String: String], name: String, to writer: inout MarkupWriter) {
    for (key, value) in found.sorted(by: { $0.key < $1.key }) {
      guard let attribute = attributes[key], let safe = safe(value, of: attribute, name: name) else {
        continue
      }
      writer.attribute(attribute, safe)
    }
  }

  /// A value that names nothing outside of the drawing; its ids carry the drawing's name. Black is what a tool writes
  /// for the colour of the words around.
  private static func safe(_ value: String, of attribute: String, name: String) -> String? {
    if attribute == "id" { return id(value, name: name) }
    if attribute == "fill" || attribute == "stroke", black.contains(value.lowercased()) {
      return "currentColor"
    }
    let isTransform = attribute == "transform" || attribute == "gradientTransform"
    guard mayRefer(value, isTransform: isTransform) else { return value }
    guard value.hasPrefix("url(#"), value.hasSuffix(")") else { return isColorFunction(value) ? value : nil }
    return id(String(value.dropFirst(5).dropLast()), name: name).map { "url(#\($0))" }
  }

  /// Whether a value has a function in it that could lead elsewhere: `url` in any case, for what is no transform every
  /// function.
  private static func mayRefer(_ value: String, isTransform: Bool) -> Bool {
    let url: [UInt8] = [UInt8(ascii: "u"), UInt8(ascii: "r"), UInt8(ascii: "l")]
    var matched = 0
    for byte in value.utf8 {
      if byte == UInt8(ascii: "("), !isTransform { return true }
      let letter = byte | 0x20
      matched = letter == url[matched] ? matched + 1 : letter == url[0] ? 1 : 0
      if matched == url.count { return true }
    }
    return false
  }

  private static let black: Set<String> = ["black", "#000", "#000000", "rgb(0,0,0)"]

  private static func isColorFunction(_ value: String) -> Bool {
    ColorMention.all(in: Array(value.utf8)).first?.range == 0..<value.utf8.count
  }

  private static func id(_ value: String, name: String) -> String? {
    let isPlain = value.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x2D || $0 == 0x5F || $0 == 0x2E
    }
    return isPlain && !value.isEmpty ? "icon:\(name):\(value)" : nil
  }

  // MARK: The root

  private static func box(_ attributes: [String: String]) -> (text: String, size: SIMD2<Double>)? {
    if let viewBox = attributes["viewbox"] {
      let numbers = viewBox.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
      guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }), numbers[2] > 0,
        numbers[3] > 0, numbers[2] / numbers[3] < 100
      else { return nil }
      let text = viewBox.split { $0 == "," || $0.isWhitespace }.joined(separator: " ")
      return (text, SIMD2(numbers[2], numbers[3]))
    }
    guard let width = length(attributes["width"]), let height = length(attributes["height"]) else {
      return nil
    }
    return (
      "0 0 \(TemplateValue.number(width).words) \(TemplateValue.number(height).words)", SIMD2(width, height)
    )
  }

  private static func length(_ text: String?) -> Double? {
    guard let text, let value = Double(text.prefix { $0.isNumber || $0 == "." }), value > 0, value < 1e4
    else { return nil }
    return value
  }

  /// What would draw in black on its own takes the colour of the words around it.
  private static func inherited(_ attributes: [String: String], name: String) -> [String: String] {
    var result: [String: String] = [:]
    for (key, value) in attributes {
      guard let attribute = handedDown[key], let safe = safe(value, of: attribute, name: name)
      else { continue }
      result[attribute] = safe
    }
    if result["fill"] == nil { result["fill"] = "currentColor" }
    return result
  }
}
