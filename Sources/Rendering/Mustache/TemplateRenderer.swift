import Syntax

/// Shows one value by one template.
struct TemplateRenderer {
  /// Sections, partials and blocks inside each other; each costs a stack frame.
  static let deepest = 200
  /// Nodes visited for one page: far above any page, soon reached by partials that double each other.
  static let mostSteps = 20_000_000

  private(set) var output = ByteBuffer(capacity: 1 << 15)
  private(set) var findings: Set<Finding> = []

  private let library: TemplateLibrary
  private let escaping: TemplateEscaping
  /// Innermost last.
  private var stack: [Scope]
  /// The blocks that parents replace, outermost parent first.
  private var replacements: [[Replacement]] = []
  private var margin = Margin()
  private var depth = 0
  private var steps = 0

  /// A value that names are looked up in.
  private struct Scope {
    let value: TemplateValue
    let isObject: Bool
    /// Its keys, in reach without a look at what kind of value it is.
    let members: [TemplateValue.Member]

    init(_ value: TemplateValue) {
      self.value = value
      isObject = value.isObject
      members = value.members
    }

    /// The place of a key, of two equal ones the later.
    func place(of key: String) -> Int? {
      let length = key.utf8.count
      var place = members.count - 1
      while place >= 0 {
        // Most keys differ in length already.
        if members[place].0.utf8.count == length, members[place].0 == key { return place }
        place -= 1
      }
      return nil
    }
  }

  /// A block that stands in for one of a parent.
  private struct Replacement {
    let name: String
    let template: Template
    let node: Int
  }

  /// What is put in front of, and taken from, each line of template text.
  private struct Margin {
    var indent: [UInt8] = []
    var dedent = 0
    /// The line has begun already.
    var isInLine = false

    var isNone: Bool { indent.isEmpty && dedent == 0 }
  }

  init(library: TemplateLibrary, escaping: TemplateEscaping, value: TemplateValue) {
    self.library = library
    self.escaping = escaping
    stack = [Scope(value)]
  }

  mutating func render(_ template: Template) throws(TemplateError) {
    try render(template.nodes.indices, of: template)
  }

  private mutating func render(_ range: Range<Int>, of template: Template) throws(TemplateError) {
    depth += 1
    defer { depth -= 1 }
    let nodes = template.nodes.span
    let names = template.words.names.span
    var index = range.lowerBound
    while index < range.upperBound {
      steps += 1
      if depth > Self.deepest || steps > Self.mostSteps { throw tooMuch(nodes[index], of: template) }
      let (offset, end) = (nodes[index].offset, nodes[index].end)
      let inside = index + 1..<end
      switch nodes[index].kind {
      case .text(let range, let startsLine):
        if !margin.isNone {
          append(range, of: template, startsLine: startsLine)
        } else if !range.isEmpty {
          template.source.bytes.span.extracting(range).withUnsafeBufferPointer {
            output.append($0)
          }
        }
      case .variable(let name, let isRaw):
        try append(names[name], isRaw: isRaw, at: offset, in: template)
      case .section(let name, let body, let delimiters):
        let value = value(of: names[name], at: offset, in: template)
        switch value {
        case .list(let values):
          for value in values { try render(inside, of: template, showing: value) }
        case .lambda(let lambda):
          try render(
            result: lambda(template.source.string(body)), delimiters: template.words.delimiters[delimiters])
        default: if !value.isFalsey { try render(inside, of: template, showing: value) }
        }
      case .inverted(let name):
        if value(of: names[name], at: offset, in: template).isFalsey {
          try render(inside, of: template)
        }
      case .partial(let name, let indentation):
        if let partial = try partial(template.words.partials[name], at: offset, in: template) {
          try show(partial, indentation: indentation, in: template)
        }
      case .parent(let name, let indentation):
        if let parent = try partial(template.words.partials[name], at: offset, in: template) {
          replacements.append(blocks(inside: inside, of: template))
          try show(parent, indentation: indentation, in: template)
          replacements.removeLast()
        }
      case .block(let name, let indentation):
        try block(template.words.blocks[name], indentation: indentation, inside: inside, of: template)
      }
      index = end
    }
  }

  private func tooMuch(_ node: Template.Node, of template: Template) -> TemplateError {
    TemplateError(
      path: template.source.path, position: template.source.position(at: node.offset),
      found: depth > Self.deepest ? "templates \(Self.deepest) deep inside each other" : "a page without end",
      expected: "a partial that does not show itself for ever")
  }

  // MARK: Values

  private mutating func value(of name: Template.Name, at offset: Int, in template: Template) -> TemplateValue
  {
    guard let first = name.parts.first else { return stack[stack.count - 1].value }
    guard let place = place(of: first) else {
      reportMissing(first, at: offset, in: template)
      return .nothing
    }
    var value = stack[place.level].members[place.member].1
    if name.parts.count == 1 { return value }
    for part in name.parts.dropFirst() {
      guard let member = value[part] else { return .nothing }
      value = member
    }
    return value
  }

  /// Where a key is found: in the innermost value that has it.
  private func place(of key: String) -> (level: Int, member: Int)? {
    var level = stack.count - 1
    while level >= 0 {
      if let member = stack[level].place(of: key) { return (level, member) }
      level -= 1
    }
    return nil
  }

