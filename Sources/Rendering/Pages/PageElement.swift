/// The elements of a page that its twin tells apart.
enum PageElement: CaseIterable {
  case h1, h2, h3, h4, h5, h6, b, strong, em, del, code, kbd, a
  case main, p, section, article, header, table, figure, details, dl, div, dt, dd, summary, figcaption,
    caption
  case span, blockquote, ul, ol, li, tr, th, td, pre, img, br, hr
  case svg, script, style, button, nav, footer, form, template, noscript, select, input, label
  /// Any other name.
  case other

  /// The element of the name at a place of a page, which docgen's pages spell in lower case.
  init(_ page: Span<UInt8>, _ name: Range<Int>) {
    self = .other
    guard name.count <= 8 else {
      if let long = Self.long.first(where: { $0.isNamed(page, name) }) { self = long }
      return
    }
    let key = Self.key(page, name)
    if key == Self.spanKey {
      self = .span
      return
    }
    var place = Self.place(of: key)
    var slot = Self.slots[place]
    while slot.key != key {
      if slot.key == 0 { return }
      place = (place + 1) & 255
      slot = Self.slots[place]
    }
    self = slot.element
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

  // MARK: - Names

  /// That of `span`, which every other tag is.
  private static let spanKey: UInt64 = 0x6E61_7073

  /// Those whose names are too long for a key.
  private static let long: [PageElement] = [.blockquote, .figcaption]

  /// The others by the first bits of their keys' hashes, each at its own place or at the next that was free. What has no
  /// name has the key that no other name has.
  private static let slots: [(key: UInt64, element: PageElement)] = {
    var slots = [(key: UInt64, element: PageElement)](repeating: (0, .other), count: 256)
    for element in allCases where element != .other && !long.contains(element) {
      let name = Array("\(element)".utf8)
      let key = key(name.span, name.indices)
      var place = place(of: key)
      while slots[place].key != 0 { place = (place + 1) & 255 }
      slots[place] = (key, element)
    }
    return slots
  }()

  private static func place(of key: UInt64) -> Int {
    // Multiplicative hashing (Knuth, The Art of Computer Programming, 6.4).
    Int((key &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }

  /// A name of at most eight bytes as one number, its first byte the lowest.
  @inline(__always) private static func key(_ page: Span<UInt8>, _ name: Range<Int>) -> UInt64 {
    // Nearly every name has more of the page behind it: one look at eight bytes holds all of it.
    if name.lowerBound + 8 <= page.count {
      let word = page.bytes.unsafeLoadUnaligned(fromByteOffset: name.lowerBound, as: UInt64.self)
      return name.isEmpty ? 0 : UInt64(littleEndian: word) & UInt64.max &>> UInt64(64 - 8 * name.count)
    }
    var key: UInt64 = 0
    for index in name.reversed() { key = key << 8 | UInt64(page[index]) }
    return key
  }

  private func isNamed(_ page: Span<UInt8>, _ name: Range<Int>) -> Bool {
    let own = "\(self)".utf8
    return own.count == name.count && zip(own, name).allSatisfy { $0 == page[$1] }
  }
}
