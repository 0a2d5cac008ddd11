/// The elements of a page that its twin tells apart.
enum PageElement: CaseIterable {
  case h1, h2, h3, h4, h5, h6, b, strong, em, del, code, kbd, a
  case main, p, section, article, header, table, figure, details, dl, div, dt, dd, summary, figcaption,
    caption
  case span, blockquote, ul, ol, li, tr, th, td, pre, img, br, hr
  case svg, script, style, button, nav, footer, form, template, noscript, select, input, label
  /// Any other name.
  case other

  /// The element of a name, which docgen's pages spell in lower case.
  init(_ name: Span<UInt8>) {
    self = .other
    guard name.count <= 16 else { return }
    let key = Self.key(name)
    var place = Self.place(of: key)
    while Self.slots[place].key != 0 {
      if Self.slots[place].key == key {
        self = Self.slots[place].element
        return
      }
      place = (place + 1) & 255
    }
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

  /// The elements by the last bits of their keys, each at its own place or at the next that was free.
  private static let slots: [(key: UInt128, element: PageElement)] = {
    var slots = [(key: UInt128, element: PageElement)](repeating: (0, .other), count: 256)
    for element in allCases where element != .other {
      let name = Array("\(element)".utf8)
      let key = key(name.span)
      var place = place(of: key)
      while slots[place].key != 0 { place = (place + 1) & 255 }
      slots[place] = (key, element)
    }
    return slots
  }()

  private static func place(of key: UInt128) -> Int {
    // Multiplicative hashing (Knuth, The Art of Computer Programming, 6.4).
    let folded = UInt64(truncatingIfNeeded: key) ^ UInt64(truncatingIfNeeded: key >> 64)
    return Int((folded &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }

  /// A name of at most 16 bytes as one number.
  private static func key(_ name: Span<UInt8>) -> UInt128 {
    var key: UInt128 = 0
    for index in name.indices { key = key << 8 | UInt128(name[index]) }
    return key
  }
}
