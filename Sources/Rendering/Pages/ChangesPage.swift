import Design

/// What the last commits changed, system by system.
enum ChangesPage {
  /// Its site path.
  static let path = "changes.html"
  /// So many tokens of one system are shown of one commit.
  private static let limit = 60

  /// What the template `changes` shows.
  static func view(_ history: SiteHistory, map: SiteMap) -> (
    view: TemplateValue, headings: [PageFrame.Heading]
  ) {
    var headings: [PageFrame.Heading] = []
    let commits: [TemplateValue] = history.commits.map { commit in
      let id = "commit-" + commit.hash
      headings.append(PageFrame.Heading(id: id, text: commit.subject))
      return [
        "id": .text(id), "subject": .text(commit.subject.isEmpty ? commit.hash : commit.subject),
        "date": .text(commit.date), "hash": .text(commit.hash),
        "systems": .list(commit.systems.map { system($0, map) }),
        "isQuiet": .flag(commit.systems.isEmpty && commit.omitted == 0),
        "quiet": .text(
          commit.isCut ? "What stood before it is not in this copy of the repository." : "No token changed."),
        "more": .text(
          optional: commit.omitted > 0 ? "and \(Figures.count(commit.omitted, "more system"))" : nil),
      ]
    }
    let lede =
      commits.count == 1
      ? "The last commit that touched the content, and what it changed."
      : "The last \(commits.count) commits that touched the content, and what each changed."
    return (
      [
        "heading": "Changes", "trail": [], "lede": .text(commits.isEmpty ? "" : lede),
        "isEmpty": .flag(commits.isEmpty), "commits": .list(commits),
      ], headings
    )
  }

  private static func system(_ system: SystemComparison, _ map: SiteMap) -> TemplateValue {
    let rows = system.tokens.prefix(limit).map(row)
    let losses = system.contrasts.filter { $0.isRegression || $0.isMended }
    return [
      "name": .text(system.name), "href": .text(optional: map.overview(ofSystem: system.id)),
      "status": .text(optional: system.status?.rawValue),
      "hasTokens": .flag(!rows.isEmpty), "tokens": .list(Array(rows)),
      "moreTokens": .text(
        optional: system.tokens.count > limit ? "and \(system.tokens.count - limit) more" : nil),
      "contrasts": .list(
        losses.prefix(limit).map { change in
          [
            "pair": .text(change.new.name + (change.new.appearance.map { " (\($0))" } ?? "")),
            "isLost": .flag(change.isRegression), "before": .text(Contrast.text(change.old.ratio) + ":1"),
            "after": .text(Contrast.text(change.new.ratio) + ":1"), "level": .text(change.new.level),
          ]
        }),
    ]
  }

  private static func row(_ change: TokenChange) -> TemplateValue {
    let parts: [(name: String, old: TokenValue.Part?, new: TokenValue.Part?)]
    switch change.status {
    case .changed: parts = change.parts
    case .added, .renamed: parts = (change.new?.parts ?? []).prefix(6).map { ($0.name, nil, $0) }
    case .removed: parts = (change.old?.parts ?? []).prefix(6).map { ($0.name, $0, nil) }
    }
    let isPlain = parts.count == 1
    return [
      "name": .text(change.name), "oldName": .text(optional: change.oldName),
      "word": .text(change.status.rawValue), "kind": .text(words(change.kind)),
      "parts": .list(
        parts.map { part in
          let shift = change.shifts.first { $0.appearance == part.name }
          return [
            "part": .text(optional: isPlain && ["light", "value"].contains(part.name) ? nil : part.name),
            "isChange": .flag(change.status == .changed),
            "before": side(part.old), "after": side(part.new),
            "delta": .text(optional: shift?.deltaE.map { "ΔE " + Figures.text($0, decimals: 1) }),
            "contrast": .text(optional: shift.flatMap(contrast)),
          ]
        }),
    ]
  }

  private static func side(_ part: TokenValue.Part?) -> TemplateValue {
    guard let part else { return .list([]) }
    return .list([
      ["text": .text(part.text), "fill": .text(optional: part.color.map { ColorFigures($0).fill })]
    ])
  }

  private static func contrast(_ shift: TokenChange.Shift) -> String? {
    guard let old = shift.oldContrast, let new = shift.newContrast else { return nil }
    return "\(Contrast.text(old)):1 → \(Contrast.text(new)):1 on the canvas"
  }

  private static func words(_ kind: TokenChange.Kind) -> String {
    switch kind {
    case .color: "colour"
    case .typography: "type style"
    default: kind.rawValue
    }
  }
}
