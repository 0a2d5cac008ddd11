import Design
import Syntax
import Testing

@testable import Rendering

@Suite("Plots of movements") struct MotionPlotTests {
  @Test func `begin at 0 and settle at 1`() throws {
    let plot = try #require(MotionPlot(response: 0.4, dampingFraction: 0.7))
    #expect(plot.values.first == 0)
    #expect(abs((plot.values.last ?? 0) - 1) < 0.02)
    #expect(plot.values.max() ?? 0 > 1.03)
  }

  @Test func `overshoot by what the damping leaves`() throws {
    // exp(-πζ/√(1-ζ²)) for ζ = 0.5.
    let plot = try #require(MotionPlot(response: 0.5, dampingFraction: 0.5))
    #expect(abs((plot.values.max() ?? 0) - 1.163) < 0.003)
  }

  @Test func `never overshoot when damped enough`() throws {
    for damping in [1.0, 3, 40] {
      let plot = try #require(MotionPlot(response: 0.4, dampingFraction: damping))
      #expect(plot.values.max() ?? 2 <= 1.0001)
    }
  }

  @Test func `follow a curve`() throws {
    let straight = try #require(MotionPlot(curve: [0, 0, 1, 1], duration: 0.3))
    #expect(straight.seconds == 0.3)
    #expect(abs(straight.values[30] - 0.5) < 1e-6)
    let even = try #require(MotionPlot(curve: [0.42, 0, 0.58, 1], duration: nil))
    #expect(abs(even.values[30] - 0.5) < 1e-6)
    #expect(even.handleLines == "M0 100L92.4 100M220 0L127.6 0")
  }

  @Test func `are those of each movement alone`() {
    let curve: [Double]? = [0.42, 0, 0.58, 1]
    let origin = Origin(flavor: .guide, path: "a/DESIGN.md", position: Position(line: 1))
    var motions: [MotionToken] = []
    for (duration, curve) in [(0.2, curve), (0.5, curve), (nil, curve), (1, [2, 0, 1, 1]), (1, nil)] {
      var motion = MotionToken(name: "a", kind: .curve, origin: origin)
      motion.duration = duration
      motion.curve = curve
      motions.append(motion)
    }
    motions[4].response = 0.4
    for (plot, motion) in zip(MotionPlot.all(motions), motions) {
      let alone = MotionPlot(motion)
      #expect(plot?.path == alone?.path && plot?.points == alone?.points)
      #expect(plot?.seconds == alone?.seconds && plot?.handleLines == alone?.handleLines)
    }
  }

  @Test func `refuse what cannot be drawn`() {
    #expect(MotionPlot(response: 0, dampingFraction: 1) == nil)
    #expect(MotionPlot(response: .nan, dampingFraction: 1) == nil)
    #expect(MotionPlot(response: 1, dampingFraction: -1) == nil)
    #expect(MotionPlot(curve: [2, 0, 1, 1], duration: 1) == nil)
    #expect(MotionPlot(curve: [0, 0, 1], duration: 1) == nil)
  }
}
