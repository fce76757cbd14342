import ArgumentParser
import Comparison
import Foundation
import LayoutConstraints
import Reporting
import Scenarios
import TextMeasuring

/// Writes down the layouts of scenarios as their baselines.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept the layouts of scenarios as baselines, which check holds later ones against.",
    discussion: """
      Writes a small file for each scenario: the frames of each engine in each container, and \
      exact counters of the work. Commit these files: their changes are what a review has to look \
      at. Without filters, the baselines of scenarios that are gone are removed; with a filter \
      they are only named. Where CI is set nothing is accepted, since nobody would look at it.

      Example:
        layoutdiff accept Scenarios --filter repository

      \(ExitStatus.help)
      """)

  @OptionGroup var selection: ScenarioSelection

  @OptionGroup var baselineOptions: BaselineOptions

  @OptionGroup var solverOption: SolverOption

  @OptionGroup var timing: GateTimingOptions

  @Flag(help: "Accept although the environment says, with CI, that nobody is looking.")
  var evenInCi = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var progressOptions: ProgressOptions

  /// Refuses to accept where nobody looks.
  func validate() throws {
    guard Environment.isContinuousIntegration, !evenInCi else { return }
    throw ValidationError(
      "CI is set, and a machine accepts nothing: run accept where you can look at the changes, and "
        + "commit the files. --even-in-ci accepts all the same.")
  }

  func run() throws {
    let measurer = TextMeasurer()
    let loaded = try selection.load(measurer: measurer, quiet: progressOptions.quiet)
    let gate = Gate(baselineOptions, solver: solverOption.solver)
    let solver = solverOption.solver
    let compared = loaded.examine(quiet: progressOptions.quiet) { scenario in
      ScenarioComparer.compareKeepingLayouts(scenario, solver: solver)
    }
    var status = loaded.status
    var results = zip(loaded.scenarios, compared).map { scenario, compared in
      accept(scenario, compared, gate, measurer)
    }
    let obsolete = loaded.scenarios.isEmpty ? [] : gate.obsolete(selection)
    results += obsolete.map { path in
      selection.isFiltered ? AcceptedBaseline(path, .obsolete) : remove(path)
    }
    status = results.map(\.status).reduce(status, max)
    if json {
      Terminal.print(
        try JSONOutput.text(
          AcceptedBaselines(baselines: results, invalidFiles: loaded.invalidFiles)))
    } else {
      results.flatMap(\.lines).forEach(Terminal.print)
      if !results.isEmpty { Terminal.print(AcceptedBaseline.summary(of: results)) }
    }
    try status.exit()
  }

  private func accept(
    _ scenario: Scenario, _ compared: ComparedScenario, _ gate: Gate, _ measurer: TextMeasurer
  ) -> AcceptedBaseline {
    let comparison = compared.comparison
    var result = AcceptedBaseline(gate.path(of: scenario), .unchanged)
    result.id = scenario.id
    let lacksLayout = compared.layouts.contains { $0.spec == nil && $0.constraints == nil }
    guard comparison.verdict != .failed, comparison.verdict != .invalid, !lacksLayout else {
      return result.failing(
        comparison.verdict == .skipped ? .invalidScenario : ExitStatus(comparison.verdict),
        comparison.containers.compactMap(\.failure).first?.sentence ?? "it has no layout")
    }
    if !comparison.verdict.passes {
      result.notes.append("its two layouts do not agree: \(comparison.sentence)")
    }
    let ratio = timing.ratio(
      of: scenario, comparison, solver: solverOption.solver, measurer: measurer)
    var baseline = Baseline(
      scenario: scenario.ownName, layouts: compared.layouts, solver: solverOption.solver.rawValue,
      timing: ratio.map { Baseline.Ratio($0) })
    guard baseline.isFinite else { return result.failing(.failure, "a frame is without end") }
    do {
      let earlier = try BaselineStore.read(result.file, of: scenario.ownName)
      if let earlier {
        if baseline.timing == nil, baseline.hasFrames(of: earlier) {
          baseline.timing = earlier.timing
        }
        let findings = BaselineComparer.findings(
          compared.layouts, against: earlier, solver: solverOption.solver.rawValue)
        result.notes += BaselineComparer.lines(for: findings)
      }
      result.change = earlier == nil ? .new : earlier == baseline ? .unchanged : .changed
    } catch .newer(let found, let known) {
      let error = BaselineError.newer(found: found, known: known)
      return result.failing(.invalidScenario, "\(error); it stays as it is")
    } catch {
      result.change = .changed
      result.notes.append("replaced: \(error)")
    }
    return result.change == .unchanged ? result : write(baseline, result)
  }

  private func write(_ baseline: Baseline, _ result: AcceptedBaseline) -> AcceptedBaseline {
    do {
      try BaselineStore.write(baseline, to: result.file)
      return result
    } catch {
      return result.failing(ExitStatus(error), error.description)
    }
  }

  private func remove(_ path: String) -> AcceptedBaseline {
    do {
      try BaselineStore.remove(path)
      return AcceptedBaseline(path, .removed)
    } catch {
      return AcceptedBaseline(path, .obsolete).failing(ExitStatus(error), error.description)
    }
  }
}
