import Syntax
import Testing

@testable import Rendering

@Suite("Template parser") struct TemplateParserTests {
  @Test(arguments: [
    ("{{name", "1:1: found a tag without an end, expected '}}'"),
    ("a\né{{{name}}", "2:2: found a tag without an end, expected '}}}'"),
    ("{{ }}", "1:1: found a tag without a name, expected a name"),
    ("{{two words}}", "1:1: found 'two words', expected a name without spaces"),
    ("{{/a}}", "1:1: found the end of 'a', expected its beginning before it"),
    ("{{#a}}\n{{#b}}{{/a}}", "2:7: found the end of 'a', expected the end of 'b', begun on line 2"),
    ("x{{#a}}", "1:2: found the beginning of 'a', expected its end"),
    ("{{=| =}}", "1:1: found the delimiters '|', expected two without '=', as in {{=<% %>=}}"),
    ("{{=<% %>=}}<%x", "1:12: found a tag without an end, expected '%>'"),
  ])
  func `says where, what and what instead`(template: String, wanted: String) {
    #expect {
      try Template(SourceText(path: "t", text: template))
    } throws: { error in
      let finding = (error as? TemplateError)?.finding
      return finding.map { "\($0.position.line):\($0.position.column): \($0.message)" } == wanted
    }
  }

  @Test func `bounds how deep sections nest`() {
    let open = String(repeating: "{{#a}}", count: 65)
    let close = String(repeating: "{{/a}}", count: 65)
    #expect {
      try Template(SourceText(path: "t", text: open + close))
    } throws: { error in
      (error as? TemplateError)?.finding.message
        == "found more than 64 levels, expected a partial for the inner ones"
    }
  }

  @Test func `keeps lines that follow each other in one node`() throws {
    let template = try Template(SourceText(path: "t", text: "a\nb\n{{! gone }}\nc\n{{d}}\n"))
    #expect(template.nodes.count == 5)
  }
}
