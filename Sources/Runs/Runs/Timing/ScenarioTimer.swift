import Comparison
import Geometry
import LayoutConstraints
import Scenarios
import TextMeasuring
import Timing

/// Takes the times that a report shows of one scenario.
struct ScenarioTimer {
  let measurer: TextMeasurer
  let timing: RunTiming
  /// How the layouts of the run are solved: the ratio of that engine comes first.
  let solver: ConstraintSolver
  /// Receives why something is not timed.
  let note: (String) -> Void

  /// The times of all engines in the first container, alone and as lists; none where frames disagree
  /// there, since times of different layouts say nothing.
  func timings(of scenario: Scenario, _ comparison: ScenarioComparison) -> [TimingRecord] {
    guard comparison.containers.first?.agrees == true, scenario.hasBothNotations else { return [] }
    return timing.rows.compactMap { rows in
      do {
        if rows == 1 {
          return try timing(of: Benchmark(single: scenario, measurer: measurer), rows: 1)
        }
        // A layout under way cannot be interrupted: how long it takes is foretold.
        if let reason = try overBudget(scenario, rows: rows) {
          note("\(scenario.file): not timed as a list of \(rows) rows: \(reason)")
          return nil
        }
        let list = Benchmark(single: try scenario.repeated(rows), measurer: measurer)
        guard list.comparison(of: list.engines).verdict.passes else { return nil }
        return try timing(of: list, rows: rows)
      } catch {
        let list = rows == 1 ? "" : " as a list of \(rows) rows"
        note("\(scenario.file): not timed\(list): \(error)")
        return nil
      }
    }
  }

  /// The most seconds for one scenario at one number of rows.
  private static let budget = 10.0

  /// Why a list takes too long to be timed, with the command that times it all the same.
  ///
  /// `nil` where it does not.
  private func overBudget(_ scenario: Scenario, rows: Int) throws -> String? {
    let seconds = try BenchmarkEngine.allCases.map { engine in
      try Benchmark.predictedSeconds(size: rows, engine: engine, measurer: measurer) {
        try scenario.repeated($0)
      }
    }.reduce(0, +)
    let layouts = Double(RoundOptions(rounds: self.timing.samples).minimumRounds + 3)
    guard seconds * layouts > Self.budget else { return nil }
    let needed = (2 * seconds * layouts).rounded(.up)
    return """
      one layout by all engines takes about \(seconds.points) seconds, and a report has \
      \(Self.budget.points) for at least \(layouts.points) of them; layoutdiff bench \
      \(ShellWord.quote(scenario.file)) --rows \(rows) --time-budget \(needed.points) times it
      """
  }

  private func timing(of benchmark: Benchmark, rows: Int) throws -> TimingRecord {
    let engines = benchmark.engines
    let measurement = try RoundMeasurement.measure(
      engines.map { benchmark.subject($0, .cold) },
      options: RoundOptions(
        rounds: self.timing.samples, timeBudget: .seconds(Self.budget), seed: self.timing.seed))
    var work: [String: [String: Int]] = [:]
    for engine in engines { work[engine.rawValue] = try benchmark.work(of: engine) }
    let constraints = engines.filter { $0 != .spec }
    let shown = constraints.filter { $0.rawValue == solver.rawValue }
    let ratios = try (shown + constraints.filter { $0.rawValue != solver.rawValue }).map {
      try measurement.ratio(
        of: $0.rawValue, to: BenchmarkEngine.spec.rawValue, options: self.timing.ratioOptions)
    }
    return TimingRecord(
      phase: BenchmarkPhase.cold.rawValue, rows: rows, container: benchmark.container,
      measurement: measurement, ratios: ratios, work: work)
  }

  /// The ratio of times in the first container, constraints over spec; `nil` where the layouts
  /// differ there: then times say nothing.
  func ratio(of scenario: Scenario, _ comparison: ScenarioComparison) -> PairedRatio? {
    guard scenario.hasBothNotations, comparison.containers.first?.agrees == true,
      let constraints = BenchmarkEngine(rawValue: solver.rawValue)
    else { return nil }
    let benchmark = Benchmark(single: scenario, measurer: measurer)
    do {
      let measurement = try RoundMeasurement.measure(
        [benchmark.subject(.spec, .cold), benchmark.subject(constraints, .cold)],
        options: RoundOptions(
          rounds: timing.samples, timeBudget: .seconds(Self.budget), seed: timing.seed))
      return try measurement.ratio(of: constraints.rawValue, to: BenchmarkEngine.spec.rawValue)
    } catch {
      note("\(scenario.file): not timed: \(error)")
      return nil
    }
  }
}
