import Syntax

/// Clauses that set a foreground on a background and say that its contrast passes or fails.
struct ClaimProseReader {
  let place: ProsePlace

  /// Reads every clause of a paragraph, item or table row.
  func read(_ phrase: Phrase, isRow: Bool = false, into statements: inout Statements) {
    guard Self.mayClaim(phrase) else { return }
    var start = 0
    for index in 0...phrase.pieces.count {
      let isEnd = index == phrase.pieces.count || isClauseEnd(phrase.pieces[index], isRow: isRow)
      guard isEnd else { continue }
      if index > start { readClause(phrase, start..<index, into: &statements) }
      start = index + 1
    }
  }

  /// Whether any word is one that no claim can do without.
  static func mayClaim(_ phrase: Phrase) -> Bool { phrase.traits.contains(.level) }

  private func isClauseEnd(_ piece: Piece, isRow: Bool) -> Bool {
    switch piece.kind {
    case .semicolon, .period: true
    case .lineBreak: !isRow
    default: false
    }
  }

  // MARK: - One clause

  private func readClause(_ phrase: Phrase, _ clause: Range<Int>, into statements: inout Statements) {
    let outside = withoutAsides(phrase, clause)
    guard let level = level(phrase, clause) else { return }
    let verdict =
      outside.first { isVerdict(phrase.pieces[$0]) } ?? asideVerdict(phrase, clause)
    // "White on #111111 passes AA, so it may carry text": what follows from a verdict leaves it a verdict.
    let lead = outside.prefix { $0 < verdict ?? clause.upperBound }
    if lead.contains(where: { phrase.pieces[$0].traits.contains(.advice) }) { return }
    let end = adviceStart(phrase, clause, after: verdict)
    let said = outside.prefix { $0 < end }
    if said.contains(where: phrase.leavesOpen) { return }
    var sides: [(foreground: Operand, background: Operand, backdrop: ColorExpression?, isDark: Bool)] = []
    if let verdict { sides = pairs(phrase, clause, verdict: verdict) }
    guard let verdict, !sides.isEmpty else {
      sayUnread(phrase, clause, into: &statements)
      return
    }
    var passes = !phrase.pieces[verdict].traits.contains(.fails)
    let near = max(clause.lowerBound, verdict - 3)..<verdict
    if near.contains(where: { phrase.pieces[$0].traits.contains(.negation) }) { passes.toggle() }
    let start = sides[0].foreground.start
    for side in sides {
      statements.claims.append(
        ClaimStatement(
          text: phrase.words(start..<clause.upperBound), foreground: side.foreground.color,
          background: side.background.color, backdrop: side.backdrop, level: level, passes: passes,
          origin: place.origin(phrase.position(of: start)), isDark: side.isDark))
    }
  }

  private func isVerdict(_ piece: Piece) -> Bool { !piece.traits.isDisjoint(with: .verdict) }

  /// The verdict of "white on #1D5EA7 (passes AA)": in parentheses without colours, where none stands outside.
  private func asideVerdict(_ phrase: Phrase, _ clause: Range<Int>) -> Int? {
    var index = clause.lowerBound
    while index < clause.upperBound {
      if phrase.pieces[index].kind == .open {
        let end = min(phrase.closing(index), clause.upperBound)
        let aside = (index + 1)..<max(end, index + 1)
        if !aside.contains(where: { phrase.pieces[$0].isColor }),
          let verdict = aside.first(where: { isVerdict(phrase.pieces[$0]) })
        {
          return verdict
        }
        index = end
      }
      index += 1
    }
    return nil
  }

  /// Where advice begins behind a verdict: "passes AA at 14pt — validate any smaller text".
  private func adviceStart(_ phrase: Phrase, _ clause: Range<Int>, after verdict: Int?) -> Int {
    guard let verdict else { return clause.upperBound }
    return (verdict..<clause.upperBound).first { index in
      phrase.pieces[index].kind == .dash && index + 1 < clause.upperBound
        && phrase.pieces[index + 1].traits.contains(.advice)
    } ?? clause.upperBound
  }

  /// Two colours and a level that are no claim: said, so that nobody thinks they were checked.
  private func sayUnread(_ phrase: Phrase, _ clause: Range<Int>, into statements: inout Statements) {
    guard clause.count(where: { phrase.pieces[$0].isColor }) >= 2 else { return }
    statements.findings.append(
      Finding(
        rule: "token-unread", severity: .info, path: place.path,
        position: phrase.position(of: clause.lowerBound),
        message: "'\(phrase.words(clause))' names two colours and a level but no claim about them",
        help: "write 'foreground on background passes AA'"))
  }

