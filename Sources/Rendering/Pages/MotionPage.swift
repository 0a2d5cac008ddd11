import Design

/// Springs, curves and durations, plotted and played.
enum MotionPage {
  /// What the template `motion` shows.
  static func view(_ book: SystemBook) -> (view: TemplateValue, headings: [PageFrame.Heading]) {
    let page = book.path(.motion)
    let motions = book.system.tokens.motion
    var order: [String] = []
    var members: [String: [Int]] = [:]
    for (index, motion) in motions.enumerated() {
      let name = motion.group.map { $0.lowercased() == "motion" ? "Movements" : $0 } ?? "Movements"
      if members[name] == nil { order.append(name) }
      members[name, default: []].append(index)
    }
    // One scale for all durations, so that bars can be compared.
    let longest =
      motions.compactMap { $0.response == nil && $0.curve == nil ? $0.duration : nil }.filter(\.isFinite)
      .max() ?? 1
    var ids = Identifiers()
    var headings: [PageFrame.Heading] = []
    let groups: [TemplateValue] = order.map { name in
      let id = ids.id("group", name)
      headings.append(PageFrame.Heading(id: id, text: name))
      let members = members[name] ?? []
      return [
        "id": .text(id), "name": .text(name), "count": .text("\(members.count)"),
        "items": .list(members.map { item($0, longest: longest, in: book, on: page) }),
        "timeline": MotionTimeline.view(members, name: name, in: book, on: page) ?? .nothing,
      ]
    }
    let view: TemplateValue = [
      "heading": "Motion", "lede": .text(lede(motions)), "isEmpty": .flag(motions.isEmpty),
      "groups": .list(groups),
    ]
    return (view, headings)
  }

  private static func item(_ index: Int, longest: Double, in book: SystemBook, on page: String)
    -> TemplateValue
  {
    let motion = book.system.tokens.motion[index]
    let link = book.link(motion.origin, from: page)
    let plot = book.plots[index]
    let duration = motion.duration.flatMap { $0.isFinite ? $0 : nil } ?? 0
    let scale = niceEnd(longest)
    return [
      "id": .text(book.anchors.motion[index]), "name": .text(motion.name),
      "note": .text(optional: motion.note),
      "label": .text(label(motion)), "href": link.href, "from": link.from,
      "swift": .text(optional: swift(motion)), "css": .text(optional: MotionTimeline.css(motion, plot)),
      "facts": .list(facts(motion).map { ["name": .text($0.name), "value": .text($0.value)] }),
      "plot": plot.map { drawing($0) } ?? .nothing, "end": .text(Figures.measure(scale, "s")),
      "barWidth": .text(Figures.text(min(max(duration / scale, 0), 1) * MotionPlot.size.x)),
      "hasBar": .flag(motion.duration != nil),
      "figure": .text(motion.duration.map { Figures.measure($0, "s") } ?? "no duration stated"),
    ]
  }

  private static func drawing(_ plot: MotionPlot) -> TemplateValue {
    [
      "path": .text(plot.path), "points": .text(plot.points),
      "seconds": .text(Figures.text(plot.seconds, decimals: 3)),
      "end": .text(Figures.measure((plot.seconds * 100).rounded() / 100, "s")),
      "handles": .text(optional: plot.handleLines),
      "knobs": .list(
        plot.handles.map {
          ["x": .text(Figures.text($0.x, decimals: 1)), "y": .text(Figures.text($0.y, decimals: 1))]
        }),
    ]
  }

  /// The next round figure: where an axis ends.
  static func niceEnd(_ value: Double) -> Double {
    [0.1, 0.2, 0.25, 0.5, 1, 2, 2.5, 5, 10, 20, 30, 60].first { $0 >= value } ?? max(value, 1)
  }

  private static func facts(_ motion: MotionToken) -> [(name: String, value: String)] {
    var facts: [(name: String, value: String)] = []
    if let response = motion.response { facts.append(("Response", Figures.measure(response, "s"))) }
    if let damping = motion.dampingFraction { facts.append(("Damping", Figures.text(damping, decimals: 3))) }
    if let curve = motion.curve {
      facts.append(("Curve", curve.map { Figures.text($0) }.joined(separator: ", ")))
    }
    if let duration = motion.duration { facts.append(("Duration", Figures.measure(duration, "s"))) }
    if let delay = motion.delay { facts.append(("Delay", Figures.measure(delay, "s"))) }
    if let repeats = motion.repeats {
      let count = repeats.count.map { Figures.text($0) + " times" } ?? "for ever"
      facts.append(("Repeats", count + (repeats.autoreverses ? ", back and forth" : "")))
    }
    if facts.isEmpty { facts.append(("Kind", motion.kind.rawValue)) }
    return facts
  }

  /// What is known of a movement, in a line.
  static func summary(_ motion: MotionToken) -> String {
    facts(motion).map { $0.name.lowercased() + " " + $0.value }.joined(separator: ", ")
  }

  private static func label(_ motion: MotionToken) -> String {
    motion.name + ": " + summary(motion)
  }

  private static func swift(_ motion: MotionToken) -> String? {
    func number(_ value: Double) -> String { Figures.text(value, decimals: 3) }
    if let response = motion.response {
      let damping = motion.dampingFraction.map { ", dampingFraction: \(number($0))" } ?? ""
      return ".spring(response: \(number(response))\(damping))"
    }
    if let curve = motion.curve, curve.count == 4 {
      let duration = motion.duration.map { ", duration: \(number($0))" } ?? ""
      return ".timingCurve(\(curve.map(number).joined(separator: ", "))\(duration))"
    }
    return nil
  }

  static func lede(_ motions: [MotionToken]) -> String {
    guard !motions.isEmpty else { return "No source states a movement." }
    var parts: [String] = []
    for (kind, name) in [
      (MotionToken.Kind.spring, "spring"), (.curve, "curve"), (.keyframes, "sequence"),
      (.duration, "duration"),
    ] {
      let count = motions.count { $0.kind == kind }
      if count > 0 { parts.append(Figures.count(count, name)) }
    }
    return parts.joined(separator: ", ") + ". Touch a plot to see it move."
  }
}
