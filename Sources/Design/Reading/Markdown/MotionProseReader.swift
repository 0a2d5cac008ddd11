import Syntax

/// Springs, curves and durations in words, in lists and tables.
struct MotionProseReader {
  let place: ProsePlace

  /// What is known of one movement.
  private struct Facts {
    var isSpring = false
    /// Whether the word is there, and not what another clause says.
    var saysSpring = false
    /// Whether it is told as SwiftUI tells it since iOS 17, whose duration is the response.
    var isOfBounce = false
    var isKeyframes = false
    var response: Double?
    var dampingFraction: Double?
    var stiffness: Double?
    var damping: Double?
    var mass: Double?
    var duration: Double?
    var delay: Double?
    var curve: [Double]?
    var repeats: MotionToken.Repeat?

    var hasEasing: Bool { isSpring || isKeyframes || curve != nil }

    /// Takes over what another clause says of the same movement, and nothing that is known already.
    mutating func fill(from other: Facts) {
      if !hasEasing || isSpring && other.isSpring {
        isSpring = other.isSpring
        isKeyframes = other.isKeyframes
        curve = other.curve
      }
      response = response ?? other.response
      dampingFraction = dampingFraction ?? other.dampingFraction
      stiffness = stiffness ?? other.stiffness
      damping = damping ?? other.damping
      mass = mass ?? other.mass
      isOfBounce = isOfBounce || other.isOfBounce
      duration = duration ?? other.duration
      delay = delay ?? other.delay
      repeats = repeats ?? other.repeats
    }
  }

  /// One movement of an item, and the words it begins with.
  private struct Movement {
    var facts: Facts
    var start: Int
  }

  // MARK: - Lists and tables

  /// Reads an item of a motion section; elsewhere only what spells out a spring or a curve.
  func read(_ phrase: Phrase, into statements: inout Statements) -> Bool {
    guard place.section.subject == .motion || phrase.traits.contains(.spellsOut), let head = ItemHead(phrase)
    else {
      return false
    }
    let note = ColorItemReader.note(phrase, from: head.value)
    var isRead = false
    for movement in movements(phrase, from: head.value) {
      let facts = movement.facts
      if place.section.subject != .motion {
        guard facts.response != nil || facts.stiffness != nil || facts.curve.map(isCustom) ?? false else {
          continue
        }
      }
      let label = isRead ? label(phrase, from: movement.start) : ""
      isRead =
        state(facts, name: head.name(in: phrase) + label, at: head.position, note: note, into: &statements)
        || isRead
    }
    return isRead
  }

  /// Whether a word with marks in it begins what spells out a spring or a curve: `cubic-bezier`.
  static func spellsOut(_ word: ArraySlice<UInt8>) -> Bool {
    // Most words are none of these, and are told by their first letter.
    switch word.first(where: { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }).map({ $0 | 0x20 }) {
    case UInt8(ascii: "r"), UInt8(ascii: "s"), UInt8(ascii: "c"), UInt8(ascii: "t"):
      let letters = letters(of: String(decoding: word, as: UTF8.self).lowercased())
      return Vocabulary.shared[Vocabulary.Key(letters)].traits.contains(.spellsOut)
    default: return false
    }
  }

  // MARK: - Clauses

  /// The movements of an item. A clause with a time and an easing of its own is another movement than the one before;
  /// any other clause adds to it what is not yet said.
  private func movements(_ phrase: Phrase, from start: Int) -> [Movement] {
    var result: [Movement] = []
    for clause in clauses(phrase, from: start) {
      var facts = Facts()
      facts.isSpring = result.last?.facts.isSpring ?? false
      gather(phrase, clause, into: &facts)
      facts.isSpring = facts.saysSpring || facts.isSpring && facts.stiffness != nil
      guard let last = result.indices.last else {
        result.append(Movement(facts: facts, start: clause.lowerBound))
        continue
      }
      let known = result[last].facts
      if facts.hasEasing, facts.duration != nil || facts.response != nil,
        known.duration != nil || known.response != nil
      {
        result.append(Movement(facts: facts, start: clause.lowerBound))
      } else {
        result[last].facts.fill(from: facts)
      }
    }
    return result
  }

