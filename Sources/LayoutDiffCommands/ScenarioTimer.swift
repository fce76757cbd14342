import Comparison
import LayoutConstraints
import Reporting
import Scenarios
import TextMeasuring
import Timing

/// Takes the times that a report shows of one scenario.
struct ScenarioTimer {
  let measurer: TextMeasurer
  let sampling: SamplingOptions
  /// As lists of how many rows; 1 is the scenario itself.
  let rows: [Int]
  let ratioOptions: RatioOptions
  /// How the layouts that the report shows were solved: the ratio of that engine comes first.
  let solver: ConstraintSolver

  /// The times of all engines in the first container, alone and as lists; none where frames disagree
  /// there, since times of different layouts say nothing.
  func timings(of scenario: Scenario, _ comparison: ScenarioComparison) -> [TimingRecord] {
    guard comparison.containers.first?.agrees == true, scenario.hasBothNotations else { return [] }
    return rows.compactMap { rows in
      do {
        if rows == 1 {
          return try timing(of: Benchmark(single: scenario, measurer: measurer), rows: 1)
        }
        let list = try scenario.repeated(rows)
        guard let seconds = try secondsOfEqualLayouts(list) else { return nil }
        guard seconds * Double(leastLayouts) < Self.budget else {
          Terminal.note("\(scenario.file): not timed as a list of \(rows) rows: too long")
          return nil
        }
        return try timing(of: Benchmark(single: list, measurer: measurer), rows: rows)
      } catch {
        let list = rows == 1 ? "" : " as a list of \(rows) rows"
        Terminal.note("\(scenario.file): not timed\(list): \(error)")
        return nil
      }
    }
  }

  /// The most seconds for one scenario at one number of rows.
  private static let budget = 10.0

  /// The least number of layouts by each engine that a time takes.
  private var leastLayouts: Int { RoundOptions(rounds: sampling.samples).minimumRounds + 3 }

  /// How long a comparison takes, where all layouts of `list` are equal, by either solver.
  private func secondsOfEqualLayouts(_ list: Scenario) throws -> Double? {
    let clock = ContinuousClock()
    let start = clock.now
    for solver in ConstraintSolver.allCases {
      guard ScenarioComparer.compare(list, solver: solver).verdict.passes else { return nil }
    }
    return (clock.now - start) / .seconds(1)
  }

  private func timing(of benchmark: Benchmark, rows: Int) throws -> TimingRecord {
    let engines = benchmark.engines
    let measurement = try RoundMeasurement.measure(
      engines.map { benchmark.subject($0, .cold) },
      options: RoundOptions(
        rounds: sampling.samples, timeBudget: .seconds(Self.budget), seed: sampling.seed))
    var work: [String: [String: Int]] = [:]
    for engine in engines { work[engine.rawValue] = try benchmark.work(of: engine) }
    let constraints = engines.filter { $0 != .spec }
    let shown = constraints.filter { $0.rawValue == solver.rawValue }
    let ratios = try (shown + constraints.filter { $0.rawValue != solver.rawValue }).map {
      try measurement.ratio(
        of: $0.rawValue, to: BenchmarkEngine.spec.rawValue, options: ratioOptions)
    }
    return TimingRecord(
      phase: BenchmarkPhase.cold.rawValue, rows: rows, container: benchmark.container,
      measurement: measurement, ratios: ratios, work: work)
  }
}
