import Syntax

/// Pages as they are made, and what was wrong with their templates.
struct PageOutput: Sendable {
  let templates: TemplateLibrary
  var files: [OutputFile] = []
  var findings: [Finding] = []

  /// Shows a page; a template in error costs its page, not the site.
  mutating func add(
    _ template: String, path: String, _ view: TemplateValue, frame: TemplateValue,
    trail: [TemplateValue]? = nil
  ) {
    var view = view.with("page", frame)
    if let trail { view = view.with("trail", .list(trail)) }
    do {
      let page = try templates.page(template, showing: view)
      files.append(OutputFile(path: path, contents: page.bytes))
      if MarkdownTwin.isWanted(of: path) {
        files.append(
          OutputFile(path: MarkdownTwin.path(of: path), contents: MarkdownTwin.text(of: page.bytes)))
      }
      findings += page.findings
    } catch {
      findings.append(error.finding)
    }
  }
}
