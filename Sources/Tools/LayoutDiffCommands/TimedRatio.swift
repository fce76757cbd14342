import ArgumentParser
import Comparison
import LayoutConstraints
import Reporting
import Scenarios
import TextMeasuring
import Timing

/// Whether times count at the gate; they are only ever compared as ratios.
struct GateTimingOptions: ParsableArguments {
  @Flag(
    help: """
      Time both engines too, and hold the ratio of their times, with its interval, against the \
      baseline's. Ratios of different machines may differ.
      """)
  var timing = false

  @OptionGroup var debugBuild: DebugBuildOption

  @Option(help: "How many pairs of samples to take for each ratio, with --timing.")
  var samples = 100

  /// Refuses numbers that make no measurement, and builds whose times mean nothing.
  func validate() throws {
    guard (PairedRatio.fewestPairs...1_000_000).contains(samples) else {
      throw ValidationError("--samples is a number from \(PairedRatio.fewestPairs) to 1000000.")
    }
    if timing, let refusal = debugBuild.refusal {
      throw ValidationError("nothing is timed: \(refusal)")
    }
  }
}

extension GateTimingOptions {
  /// The ratio of times in the first container, constraints over spec; `nil` where it was not asked
  /// for, or where the layouts differ there: then times say nothing.
  func ratio(
    of scenario: Scenario, _ comparison: ScenarioComparison, solver: ConstraintSolver,
    measurer: TextMeasurer
  ) -> PairedRatio? {
    guard timing, scenario.hasBothNotations, comparison.containers.first?.agrees == true,
      let constraints = BenchmarkEngine(rawValue: solver.rawValue)
    else { return nil }
    let benchmark = Benchmark(single: scenario, measurer: measurer)
    do {
      let measurement = try RoundMeasurement.measure(
        [benchmark.subject(.spec, .cold), benchmark.subject(constraints, .cold)],
        options: RoundOptions(rounds: samples, timeBudget: .seconds(10), seed: 1))
      return try measurement.ratio(of: constraints.rawValue, to: BenchmarkEngine.spec.rawValue)
    } catch {
      Terminal.note("\(scenario.file): not timed: \(error)")
      return nil
    }
  }
}

extension Baseline.Ratio {
  init(_ ratio: PairedRatio) {
    self.init(of: ratio.of, to: ratio.to, ratio: ratio.ratio, low: ratio.low, high: ratio.high)
  }
}

extension BaselineRecord {
  /// The record with what holding `ratio` against the baseline in its file comes to.
  func with(_ ratio: PairedRatio?, of scenario: Scenario) -> BaselineRecord {
    guard let ratio, let baseline = try? BaselineStore.read(file, of: scenario.ownName),
      let accepted = baseline.timing,
      let finding = BaselineComparer.finding(
        Baseline.Ratio(ratio), against: accepted, band: ratio.band,
        container: scenario.containers[0].text)
    else { return self }
    var record = self
    record.findings.append(finding)
    record.status = max(status, BaselineComparer.status(of: [finding]))
    return record
  }
}