  /// The pieces of a clause outside of parentheses.
  private func withoutAsides(_ phrase: Phrase, _ clause: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = clause.lowerBound
    while index < clause.upperBound {
      if phrase.pieces[index].kind == .open {
        index = min(phrase.closing(index), clause.upperBound - 1)
      } else {
        result.append(index)
      }
      index += 1
    }
    return result
  }

  // MARK: - Levels

  /// The level a clause speaks of: named, or by a bound.
  private func level(_ phrase: Phrase, _ clause: Range<Int>) -> Claim.Level? {
    var named: Claim.Level?
    var bound: Double?
    var isLarge = false
    var hasBold = false
    var points: Double = 0
    var isText = false
    for index in clause {
      let piece = phrase.pieces[index]
      guard piece.kind == .word else { continue }
      switch piece.term {
      case .aaa, .aaaLarge: named = named ?? .aaa
      case .aa, .aaLarge: named = named ?? .aa
      case .text, .label, .labels, .body, .titles, .headings: isText = true
      case .bold, .heavy: hasBold = true
      default: break
      }
      if phrase.begins(index, with: "large") || !piece.isLetters && phrase.ends(index, with: "-large") {
        isLarge = true
      }
      bound = bound ?? phrase.bound(at: index)
      if let (quantity, _) = phrase.quantity(at: index), let unit = quantity.lengthUnit,
        unit == "pt" || unit == "sp"
      {
        points = max(points, quantity.value)
      }
    }
    isLarge = isLarge || points >= 18 || (points >= 14 && hasBold)
    switch named {
    case .aaa: return isLarge ? .aaaLarge : .aaa
    case .aa: return isLarge || bound == 3 ? .aaLarge : .aa
    default: break
    }
    switch bound {
    case 3: return isLarge || isText ? .aaLarge : .graphics
    case 4.5: return .aa
    case 7: return .aaa
    default: return nil
    }
  }

  // MARK: - Sides

  /// A colour of a clause and the piece it begins at.
  private struct Operand {
    var color: ColorExpression
    var start: Int
    /// Whether it is a value, not a name.
    var isValue: Bool
  }

  /// What a clause is made of, seen as a claim.
  private enum Part {
    case operand(Operand), on, over, separator(isSlash: Bool), stop
  }

  private func pairs(
    _ phrase: Phrase, _ clause: Range<Int>, verdict: Int
  ) -> [(foreground: Operand, background: Operand, backdrop: ColorExpression?, isDark: Bool)] {
    var head = parts(phrase, clause.lowerBound..<verdict)
    if !head.contains(where: { if case .on = $0 { true } else { false } }) {
      // "The star meets 3:1 on white" names its ground last.
      let tail = parts(phrase, (verdict + 1)..<clause.upperBound)
      guard let on = tail.firstIndex(where: { if case .on = $0 { true } else { false } }) else { return [] }
      head.append(contentsOf: tail[on...])
    }
    // What stands before a colon or a dash leads up to the claim.
    if let stop = head.lastIndex(where: { if case .stop = $0 { true } else { false } }),
      head[stop...].contains(where: { if case .on = $0 { true } else { false } })
    {
      head.removeFirst(stop + 1)
    }
    return pairs(of: head)
  }

  private func pairs(
    of parts: [Part]
  ) -> [(foreground: Operand, background: Operand, backdrop: ColorExpression?, isDark: Bool)] {
    var result: [(foreground: Operand, background: Operand, backdrop: ColorExpression?, isDark: Bool)] = []
    var fronts: [Operand] = []
    var grounds: [(operand: Operand, isSecond: Bool)] = []
    var isBehind = false
    var isSlashed = false
    var backdrop: ColorExpression?
    func flush() {
      for front in fronts {
        for ground in grounds {
          // A name on `light`/`dark` has another value on each.
          let isDark = ground.isSecond && grounds.count == 2 && !front.isValue
          result.append((front, ground.operand, backdrop, isDark))
        }
      }
      backdrop = nil
    }
    var index = 0
    while index < parts.count {
      switch parts[index] {
      case .operand(let operand):
        if !isBehind {
          fronts.append(operand)
        } else if beginsPair(parts, index) {
          flush()
          fronts = [operand]
          grounds = []
          isBehind = false
        } else {
          grounds.append((operand, isSlashed))
        }
      case .on:
        if isBehind, !grounds.isEmpty {
          // "on #FFFFFF and on #F4EFE1": the same front again.
          flush()
          grounds = []
        }
        isBehind = true
        isSlashed = false
      case .over:
        if isBehind, index + 1 < parts.count, case .operand(let operand) = parts[index + 1] {
          backdrop = operand.color
          index += 1
        } else {
          isBehind = true
        }
      case .separator(let isSlash): isSlashed = isSlash
      case .stop:
        flush()
        fronts = []
        grounds = []
        isBehind = false
      }
      index += 1
    }
    flush()
    let hasValues = result.contains { $0.foreground.isValue || $0.background.isValue }
    return hasValues ? result.filter { $0.background.isValue || $0.foreground.isValue } : result
  }

