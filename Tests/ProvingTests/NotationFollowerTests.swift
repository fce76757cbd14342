import Comparison
import Explaining
import Geometry
import LayoutConstraints
import Layouts
import Scenarios
import SeededRandom
import TestSupport
import Testing

@testable import Proving

@Suite("Frames of a single notation at every width")
struct NotationFollowerTests {
  private func check(_ scenario: Scenario, seed: UInt64) throws {
    let sweeps = Sweep.all(of: scenario, widths: 280...700)
    let all = NotationFollower.frames(of: scenario, on: sweeps)
    #expect(all.count == sweeps.count, "\(scenario.id)")
    var generator = SeededGenerator(seed: seed)
    for frames in all {
      let layouts = ScenarioLayouts(scenario.shown(inCase: frames.caseName))
      #expect(frames.notation == (scenario.hasSpec ? .spec : .constraints))
      let starts = frames.elements.flatMap { $0.spec.flatMap { $0.segments.map(\.start) } }
      for _ in 0..<50 {
        let width = Double.random(in: 280...700, using: &generator)
        let isSampled = (frames.sampled + frames.missing).contains {
          $0.from <= width && width <= $0.to
        }
        guard !isSampled, starts.allSatisfy({ abs($0 - width) > 1e-3 }) else { continue }
        let container = Container(width: width, height: frames.height)
        let layout =
          scenario.hasSpec
          ? try layouts.spec(in: container, rounding: .exact)
          : try layouts.constraints(in: container, rounding: .exact).layout
        let engine = NamedFrames(layout)
        for element in frames.elements {
          #expect(element.constraints == nil)
          for (edge, position) in zip(element.spec, engine.edges(of: element.element)) {
            #expect(
              abs(edge.value(at: width) - position) < 1e-3,
              "\(scenario.id) at \(width), \(element.element), seed \(seed)")
          }
        }
      }
    }
  }

  @Test(
    "at 50 random widths, the frames of shipped scenarios without one notation are the engine's",
    arguments: ProofSupport.shippedNames)
  func shipped(name: String) throws {
    let scenario = try ProofSupport.shipped(name)
    guard scenario.hasBothNotations else { return }
    #expect(
      NotationFollower.frames(
        of: scenario, on: Sweep.all(of: scenario, widths: 280...700)
      ).isEmpty)
    try check(scenario.alone(.constraints), seed: 1)
    try check(scenario.alone(.spec), seed: 2)
  }

  @Test("conflicts and ambiguous elements are noted where they are")
  func findings() throws {
    let scenario = try ProofSupport.read(
      """
      layoutdiff: 1
      containers: [320x100]
      elements:
        photo: { box: 40x40 }
        title: { box: 100x20 }
      constraints:
        - "H:|-12-[photo]-8-[title]-12-|"
        - "V:|-12-[photo]"
        - "V:|-12-[title]"
        - title.width >= 300
        - photo.width >= 10
      """)
    let frames = try #require(
      NotationFollower.frames(
        of: scenario, on: [Sweep(widths: 280...600, height: 100)]
      ).first)
    let conflict = try #require(frames.conflicts.first)
    #expect(frames.conflicts.count == 1)
    #expect(conflict.from == 280 && abs(conflict.to - 342) < 1e-3, "12 + 10 + 8 + 300 + 12")
    #expect(frames.sampled.first.map { abs($0.to - 342) < 1e-3 } == true)
    #expect(Set(frames.ambiguous.map(\.element)).isSuperset(of: ["photo", "title"]))
  }

  @Test("where the work ends, so do the frames")
  func work() throws {
    var scenario = try ProofSupport.shipped("repository-row")
    scenario.constraints = nil
    let sweeps = [Sweep(widths: 280...1200)]
    #expect(
      NotationFollower.frames(of: scenario, on: sweeps, work: LayoutWork(budget: 0)).isEmpty)
    let some = NotationFollower.frames(of: scenario, on: sweeps, work: LayoutWork(budget: 6))
    #expect(some.allSatisfy { $0.span.to < 1200 })
  }
}
