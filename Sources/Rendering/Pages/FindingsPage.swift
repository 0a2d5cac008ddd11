import Design
import Syntax

/// What the checks say about a system, what matters most first.
enum FindingsPage {
  /// So many are shown of each severity; a page of ten thousand helps nobody.
  private static let limit = 200

  /// What the template `findings` shows.
  static func view(_ book: SystemBook) -> (view: TemplateValue, headings: [PageFrame.Heading]) {
    let page = book.path(.findings)
    var headings: [PageFrame.Heading] = []
    let groups: [TemplateValue] = [
      (Severity.error, "errors", "Errors"), (.warning, "warnings", "Warnings"), (.info, "notes", "Notes"),
    ].compactMap { severity, id, name in
      let members = book.findings.filter { $0.severity == severity }
      guard !members.isEmpty else { return nil }
      headings.append(PageFrame.Heading(id: id, text: name))
      return [
        "id": .text(id), "name": .text(name),
        "count": .text(members.count > limit ? "\(limit) of \(members.count)" : "\(members.count)"),
        "findings": .list(members.prefix(limit).map { item($0, in: book, on: page) }),
      ]
    }
    let view: TemplateValue = [
      "heading": "Findings", "lede": .text(book.findings.isEmpty ? "" : counts(book.findings) + "."),
      "isEmpty": .flag(groups.isEmpty), "groups": .list(groups),
      "emptyWords": .text(
        "Every rule was asked about " + Figures.count(book.files.count, "document")
          + ", and none has anything to say."),
    ]
    return (view, headings)
  }

  /// `1 error, 4 warnings, 2 notes`.
  static func counts(_ findings: [Finding]) -> String {
    let parts = [(Severity.error, "error"), (.warning, "warning"), (.info, "note")].compactMap {
      severity, name in
      let count = findings.count { $0.severity == severity }
      return count > 0 ? Figures.count(count, name) : nil
    }
    return parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
  }

  private static func item(_ finding: Finding, in book: SystemBook, on page: String) -> TemplateValue {
    let source = book.source(of: finding)
    let path = source?.path ?? finding.path
    let href = book.source(path, line: finding.position.line, from: page)
    return [
      "severity": .text(finding.severity.rawValue), "word": .text(word(finding.severity)),
      "sign": .text(sign(finding.severity)), "message": .text(finding.message),
      "help": .text(optional: finding.help),
      "rule": .text(finding.rule), "href": .text(href),
      "ruleHref": .text(SiteLink.relative(from: page, to: "rules.html#" + finding.rule)),
      "from": .text(String(joining: SiteLink.lastPart(of: path), ":", String(finding.position.line))),
      "excerpt": source.flatMap { excerpt(finding, of: $0.text, href: href) } ?? .nothing,
    ]
  }

  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "Error"
    case .warning: "Warning"
    case .info: "Note"
    }
  }

  /// A disc, a triangle, a ring: told apart without colour.
  private static func sign(_ severity: Severity) -> String {
    switch severity {
    case .error: "M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 5h2v6H9zm0 8h2v2H9z"
    case .warning: "M10 1.5L19.5 18H.5zM9 7h2v6H9zm0 7.5h2v2H9z"
    case .info:
      "M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 1.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM9 9h2v6H9zm0-4h2v2H9z"
    }
  }

  /// The line with its span, cut to what an eye takes in.
  private static func excerpt(_ finding: Finding, of text: SourceText, href: String) -> TemplateValue? {
    let range = text.range(ofLine: finding.position.line)
    guard !range.isEmpty else { return nil }
    let line = text.string(range)
    let scalars = line.unicodeScalars
    // In nearly every line each byte is a scalar, which then need not be counted.
    let isASCII = text.bytes[range].allSatisfy { $0 < 0x80 }
    func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value < 0x80
        ? scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
    }
    guard let ink = scalars.firstIndex(where: { !isSpace($0) }) else { return nil }
    let count = isASCII ? range.count : scalars.count
    let start = min(max(finding.position.column - 1 - text.indent, 0), count)
    let end = min(start + max(finding.length, 0), count)
    let from = start > 60 ? start - 40 : scalars.distance(from: scalars.startIndex, to: ink)
    let until = min(max(end, min(from, start)) + 100, count)
    func words(_ part: Range<Int>) -> String {
      if isASCII {
        return text.string(range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound)
      }
      let start = scalars.index(scalars.startIndex, offsetBy: part.lowerBound)
      return String(scalars[start..<scalars.index(start, offsetBy: part.count)])
    }
    let first = min(from, start)
    return [
      "href": .text(href), "line": .text("\(finding.position.line)"),
      "before": .text((first > 0 && start > 60 ? "…" : "") + words(first..<start)),
      "marked": .text(words(start..<end)),
      "after": .text(words(end..<max(until, end)) + (until < count ? "…" : "")),
    ]
  }
}

extension SystemBook {
  /// The source a finding is about: its path may be that of the command line, the source's is the content's.
  func source(of finding: Finding) -> Source? {
    system.sources.first { $0.path == finding.path }
      ?? system.sources.first { finding.path.hasSuffix("/" + $0.path) }
  }
}