  /// Whether an operand behind one "on" has an "on" of its own.
  private func beginsPair(_ parts: [Part], _ index: Int) -> Bool {
    guard index > 0, case .separator = parts[index - 1], index + 1 < parts.count else { return false }
    if case .on = parts[index + 1] { return true }
    return false
  }

  /// The words of a clause gathered to operands between marks.
  private func parts(_ phrase: Phrase, _ range: Range<Int>) -> [Part] {
    var result: [Part] = []
    var pending: [Int] = []
    var color: (expression: ColorExpression, piece: Int)?
    func close() {
      defer {
        pending = []
        color = nil
      }
      if let color {
        result.append(
          .operand(Operand(color: color.expression, start: pending.first ?? color.piece, isValue: true)))
      } else if let operand = named(phrase, pending) {
        result.append(.operand(operand))
      }
    }
    var index = range.lowerBound
    while index < range.upperBound {
      switch phrase.pieces[index].kind {
      case .color:
        guard let value = phrase.color(at: index) else { break }
        if color != nil { close() }
        var expression = ColorExpression.value(value)
        if let alpha = alpha(phrase, index + 1, range.upperBound) {
          expression = ColorPhrase.scaled(expression, by: alpha.value)
          color = (expression, index)
          index = alpha.next
          continue
        }
        color = (expression, index)
      case .word:
        switch phrase.pieces[index].term {
        case .on, .against:
          close()
          result.append(.on)
        case .over, .atop:
          close()
          result.append(.over)
        case .and, .or:
          close()
          result.append(.separator(isSlash: false))
        default: pending.append(index)
        }
      case .comma, .slash, .plus, .dot:
        close()
        result.append(.separator(isSlash: phrase.pieces[index].kind == .slash))
      case .colon, .dash, .arrow, .equals:
        close()
        result.append(.stop)
      case .open:
        let end = min(phrase.closing(index), range.upperBound)
        if color == nil, let inner = ((index + 1)..<end).first(where: { phrase.pieces[$0].isColor }),
          let value = phrase.color(at: inner)
        {
          color = (.value(value), index)
        }
        index = end
      default: break
      }
      index += 1
    }
    close()
    return result
  }

  private func alpha(_ phrase: Phrase, _ index: Int, _ limit: Int) -> (value: Double, next: Int)? {
    guard index + 1 < limit else { return nil }
    guard phrase.pieces[index].kind == .at || phrase.pieces[index].term == .at,
      let (quantity, next) = phrase.quantity(at: index + 1), quantity.unit == .percent
    else { return nil }
    let isNamed = next < limit && [.opacity, .alpha].contains(phrase.pieces[next].term)
    guard isNamed || phrase.pieces[index].kind == .at else { return nil }
    return (quantity.value / 100, isNamed ? next + 1 : next)
  }

  /// Words that name a colour: white and black, a code span, or the words as they stand.
  private func named(_ phrase: Phrase, _ pieces: [Int]) -> Operand? {
    let kept = pieces.filter { piece in
      phrase.pieces[piece].isCode || !phrase.pieces[piece].traits.contains(.negation)
    }
    guard let first = kept.first else { return nil }
    for piece in kept {
      switch phrase.pieces[piece].term {
      case .white:
        return Operand(
          color: .value(ColorValue(red: 255, green: 255, blue: 255)), start: first, isValue: true)
      case .black:
        return Operand(color: .value(ColorValue(red: 0, green: 0, blue: 0)), start: first, isValue: true)
      default: break
      }
    }
    let code = kept.filter { phrase.pieces[$0].isCode }
    if let begin = code.first, let end = code.last {
      return Operand(
        color: .reference(phrase.words(begin..<(end + 1)), at: phrase.position(of: begin)), start: first,
        isValue: false)
    }
    // "red on white" names a hue, not the platform's red.
    if kept.count == 1, phrase.pieces[first].traits.contains(.hue) { return nil }
    let bare = kept.filter { !phrase.pieces[$0].traits.contains(.role) }
    let name = bare.isEmpty ? kept : bare
    guard let begin = name.first, let end = name.last, end - begin < 4 else { return nil }
    return Operand(
      color: .reference(phrase.words(begin..<(end + 1)), at: phrase.position(of: begin)), start: first,
      isValue: false)
  }
}
