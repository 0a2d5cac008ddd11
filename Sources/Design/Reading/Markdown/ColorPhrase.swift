import Syntax

/// One colour of a value, or several joined by arrows, with the words that stand beside it.
struct ColorSegment {
  /// How the colours of a chain are joined.
  enum Joint { case arrow, range }

  /// A colour of the chain.
  struct Link {
    var value: ColorExpression
    /// The part of the way it stands at in a gradient, where stated.
    var at: Double?
    /// Its piece.
    var piece: Int
  }

  var chain: [Link] = []
  var joint: Joint?
  /// Set for a CSS gradient function.
  var gradient: GradientLiteral?
  /// The colour behind the words "on": a pair, not a value of its own.
  var background: ColorExpression?
  /// Words beside it, in lower case, outside and inside of parentheses.
  var label: [String] = []
  var asides: [String] = []
  /// The words outside of parentheses as written.
  var labelPieces: [Int] = []
  /// Whether a word of it stands before the colour.
  var isLabelledBefore = false
  /// In degrees, stated beside it.
  var angle: Double?
  /// Whether an arrow or dash joins it to something that is no colour.
  var isOpen = false
  /// Whether a slash parts it from the one before it: without words, light / dark.
  var followsSlash = false
  /// Whether a semicolon stands before it: what is said there is said of something else.
  var beginsClause = false

  /// The piece of its last colour.
  var end: Int { chain.last?.piece ?? -1 }

  /// Whether it is the second of `#AAA / #BBB`, without a word of its own.
  var isBareSecond: Bool {
    followsSlash && !beginsClause && gradient == nil && label.isEmpty && asides.isEmpty
  }

  /// The value of a segment with one colour.
  var value: ColorExpression { chain.first?.value ?? .unread }

  /// The appearances that words beside it name.
  var appearances: [Appearance] {
    let spoken = Appearance.spoken(in: label)
    return spoken.isEmpty ? Appearance.spoken(in: asides) : spoken
  }

  /// Whether all colours of the chain are one.
  var isOneColor: Bool {
    guard case .value(let first)? = chain.first?.value else { return chain.count == 1 }
    return chain.allSatisfy { link in
      guard case .value(let value) = link.value else { return false }
      return value.contractText == first.contractText
    }
  }
}

/// The value part of a palette item or a cell: segments between slashes, commas and words such as "or".
struct ColorPhrase {
  /// Those that hold a colour, in order.
  private(set) var segments: [ColorSegment] = []
  /// An angle that stands between separators of its own.
  private(set) var angle: Double?
  /// Whether the words say that arrows run from light to dark.
  private(set) var isInverting = false
  /// Whether the words speak of a gradient.
  private(set) var saysGradient = false
  /// The piece after the last that belongs to a colour: what the note begins with.
  private(set) var end: Int
  /// The pieces of colours that could not be read.
  private(set) var broken: [Int] = []

  private let phrase: Phrase
  private var current = ColorSegment()
  /// Whether the last piece was an arrow or a dash behind a colour.
  private var pending: ColorSegment.Joint?
  private var saysOn = false
  private var isSlashed = false
  private var isPastSemicolon = false

  /// Reads the colours of a range of pieces.
  init(_ phrase: Phrase, in range: Range<Int>) {
    self.phrase = phrase
    end = range.lowerBound
    read(range, depth: 0)
    finish()
  }

