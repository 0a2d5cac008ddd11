import Design
import Rendering
import Syntax

/// Findings as SARIF 2.1.0, for code scanning.
enum SARIFReport {
  static func write(_ report: Report, to sink: ([UInt8]) throws -> Void) rethrows {
    let rules = Dictionary(Rules.all.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var writer = JSONWriter()
    try writer.object(.lines) { log in
      log.key("$schema")
      log.string("https://json.schemastore.org/sarif-2.1.0.json")
      log.key("version")
      log.string("2.1.0")
      log.key("runs")
      try log.list(.lines) { runs in
        try runs.object(.lines) { run in
          run.key("tool")
          run.object { tool in
            tool.key("driver")
            tool.object(.lines) { writeDriver(&$0) }
          }
          run.key("columnKind")
          run.string("unicodeCodePoints")
          run.key("results")
          try run.list(.lines) { results in
            for item in report.items {
              write(&results, item.finding, rule: rules[item.finding.rule])
              if results.bytes.count > Report.piece { try sink(results.take()) }
            }
          }
        }
      }
    }
    writer.endLine()
    try sink(writer.bytes)
  }

  private static func writeDriver(_ driver: inout JSONWriter) {
    driver.key("name")
    driver.string("docgen")
    driver.key("version")
    driver.string(Version.current)
    driver.key("rules")
    driver.list(Rules.all, .lines) { writer, rule in
      writer.object {
        $0.key("id")
        $0.string(rule.id)
        writeText(&$0, "shortDescription", rule.summary)
        writeText(&$0, "fullDescription", rule.explanation)
        $0.key("defaultConfiguration")
        $0.object {
          $0.key("level")
          $0.string(level(rule.severity))
        }
      }
    }
  }

  /// - Parameter rule: the place of its rule in the driver's list; nil for a finding about a site.
  private static func write(_ writer: inout JSONWriter, _ finding: Finding, rule: Int?) {
    let message = [finding.message, finding.help].compactMap(\.self).joined(separator: "; ")
    writer.object { result in
      result.key("ruleId")
      result.string(finding.rule)
      if let rule {
        result.key("ruleIndex")
        result.integer(rule)
      }
      result.key("level")
      result.string(level(finding.severity))
      writeText(&result, "message", message)
      result.key("locations")
      result.list { locations in
        locations.object { location in
          location.key("physicalLocation")
          location.object { place in
            place.key("artifactLocation")
            place.object {
              $0.key("uri")
              $0.string(uri(finding.path))
            }
            place.key("region")
            place.object {
              $0.key("startLine")
              $0.integer(finding.position.line)
              $0.key("startColumn")
              $0.integer(finding.position.column)
              if finding.length > 0 {
                $0.key("endColumn")
                $0.integer(finding.position.column + finding.length)
              }
            }
          }
        }
      }
    }
  }

  private static func writeText(_ writer: inout JSONWriter, _ key: String, _ text: String) {
    writer.key(key)
    writer.object {
      $0.key("text")
      $0.string(text)
    }
  }

  private static func level(_ severity: Severity) -> String {
    severity == .info ? "note" : severity.rawValue
  }

  /// A path as a relative URI reference (RFC 3986): every byte outside the unreserved set is escaped.
  private static func uri(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        result += "%" + (hex.count < 2 ? "0" : "") + hex
      }
    }
    return result
  }
}
