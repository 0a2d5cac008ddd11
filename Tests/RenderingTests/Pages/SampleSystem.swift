import Design
import Syntax
import Testing

@testable import Rendering

/// A small system with something of every kind, for the tests of pages.
enum SampleSystem {
  static let specification = """
    # Tern

    Tern is a ledger for people who walk a lot, drawn in one blue on warm paper with nothing else to look at.

    ## Colors

    ### Brand

    - **Tern Blue** (`#2456C8`): links & buttons, <b>never</b> large areas
    - **Tern Blue Soft** (`#2456C8` @ 12%): selection

    ### Surfaces

    - **Canvas** (`#FFFDF8` light / `#14130F` dark): behind everything
    - **Text Primary** (`#1C1A15` light / `#F2EFE6` dark): body
    - **Divider** (`#E4DFD2`): between rows

    ## Typography

    | Role | Font | Size | Weight | Line Height |
    | --- | --- | --- | --- | --- |
    | Title | Manrope | 28pt | 800 | 1.2 |
    | Body | Manrope | 15pt | 400 | 1.4 |

    ## Symbols

    | Component | Symbol | Size |
    | --- | --- | --- |
    | Add | `plus` | 22pt |

    ## Layout

    - Scale: 4, 8, 16

    ## Motion

    - Sheet: spring(response: 0.4, dampingFraction: 0.7)

    See [the code](DESIGN-swiftui.md#colors) and [nothing](lost.md).

    """

  static let companion = """
    # Tern in SwiftUI

    ## Colors

    ```swift
    import SwiftUI

    extension Color {
      static let ternBlue = Color(red: 0.141, green: 0.337, blue: 0.784) // #2456C8
    }
    ```

    """

  static let system = DesignSystem.read(
    id: "notes/tern", folder: "tern",
    files: [
      (.neutral, SourceText(path: "notes/tern/DESIGN.md", text: specification)),
      (.swiftui, SourceText(path: "notes/tern/DESIGN-swiftui.md", text: companion)),
    ])

  static let map = SiteMap(systems: [
    (id: "notes/tern", sources: ["notes/tern/DESIGN.md", "notes/tern/DESIGN-swiftui.md"])
  ])

  static func book(_ system: DesignSystem = system) -> SystemBook {
    SystemBook(
      system, findings: [], options: SiteOptions(), map: map)
  }

  /// Every file of a site of this one system, by path.
  static func site(_ findings: [Finding] = []) -> [String: String] {
    let renderer = SiteRenderer(templates: BuiltIn.templates, map: map)
    let pages = renderer.files(for: system, findings: findings)
    return Dictionary(
      uniqueKeysWithValues: (pages.files + shared([pages.summary], renderer).files).map {
        ($0.path, String(decoding: $0.contents, as: UTF8.self))
      })
  }

  /// The files of the whole site.
  static func shared(
    _ systems: [SystemSummary], _ renderer: SiteRenderer
  ) -> (files: [OutputFile], findings: [Finding]) {
    var files: [OutputFile] = []
    var shared = SharedFiles(renderer) { files.append($0) }
    do {
      for system in systems { try shared.add(system) }
      let findings = try shared.finish(rules: Rules.all)
      return (files, findings)
    } catch {
      Issue.record(error)
      return (files, [])
    }
  }
}

/// The values of an attribute in a page, as they stand.
func attributes(_ name: String, in html: String) -> [String] {
  var result: [String] = []
  var rest = Substring(html)
  while let range = rest.range(ofText: " \(name)=\"") {
    let value = rest[range.upperBound...].prefix { $0 != "\"" }
    result.append(String(value))
    rest = rest[value.endIndex...]
  }
  return result
}

extension Substring {
  /// The first place of a text.
  fileprivate func range(ofText text: String) -> Range<Index>? {
    let wanted = Array(text.utf8)
    var index = utf8.startIndex
    while index < utf8.endIndex {
      if utf8[index] == wanted[0], utf8[index...].starts(with: wanted) {
        return index..<utf8.index(index, offsetBy: wanted.count)
      }
      index = utf8.index(after: index)
    }
    return nil
  }
}
