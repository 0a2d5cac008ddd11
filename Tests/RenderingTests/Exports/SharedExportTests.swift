import Design
import Syntax
import Testing

@testable import Rendering

@Suite("Exports that share their names") struct SharedExportTests {
  /// One after the other each format writes what it writes alone.
  @Test(
    arguments: [
      ["ink", "paper"], ["dark-values", "500"], ["ink", "ink-dark"], ["dark", "ink", "paper-dark"],
      ["2xl", "ink"],
    ])
  func `are those that each makes alone`(names: [String]) {
    let light = names.map { "  --\($0): #102030;\n" }.joined()
    let dark = names.map { "  --\($0): #F0E0D0;\n" }.joined()
    let text = ":root {\n\(light)}\n\n@media (prefers-color-scheme: dark) {\n:root {\n\(dark)}\n}\n"
    let system = DesignSystem.read(
      id: "tern", folder: "Tern", files: [(flavor: .css, text: SourceText(path: "theme.css", text: text))])
    for prefix in [nil, "app"] {
      let options = ExportOptions(prefix: prefix)
      var tokens = ExportTokens(of: system, flavor: nil)
      #expect(tokens.colors.count == names.count)
      for export in Export.all {
        let shared = export.write(&tokens, options)
        var own = ExportTokens(of: system, flavor: nil)
        let alone = export.write(&own, options)
        #expect(shared.files.map(\.contents) == alone.files.map(\.contents), "\(export.id)")
        #expect(shared.notes == alone.notes, "\(export.id)")
      }
    }
  }
}
