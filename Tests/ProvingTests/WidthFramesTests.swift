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

@Suite("Frames at every width")
struct WidthFramesTests {
  /// The largest distance of a recorded edge from the engines, in points, at widths that are not within
  /// 10⁻³ points of a breakpoint.
  private func largestError(
    _ frames: WidthFrames, of scenario: Scenario, at widths: [Double]
  ) throws -> Double {
    let layouts = ScenarioLayouts(scenario)
    let starts = frames.elements.flatMap { element in
      (element.spec + (element.constraints ?? [])).flatMap { $0.segments.map(\.start) }
    }
    var largest = 0.0
    for width in widths {
      let isSampled = frames.sampled.contains { $0.from <= width && width <= $0.to }
      guard !isSampled, starts.allSatisfy({ abs($0 - width) > 1e-3 }) else { continue }
      let container = Container(width: width, height: frames.height)
      let spec = NamedFrames(try layouts.spec(in: container, rounding: .exact))
      let constraints = NamedFrames(
        try layouts.constraints(in: container, rounding: .exact).layout)
      for element in frames.elements {
        let sides = [
          (element.spec, spec), (element.constraints ?? element.spec, constraints),
        ]
        for (edges, engine) in sides {
          for (edge, position) in zip(edges, engine.edges(of: element.element)) {
            largest = max(largest, abs(edge.value(at: width) - position))
          }
        }
      }
    }
    return largest
  }

  private func frames(of scenario: Scenario, _ widths: ClosedRange<Double>) throws -> [WidthFrames]
  {
    let sweeps = Sweep.all(of: scenario, widths: widths)
    return try ScenarioProver.prove(scenario, on: sweeps, keepsFrames: true).frames
  }

  private func random(_ seed: UInt64, in widths: ClosedRange<Double>) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    return (0..<50).map { _ in Double.random(in: widths, using: &generator) }
  }

  @Test(
    "at 50 random widths, the recorded frames of shipped scenarios are those of both engines",
    arguments: ProofSupport.shippedNames)
  func shipped(name: String) throws {
    let scenario = try ProofSupport.shipped(name)
    guard scenario.hasBothNotations else { return }
    for frames in try frames(of: scenario, 280...1200) {
      #expect(frames.elements.first?.element == "superview")
      let shown = scenario.shown(inCase: frames.caseName)
      let error = try largestError(frames, of: shown, at: random(1, in: 280...1200))
      #expect(error < 0.005, "\(name): \(error)")
    }
  }

  @Test("at 50 random widths, the recorded frames of random pairs are those of both engines")
  func pairs() throws {
    for seed in LawSeeds.of(80) {
      let scenario = try ProofSupport.read(RandomPair(seed: seed).text)
      for frames in try frames(of: scenario, 120...420) {
        let error = try largestError(frames, of: scenario, at: random(seed, in: 120...420))
        #expect(error < 0.005, "seed \(seed): \(error)")
      }
    }
  }

  @Test("widths at which constraints conflict are sampled, and said to conflict")
  func conflicts() throws {
    let scenario = try ProofSupport.shipped("required-conflict")
    let frames = try #require(try frames(of: scenario, 280...1200).first)
    #expect(!frames.conflicts.isEmpty)
    for conflict in frames.conflicts {
      #expect(frames.sampled.contains { $0.from <= conflict.from && conflict.to <= $0.to })
    }
  }

  @Test("a proof that runs out of segments goes on with samples")
  func unproven() throws {
    let scenario = try ProofSupport.shipped("repository-row")
    let sweeps = [Sweep(widths: 280...1200)]
    let proof = try ScenarioProver.prove(
      scenario, on: sweeps, mostSegments: 2, keepsFrames: true)
    let frames = try #require(proof.frames.first)
    try #require(frames.sampled.count == 1)
    #expect(frames.sampled[0].to == 1200)
    let right = try #require(frames.elements.first?.spec[2])
    #expect(abs(right.value(at: 1000) - 1000) < 0.02)
  }

  @Test("sampled frames begin and end at the very ends of the widths")
  func ends() throws {
    // The constraints conflict at all of these widths, so that every frame is sampled.
    let scenario = try ProofSupport.shipped("required-conflict")
    let frames = try #require(try frames(of: scenario, 240...260).first)
    try #require(frames.sampled == [WidthSpan(from: 240, to: 260)])
    let container = try #require(frames.elements.first)
    for edges in [container.spec, container.constraints ?? container.spec] {
      for width in [240, 240.005, 251.5, 260] {
        #expect(abs(edges[2].value(at: width) - width) < 1e-6, "\(width)")
      }
    }
  }

  /// The sampled frames of all elements that are compared.
  private func sampled(
    _ scenario: Scenario, _ widths: ClosedRange<Double>, work: LayoutWork = LayoutWork()
  ) -> WidthFrames {
    FrameSampler.frames(
      of: ScenarioComparer.compare(scenario).comparedElements, in: scenario,
      on: Sweep(widths: widths), work: work)
  }

  @Test(
    "frames of a sampler are those of both engines at the widths that it took",
    arguments: ["repository-row", "wiki/column-that-cannot-shrink", "specs/stack-wrap"])
  func sampler(name: String) throws {
    let scenario = try ProofSupport.shipped(name)
    let frames = sampled(scenario, 280...400)
    #expect(frames.elements.count == scenario.elements.count + 1)
    #expect(frames.sampled == [WidthSpan(from: 280, to: 400)])
    #expect(frames.missing.isEmpty)
    var exact = frames
    exact.sampled = []
    let whole = (280...400).map(Double.init)
    let error = try largestError(exact, of: scenario, at: whole)
    // A jump is found to a point, and few edges move further than that within one.
    #expect(error < 0.005, "\(name): \(error)")
  }

  @Test(
    "a sampler says as a proof does whether the spec's frames of ambiguous elements are valid",
    arguments: [(12, true), (13, false)])
  func samplerAmbiguity(top: Int, admits: Bool) throws {
    let scenario = try ProofSupport.shipped(
      "tie-between-two-labels",
      replacing: "received.top == superview.top + 12",
      with: "received.top == superview.top + \(top)")
    let sampled = sampled(scenario, 280...400)
    let proven = try #require(try frames(of: scenario, 280...400).first)
    let all = WidthSpan(from: 280, to: 400)
    for frames in [sampled, proven] {
      #expect(frames.ambiguous.map(\.element).sorted() == ["received", "sent"])
      #expect(frames.ambiguous.allSatisfy { $0.span == all && $0.admitsSpec == admits })
    }
  }

  @Test("a sampler joins the widths at which constraints conflict")
  func samplerConflicts() throws {
    let scenario = try ProofSupport.shipped("required-conflict")
    let frames = sampled(scenario, 240...260)
    #expect(frames.conflicts == [WidthSpan(from: 240, to: 260)])
  }

  @Test("a sampler whose work ends has the frames until then")
  func samplerBudget() throws {
    let scenario = try ProofSupport.shipped("repository-row")
    let work = LayoutWork(budget: 6)
    let frames = sampled(scenario, 280...1200, work: work)
    #expect(work.hasEnded)
    #expect(frames.elements.count == scenario.elements.count + 1)
  }

  @Test("frames are kept only where they are asked for, and only over widths")
  func onlyWidths() throws {
    let scenario = try ProofSupport.shipped("repository-row")
    #expect(try ScenarioProver.prove(scenario, on: [Sweep(widths: 280...300)]).frames.isEmpty)
    let heights = Sweep(heights: 100...120, width: 320)
    #expect(
      try ScenarioProver.prove(scenario, on: [heights], keepsFrames: true).frames.isEmpty)
  }
}
