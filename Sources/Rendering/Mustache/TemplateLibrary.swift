public import Syntax

/// Templates by name: built-in ones, and a team's own laid over them.
///
/// A file's name is its path without `.mustache`. Partials are looked up when they are shown, so a partial that a team
/// replaces changes everywhere. Other files (styles, scripts, drawings) are kept as they are.
public struct TemplateLibrary: Sendable {
  /// Files that are no templates, by path.
  public private(set) var assets: [String: [UInt8]] = [:]

  private var templates: [String: Template] = [:]
  private var errors: [String: TemplateError] = [:]

  /// Templates and assets by path.
  /// - Parameter folder: what stands in front of a path in a report.
  public init(_ files: [String: [UInt8]], shownIn folder: String = "Templates") {
    add(files, folder: folder)
  }

  /// The same with a team's files in the place of those of equal path, and its further ones.
  public func overlaid(by files: [String: [UInt8]], shownIn folder: String = "Templates") -> TemplateLibrary {
    var result = self
    result.add(files, folder: folder)
    return result
  }

  private mutating func add(_ files: [String: [UInt8]], folder: String) {
    for (path, bytes) in files {
      guard path.hasSuffix(Self.suffix) else {
        assets[path] = bytes
        continue
      }
      let name = String(path.dropLast(Self.suffix.count))
      templates[name] = nil
      errors[name] = nil
      do {
        templates[name] = try Template(
          SourceText(path: folder.isEmpty ? path : "\(folder)/\(path)", bytes: bytes))
      } catch {
        errors[name] = error
      }
    }
  }

  private static let suffix = ".mustache"

  /// The names of all templates, those in error too, in order.
  public var names: [String] { (Array(templates.keys) + errors.keys).sorted() }

  /// What is wrong with the templates themselves: syntax errors, and partials that are not there; in order.
  public var findings: [Finding] {
    let missing = templates.values.flatMap { template in
      template.nodes.compactMap { node -> Finding? in
        guard let name = template.fixedPartial(node.kind), templates[name] == nil, errors[name] == nil else {
          return nil
        }
        return Finding(
          rule: "template-partial", severity: .error, path: template.source.path,
          position: template.source.position(at: node.offset), message: "there is no template '\(name)'")
      }
    }
    return (errors.values.map(\.finding) + missing).sorted()
  }

  /// A template by name, nil when there is none.
  func template(_ name: String) throws(TemplateError) -> Template? {
    if let error = errors[name] { throw error }
    return templates[name]
  }

  /// A page: what it holds, and which keys its template wanted in vain.
  public struct Page: Sendable {
    /// The bytes, UTF-8.
    public var bytes: [UInt8]
    /// One for each tag outside of all sections whose key the value does not have.
    public var findings: [Finding]
  }

  /// Shows a value by a template.
  public func page(
    _ name: String, showing value: TemplateValue, escaping: TemplateEscaping = .always
  ) throws(TemplateError) -> Page {
    guard let template = try template(name) else {
      throw TemplateError(
        path: name + Self.suffix, position: Position(line: 1), found: "no template '\(name)'",
        expected: "one of \(names.count) that are there")
    }
    return try page(template, showing: value, escaping: escaping)
  }

  /// Shows a value by a template that is not of this library, its partials taken from here.
  public func page(
    _ template: Template, showing value: TemplateValue, escaping: TemplateEscaping = .always
  ) throws(TemplateError) -> Page {
    var renderer = TemplateRenderer(library: self, escaping: escaping, value: value)
    try renderer.render(template)
    return Page(bytes: renderer.output.bytes, findings: renderer.findings.sorted())
  }
}

/// Whether a template can put text on a page without escaping it.
public enum TemplateEscaping: Sendable {
  /// Text is escaped in `{{{name}}}` too; only `TemplateValue.html` is not. For every HTML page.
  case always
  /// As the Mustache specification has it: not in `{{{name}}}` and `{{&name}}`. For files that are not HTML.
  case asWritten
}

extension Template {
  /// The name of the template that a node shows, when the tag states it.
  fileprivate func fixedPartial(_ kind: Kind) -> String? {
    switch kind {
    case .partial(let place, _), .parent(let place, _):
      if case .fixed(let name) = words.partials[place] { name } else { nil }
    default: nil
    }
  }
}
