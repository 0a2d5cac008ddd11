public import Syntax

/// Findings as the JSON of `docgen check --format json`.
public enum FindingsJSON {
  /// Writes the whole output in pieces, for findings in their final order.
  public static func write(
    _ findings: some Sequence<Finding>, version: String, to sink: ([UInt8]) throws -> Void
  ) rethrows {
    var writer = JSONWriter()
    var counts: [Severity: Int] = [:]
    try writer.object(.lines) {
      TokensJSON.writeHeader(&$0, version: version)
      $0.key("findings")
      try $0.list(.lines) { writer in
        for finding in findings {
          counts[finding.severity, default: 0] += 1
          write(&writer, finding)
          if writer.bytes.count > 1 << 16 { try sink(writer.take()) }
        }
      }
      $0.key("summary")
      $0.object {
        for (key, severity) in [("errors", Severity.error), ("warnings", .warning), ("infos", .info)] {
          $0.key(key)
          $0.integer(counts[severity] ?? 0)
        }
      }
    }
    writer.endLine()
    try sink(writer.bytes)
  }

  private static func write(_ writer: inout JSONWriter, _ finding: Finding) {
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
}
