import Comparison
import Geometry
import Runs
import Scenarios
import TextMeasuring
import Timing

/// Times subjects at all their sizes, and gathers what it comes to.
struct BenchRun {
  let measurer: TextMeasurer
  let options: RoundOptions
  /// The seconds after which a combination is left out.
  let timeBudget: Double
  /// Only this engine, or all.
  let engine: BenchmarkEngine?
  /// Only this phase, or all that make sense.
  let phase: BenchmarkPhase?
  /// How intervals are found, and what they are held against.
  let ratioOptions: RatioOptions
  let quiet: Bool
  private(set) var results = BenchResults(machine: .current)
  private(set) var status = ExitStatus.fine

  init(
    measurer: TextMeasurer, options: RoundOptions, timeBudget: Double, engine: BenchmarkEngine?,
    phase: BenchmarkPhase?, ratioOptions: RatioOptions = RatioOptions(), quiet: Bool = false
  ) {
    self.measurer = measurer
    self.options = options
    self.timeBudget = timeBudget
    self.engine = engine
    self.phase = phase
    self.ratioOptions = ratioOptions
    self.quiet = quiet
  }

  /// Times all subjects, in order.
  mutating func measure(_ subjects: [BenchSubject]) {
    let combinations = subjects.flatMap { subject in subject.sizes.map { (subject, $0) } }
    results.beginTiming()
    var progress = ProgressLine(total: combinations.count, quiet: quiet)
    for (subject, size) in combinations {
      progress.begin("\(subject.id), \(subject.words(size))")
      do {
        try measure(subject, size)
      } catch let failure as LayoutFailure {
        results.leaveOut(subject, size, reason: "\(failure)")
        status = max(status, ExitStatus(failure))
      } catch {
        results.leaveOut(subject, size, reason: "\(error)")
        status = max(status, .failure)
      }
    }
    progress.end()
    results.endTiming()
  }

  private mutating func measure(_ subject: BenchSubject, _ size: Int) throws {
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
      results.leaveOut(subject, size, reason: "\(LayoutFailure.missing(engine.engine))")
      status = max(status, .nothingMatches)
      return
    }
    for phase in phase.map({ [$0] }) ?? subject.phases {
      measure(benchmark, of: subject, size, phase, engines: present)
    }
  }

  /// Whether all frames are equal: times of different layouts say nothing.
  private mutating func agrees(
    _ benchmark: Benchmark, _ engines: [BenchmarkEngine], _ subject: BenchSubject, _ size: Int
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
    _ benchmark: Benchmark, of subject: BenchSubject, _ size: Int, _ phase: BenchmarkPhase,
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

  /// Why a layout takes too long to be timed within the budget, if it does.
  ///
  /// A layout under way cannot be interrupted, so this is foretold before it is begun.
  private func overBudget(
    _ subject: BenchSubject, _ size: Int, _ engine: BenchmarkEngine
  ) throws -> String? {
    let seconds = try Benchmark.predictedSeconds(
      size: size, engine: engine, measurer: measurer, make: subject.make)
    let layouts = Double(options.minimumRounds + 3)
    guard seconds * layouts > timeBudget else { return nil }
    return "one layout takes about \(seconds.points) seconds, and the time budget for at least "
      + "\(layouts.points) of them is \(timeBudget.points)"
  }
}

extension ExitStatus {
  /// What it comes to that a time could not be had: an exhausted budget is no failure.
  fileprivate init(timing error: any Error) {
    switch error {
    case TimingError.overBudget: self = .fine
    case TimingError.subjectFailed(_, _, let cause as LayoutFailure): self = ExitStatus(cause)
    default: self = .failure
    }
  }
}