  /// The stretches between semicolons, commas and full stops outside of parentheses.
  private func clauses(_ phrase: Phrase, from start: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var first = start
    var index = start
    while index < phrase.pieces.count {
      switch phrase.pieces[index].kind {
      case .open:
        index = max(index, min(phrase.closing(index), phrase.pieces.count - 1))
      case .semicolon, .comma, .period, .lineBreak:
        if index > first { result.append(first..<index) }
        first = index + 1
      default: break
      }
      index += 1
    }
    if first < phrase.pieces.count { result.append(first..<phrase.pieces.count) }
    return result
  }

  /// `springFree` is none.
  private static func isSpring(_ word: String) -> Bool { isSpring(bare: letters(of: word)) }

  private static func isSpring(bare: String) -> Bool {
    guard let first = bare.utf8.first, first == UInt8(ascii: "s") || first == UInt8(ascii: "i") else {
      return false
    }
    return
      (bare.hasPrefix("spring") || bare.hasPrefix("interactivespring")
      || bare.hasPrefix("interpolatingspring"))
      && bare != "springfree" && bare != "springless"
  }

  /// `no spring`, `not a spring`, `without any bounce`, `rather than a spring`.
  private func isNegated(_ phrase: Phrase, _ index: Int, from start: Int) -> Bool {
    var place = index - 1
    while place >= start, index - place <= 3, let word = phrase.word(at: place) {
      // Most words are none of these, and are told by their first letter.
      switch word.utf8.first {
      case UInt8(ascii: "n"), UInt8(ascii: "w"), UInt8(ascii: "t"), UInt8(ascii: "i"), UInt8(ascii: "a"),
        UInt8(ascii: "o"):
        break
      default: return false
      }
      if ["no", "not", "non", "never", "without", "than", "instead", "avoid", "isn't", "isn’t"].contains(word)
      {
        return true
      }
      guard ["a", "an", "any", "the", "of"].contains(word) else { return false }
      place -= 1
    }
    return false
  }

  /// The words a further movement begins with, up to what is measured in it.
  private func label(_ phrase: Phrase, from start: Int) -> String {
    var end = start
    while end < phrase.pieces.count, end - start < 5, let word = phrase.word(at: end),
      phrase.quantity(at: end) == nil, !Self.isSpring(word), Self.curves[Self.letters(of: word)] == nil
    {
      end += 1
    }
    while end > start, let word = phrase.word(at: end - 1),
      ["in", "over", "for", "with", "a", "an", "the", "from", "at", "by", "of", "to", "via"].contains(word)
    {
      end -= 1
    }
    return end > start ? " " + phrase.words(start..<end) : ""
  }

  private func isCustom(_ curve: [Double]) -> Bool { !Self.curves.contains { $0.value == curve } }

  /// Whether the table is one of movements; if so its rows are stated.
  func read(_ table: MarkdownTable, into statements: inout Statements) -> Bool {
    let words: Set<String> = [
      "duration", "easing", "curve", "spring", "response", "damping", "timing", "animation", "moment",
      "transition",
      "delay", "motion",
    ]
    guard table.header.count > 1, place.section.subject == .motion || table.column(words) != nil else {
      return false
    }
    for row in table.rows {
      guard let nameCell = row.cell(0), !nameCell.text.isEmpty else { continue }
      var facts = Facts()
      for column in table.header.indices.dropFirst() {
        guard let cell = row.cell(column) else { continue }
        gather(cell, cell.whole, into: &facts)
        take(cell, under: table.header[column], into: &facts)
      }
      let notes = table.header.indices.dropFirst().filter { table.isRemark($0) || table.header.count == 2 }
      let note = notes.compactMap { row.words($0) }.joined(separator: "; ")
      _ = state(
        facts, name: MarkdownTable.name(of: nameCell), at: nameCell.position(of: 0),
        note: note.isEmpty ? nil : note, into: &statements)
    }
    return true
  }

  /// A bare number below a heading that says what it is.
  private func take(_ cell: Phrase, under header: [String], into facts: inout Facts) {
    guard let quantity = cell.pieces.indices.lazy.compactMap({ cell.quantity(at: $0)?.quantity }).first else {
      return
    }
    let isMilliseconds = header.contains("ms") || (quantity.unit == .absent && quantity.value >= 10)
    let seconds = quantity.seconds ?? (isMilliseconds ? quantity.value / 1000 : quantity.value)
    if header.contains("response") { facts.response = quantity.seconds ?? quantity.value }
    if header.contains("damping") { facts.dampingFraction = quantity.value }
    if header.contains("stiffness") { facts.stiffness = quantity.value }
    if header.contains("duration") { facts.duration = seconds }
    if header.contains("delay") { facts.delay = seconds }
    if header.contains("response") || header.contains("damping") || header.contains("stiffness") {
      facts.isSpring = true
    }
  }

