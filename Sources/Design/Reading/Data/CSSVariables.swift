import Syntax

/// The raw values of a style sheet's variables, for colours that are put together from channels:
/// `--ink: 210 50% 20%` with `hsl(var(--ink))`.
struct CSSVariables {
  private var light: [String: ArraySlice<UInt8>] = [:]
  private var dark: [String: ArraySlice<UInt8>] = [:]
  /// The functions that variables are given to as channels.
  private var functions: [String: String] = [:]
  private static let known = ["hsl", "hsla", "rgb", "rgba", "oklch", "oklab", "lch", "lab", "hwb"]
  private static let longest = 400
  private static let deepest = 8

  init(_ texts: ArraySlice<SourceText>) {
    for text in texts {
      for declaration in CSSDeclarations.declarations(in: text) {
        let value = text.bytes[declaration.value]
        if declaration.isVariable {
          if declaration.appearance == .dark {
            if dark[declaration.name] == nil { dark[declaration.name] = value }
          } else if declaration.appearance == .light, light[declaration.name] == nil {
            light[declaration.name] = value
          }
        }
        note(value)
      }
    }
  }

  /// Notes that a variable holds the channels of a function: `hsl(var(--x))`, `rgb(var(--x) / 0.5)`.
  private mutating func note(_ value: ArraySlice<UInt8>) {
    guard value.count < Self.longest * 10 else { return }
    for index in value.indices where value[index] == UInt8(ascii: "(") {
      let rest = value[(index + 1)...]
      guard rest.starts(with: "var(--".utf8) else { continue }
      let name = value[..<index].suffix(while: CSSDeclarations.isWord)
      let function = String(decoding: name, as: UTF8.self).lowercased()
      guard Self.known.contains(function), let close = rest.firstIndex(of: UInt8(ascii: ")")) else {
        continue
      }
      let variable = rest[(rest.startIndex + 4)..<close].prefix { $0 != UInt8(ascii: ",") }
      let written = String(decoding: CSSDeclarations.trimmed(variable), as: UTF8.self)
      if functions[written] == nil { functions[written] = function }
    }
  }

  /// The colour of a variable whose value names others inside of a function, or is given to one as channels;
  /// with what dark mode makes of it where only the others are set anew.
  func color(of name: String, _ value: ArraySlice<UInt8>, in appearance: CSSAppearance) -> (
    own: ColorValue, dark: ColorValue?
  )? {
    guard value.count < Self.longest else { return nil }
    let spelled: [UInt8]
    if let function = functions[name] {
      spelled = Array(function.utf8) + [UInt8(ascii: "(")] + value + [UInt8(ascii: ")")]
    } else {
      guard let first = value.firstIndex(of: UInt8(ascii: "(")),
        value[first...].dropFirst().contains(UInt8(ascii: "(")),
        !value.starts(with: "var(".utf8)
      else { return nil }
      spelled = Array(value)
    }
    let isDark = appearance == .dark || appearance == .darkContrast
    guard let own = filled(spelled, isDark: isDark, depth: 0).flatMap({ ColorValue(css: $0[...]) }) else {
      return nil
    }
    guard appearance == .light, let other = filled(spelled, isDark: true, depth: 0),
      let dark = ColorValue(css: other[...]), dark != own
    else { return (own, nil) }
    return (own, dark)
  }

  /// The colour of a named variable, itself a literal.
  func color(named name: String, in appearance: CSSAppearance) -> ColorValue? {
    guard let value = (appearance == .dark ? dark[name] : nil) ?? light[name] else { return nil }
    return ColorValue(css: value) ?? color(of: name, value, in: appearance)?.own
  }

  /// A value with every `var(--x)` in its place; nil where one is not known, or refers to itself.
  private func filled(_ value: [UInt8], isDark: Bool, depth: Int) -> [UInt8]? {
    guard depth < Self.deepest, value.count < Self.longest else { return nil }
    var result: [UInt8] = []
    var index = 0
    var isChanged = false
    while index < value.count {
      guard value[index...].starts(with: "var(".utf8),
        let close = value[index...].firstIndex(of: UInt8(ascii: ")"))
      else {
        result.append(value[index])
        index += 1
        continue
      }
      let parts = value[(index + 4)..<close].split(separator: UInt8(ascii: ","), maxSplits: 1)
      let name = String(decoding: CSSDeclarations.trimmed(parts.first ?? []), as: UTF8.self)
      guard let inner = (isDark ? dark[name] : nil) ?? light[name] ?? (parts.count > 1 ? parts[1] : nil)
      else {
        return nil
      }
      result += inner
      isChanged = true
      index = close + 1
    }
    return isChanged ? filled(result, isDark: isDark, depth: depth + 1) : result
  }
}

extension ArraySlice<UInt8> {
  /// The longest end whose bytes all pass a test.
  fileprivate func suffix(while test: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, test(self[start - 1]) { start -= 1 }
    return self[start..<endIndex]
  }
}
