/// The elements of a page that its twin tells apart.
enum PageElement: String, CaseIterable {
  case h1, h2, h3, h4, h5, h6, b, strong, em, del, code, kbd, a
  case main, p, section, article, header, table, figure, details, dl, div, dt, dd, summary, figcaption,
    caption
  case span, blockquote, ul, ol, li, tr, th, td, pre, img, br, hr
  case svg, script, style, button, nav, footer, form, template, noscript, select, input, label
  /// Any other name.
  case other

  /// The element of a name, which docgen's pages spell in lower case.
  init(_ name: ArraySlice<UInt8>) {
    self = name.count <= 16 ? Self.byKey[Self.key(name)] ?? .other : .other
  }

  /// Drawings, controls and ways to other pages: left out with all they hold.
  var isUnshown: Bool {
    switch self {
    case .svg, .script, .style, .button, .nav, .footer, .form, .template, .noscript, .select, .input, .label:
      true
    default: false
    }
  }

  /// Whether it has no end tag.
  var isVoid: Bool { self == .input || self == .img || self == .br || self == .hr }

  /// How deep a heading stands; nil for what is none.
  var headingLevel: Int? {
    switch self {
    case .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    default: nil
    }
  }

  private static let byKey = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0 != .other }.map { (key(Array($0.rawValue.utf8)[...]), $0) })

  /// A name of at most 16 bytes as one number.
  private static func key(_ name: ArraySlice<UInt8>) -> UInt128 {
    var key: UInt128 = 0
    for byte in name { key = key << 8 | UInt128(byte) }
    return key
  }
}
