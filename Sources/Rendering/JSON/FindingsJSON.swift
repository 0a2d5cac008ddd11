public import Syntax

/// Findings as the JSON of `docgen check --format json`.
public enum FindingsJSON {
  /// The whole output, for findings in their final order.
  public static func document(_ findings: [Finding], version: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(.lines) {
      TokensJSON.writeHeader(&$0, version: version)
      $0.key("findings")
      $0.list(findings, .lines) { writer, finding in
        writer.object {
          $0.key("rule")
          $0.string(finding.rule)
          $0.key("severity")
          $0.string(finding.severity.rawValue)
          $0.key("path")
          $0.string(finding.path)
          $0.key("line")
          $0.integer(finding.position.line)
          $0.key("column")
          $0.integer(finding.position.column)
          $0.key("message")
          $0.string(finding.message)
          $0.key("help")
          $0.string(finding.help)
        }
      }
      $0.key("summary")
      $0.object {
        for (key, severity) in [("errors", Severity.error), ("warnings", .warning), ("infos", .info)] {
          $0.key(key)
          $0.integer(findings.count { $0.severity == severity })
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}
