import Design

/// Movements that make one sequence: of one group, with a length each, some of them waiting for others.
enum MotionTimeline {
  /// So many lanes can be followed.
  private static let limit = 16

  /// What the partial `timeline` shows; nil where the movements are no sequence.
  static func view(_ members: [Int], name: String, in book: SystemBook, on page: String) -> TemplateValue? {
    let motions = book.system.tokens.motion
    let lanes = members.compactMap { index -> (index: Int, start: Double, length: Double)? in
      let motion = motions[index]
      guard let length = motion.duration ?? book.plots[index]?.seconds, length.isFinite, length > 0 else {
        return nil
      }
      let delay = motion.delay ?? 0
      return delay.isFinite && delay >= 0 ? (index, delay, length) : nil
    }
    guard lanes.count > 1, lanes.count <= limit, lanes.contains(where: { $0.start > 0 }) else { return nil }
    let end = lanes.map { $0.start + $0.length }.max() ?? 1
    guard end <= 60 else { return nil }
    let figure = Figures.measure((end * 1000).rounded() / 1000, "s")
    return [
      "label": .text("\(name): \(lanes.count) movements in \(figure)"), "end": .text(figure),
      "seconds": .text(Figures.text(end, decimals: 3)), "count": .text("\(lanes.count)"),
      "lanes": .list(
        lanes.map { lane in
          let motion = motions[lane.index]
          return [
            "name": .text(motion.name), "easing": .text(easing(motion, book.plots[lane.index]) ?? "linear"),
            "href": .text(
              SiteLink.relative(from: page, to: book.path(.motion) + "#" + book.anchors.motion[lane.index])),
            "delay": .text(Figures.text(lane.start, decimals: 3)),
            "duration": .text(Figures.text(lane.length, decimals: 3)),
            "x": .text(Figures.text(lane.start / end * 100, decimals: 2)),
            "width": .text(Figures.text(lane.length / end * 100, decimals: 2)),
            "figures": .text(
              Figures.text(lane.start, decimals: 2) + "–"
                + Figures.measure(((lane.start + lane.length) * 100).rounded() / 100, "s")),
          ]
        }),
    ]
  }

  /// The sequences of a file, for the page on which it is read.
  static func views(of path: String, in book: SystemBook, on page: String) -> [TemplateValue] {
    var order: [String] = []
    var members: [String: [Int]] = [:]
    for (index, motion) in book.system.tokens.motion.enumerated() where motion.origin.path == path {
      let name = motion.group ?? "Movements"
      if members[name] == nil { order.append(name) }
      members[name, default: []].append(index)
    }
    // A table and the code below it state the same sequence: one of them is enough.
    var seen: Set<String> = []
    return order.compactMap { name in
      guard let view = view(members[name] ?? [], name: name, in: book, on: page),
        seen.insert((view["seconds"]?.words ?? "") + "/" + (view["count"]?.words ?? "")).inserted
      else { return nil }
      return view
    }
  }

  /// As CSS writes the way from start to end (CSS Easing 2, `linear()`): a spring by its values, since CSS has none.
  static func easing(_ motion: MotionToken, _ plot: MotionPlot?) -> String? {
    if motion.response == nil { return CSSValue.easing(motion.curve) }
    guard let plot else { return nil }
    let values = stride(from: 0, to: plot.values.count, by: 2).map {
      Figures.text(plot.values[$0], decimals: 3)
    }
    return "linear(" + values.joined(separator: ", ") + ")"
  }

  /// The same with its length, ready for a transition.
  static func css(_ motion: MotionToken, _ plot: MotionPlot?) -> String? {
    guard let easing = easing(motion, plot) else { return nil }
    let seconds = motion.response == nil ? motion.duration : plot?.seconds
    let delay = motion.delay.flatMap { $0 > 0 ? $0 : nil }
    let figures = [seconds, seconds == nil ? nil : delay].compactMap { $0 }
    return (figures.map { Figures.text($0, decimals: 3) + "s" } + [easing]).joined(separator: " ")
  }
}
