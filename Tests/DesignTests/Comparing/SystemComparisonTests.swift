import Syntax
import Testing

@testable import Design

@Suite("Comparing systems") struct SystemComparisonTests {
  private func system(_ colors: String, _ more: (Flavor, String, String)...) -> DesignSystem {
    let text = "# Tern\n\n## Colors\n\n" + colors
    return DesignSystem.read(
      id: "tern", folder: "tern",
      files: [(.neutral, SourceText(path: "DESIGN.md", text: text))]
        + more.map { ($0.0, SourceText(path: $0.1, text: $0.2)) })
  }

  private func lines(_ old: DesignSystem?, _ new: DesignSystem?) -> [String] {
    (SystemComparison(old, new)?.tokens ?? []).map { change in
      let name = change.oldName.map { "\($0) > \(change.name)" } ?? change.name
      let parts = change.parts.map { "\($0.name) \($0.old?.text ?? "-") \($0.new?.text ?? "-")" }
      return "\(change.status.rawValue) \(change.kind.rawValue) \(name)"
        + (change.status == .changed ? ": " + parts.joined(separator: ", ") : "")
    }
  }

  @Test func `the same words are no change, wherever they stand and however a colour is written`() {
    let old = system("- **Ink** (`#1D2A3A`): text\n- **Foam** (`#FF0000`): canvas\n")
    let new = system("some words\n\n- **Foam** (`#F00`): the canvas\n- **Ink** (`#1d2a3a`): text\n")
    #expect(lines(old, new) == [])
    #expect(SystemComparison(old, new)?.isEmpty == true)
  }

  @Test func `tokens are added, removed, renamed and changed`() {
    let old = system(
      "- **Ink** (`#1D2A3A`): text\n- **Foam** (`#F4F7FA`): canvas\n- **Kelp** (`#5C7A29`): a\n- **Sea** (`#0000FF`): a\n"
    )
    let new = system(
      "- **Ink** (`#1D2A3B`): text\n- **Deep Foam** (`#F4F7FA`): canvas\n- **Sand** (`#C9B79C`): a\n- **Sea** (`#0000FF`): a\n"
    )
    #expect(
      lines(old, new) == [
        "added color Sand", "removed color Kelp", "renamed color Foam > Deep Foam",
        "changed color Ink: light #1D2A3A #1D2A3B",
      ])
    let shift = SystemComparison(old, new)?.tokens.last?.shifts.first
    #expect((shift?.deltaE ?? 9) < 1 && (shift?.deltaE ?? 0) > 0)
    #expect(shift?.oldContrast.map { Contrast.text($0) } == "14.53")
  }

  @Test func `of several removed tokens of one value the nearest name is the old one`() {
    let old = system("- **Border Strong** (`#111111`): a\n- **Text** (`#111111`): a\n")
    let new = system("- **Texts** (`#111111`): a\n")
    #expect(lines(old, new) == ["removed color Border Strong", "renamed color Text > Texts"])
  }

  @Test func `what several flavors say is one change, told by the highest`() {
    func swift(_ hex: String) -> String {
      "```swift\nextension Color {\n  static let ternInk = Color(hex: 0x\(hex))\n}\n```\n"
    }
    let old = system("- **Tern Ink** (`#111111`): a\n", (.swiftui, "DESIGN-swiftui.md", swift("111111")))
    let new = system("- **Tern Ink** (`#222222`): a\n", (.swiftui, "DESIGN-swiftui.md", swift("222222")))
    let changes = SystemComparison(old, new)?.tokens ?? []
    #expect(changes.map(\.name) == ["Tern Ink"])
    #expect(changes.first?.others.map(\.flavor) == [.swiftui])
  }

  @Test func `a value that moves into the front matter under its name is no change`() {
    let old = system("- **ink** (`#111111`): a\n")
    let new = DesignSystem.read(
      id: "tern", folder: "tern",
      files: [
        (
          .neutral,
          SourceText(path: "DESIGN.md", text: "---\nname: Tern\ncolors:\n  ink: \"#111111\"\n---\n# Tern\n")
        )
      ])
    #expect(lines(old, new) == [])
  }

  @Test func `every kind is compared by its parts`() {
    func text(_ size: Int, _ radius: Int, _ blur: Int, _ seconds: String) -> String {
      """

      ## Typography

      | Role | Font | Size | Weight |
      | --- | --- | --- | --- |
      | Body | Manrope | \(size)pt | 400 |

      ## Radius

      - **Card** (\(radius)pt)

      ## Elevation

      | Level | Shadow |
      | --- | --- |
      | Raised | `0 2px \(blur)px #00000033` |

      ## Motion

      - **Fade**: ease-in-out, \(seconds)
      """
    }
    #expect(
      lines(system(text(16, 8, 8, "0.2 s")), system(text(17, 12, 9, "0.3 s"))) == [
        "changed typography Body: size 16pt 17pt", "changed radius Card: value 8pt 12pt",
        "changed shadow Raised: blur 8 9", "changed motion Fade: duration 0.2s 0.3s",
      ])
  }

  @Test(arguments: [(0, 1), (1, 0)])
  func `of two layers of a shadow the one that is gone is removed`(kept: Int, gone: Int) {
    let layers = ["0 1px 2px #00000033", "0 8px 24px #00000020"]
    func text(_ layers: String) -> String {
      "\n## Elevation\n\n| Level | Shadow |\n| --- | --- |\n| Raised | `\(layers)` |\n"
    }
    let changes = SystemComparison(
      system(text(layers.joined(separator: ", "))), system(text(layers[kept])))?.tokens
    #expect(changes?.map(\.status) == [.removed])
    let blur = changes?.first?.parts.first { $0.name == "blur" }
    #expect(blur?.old?.text == (gone == 0 ? "2" : "24"))
  }

  @Test func `a whole system is added or removed`() {
    let one = system("- **Ink** (`#1D2A3A`): text\n")
    #expect(SystemComparison(nil, one)?.status == .added)
    #expect(SystemComparison(one, nil)?.status == .removed)
    #expect(SystemComparison(nil, nil) == nil)
    #expect(lines(one, nil) == ["removed color Ink"])
  }
}