  private func state(
    _ facts: Facts, name: String, at position: Position, note: String?, into statements: inout Statements
  ) -> Bool {
    var facts = facts
    if let stiffness = facts.stiffness, stiffness > 0, case let mass = facts.mass ?? 1, mass > 0 {
      // A spring of mass m and stiffness k swings once in 2π √(m/k) seconds.
      facts.response = facts.response ?? 2 * Double.pi * (mass / stiffness).squareRoot()
      if let damping = facts.damping, facts.dampingFraction == nil {
        facts.dampingFraction = damping / (2 * (stiffness * mass).squareRoot())
      }
    } else if facts.dampingFraction == nil {
      facts.dampingFraction = facts.damping
    }
    if facts.isOfBounce { facts.response = facts.response ?? facts.duration }
    var token = MotionToken(name: name, kind: .duration, origin: place.origin(position))
    token.group = place.section.group
    token.duration = facts.duration
    token.delay = facts.delay
    token.repeats = facts.repeats
    token.note = note
    if facts.isSpring, facts.response != nil || facts.dampingFraction != nil || facts.duration != nil {
      token.kind = .spring
      token.response = facts.response
      token.dampingFraction = facts.dampingFraction
    } else if facts.isKeyframes, facts.duration != nil {
      token.kind = .keyframes
      token.curve = facts.curve
    } else if let curve = facts.curve,
      facts.duration != nil || isCustom(curve) || place.section.subject == .motion
    {
      token.kind = .curve
      token.curve = curve
    } else if facts.duration == nil {
      return false
    }
    statements.tokens.motion.append(token)
    return true
  }

  // MARK: - Words

  private static let curves: [String: [Double]] = [
    "easein": [0.42, 0, 1, 1], "easeout": [0, 0, 0.58, 1], "easeinout": [0.42, 0, 0.58, 1],
    "linear": [0, 0, 1, 1],
    // Material Design 2, section "Easing".
    "fastoutslowin": [0.4, 0, 0.2, 1], "linearoutslowin": [0, 0, 0.2, 1], "fastoutlinearin": [0.4, 0, 1, 1],
    "lineareasing": [0, 0, 1, 1], "fastoutslowineasing": [0.4, 0, 0.2, 1],
    "linearoutslowineasing": [0, 0, 0.2, 1], "fastoutlinearineasing": [0.4, 0, 1, 1],
  ]