  private mutating func read(_ range: Range<Int>, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      let piece = phrase.pieces[index]
      switch piece.kind {
      case .color, .brokenColor, .reference:
        index = addColor(at: index, limit: range.upperBound)
        continue
      case .gradient:
        if !current.chain.isEmpty || current.gradient != nil { finish() }
        current.gradient = phrase.gradient(at: index)
        end = index + 1
      case .arrow, .dash:
        let joint: ColorSegment.Joint = piece.kind == .arrow ? .arrow : .range
        if current.chain.isEmpty {
          if joint == .arrow { current.isOpen = true }
        } else {
          pending = joint
        }
        index += 1
        continue
      case .open:
        let close = min(phrase.closing(index), range.upperBound)
        readParenthesis((index + 1)..<close, depth: depth)
        index = close + 1
        continue
      case .at:
        index += 1
        continue
      case _ where piece.isSeparator:
        if let next = alphaAfterComma(index, limit: range.upperBound)
          ?? appearanceAfterComma(index, limit: range.upperBound)
        {
          index = next
          continue
        }
        if piece.kind != .lineBreak || !current.chain.isEmpty { finish() }
        isSlashed = piece.kind == .slash || piece.kind == .lineBreak
        if piece.kind == .semicolon { isPastSemicolon = true }
      case .word:
        index = addWord(at: index, limit: range.upperBound)
        continue
      default: break
      }
      index += 1
    }
  }

  // MARK: - Colours

  private mutating func addColor(at index: Int, limit: Int) -> Int {
    var value: ColorExpression
    if let color = phrase.color(at: index) {
      value = .value(color)
    } else if let path = phrase.reference(at: index) {
      // `{colors.link}` beside a colour is the same thing said twice; alone it is a reference.
      if !current.chain.isEmpty { return index + 1 }
      value = .reference(path, at: phrase.position(of: index))
    } else {
      broken.append(index)
      value = .unread
    }
    var next = index + 1
    var at: Double?
    (value, at, next) = modified(value, from: next, limit: limit)
    end = next
    if let last = current.chain.last {
      if case .reference = last.value {
        current.chain[current.chain.count - 1] = ColorSegment.Link(value: value, at: at, piece: index)
        pending = nil
        return next
      }
      if saysOn, pending == nil {
        current.background = value
        saysOn = false
        return next
      }
      guard let joint = pending else {
        finish()
        current.chain = [ColorSegment.Link(value: value, at: at, piece: index)]
        return next
      }
      current.joint = joint
    }
    current.chain.append(ColorSegment.Link(value: value, at: at, piece: index))
    pending = nil
    return next
  }

  /// What stands right behind a colour and changes it: `@ 18%`, `at 18% opacity`, `18% alpha`, `(40%)` of a gradient.
  private func modified(
    _ value: ColorExpression, from index: Int, limit: Int
  ) -> (value: ColorExpression, at: Double?, next: Int) {
    var next = index
    guard next < limit else { return (value, nil, next) }
    let pieces = phrase.pieces
    if pieces[next].kind == .open, let share = percent(at: next + 1, limit: limit),
      share.next < limit, pieces[share.next].kind == .close
    {
      return (value, share.value, share.next + 1)
    }
    let isMarked = pieces[next].kind == .at
    let isWorded = pieces[next].term == .at || pieces[next].term == .atSign
    if isMarked || isWorded { next += 1 }
    guard let share = percent(at: next, limit: limit) else { return (value, nil, index) }
    next = share.next
    let unit = next < limit ? pieces[next].term : .absent
    let isNamed = unit == .opacity || unit == .alpha || unit == .opaque
    if isNamed { next += 1 }
    // `at 45% on light` can only be an opacity as well; `at 45%` alone is a place of a gradient.
    guard isMarked || isNamed || (isWorded && (unit == .on || unit == .in)) else {
      return isWorded ? (value, share.value, next) : (value, nil, index)
    }
    return (Self.scaled(value, by: share.value), nil, next)
  }

  private func percent(at index: Int, limit: Int) -> (value: Double, next: Int)? {
    guard index < limit, let (quantity, next) = phrase.quantity(at: index), quantity.upper == nil else {
      return nil
    }
    if quantity.unit == .percent { return (quantity.value / 100, next) }
    if quantity.unit == .absent, next < limit, phrase.pieces[next].term == .percent {
      return (quantity.value / 100, next + 1)
    }
    // `@ 0.18`
    if quantity.unit == .absent, quantity.value > 0, quantity.value < 1 { return (quantity.value, next) }
    return nil
  }

  /// `#2A6F97, 12% alpha`: the comma does not part the alpha from its colour.
  private mutating func alphaAfterComma(_ index: Int, limit: Int) -> Int? {
    guard phrase.pieces[index].kind == .comma, let last = current.chain.indices.last,
      let share = percent(at: index + 1, limit: limit), share.next < limit,
      [.alpha, .opacity].contains(phrase.pieces[share.next].term)
    else { return nil }
    current.chain[last].value = Self.scaled(current.chain[last].value, by: share.value)
    end = share.next + 1
    return end
  }

  /// `#101418, dark mode only`: the comma does not part an appearance from its colour where no other colour follows.
  private mutating func appearanceAfterComma(_ index: Int, limit: Int) -> Int? {
    guard phrase.pieces[index].kind == .comma, !current.chain.isEmpty else { return nil }
    var next = index + 1
    while next < limit, phrase.pieces[next].kind == .word { next += 1 }
    guard next == limit || !phrase.pieces[next].isColor, next - index <= 6,
      Appearance.isWhole(phrase.words(among: (index + 1)..<next))
    else { return nil }
    for place in (index + 1)..<next { _ = addWord(at: place, limit: limit) }
    end = next
    return next
  }

  /// The alpha a colour has times the stated one; a second statement of the same alpha changes nothing.
  static func scaled(_ expression: ColorExpression, by alpha: Double) -> ColorExpression {
    guard alpha >= 0, alpha <= 1 else { return expression }
    guard case .value(var value) = expression else {
      if case .reference = expression { return .opacity(expression, alpha) }
      return expression
    }
    if value.alpha < 1, abs(value.alpha - alpha) < 0.006 { return expression }
    value.alpha *= alpha
    return .value(value)
  }

  // MARK: - Words

  private mutating func addWord(at index: Int, limit: Int) -> Int {
    let term = phrase.pieces[index].term
    if term == .on || term == .over, !current.chain.isEmpty {
      saysOn = index + 1 < limit && beginsColor(index + 1, limit)
    }
    if phrase.begins(index, with: "gradient") { saysGradient = true }
    if phrase.begins(index, with: "invert") { isInverting = true }
    if let (quantity, next) = phrase.quantity(at: index), quantity.unit == .degree || quantity.unit == .deg {
      current.angle = quantity.value
      if current.chain.isEmpty { angle = quantity.value }
      return next
    }
    if current.chain.isEmpty, current.gradient == nil { current.isLabelledBefore = true }
    current.label.append(contentsOf: words(at: index))
    current.labelPieces.append(index)
    return index + 1
  }

  /// A word of the text as words of letters and digits; none for what is no word.
  private func words(at index: Int) -> [String] {
    guard let word = phrase.word(at: index) else { return [] }
    return phrase.pieces[index].isLetters ? [word] : Words.split(word)
  }

  /// `on white #FFFFFF` and `on #FFFFFF` both name a colour next.
  private func beginsColor(_ index: Int, _ limit: Int) -> Bool {
    for place in index..<min(index + 4, limit) {
      if phrase.pieces[place].isColor { return true }
      if phrase.pieces[place].kind != .word { return false }
    }
    return false
  }

  private mutating func readParenthesis(_ range: Range<Int>, depth: Int) {
    guard range.lowerBound < range.upperBound else { return }
    if phrase.holdsColor(range), depth < 4 {
      // A colour in a parenthesis behind another is a variant of it: `#3A7BFD` (pressed `#2E63D6`).
      if current.chain.isEmpty, current.gradient == nil {
        read(range, depth: depth + 1)
        return
      }
      finish()
      read(range, depth: depth + 1)
      finish()
      end = max(end, range.upperBound + 1)
      return
    }
    for index in range {
      if let (quantity, _) = phrase.quantity(at: index), quantity.unit == .degree || quantity.unit == .deg {
        if current.chain.isEmpty { angle = quantity.value } else { current.angle = quantity.value }
        end = max(end, range.upperBound + 1)
      }
      if phrase.begins(index, with: "gradient") { saysGradient = true }
      if phrase.begins(index, with: "invert") { isInverting = true }
      if !current.chain.isEmpty { current.asides.append(contentsOf: words(at: index)) }
    }
  }

  private mutating func finish() {
    defer {
      current = ColorSegment()
      saysOn = false
      pending = nil
    }
    if pending == .arrow { current.isOpen = true }
    if let angle = current.angle { self.angle = angle }
    guard !current.chain.isEmpty || current.gradient != nil else { return }
    current.followsSlash = isSlashed
    current.beginsClause = isPastSemicolon
    isSlashed = false
    isPastSemicolon = false
    segments.append(current)
  }
}
