import Syntax

/// Names that code uses as colour and font tokens.
struct SwiftUseReader {
  let flavor: Flavor
  /// The declared colours and fonts by every name code may call them.
  private let colors: WordSet
  private let fonts: WordSet
  private(set) var uses: [Evidence.TokenUse] = []

  init(colors: [String], fonts: [String], flavor: Flavor) {
    self.flavor = flavor
    self.colors = WordSet(colors)
    self.fonts = WordSet(fonts)
  }

  /// Views and modifiers that take a colour as an argument without a label, or with one of `labels`.
  private static let takers: WordSet = [
    "foregroundStyle", "foregroundColor", "fill", "stroke", "strokeBorder", "tint", "background", "shadow",
    "border", "accentColor", "listRowBackground", "toolbarBackground", "LinearGradient", "RadialGradient",
    "AngularGradient", "Gradient", "Color", "UIColor", "colorMultiply", "overlay", "presentationBackground",
    "underline", "listItemTint",
  ]
  private static let labels: WordSet = [
    "color", "colors", "fill", "tint", "content", "foreground", "background",
  ]
  private static let colorTypes: WordSet = ["Color", "UIColor", "NSColor"]
  private static let fontTypes: WordSet = ["Font", "UIFont"]
  private static let fontTakers: WordSet = ["font"]
  /// Members of types that are no tokens.
  private static let internals: WordSet = [
    "self", "init", "default", "shared", "system", "custom", "preferredFont", "systemFont", "clear",
  ]
  /// Words before the name of what they declare.
  private static let declaring: WordSet = [
    "let", "var", "func", "case", "struct", "enum", "class", "extension",
  ]
  /// Keywords before an expression.
  private static let introducing: WordSet = ["return", "in", "else", "case"]
  /// Marks behind which a dot goes on with what stands before.
  private static let closing: WordSet = [")", "]", "}", "."]
  private static let suffixes: WordSet = ["?", "!", ">"]

  /// Reads one source.
  mutating func read(_ usage: SwiftUsage) {
    let source = usage.source
    for index in 0..<source.count {
      switch source.tokens[index].kind {
      case .punctuation:
        if source.stands(".", at: index), let name = source.nameRange(index + 1) {
          readMember(index, name, usage)
        }
      case .identifier: readName(index, usage)
      default: break
      }
    }
  }

  private mutating func add(
    _ name: Range<Int>, _ kind: Evidence.TokenUse.Kind, at index: Int, _ source: SwiftSource
  ) {
    add(source.text.string(name), kind, at: index, source)
  }

  private mutating func add(
    _ name: String, _ kind: Evidence.TokenUse.Kind, at index: Int, _ source: SwiftSource
  ) {
    uses.append(
      Evidence.TokenUse(
        name: name, kind: kind,
        origin: Origin(flavor: flavor, path: source.text.path, position: source.position(index))))
  }

  /// `.name` without a base, and `Color.name`.
  private mutating func readMember(_ dot: Int, _ name: Range<Int>, _ usage: SwiftUsage) {
    let source = usage.source
    let bytes = source.text.bytes
    let isCall = source.stands("(", at: dot + 2) && source.touchesPrevious(dot + 2)
    guard !isCall, !name.isEmpty, !source.beginsUppercase(name) else { return }
    if source.touchesPrevious(dot), source.kind(dot - 1) == .identifier {
      guard !source.stands(".", at: dot - 2) || !source.touchesPrevious(dot - 1) else { return }
      if source.isName(dot - 1, in: Self.colorTypes) {
        if colors.contains(name, in: bytes) || !isPlatformColor(name, source), !isInternal(name, source) {
          add(name, .color, at: dot + 1, source)
        }
      } else if source.isName(dot - 1, in: Self.fontTypes) {
        if fonts.contains(name, in: bytes)
          || SwiftTextStyles.styles[SwiftTextStyles.name(source.text.string(name))] == nil,
          !isInternal(name, source)
        {
          add(name, .font, at: dot + 1, source)
        }
      }
      return
    }
    guard beginsExpression(dot, source) else { return }
    if colors.contains(name, in: bytes) { return add(name, .color, at: dot + 1, source) }
    if fonts.contains(name, in: bytes) { return add(name, .font, at: dot + 1, source) }
    readUndeclared(name, dot, usage)
  }