  private func gather(_ phrase: Phrase, _ range: Range<Int>, into facts: inout Facts) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard Self.mayBeOfMotion(phrase, index), let word = phrase.word(at: index) else {
        index += 1
        continue
      }
      let bare = Self.letters(of: word)
      if isNegated(phrase, index, from: range.lowerBound) {
        index += 1
        continue
      }
      if let curve = Self.curves[bare], !(bare == "linear" && isGradient(phrase, index + 1)) {
        facts.curve = facts.curve ?? curve
      } else if bare == "cubicbezier" || bare == "timingcurve" {
        let numbers = numbers(phrase, from: index + 1, limit: range.upperBound)
        if numbers.count >= 4 { facts.curve = Array(numbers.prefix(4)) }
      } else if Self.isSpring(bare: bare) {
        facts.isSpring = true
        facts.saysSpring = true
      } else if bare.hasPrefix("keyframe") {
        facts.isKeyframes = true
      } else {
        key(bare, phrase, index, range.upperBound, into: &facts)
      }
      if let (quantity, next) = phrase.quantity(at: index), let seconds = quantity.seconds {
        time(seconds, phrase, index, next, range, into: &facts)
        index = next
      } else {
        index += 1
      }
    }
  }

  /// Whether a word, its marks left out, can be one that is asked for, or begins a time.
  private static func mayBeOfMotion(_ phrase: Phrase, _ index: Int) -> Bool {
    let piece = phrase.pieces[index]
    return !piece.isLetters || piece.traits.contains(.motion) || piece.range.count > Vocabulary.Key.most
      || phrase.begins(index, with: "spring") || phrase.begins(index, with: "inter")
      || phrase.begins(index, with: "keyframe")
  }

  /// A word without marks and digits, in most cases the word itself.
  private static func letters(of word: String) -> String {
    if word.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) { return word }
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return word.filter(\.isLetter) }
    return String(decoding: word.utf8.filter { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }, as: UTF8.self)
  }

  private func isGradient(_ phrase: Phrase, _ index: Int) -> Bool {
    phrase.pieces.indices.contains(index) && phrase.begins(index, with: "gradient")
  }

  /// A word that says what the number behind it is: `response: 0.32`, `damping 0.8`, `tween(200)`.
  private func key(_ word: String, _ phrase: Phrase, _ index: Int, _ limit: Int, into facts: inout Facts) {
    switch word {
    case "response": facts.response = facts.response ?? number(phrase, after: index, limit)
    case "dampingfraction", "dampingratio":
      facts.dampingFraction = facts.dampingFraction ?? number(phrase, after: index, limit)
    case "damping": facts.damping = facts.damping ?? number(phrase, after: index, limit)
    case "stiffness":
      facts.stiffness = facts.stiffness ?? number(phrase, after: index, limit)
      if facts.stiffness != nil { facts.isSpring = true }
    case "mass": facts.mass = facts.mass ?? number(phrase, after: index, limit)
    case "bounce":
      if let bounce = number(phrase, after: index, limit), bounce >= 0, bounce < 1, facts.isSpring {
        facts.dampingFraction = facts.dampingFraction ?? 1 - bounce
        facts.isOfBounce = true
      }
    case "tween", "durationmillis", "duration":
      if let number = number(phrase, after: index, limit), facts.duration == nil {
        facts.duration = number >= 10 ? number / 1000 : word == "duration" ? number : nil
      }
    case "infinite", "infinitely", "forever", "loop", "loops", "looping", "continuous", "continuously",
      "repeatforever":
      let reverses =
        phrase.says("autoreverse", in: phrase.whole) || phrase.says("ping-pong", in: phrase.whole)
      facts.repeats = facts.repeats ?? MotionToken.Repeat(count: nil, autoreverses: reverses)
    case "times":
      if index > 0, let count = phrase.number(at: index - 1),
        phrase.says("repeat", in: phrase.whole)
      {
        facts.repeats = MotionToken.Repeat(
          count: count.value, autoreverses: phrase.says("autoreverse", in: phrase.whole))
      }
    default: break
    }
  }

  /// A number at most two marks behind a word.
  private func number(_ phrase: Phrase, after index: Int, _ limit: Int) -> Double? {
    var next = index + 1
    while next < limit, next - index < 3 {
      switch phrase.pieces[next].kind {
      case .colon, .equals, .open: next += 1
      case .word:
        switch phrase.pieces[next].term {
        case .of, .fraction, .ratio:
          next += 1
          continue
        default: break
        }
        guard let quantity = phrase.number(at: next),
          [.absent, .f, .s, .ms, .percent].contains(quantity.unit)
        else { return nil }
        return quantity.seconds ?? (quantity.unit == .percent ? quantity.value / 100 : quantity.value)
      default: return nil
      }
    }
    return nil
  }

  private func numbers(_ phrase: Phrase, from start: Int, limit: Int) -> [Double] {
    var result: [Double] = []
    for index in start..<min(start + 12, limit) {
      switch phrase.pieces[index].kind {
      case .open, .comma: continue
      case .word:
        guard let word = phrase.word(at: index),
          let quantity = Quantity(word.hasPrefix(".") ? "0" + word : word)
        else { return result }
        result.append(quantity.value)
      default: return result
      }
    }
    return result
  }

  /// A time is how long it takes, unless the words around it say that it waits.
  private func time(
    _ seconds: Double, _ phrase: Phrase, _ index: Int, _ next: Int, _ range: Range<Int>,
    into facts: inout Facts
  ) {
    let before = phrase.words(among: max(range.lowerBound, index - 2)..<index)
    let after = next < range.upperBound ? phrase.word(at: next) ?? "" : ""
    if before.contains(where: { $0.hasPrefix("delay") }) || after.hasPrefix("delay") {
      facts.delay = facts.delay ?? seconds
      return
    }
    if before.contains(where: {
      ["response", "every", "after", "hold", "holds", "long-press", "stagger", "staggered"].contains($0)
    })
      || after == "stagger" || after == "hold"
    {
      return
    }
    facts.duration = facts.duration ?? seconds
  }
}