@Suite("Comparing contrast") struct ContrastChangeTests {
  private func changes(_ old: String, _ new: String) -> [String] {
    func system(_ text: String) -> DesignSystem {
      DesignSystem.read(
        id: "tern", folder: "tern", files: [(.neutral, SourceText(path: "DESIGN.md", text: text))])
    }
    return ContrastChange.all(system(old), system(new)).map { change in
      let mark = change.isRegression ? "lost" : change.isMended ? "mended" : "other"
      return
        "\(change.new.name) \(Contrast.text(change.old.ratio)) \(Contrast.text(change.new.ratio)) \(mark)"
    }
  }

  private func front(_ ground: String, _ text: String) -> String {
    "---\nname: Tern\ncolors:\n  primary: \"\(ground)\"\n  on-primary: \"\(text)\"\n---\n# Tern\n"
  }

  @Test func `on-x stands on x`() {
    #expect(
      changes(front("#000000", "#FFFFFF"), front("#777777", "#FFFFFF")) == [
        "on-primary on primary 21 4.47 lost"
      ])
    #expect(
      changes(front("#777777", "#FFFFFF"), front("#000000", "#FFFFFF")) == [
        "on-primary on primary 4.47 21 mended"
      ])
    #expect(
      changes(front("#000000", "#FFFFFF"), front("#111111", "#FFFFFF")) == [
        "on-primary on primary 21 18.88 other"
      ])
    #expect(changes(front("#000000", "#FFFFFF"), front("#000000", "#FFFFFF")) == [])
  }

  @Test func `a claim is found again when its colours are others`() {
    func text(_ hex: String) -> String { "# Tern\n\n## Accessibility\n\nWhite on `\(hex)` passes WCAG AA.\n" }
    #expect(changes(text("#000000"), text("#7360F2")).count == 1)
    #expect(changes(text("#000000"), text("#7360F2")).first?.hasSuffix("lost") == true)
  }
}

@Suite("Comparing findings") struct FindingComparisonTests {
  private func finding(_ path: String, _ line: Int, _ message: String) -> Finding {
    Finding(rule: "x", severity: .error, path: path, position: Position(line: line), message: message)
  }

  @Test func `lines do not count, not those in messages either`() {
    let before = [finding("a.md", 3, "differs from b.md:12"), finding("a.md", 4, "gone")]
    let after = [finding("a.md", 9, "differs from b.md:40"), finding("a.md", 5, "fresh")]
    let comparison = FindingComparison(before, after)
    #expect(comparison.new.map(\.message) == ["fresh"])
    #expect(comparison.fixed.map(\.message) == ["gone"])
  }

  @Test func `two of one kind are two`() {
    let one = finding("a.md", 3, "same")
    #expect(FindingComparison([one], [one, one]).new.count == 1)
    #expect(FindingComparison([one], [finding("b.md", 3, "same")]).new.count == 1)
    #expect(FindingComparison([one], [finding("b.md", 3, "same")], name: { _ in "" }).new.count == 0)
  }
}