  /// A member no one has declared here, where a colour or a font is wanted: another source may declare it.
  private mutating func readUndeclared(_ name: Range<Int>, _ dot: Int, _ usage: SwiftUsage) {
    let source = usage.source
    guard !source.stands("==", at: dot - 1), !source.stands("!=", at: dot - 1),
      !source.stands("case", at: dot - 1)
    else { return }
    var place = dot
    while let bracket = usage.bracket(place) {
      if source.stands("[", at: bracket) {
        place = bracket
        continue
      }
      guard let callee = usage.callee(bracket), let calleeName = source.nameRange(callee) else { return }
      let isFont = source.isName(callee, in: Self.fontTakers)
      guard isFont || source.isName(callee, in: Self.takers) else { return }
      let label = usage.label(of: place, in: bracket)
      // `.weight(.bold)` behind a font is no token's place, nor is the condition of a ternary.
      if isFont {
        if label == nil, SwiftTextStyles.styles[source.text.string(name)] == nil, !isInternal(name, source) {
          add(name, .font, at: dot + 1, source)
        }
      } else if label.map({ source.isName($0, in: Self.labels) }) ?? true, !isPlatformColor(name, source),
        !isInternal(name, source), source.stands(".", at: bracket - 2) || source.beginsUppercase(calleeName)
      {
        add(name, .color, at: dot + 1, source)
      }
      return
    }
  }

  private func isPlatformColor(_ name: Range<Int>, _ source: SwiftSource) -> Bool {
    SwiftColorNames.isKnown(source.text.string(name))
  }

  private func isInternal(_ name: Range<Int>, _ source: SwiftSource) -> Bool {
    Self.internals.contains(name, in: source.text.bytes)
  }

  /// A name that is declared as a token, by itself or behind its types.
  private mutating func readName(_ index: Int, _ usage: SwiftUsage) {
    let source = usage.source
    guard !source.stands(".", at: index - 1), !source.stands(":", at: index + 1),
      !source.stands("(", at: index + 1), !source.stands(Self.declaring, at: index - 1),
      let range = source.nameRange(index)
    else { return }
    var name = DottedName(range)
    var last = index
    while last - index < 20, source.stands(".", at: last + 1), let next = source.nameRange(last + 2) {
      if name.isOne(of: colors, source) || name.isOne(of: fonts, source) { break }
      name.append(next, source)
      last += 2
    }
    guard last > index || !range.isEmpty && !source.beginsUppercase(range) else { return }
    if name.isOne(of: colors, source) {
      add(name.text(source), .color, at: last, source)
    } else if name.isOne(of: fonts, source) {
      add(name.text(source), .font, at: last, source)
    }
  }

  /// A name behind its types, as it would stand without white space and back ticks.
  private struct DottedName {
    private var range: Range<Int>
    /// The name itself, once the source has it otherwise.
    private var joined: String?

    init(_ range: Range<Int>) { self.range = range }

    mutating func append(_ next: Range<Int>, _ source: SwiftSource) {
      if joined == nil, range.upperBound + 1 == next.lowerBound {
        range = range.lowerBound..<next.upperBound
      } else {
        joined = text(source) + "." + source.text.string(next)
      }
    }

    func isOne(of names: WordSet, _ source: SwiftSource) -> Bool {
      joined.map(names.contains) ?? names.contains(range, in: source.text.bytes)
    }

    func text(_ source: SwiftSource) -> String { joined ?? source.text.string(range) }
  }

  /// Whether a dot begins an expression: behind an opening mark, an operator or a keyword.
  private func beginsExpression(_ dot: Int, _ source: SwiftSource) -> Bool {
    guard dot > 0 else { return false }
    switch source.kind(dot - 1) {
    case .keyword: return source.stands(Self.introducing, at: dot - 1)
    case .punctuation:
      if source.stands(Self.closing, at: dot - 1) { return false }
      return
        !(source.stands(Self.suffixes, at: dot - 1) && source.touchesPrevious(dot - 1)
        && source.touchesPrevious(dot))
    default: return false
    }
  }
}
