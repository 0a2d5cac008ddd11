import Syntax
import Testing

@testable import Rendering

@Suite("Template library") struct TemplateLibraryTests {
  private func library(_ files: [String: String]) -> TemplateLibrary {
    TemplateLibrary(files.mapValues { Array($0.utf8) })
  }

  private func show(
    _ template: String, _ value: TemplateValue, _ files: [String: String] = [:],
    escaping: TemplateEscaping = .always
  ) throws -> String {
    var files = files
    files["page.mustache"] = template
    return String(
      decoding: try library(files).page("page", showing: value, escaping: escaping).bytes, as: UTF8.self)
  }

  @Test func `escapes text in every kind of tag, and never markup`() throws {
    let value: TemplateValue = ["name": "<b>'\"&", "markup": .html(HTML(vouchedFor: Array("<i>".utf8)))]
    #expect(
      try show("{{name}} {{{name}}} {{&name}} {{markup}} {{{markup}}}", value)
        == "&lt;b&gt;&#39;&quot;&amp; &lt;b&gt;&#39;&quot;&amp; &lt;b&gt;&#39;&quot;&amp; <i> <i>")
    #expect(try show("{{{name}}}", value, escaping: .asWritten) == "<b>'\"&")
  }

  @Test func `skips sections over what is empty, but not over zero`() throws {
    let value: TemplateValue = ["none": nil, "empty": "", "list": [], "no": false, "zero": 0, "words": "a"]
    #expect(
      try show(
        "{{#none}}1{{/none}}{{#empty}}2{{/empty}}{{#list}}3{{/list}}{{#no}}4{{/no}}|{{#zero}}5{{/zero}}{{#words}}{{.}}{{/words}}",
        value)
        == "|5a")
  }

  @Test func `shows numbers in their shortest form`() throws {
    #expect(
      try show("{{#all}}{{.}} {{/all}}", ["all": [8, 1.5, -0.25, .number(1e300), .number(.nan)]])
        == "8 1.5 -0.25 1e+300 nan ")
  }

  @Test func `lays a team's partial over the built-in one wherever it is shown`() throws {
    let base = library([
      "a.mustache": "a {{>card}}", "b.mustache": "b {{>c}}", "c.mustache": "({{>card}})",
      "card.mustache": "old",
      "site.css": "a{}",
    ])
    let team = base.overlaid(by: ["card.mustache": Array("new".utf8), "more.js": [1], "site.css": [2]])
    #expect(try team.page("a", showing: [:]).bytes == Array("a new".utf8))
    #expect(try team.page("b", showing: [:]).bytes == Array("b (new)".utf8))
    #expect(try base.page("b", showing: [:]).bytes == Array("b (old)".utf8))
    #expect(team.assets == ["more.js": [1], "site.css": [2]])
    #expect(team.names == ["a", "b", "c", "card"])
  }

  @Test func `reports keys that are missing outside of sections, at their tags`() throws {
    let page = try library([
      "page.mustache": "{{title}}\n{{#rows}}{{note}}{{/rows}}{{#flag}}\n {{x}}{{/flag}}{{>part}}",
      "part.mustache": "é {{y.z}}",
    ]).page("page", showing: ["rows": [["name": "a"]], "flag": true])
    #expect(
      page.findings.map { "\($0.path):\($0.position.line):\($0.position.column): \($0.message)" } == [
        "Templates/page.mustache:1:1: there is no 'title' to show here",
        "Templates/page.mustache:3:2: there is no 'x' to show here",
        "Templates/part.mustache:1:3: there is no 'y' to show here",
      ])
  }

  @Test func `reports syntax errors and missing partials of all its templates`() throws {
    let library = library([
      "a.mustache": "x\n {{#open}}", "b.mustache": "{{>gone}}{{>a}}", "c.mustache": "{{<lost}}{{/lost}}",
    ])
    #expect(
      library.findings.map { "\($0.path):\($0.position.line):\($0.position.column): \($0.message)" } == [
        "Templates/a.mustache:2:2: found the beginning of 'open', expected its end",
        "Templates/b.mustache:1:1: there is no template 'gone'",
        "Templates/c.mustache:1:1: there is no template 'lost'",
      ])
    #expect(throws: TemplateError.self) { try library.page("a", showing: [:]) }
    #expect(throws: TemplateError.self) { try library.page("nowhere", showing: [:]) }
  }

  @Test func `ends partials that show themselves with an error`() throws {
    #expect {
      try show("{{>loop}}", [:], ["loop.mustache": "a{{>loop}}{{>loop}}"])
    } throws: { error in
      (error as? TemplateError)?.finding.message
        == "found templates 200 deep inside each other, expected a partial that does not show itself for ever"
    }
  }

  @Test func `gives a replaced block the blocks around it only`() throws {
    let files = ["base.mustache": "[{{$a}}{{/a}}]"]
    #expect(try show("{{<base}}{{$a}}1{{$a}}2{{/a}}{{/a}}{{/base}}", [:], files) == "[12]")
  }

  @Test func `takes a parent with a one-line block as a line of its own`() throws {
    let files = ["base.mustache": "<a>\n  {{$t}}none{{/t}}\n</a>\n"]
    #expect(
      try show("-\n  {{<base}}{{$t}}some{{/t}}{{/base}}\n-\n", [:], files)
        == "-\n  <a>\n    some\n  </a>\n-\n")
  }

  @Test func `leaves lines without words unindented, and what values hold as it is`() throws {
    #expect(
      try show("  {{>p}}\n", ["code": "x\ny"], ["p.mustache": "a\n\n{{code}}\nb{{! }}\n"])
        == "  a\n\n  x\ny\n  b\n")
  }
}
