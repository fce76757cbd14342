import Comparison
import Geometry
import LayoutConstraints
import RunRecords
import Scenarios
import TextMeasuring
import Timing

struct ScenarioTimer {
  let measurer: TextMeasurer
  let timing: RunTiming
  /// How the layouts of the run are solved: the ratio of that engine comes first.
  let solver: ConstraintSolver
  /// Receives why something is not timed.
  let note: (String) -> Void

  /// Adds the times of all engines in the first container to `record`, alone and as lists, and what
  /// is missing of them.
  ///
  /// Adds none where frames disagree there, since times of different layouts say nothing.
  func takeTimes(of scenario: Scenario, _ record: inout ScenarioRecord) {
    guard record.comparison.containers.first?.agrees == true, scenario.hasBothNotations else {
      return
    }
    for rows in timing.rows {
      var missing: MissingTimes?
      var hasNoList = false
      do {
        // A layout under way cannot be interrupted: how long it takes is foretold.
        if rows > 1, let reason = try overBudget(scenario, rows: rows) {
          missing = MissingTimes(rows: rows, rounds: 0, reason: reason)
        } else if let times = try times(of: scenario, rows: rows) {
          record.timings.append(times)
          missing = fewerRounds(in: times)
        }
      } catch {
        missing = MissingTimes(rows: rows, rounds: 0, reason: reason(for: error))
        hasNoList = rows > 1
      }
      guard let missing else { continue }
      record.missingTimes.append(missing)
      // The page says it. On the way, it would look like a mistake in a scenario that has none.
      if hasNoList { continue }
      note("\(scenario.file): \(missing.sentence)")
    }
  }

  /// The times of a scenario, or of a list of it; `nil` where the layouts of the list differ.
  private func times(of scenario: Scenario, rows: Int) throws -> TimingRecord? {
    if rows == 1 {
      return try timing(of: Benchmark(single: scenario, measurer: measurer), rows: 1)
    }
    let list = Benchmark(single: try scenario.repeated(rows), measurer: measurer)
    guard list.comparison(of: list.engines).verdict.passes else { return nil }
    return try timing(of: list, rows: rows)
  }

  /// The missing times if the budget ended before all rounds; `nil` where none is missing.
  private func fewerRounds(in times: TimingRecord) -> MissingTimes? {
    let rounds = times.measurement.subjects.map(\.nanoseconds.count).min() ?? 0
    guard rounds < timing.samples else { return nil }
    return MissingTimes(
      rows: times.rows, rounds: rounds,
      reason: "the time budget ended after \(rounds) of \(timing.samples) rounds; \(advice)")
  }

  /// Why there are no times, and what to do where it was the budget that ended.
  private func reason(for error: any Error) -> String {
    guard case TimingError.overBudget = error else { return "\(error)" }
    return "\(error); \(advice)"
  }

  private var advice: String {
    "a busy machine is slower: try again on an idle one, or with "
      + "--time-budget \((2 * timing.secondsBudget).points)"
  }

  /// Why a list takes too long to be timed, with the command that times it all the same.
  ///
  /// `nil` where it does not.
  private func overBudget(_ scenario: Scenario, rows: Int) throws -> String? {
    let seconds = try BenchmarkEngine.allCases.map { engine in
      try Benchmark.predictedSeconds(
        size: rows, engine: engine, measurer: measurer, clock: timing.clock()
      ) { try scenario.repeated($0) }
    }.reduce(0, +)
    let layouts = Double(RoundOptions(rounds: self.timing.samples).minimumRounds + 3)
    guard seconds * layouts > timing.secondsBudget else { return nil }
    let needed = (2 * seconds * layouts).rounded(.up)
    return """
      one layout by all engines takes about \(seconds.points) seconds, and a report has \
      \(timing.secondsBudget.points) for at least \(layouts.points) of them; layoutdiff bench \
      \(ShellWord.quote(scenario.file)) --rows \(rows) --time-budget \(needed.points) times it
      """
  }

  private func timing(of benchmark: Benchmark, rows: Int) throws -> TimingRecord {
    let engines = benchmark.engines
    let measurement = try measurement(of: benchmark, engines)
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

  private func measurement(
    of benchmark: Benchmark, _ engines: [BenchmarkEngine]
  ) throws -> RoundMeasurement {
    try RoundMeasurement.measure(
      engines.map { benchmark.subject($0, .cold) },
      options: RoundOptions(
        rounds: timing.samples, warmUp: RunTiming.warmUp,
        timeBudget: .seconds(timing.secondsBudget), seed: timing.seed),
      clock: timing.clock())
  }

  /// The ratio of times in the first container, constraints over spec; `nil` where the layouts
  /// differ there: then times say nothing.
  func ratio(of scenario: Scenario, _ comparison: ScenarioComparison) -> PairedRatio? {
    guard scenario.hasBothNotations, comparison.containers.first?.agrees == true,
      let constraints = BenchmarkEngine(rawValue: solver.rawValue)
    else { return nil }
    let benchmark = Benchmark(single: scenario, measurer: measurer)
    do {
      let measurement = try measurement(of: benchmark, [.spec, constraints])
      return try measurement.ratio(of: constraints.rawValue, to: BenchmarkEngine.spec.rawValue)
    } catch {
      note("\(scenario.file): not timed: \(reason(for: error))")
      return nil
    }
  }
}
