import Syntax

/// Names that code uses as colour and font tokens.
struct SwiftUseReader {
  let flavor: Flavor
  /// The declared colours and fonts by every name code may call them.
  private let colors: Set<String>
  private let fonts: Set<String>
  private(set) var uses: [Evidence.TokenUse] = []

  init(colors: [String], fonts: [String], flavor: Flavor) {
    self.flavor = flavor
    self.colors = Set(colors)
    self.fonts = Set(fonts)
  }

  /// Views and modifiers that take a colour as an argument without a label, or with one of `labels`.
  private static let takers: Set<String> = [
    "foregroundStyle", "foregroundColor", "fill", "stroke", "strokeBorder", "tint", "background", "shadow",
    "border",
    "accentColor", "listRowBackground", "toolbarBackground", "LinearGradient", "RadialGradient",
    "AngularGradient",
    "Gradient", "Color", "UIColor", "colorMultiply", "overlay", "presentationBackground", "underline",
    "listItemTint",
  ]
  private static let labels: Set<String> = [
    "color", "colors", "fill", "tint", "content", "foreground", "background",
  ]

  /// Reads one source.
  mutating func read(_ usage: SwiftUsage) {
    let source = usage.source
    for index in 0..<source.count {
      if source.stands(".", at: index), source.name(index + 1) != nil {
        readMember(index, usage)
      } else if source.kind(index) == .identifier {
        readName(index, usage)
      }
    }
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
  private mutating func readMember(_ dot: Int, _ usage: SwiftUsage) {
    let source = usage.source
    let name = source.name(dot + 1) ?? ""
    let isCall = source.stands("(", at: dot + 2) && source.touchesPrevious(dot + 2)
    let isType = name.unicodeScalars.first?.properties.isUppercase ?? true
    guard !isCall, !isType else { return }
    if source.touchesPrevious(dot), let base = source.name(dot - 1), source.kind(dot - 1) == .identifier {
      guard !source.stands(".", at: dot - 2) || !source.touchesPrevious(dot - 1) else { return }
      switch base {
      case "Color", "UIColor", "NSColor":
        if colors.contains(name) || !SwiftColorNames.isKnown(name), !isInternal(name) {
          add(name, .color, at: dot + 1, source)
        }
      case "Font", "UIFont":
        if fonts.contains(name) || SwiftTextStyles.styles[SwiftTextStyles.name(name)] == nil,
          !isInternal(name)
        {
          add(name, .font, at: dot + 1, source)
        }
      default: break
      }
      return
    }
    guard beginsExpression(dot, source) else { return }
    if colors.contains(name) { return add(name, .color, at: dot + 1, source) }
    if fonts.contains(name) { return add(name, .font, at: dot + 1, source) }
    readUndeclared(name, dot, usage)
  }

  /// A member no one has declared here, where a colour or a font is wanted: another source may declare it.
  private mutating func readUndeclared(_ name: String, _ dot: Int, _ usage: SwiftUsage) {
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
      guard let callee = usage.callee(bracket) else { return }
      let label = usage.argument(of: place, in: bracket).label
      // `.weight(.bold)` behind a font is no token's place, nor is the condition of a ternary.
      if callee == "font", label == nil, SwiftTextStyles.styles[name] == nil, !isInternal(name) {
        add(name, .font, at: dot + 1, source)
      } else if Self.takers.contains(callee), label == nil || Self.labels.contains(label ?? ""),
        !SwiftColorNames.isKnown(name), !isInternal(name),
        source.stands(".", at: bracket - 2) || callee.first?.isUppercase == true
      {
        add(name, .color, at: dot + 1, source)
      }
      return
    }
  }

  /// Members of types that are no tokens.
  private func isInternal(_ name: String) -> Bool {
    ["self", "init", "default", "shared", "system", "custom", "preferredFont", "systemFont", "clear"]
      .contains(name)
  }

  /// A name that is declared as a token, by itself or behind its types.
  private mutating func readName(_ index: Int, _ usage: SwiftUsage) {
    let source = usage.source
    guard !source.stands(".", at: index - 1), !source.stands(":", at: index + 1),
      !source.stands("(", at: index + 1),
      !["let", "var", "func", "case", "struct", "enum", "class", "extension"].contains(source.word(index - 1))
    else { return }
    var name = source.name(index) ?? ""
    var last = index
    while last - index < 20, source.stands(".", at: last + 1), let next = source.name(last + 2) {
      if colors.contains(name) || fonts.contains(name) { break }
      name += "." + next
      last += 2
    }
    guard name != source.name(index) || name.unicodeScalars.first?.properties.isUppercase == false else {
      return
    }
    if colors.contains(name) {
      add(name, .color, at: last, source)
    } else if fonts.contains(name) {
      add(name, .font, at: last, source)
    }
  }

  /// Whether a dot begins an expression: behind an opening mark, an operator or a keyword.
  private func beginsExpression(_ dot: Int, _ source: SwiftSource) -> Bool {
    guard dot > 0 else { return false }
    switch source.kind(dot - 1) {
    case .keyword: return ["return", "in", "else", "case"].contains(source.word(dot - 1))
    case .punctuation:
      let word = source.word(dot - 1)
      if [")", "]", "}", "."].contains(word) { return false }
      return
        !(["?", "!", ">"].contains(word) && source.touchesPrevious(dot - 1) && source.touchesPrevious(dot))
    default: return false
    }
  }
}
