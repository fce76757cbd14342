package import Comparison
import Foundation
package import Geometry
import LayoutConstraints
package import Layouts
package import Scenarios
package import TextMeasuring
package import Timing

/// An engine with the solver that it uses, by its name in benchmarks.
package enum BenchmarkEngine: String, CaseIterable {
  case spec
  /// Constraints, all of them solved by GLPK as linear programs.
  case direct
  /// Constraints, simplified by algebra first; only the rest goes to GLPK.
  case reduced

  package var engine: Engine {
    switch self {
    case .spec: .spec
    case .direct, .reduced: .constraints
    }
  }
}

/// The work of one iteration of a benchmark.
package enum BenchmarkPhase: String, CaseIterable {
  /// From the scenario's values to frames, with text sizes remembered.
  case cold
  /// The same in another width each time, W + (7 i mod 64) in iteration i, with everything kept that
  /// the width does not change in reduced constraints.
  case resize
  /// As `cold`, with all text measured again.
  case text
}

/// One scenario, ready to be timed in its first container.
package struct Benchmark {
  package let scenario: Scenario
  package let container: Container
  private let directLayouts: ScenarioLayouts
  private let reducedLayouts: ScenarioLayouts
  private let measurer: TextMeasurer

  package init(single scenario: Scenario, measurer: TextMeasurer) {
    self.scenario = scenario
    self.measurer = measurer
    container = scenario.containers[0]
    directLayouts = ScenarioLayouts(scenario, solver: .direct)
    reducedLayouts = ScenarioLayouts(scenario, solver: .reduced)
  }

  package var engines: [BenchmarkEngine] {
    BenchmarkEngine.allCases.filter { scenario.engines.contains($0.engine) }
  }

  package func subject(_ engine: BenchmarkEngine, _ phase: BenchmarkPhase) -> TimingSubject {
    let (layouts, container, measurer) = (layouts(of: engine), container, measurer)
    let rounding = Rounding.pixels(scale: scenario.scale)
    let period = phase == .resize ? 64 : 1
    func timedContainer(_ iteration: Int) -> Container {
      var timed = container
      if phase == .resize { timed.width += Double(7 * iteration % 64) }
      return timed
    }
    // What does not change is kept from width to width, by the reduced solver alone.
    var layouter: ConstraintLayouter?
    // 64 untimed layouts by GLPK alone would take long, and say nothing that the timed ones do not.
    let answer = { (iteration: Int) in try checksum(by: engine, in: timedContainer(iteration)) }
    return TimingSubject(
      name: engine.rawValue, period: period, tolerance: Self.tie / scenario.scale,
      answer: phase == .resize && engine == .direct ? nil : answer
    ) { iteration in
      if phase == .text { measurer.forgetMeasurements() }
      let timed = timedContainer(iteration)
      if phase == .resize, engine == .reduced, layouter == nil {
        layouter = try layouts.layouter(rounding: rounding)
      }
      if let layout = try layouter?.layout(in: timed) { return layout.layout.checksum }
      return try checksum(by: engine, in: timed)
    }
  }

  /// Ours: the tolerance of a checksum, in pixels.
  ///
  /// An edge halfway between two pixels may be rounded to either, since a kept system has another
  /// floating-point error than a new one. Edges that depend on it move too.
  private static let tie = 16.0

  /// The checksum of a layout that starts without anything kept.
  private func checksum(by engine: BenchmarkEngine, in container: Container) throws -> Double {
    let rounding = Rounding.pixels(scale: scenario.scale)
    switch engine {
    case .spec: return try layouts(of: engine).spec(in: container, rounding: rounding).checksum
    case .direct, .reduced:
      return try layouts(of: engine).constraints(in: container, rounding: rounding).layout.checksum
    }
  }

  private func layouts(of engine: BenchmarkEngine) -> ScenarioLayouts {
    engine == .reduced ? reducedLayouts : directLayouts
  }

  package func work(of engine: BenchmarkEngine) throws(LayoutFailure) -> [String: Int] {
    try layouts(of: engine).work(
      of: engine.engine, in: container, rounding: .pixels(scale: scenario.scale))
  }
}

extension Benchmark {
  /// Compares the frames of `engines` in the timed container: times count only where frames are
  /// equal.
  ///
  /// Returns the first comparison that does not pass, or else that of the last solver.
  package func comparison(of engines: [BenchmarkEngine]) -> ScenarioComparison {
    var timed = scenario
    timed.containers = [container]
    timed.expectation = nil
    let solvers = engines.compactMap { ConstraintSolver(rawValue: $0.rawValue) }
    var last: ScenarioComparison?
    for solver in solvers {
      let comparison = ScenarioComparer.compare(timed, solver: solver)
      guard comparison.verdict.passes else { return comparison }
      last = comparison
    }
    return last ?? ScenarioComparer.compare(timed)
  }

  /// The difference of the two solvers, for scenarios without a layout spec; `nil` without one.
  package func solverDifference() throws -> String? {
    let direct = try directLayouts.constraints(in: container, rounding: .exact).rawLayout
    let reduced = try reducedLayouts.constraints(in: container, rounding: .exact).rawLayout
    for (name, (one, other)) in zip(direct.elements, zip(direct.frames, reduced.frames)) {
      let distances = [
        one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
      ]
      guard distances.allSatisfy({ $0.magnitude <= 1e-6 * max(1, one.maxY.magnitude / 1000) })
      else { return "both solvers put \(name) in different places" }
    }
    return nil
  }

  /// The approximate time of one layout of `size` by an engine, in seconds.
  ///
  /// Up to size 20, a layout is timed. Above, a tenth of the size is timed, and quadratic growth is
  /// assumed, since GLPK's time for the whole program of a list grows about so. Takes about a second
  /// at most.
  package static func predictedSeconds(
    size: Int, engine: BenchmarkEngine, measurer: TextMeasurer, clock: TimingClock = .monotonic,
    make: (_ size: Int) throws -> Scenario
  ) throws -> Double {
    if size > 20 {
      let tenth = try predictedSeconds(
        size: size / 10, engine: engine, measurer: measurer, clock: clock, make: make)
      if tenth * 100 > 1 { return tenth * 100 }
    }
    let benchmark = Benchmark(single: try make(size), measurer: measurer)
    guard benchmark.engines.contains(engine) else { return 0 }
    let start = clock.now()
    _ = try benchmark.work(of: engine)
    return (clock.now() - start) / .seconds(1)
  }
}