  /// Inside of a section's object an absent key is how a template asks; outside it is a slip of the pen.
  private mutating func reportMissing(_ key: String, at offset: Int, in template: Template) {
    if stack.dropFirst().contains(where: \.isObject) { return }
    findings.insert(
      Finding(
        rule: "template-key", severity: .warning, path: template.source.path,
        position: template.source.position(at: offset), message: "there is no '\(key)' to show here"))
  }

  private mutating func append(
    _ name: Template.Name, isRaw: Bool, at offset: Int, in template: Template
  ) throws(TemplateError) {
    // Almost everything shown is text under a plain name: it is written from where it stands.
    if name.parts.count == 1, !isRaw || escaping == .always, let place = place(of: name.parts[0]),
      case .text(let text) = stack[place.level].members[place.member].1
    {
      HTMLEscaping.append(text, to: &output)
    } else {
      try append(value(of: name, at: offset, in: template), isRaw: isRaw)
    }
  }

  private mutating func append(_ value: TemplateValue, isRaw: Bool) throws(TemplateError) {
    switch value {
    case .html(let html):
      output.append(html.bytes[...])
    case .lambda(let lambda):
      let start = output.count
      try render(result: lambda(""), delimiters: .standard)
      if !(isRaw && escaping == .asWritten) {
        let text = output[start...]
        output.removeAll(from: start)
        HTMLEscaping.append(text, to: &output)
      }
    case .nothing, .list, .object, .members: break
    case .text(let text) where !isRaw || escaping == .always: HTMLEscaping.append(text, to: &output)
    case .text, .number, .flag:
      if isRaw && escaping == .asWritten {
        output.append(value.words)
      } else {
        HTMLEscaping.append(value.words, to: &output)
      }
    }
  }

  // MARK: Sections

  private mutating func render(
    _ range: Range<Int>, of template: Template, showing value: TemplateValue
  ) throws(TemplateError) {
    stack.append(Scope(value))
    try render(range, of: template)
    stack.removeLast()
  }

  private mutating func render(result: String, delimiters: Template.Delimiters) throws(TemplateError) {
    try render(Template(SourceText(path: "lambda", text: result), delimiters: delimiters))
  }

  // MARK: Partials and parents

  private mutating func partial(
    _ name: Template.PartialName, at offset: Int, in template: Template
  ) throws(TemplateError) -> Template? {
    switch name {
    case .fixed(let name): return try library.template(name)
    case .dynamic(let name): return try library.template(value(of: name, at: offset, in: template).words)
    }
  }

  /// A tag alone on its line indents every line of what it shows; one within a line indents none.
  private mutating func show(
    _ partial: Template, indentation: Range<Int>?, in template: Template
  ) throws(TemplateError) {
    let outer = margin
    margin = Margin()
    if let indentation {
      margin.indent = outer.indent + template.source.bytes[indentation].dropFirst(outer.dedent)
    }
    try render(partial)
    margin = outer
  }

  private func blocks(inside range: Range<Int>, of template: Template) -> [Replacement] {
    var result: [Replacement] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let node = template.nodes[index]
      if case .block(let name, _) = node.kind {
        result.append(Replacement(name: template.words.blocks[name], template: template, node: index))
      }
      index = node.end
    }
    return result
  }

  /// What the outermost parent has for the block, at the depth at which the block stands; else what the block itself holds.
  private mutating func block(
    _ name: String, indentation: Template.Indentation, inside range: Range<Int>, of template: Template
  ) throws(TemplateError) {
    var level = 0
    var found: Replacement?
    while level < replacements.count, found == nil {
      found = replacements[level].last { $0.name == name }
      level += 1
    }
    guard let found, case .block(_, let own) = found.template.nodes[found.node].kind else {
      return try render(range, of: template)
    }
    let (outerMargin, outerReplacements) = (margin, replacements)
    // The replacement belongs to the template with that parent: only parents around it can change its blocks.
    replacements.removeSubrange((level - 1)...)
    margin.indent += template.source.bytes[indentation.range].dropFirst(outerMargin.dedent)
    margin.dedent = own.opensLine ? own.range.count : 0
    margin.isInLine = !indentation.opensLine
    if indentation.opensLine, !own.opensLine { output.append(margin.indent[...]) }
    try render(found.node + 1..<found.template.nodes[found.node].end, of: found.template)
    (margin, replacements) = (outerMargin, outerReplacements)
  }

  // MARK: Text

  /// Text with a margin: line by line.
  private mutating func append(_ range: Range<Int>, of template: Template, startsLine: Bool) {
    let text = template.source.bytes[range]
    var start = text.startIndex
    var beginsLine = startsLine
    repeat {
      let newline = text[start...].firstIndex(of: 0x0A)
      let end = newline.map { $0 + 1 } ?? text.endIndex
      append(line: text[start..<end], beginsLine: beginsLine)
      start = end
      beginsLine = true
    } while start < text.endIndex
  }

  private mutating func append(line: ArraySlice<UInt8>, beginsLine: Bool) {
    var line = line
    if beginsLine {
      var excess = margin.dedent
      while excess > 0, line.first == 0x20 || line.first == 0x09 {
        line.removeFirst()
        excess -= 1
      }
      let isBlank = line.first == 0x0A || line.first == 0x0D
      if !margin.isInLine, !isBlank { output.append(margin.indent[...]) }
    }
    margin.isInLine = false
    output.append(line)
  }
}
