import Comparison
import Geometry
import Layouts
package import RunRecords
import Scenarios
package import TextMeasuring
package import Timing

package struct BenchmarkRun {
  private let measurer: TextMeasurer
  private let options: RoundOptions
  private let timeBudget: Double
  private let engine: BenchmarkEngine?
  private let phase: BenchmarkPhase?
  private let ratioOptions: RatioOptions
  private let observer: RunObserver
  /// Receives the results so far after each combination.
  package var found: @Sendable (BenchmarkResults) -> Void = { _ in }
  package private(set) var results = BenchmarkResults(machine: .current)
  package private(set) var status = ExitStatus.fine

  /// Prepares a run.
  ///
  /// A combination that would take more than `timeBudget` seconds is left out. Without `engine` and
  /// `phase`, all engines and all phases that make sense are timed.
  package init(
    measurer: TextMeasurer, options: RoundOptions, timeBudget: Double, engine: BenchmarkEngine?,
    phase: BenchmarkPhase?, ratioOptions: RatioOptions = RatioOptions(),
    observer: RunObserver = .silent
  ) {
    self.measurer = measurer
    self.options = options
    self.timeBudget = timeBudget
    self.engine = engine
    self.phase = phase
    self.ratioOptions = ratioOptions
    self.observer = observer
  }

  package mutating func measure(_ subjects: [BenchmarkSubject]) {
    let combinations = subjects.flatMap { subject in subject.sizes.map { (subject, $0) } }
    results.machine.conditions = .begin()
    results.revision = .ofWorkingFolder
    observer.beginStage(.timed, combinations.count)
    for (subject, size) in combinations {
      let item = "\(subject.id), \(subject.words(size))"
      observer.begin(item)
      do {
        try measure(subject, size)
      } catch let failure as LayoutFailure {
        results.leaveOut(subject, size, reason: "\(failure)")
        status = max(status, ExitStatus(failure))
      } catch {
        results.leaveOut(subject, size, reason: "\(error)")
        status = max(status, .failure)
      }
      observer.end(item)
      found(results)
    }
    observer.endStage()
    results.machine.conditions?.end()
  }

  private mutating func measure(_ subject: BenchmarkSubject, _ size: Int) throws {
    var engines: [BenchmarkEngine] = []
    for engine in BenchmarkEngine.allCases where self.engine == nil || self.engine == engine {
      if let reason = try overBudget(subject, size, engine) {
        results.leaveOut(subject, size, engine: engine, reason: reason)
      } else {
        engines.append(engine)
      }
    }
    guard !engines.isEmpty else { return }
    let benchmark = Benchmark(single: try subject.make(size), measurer: measurer)
    guard try agrees(benchmark, engines, subject, size) else { return }
    let present = benchmark.engines.filter(engines.contains)
    if let engine, present.isEmpty {
      results.leaveOut(subject, size, reason: "\(LayoutFailure.missing(notation: engine.engine))")
      status = max(status, .nothingMatches)
      return
    }
    for phase in phase.map({ [$0] }) ?? subject.phases {
      measure(benchmark, of: subject, size, phase, engines: present)
    }
  }

  /// Whether all frames are equal: times of different layouts say nothing.
  private mutating func agrees(
    _ benchmark: Benchmark, _ engines: [BenchmarkEngine], _ subject: BenchmarkSubject, _ size: Int
  ) throws -> Bool {
    let comparison = benchmark.comparison(of: engines)
    guard comparison.verdict.passes else {
      results.leaveOut(subject, size, reason: comparison.sentence)
      status = max(status, Standing(comparison).exitStatus)
      return false
    }
    guard !benchmark.scenario.hasSpec, engines.contains(.direct), engines.contains(.reduced),
      let difference = try benchmark.solverDifference()
    else { return true }
    results.leaveOut(subject, size, reason: difference)
    status = max(status, .disagreement)
    return false
  }

  private mutating func measure(
    _ benchmark: Benchmark, of subject: BenchmarkSubject, _ size: Int, _ phase: BenchmarkPhase,
    engines: [BenchmarkEngine]
  ) {
    do {
      let measurement = try RoundMeasurement.measure(
        engines.map { benchmark.subject($0, phase) }, options: options)
      try results.add(
        measurement, of: benchmark, subject, size, phase: phase, engines: engines, ratioOptions)
    } catch {
      results.leaveOut(subject, size, phase: phase, reason: "\(error)")
      status = max(status, ExitStatus(timing: error))
    }
  }

  /// Why a layout takes too long to be timed within the budget, with the option that allows it.
  ///
  /// `nil` if it does not. A layout cannot be interrupted, so its time is predicted before it begins.
  private func overBudget(
    _ subject: BenchmarkSubject, _ size: Int, _ engine: BenchmarkEngine
  ) throws -> String? {
    let seconds = try Benchmark.predictedSeconds(
      size: size, engine: engine, measurer: measurer, make: subject.make)
    let layouts = Double(options.minimumRounds + 3)
    guard seconds * layouts > timeBudget else { return nil }
    let needed = (2 * seconds * layouts).rounded(.up)
    return """
      one layout takes about \(NumberText.duration(nanoseconds: seconds * 1e9)), and at least \
      \(layouts.points) are timed: allow it with --time-budget \(needed.points)
      """
  }
}

extension ExitStatus {
  /// Exit status where a time could not be taken: an exhausted budget is not a failure.
  fileprivate init(timing error: any Error) {
    switch error {
    case TimingError.overBudget: self = .fine
    case TimingError.subjectFailed(_, _, let cause as LayoutFailure): self = ExitStatus(cause)
    default: self = .failure
    }
  }
}
