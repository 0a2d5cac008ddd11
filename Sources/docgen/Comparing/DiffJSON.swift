import Design
import Rendering
import Syntax

/// A comparison for programs; its schema is `docs/schema/diff.schema.json`.
enum DiffJSON {
  static func document(of report: DiffReport) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(.lines) { writer in
      TokensJSON.writeHeader(&writer, version: Version.current)
      writer.key("systems")
      writer.list(report.changed, .lines) { write(&$0, $1) }
      writer.key("summary")
      writer.object { writer in
        for status in TokenChange.Status.allCases {
          writer.key(status.rawValue)
          writer.integer(report.count(status))
        }
        for (key, counts) in [("before", report.before), ("after", report.after)] {
          writer.key(key)
          writer.object { writer in
            for (key, count) in [
              ("errors", counts.errors), ("warnings", counts.warnings), ("infos", counts.infos),
            ] {
              writer.key(key)
              writer.integer(count)
            }
          }
        }
        writer.key("lostContrasts")
        writer.integer(report.lostContrasts)
        writer.key("regression")
        writer.bool(report.isRegression)
      }
    }
    writer.endLine()
    return writer.bytes
  }

  private static func write(_ writer: inout JSONWriter, _ system: DiffReport.System) {
    let comparison = system.comparison
    writer.object(.lines) { writer in
      writer.key("id")
      writer.string(comparison.id)
      writer.key("name")
      writer.string(comparison.name)
      writer.key("status")
      writer.string(comparison.status?.rawValue ?? "changed")
      writer.key("tokens")
      writer.list(comparison.tokens, .lines) { write(&$0, $1) }
      writer.key("contrasts")
      writer.list(comparison.contrasts, .lines) { write(&$0, $1) }
      writer.key("findings")
      writer.object(.lines) { writer in
        for (key, findings) in [("new", system.new), ("fixed", system.fixed)] {
          writer.key(key)
          writer.list(findings, .lines) { write(&$0, $1) }
        }
      }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ change: TokenChange) {
    writer.object { writer in
      writer.key("kind")
      writer.string(change.kind.rawValue)
      writer.key("status")
      writer.string(change.status.rawValue)
      writer.key("name")
      writer.string(change.name)
      writer.key("oldName")
      writer.string(change.oldName)
      for (key, value) in [("old", change.old), ("new", change.new)] {
        writer.key(key)
        guard let value else {
          writer.null()
          continue
        }
        writer.object { writer in
          for part in value.parts {
            writer.key(part.name)
            writer.string(part.text)
          }
        }
      }
      writer.key("appearances")
      writer.list(change.shifts) { writer, shift in
        writer.object { writer in
          writer.key("appearance")
          writer.string(shift.appearance)
          writer.key("old")
          writer.string(shift.old?.contractText)
          writer.key("new")
          writer.string(shift.new?.contractText)
          writer.key("deltaE")
          writer.number(shift.deltaE)
          writer.key("contrast")
          writer.object { writer in
            writer.key("old")
            writer.number(shift.oldContrast.map { Contrast.cut($0, decimals: 4) })
            writer.key("new")
            writer.number(shift.newContrast.map { Contrast.cut($0, decimals: 4) })
          }
        }
      }
      writer.key("flavors")
      writer.list([change.origin] + change.others) { $0.string($1.flavor.rawValue) }
      writer.key("path")
      writer.string(change.origin.path)
      writer.key("line")
      writer.integer(change.origin.line)
    }
  }

  private static func write(_ writer: inout JSONWriter, _ change: ContrastChange) {
    writer.object { writer in
      writer.key("name")
      writer.string(change.new.name)
      writer.key("appearance")
      writer.string(change.new.appearance)
      writer.key("level")
      writer.string(change.new.level)
      writer.key("bound")
      writer.number(change.new.bound)
      writer.key("old")
      writer.number(Contrast.cut(change.old.ratio, decimals: 4))
      writer.key("new")
      writer.number(Contrast.cut(change.new.ratio, decimals: 4))
      writer.key("regression")
      writer.bool(change.isRegression)
    }
  }

  private static func write(_ writer: inout JSONWriter, _ finding: Finding) {
    writer.object { writer in
      writer.key("rule")
      writer.string(finding.rule)
      writer.key("severity")
      writer.string(finding.severity.rawValue)
      writer.key("path")
      writer.string(finding.path)
      writer.key("line")
      writer.integer(finding.position.line)
      writer.key("message")
      writer.string(finding.message)
    }
  }
}
