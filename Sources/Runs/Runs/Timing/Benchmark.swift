package import Comparison
import Foundation
package import Geometry
import LayoutConstraints
package import Scenarios
package import TextMeasuring
package import Timing

/// An engine as benchmarks name it: the constraints by the way in which they are solved.
package enum BenchmarkEngine: String, CaseIterable {
  /// Layout specs.
  case spec
  /// Constraints, the whole program handed to GLPK.
  case direct
  /// Constraints, reduced before anything is left to GLPK.
  case reduced

  /// The notation that the engine lays out.
  package var engine: Engine {
    switch self {
    case .spec: .spec
    case .direct, .reduced: .constraints
    }
  }
}

/// What one iteration of a benchmark does.
package enum BenchmarkPhase: String, CaseIterable {
  /// From the scenario's values to frames, with text remembered.
  case cold
  /// The same in another width each time: W + (7 i mod 64) in iteration i.
  case resize
  /// As cold, with all text measured anew.
  case text
}

/// One scenario, ready to be timed in its first container.
package struct Benchmark {
  package let scenario: Scenario
  package let container: Container
  private let directLayouts: ScenarioLayouts
  private let reducedLayouts: ScenarioLayouts
  private let measurer: TextMeasurer

  /// Prepares `scenario` as it is, in its first container.
  package init(single scenario: Scenario, measurer: TextMeasurer) {
    self.scenario = scenario
    self.measurer = measurer
    container = scenario.containers[0]
    directLayouts = ScenarioLayouts(scenario, solver: .direct)
    reducedLayouts = ScenarioLayouts(scenario, solver: .reduced)
  }

  /// The engines that the scenario has a notation for.
  package var engines: [BenchmarkEngine] {
    BenchmarkEngine.allCases.filter { scenario.engines.contains($0.engine) }
  }

  /// The work of `engine` in `phase`, to be timed.
  package func subject(_ engine: BenchmarkEngine, _ phase: BenchmarkPhase) -> TimingSubject {
    let (layouts, container, measurer) = (layouts(of: engine), container, measurer)
    let rounding = Rounding.pixels(scale: scenario.scale)
    let period = phase == .resize ? 64 : 1
    func room(_ iteration: Int) -> Container {
      var room = container
      if phase == .resize { room.width += Double(7 * iteration % 64) }
      return room
    }
    // What was reduced is kept from width to width.
    var layouter: ConstraintLayouter?
    // Sixty-four layouts by GLPK alone would take long, and tell nothing that the timed ones do not.
    let answer = { (iteration: Int) in try checksum(by: engine, in: room(iteration)) }
    return TimingSubject(
      name: engine.rawValue, period: period, tolerance: Self.tie / scenario.scale,
      answer: phase == .resize && engine == .direct ? nil : answer
    ) { iteration in
      if phase == .text { measurer.forgetMeasurements() }
      let room = room(iteration)
      switch engine {
      case .spec: return try layouts.spec(in: room, rounding: rounding).checksum
      case .direct, .reduced:
        if phase == .resize, engine == .reduced, layouter == nil {
          layouter = try layouts.layouter(rounding: rounding)
        }
        if let layout = try layouter?.layout(in: room) { return layout.layout.checksum }
        return try layouts.constraints(in: room, rounding: rounding).layout.checksum
      }
    }
  }

  /// Ours: what a checksum changes by, in pixels, where an edge that lies in the middle between two
  /// pixels is put on the other one, and what follows it: kept from width to width, it has another
  /// rounding in its last digit.
  private static let tie = 16.0

  /// What a layout comes to of which nothing is kept, and nothing was.
  private func checksum(by engine: BenchmarkEngine, in room: Container) throws -> Double {
    let rounding = Rounding.pixels(scale: scenario.scale)
    switch engine {
    case .spec: return try layouts(of: engine).spec(in: room, rounding: rounding).checksum
    case .direct, .reduced:
      return try layouts(of: engine).constraints(in: room, rounding: rounding).layout.checksum
    }
  }

  private func layouts(of engine: BenchmarkEngine) -> ScenarioLayouts {
    engine == .reduced ? reducedLayouts : directLayouts
  }

  /// What one cold layout by `engine` counts.
  package func work(of engine: BenchmarkEngine) throws(LayoutFailure) -> [String: Int] {
    try layouts(of: engine).work(
      of: engine.engine, in: container, rounding: .pixels(scale: scenario.scale))
  }
}

extension Benchmark {
  /// Compares the frames of `engines` in the container that is timed: times count only beside equal
  /// frames.
  ///
  /// Answers the comparison of both notations by each solver, or the first that does not pass.
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

  /// How the two solvers differ where no layout spec tells which is right; `nil` where they do not.
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

  /// About how long one layout of `size` takes by an engine, in seconds.
  ///
  /// Short lists are timed. Of longer ones a tenth is timed, and quadratic growth assumed: what
  /// GLPK comes close to on the whole program of a list. Takes about a second at most.
  package static func predictedSeconds(
    size: Int, engine: BenchmarkEngine, measurer: TextMeasurer,
    make: (_ size: Int) throws -> Scenario
  ) throws -> Double {
    if size > 20 {
      let tenth = try predictedSeconds(
        size: size / 10, engine: engine, measurer: measurer, make: make)
      if tenth * 100 > 1 { return tenth * 100 }
    }
    let benchmark = Benchmark(single: try make(size), measurer: measurer)
    guard benchmark.engines.contains(engine) else { return 0 }
    return try ContinuousClock().measure { _ = try benchmark.work(of: engine) } / .seconds(1)
  }
}

extension Layout {
  /// A number that changes with any frame: what a timed iteration is held against.
  fileprivate var checksum: Double {
    var sum = size.width + 2 * size.height
    for frame in frames {
      sum += frame.origin.x + 2 * frame.origin.y + 3 * frame.size.width + 4 * frame.size.height
    }
    return sum
  }
}

extension Scenario {
  /// The engines that have a notation to lay out.
  package var engines: [Engine] {
    (hasSpec ? [.spec] : []) + (constraints == nil ? [] : [.constraints])
  }
}
