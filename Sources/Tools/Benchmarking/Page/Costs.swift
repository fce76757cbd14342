import Foundation
import Runs

/// Looks up times and instructions in results.
struct Costs {
  private var instructionCounts: [Key: Double] = [:]
  private var times: [Key: BenchmarkResults.Measurement] = [:]

  private struct Key: Hashable {
    let scenario: String
    let rows: Int
    let engine: String
    let phase: String
  }

  init(_ results: BenchmarkResults) {
    for count in results.instructions ?? [] {
      let key = Key(
        scenario: count.scenario, rows: count.rows, engine: count.engine, phase: count.phase)
      instructionCounts[key] = Double(count.instructions)
    }
    for measurement in results.measurements {
      let key = Key(
        scenario: measurement.scenario, rows: measurement.rows, engine: measurement.engine,
        phase: measurement.phase)
      times[key] = measurement
    }
  }

  /// The instructions of one layout; `nil` where none were counted.
  func instructions(
    _ scenario: String, _ rows: Int, _ engine: String, _ phase: String
  ) -> Double? {
    instructionCounts[Key(scenario: scenario, rows: rows, engine: engine, phase: phase)]
  }

  /// The time and the counters of one layout; `nil` where it was not timed.
  func time(
    _ scenario: String, _ rows: Int, _ engine: String, _ phase: String
  ) -> BenchmarkResults.Measurement? {
    times[Key(scenario: scenario, rows: rows, engine: engine, phase: phase)]
  }

  /// The growth of the shortest times with the size; `nil` with fewer than two sizes.
  func exponent(_ scenario: String, _ engine: String, _ phase: String = "cold") -> Double? {
    let own = times.filter {
      $0.key.scenario == scenario && $0.key.engine == engine && $0.key.phase == phase
    }
    return GrowthExponent.fit(
      own.values.sorted { $0.rows < $1.rows }.map {
        (size: Double($0.rows), cost: $0.minimumNanoseconds)
      })
  }
}

/// The growth of a cost with a size: cost ~ size^exponent.
enum GrowthExponent {
  /// The slope of the least-squares line through the logarithms; 1 is linear, 2 quadratic.
  ///
  /// `points` are sizes and costs; those that are not above 0 are ignored. `nil` with fewer than two
  /// different sizes. Ours: costs are shortest times and exact counts, which no single sample
  /// disturbs, so the fit need not be robust. One number per size leaves nothing to make an interval
  /// from.
  static func fit(_ points: [(size: Double, cost: Double)]) -> Double? {
    let logarithms = points.filter { $0.size > 0 && $0.cost > 0 }
      .map { (log($0.size), log($0.cost)) }
    guard logarithms.count > 1 else { return nil }
    let count = Double(logarithms.count)
    let meanSize = logarithms.reduce(0) { $0 + $1.0 } / count
    let meanCost = logarithms.reduce(0) { $0 + $1.1 } / count
    let spread = logarithms.reduce(0) { $0 + ($1.0 - meanSize) * ($1.0 - meanSize) }
    guard spread > 0 else { return nil }
    return logarithms.reduce(0) { $0 + ($1.0 - meanSize) * ($1.1 - meanCost) } / spread
  }
}
