import Syntax

/// Hex comments beside colours: documentation that can be wrong.
extension SwiftTokenReader {
  /// Sets each colour just read beside the hex of the comment at the end of its line.
  mutating func compareComments(_ token: String, _ statement: ColorStatement, source number: Int) {
    let written = evaluator.writtenColors
    if written.count == 1, let only = written.first?.value, statement.dark == nil {
      writtenByName[token] = only
    }
    if case .reference(let target, _) = statement.light, statement.dark == nil {
      return compareAlias(token, target, statement, number)
    }
    var lines: [Int32: (comment: CodeToken, source: Int, places: [SwiftSyntaxTree.Place])] = [:]
    for place in written.keys {
      let node = program.tree[place]
      guard let comment = program.sources[node.source].lineComment(after: node.last) else { continue }
      lines[comment.start, default: (comment, node.source, [])].places.append(place)
    }
    for line in lines.values.sorted(by: { $0.comment.start < $1.comment.start }) {
      let text = program.sources[line.source].text
      let comment = SwiftComment(line.comment, in: text)
      let places = line.places.sorted { program.tree[$0].first < program.tree[$1].first }
      guard !comment.hexes.isEmpty else { continue }
      if comment.hexes.count != places.count, places.count > 1 || comment.isCompound { continue }
      for (place, hex) in zip(places, comment.hexes) {
        guard let color = written[place] else { continue }
        add(token, hex, color, places.count == 1 ? statement.light : nil, line.source)
      }
    }
  }

  private mutating func add(
    _ token: String, _ hex: SwiftComment.Hex, _ color: SwiftEvaluator.WrittenColor,
    _ expression: ColorExpression?,
    _ source: Int
  ) {
    var declared = color.value
    if hex.hasAlpha {
      switch expression {
      case .opacity(.value, let amount): declared.alpha *= amount
      case .alpha(.value, let amount): declared.alpha = amount
      default: break
      }
    } else {
      // Six digits say nothing of the opacity.
      declared.alpha = 1
    }
    let text = program.sources[source].text
    statements.evidence.comments.append(
      Evidence.ColorComment(
        token: token, stated: hex.value, declared: declared, decimals: color.decimals,
        origin: Origin(flavor: flavor, path: text.path, position: text.position(at: hex.offset))))
  }

  private mutating func compareAlias(
    _ token: String, _ target: String, _ statement: ColorStatement, _ number: Int
  ) {
    let source = program.sources[number]
    let line = statement.origin.position.line
    guard let first = source.comments.first(startingOn: line, in: source.text) else { return }
    let comment = SwiftComment(first, in: source.text)
    guard comment.hexes.count == 1 else { return }
    aliasComments.append((token, target, comment.hexes[0], number))
  }

  /// Comments beside aliases, now that every colour is known.
  mutating func compareAliases() {
    for entry in aliasComments {
      guard let color = writtenByName[entry.target] else { continue }
      add(entry.token, entry.hex, color, nil, entry.source)
    }
  }
}

extension SwiftSource {
  /// The first comment behind a token on its line, whatever stands between.
  func lineComment(after index: Int) -> CodeToken? {
    guard index >= 0, index < count else { return nil }
    let end = Int(tokens[index].end)
    let line = text.position(at: max(end - 1, 0)).line
    let limit = text.range(ofLine: line).upperBound
    return comments.first(from: end).flatMap { Int($0.start) < limit ? $0 : nil }
  }
}

extension [CodeToken] {
  /// The first token at or behind an offset, by bisection.
  fileprivate func first(from offset: Int) -> CodeToken? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if Int(self[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low < count ? self[low] : nil
  }

  fileprivate func first(startingOn line: Int, in text: SourceText) -> CodeToken? {
    let range = text.range(ofLine: line)
    return first(from: range.lowerBound).flatMap { Int($0.start) < range.upperBound ? $0 : nil }
  }
}
