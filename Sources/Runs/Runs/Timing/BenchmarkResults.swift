import Foundation
import Geometry
package import JSONText
package import RunRecords
package import Timing

/// The results of `bench`: times, their ratios, and subjects that could not be timed.
///
/// Encoded, it is `bench.json` and the output of `bench --json`.
package struct BenchmarkResults: Decodable, JSONRepresentable {
  private(set) var schemaVersion = 1
  /// The machine, and its conditions before and after timing.
  package internal(set) var machine: MachineDescription
  /// The commit in the working folder; `nil` where that is no repository.
  package internal(set) var revision: SourceRevision?
  /// One entry per subject, size, phase and engine, in the order in which they were timed.
  package internal(set) var measurements: [Measurement] = []
  /// The ratios of the other engines' times to the first engine's, in the same order.
  package internal(set) var ratios: [Ratio] = []
  package internal(set) var leftOut: [LeftOut] = []
  /// The instructions of one layout, in no particular order; `nil` where none were counted.
  package private(set) var instructions: [InstructionCount]?
  /// The peak memory of processes that lay out repeatedly; `nil` where it was not measured.
  package private(set) var memory: [MemoryPeak]?
  /// The cost of whole runs; `nil` where that was not measured.
  package private(set) var runs: [RunFigure]?

  package init(machine: MachineDescription) {
    self.machine = machine
  }

  package struct Measurement: Decodable, JSONRepresentable {
    package let scenario: String
    /// The rows of a list, or the size of a scene.
    package let rows: Int
    /// The things that the size of a scene counts, in the plural; `nil` for the rows of a list.
    package let unit: String?
    package let engine: String
    package let phase: String
    package let medianNanoseconds: Double
    package let minimumNanoseconds: Double
    /// The number of samples, which are batches of layouts.
    let samples: Int
    let batchSize: Int
    /// The warm-up before the samples; `nil` where there was none.
    let warmUp: WarmUp?
    /// The exact counters of one cold layout, by name.
    package let work: [String: Int]

    package var json: JSONValue {
      .object([
        "scenario": scenario.json, "rows": rows.json, "unit": unit?.json, "engine": engine.json,
        "phase": phase.json, "medianNanoseconds": medianNanoseconds.json,
        "minimumNanoseconds": minimumNanoseconds.json, "samples": samples.json,
        "batchSize": batchSize.json, "warmUp": warmUp?.json, "work": work.json,
      ])
    }
  }

  /// The time of one engine over that of another, from pairs of samples, with a 95 % interval.
  package struct Ratio: Decodable, JSONRepresentable {
    package let scenario: String
    /// The rows of a list, or the size of a scene.
    package let rows: Int
    package let phase: String
    /// The engine whose time is divided.
    package let of: String
    /// The engine by whose time it is divided.
    package let to: String
    /// The estimate, above 0.
    package let ratio: Double
    package let low: Double
    package let high: Double
    let verdict: TimingVerdict
    /// The share by which times may differ and count as equal.
    let band: Double
    /// Whether something else ran at the time.
    let isNoisy: Bool

    package var json: JSONValue {
      .object([
        "scenario": scenario.json, "rows": rows.json, "phase": phase.json, "of": of.json,
        "to": to.json, "ratio": ratio.json, "low": low.json, "high": high.json,
        "verdict": verdict.json, "band": band.json, "isNoisy": isNoisy.json,
      ])
    }
  }

  /// A combination without a time, and the reason.
  package struct LeftOut: Decodable, JSONRepresentable {
    package let scenario: String
    /// The rows of a list, or the size of a scene.
    package let rows: Int
    package let phase: String?
    package let engine: String?
    package let reason: String
    /// The things that the size counts, in the plural; not encoded.
    var unit = "rows"

    private enum CodingKeys: String, CodingKey {
      case scenario, rows, phase, engine, reason
    }

    package var json: JSONValue {
      .object([
        "scenario": scenario.json, "rows": rows.json, "phase": phase?.json, "engine": engine?.json,
        "reason": reason.json,
      ])
    }
  }

  /// Adds a combination without a time; `nil` means all phases, or all engines.
  mutating func leaveOut(
    _ subject: BenchmarkSubject, _ size: Int, phase: BenchmarkPhase? = nil,
    engine: BenchmarkEngine? = nil, reason: String
  ) {
    leftOut.append(
      LeftOut(
        scenario: subject.id, rows: size, phase: phase?.rawValue, engine: engine?.rawValue,
        reason: reason, unit: subject.unit))
  }

  /// Adds the samples of one subject at one size in one phase; ratios are to the first engine.
  mutating func add(
    _ measurement: RoundMeasurement, of benchmark: Benchmark, _ subject: BenchmarkSubject,
    _ size: Int, phase: BenchmarkPhase, engines: [BenchmarkEngine], _ options: RatioOptions
  ) throws {
    let unit = subject.unit == "rows" ? nil : subject.unit
    for engine in engines {
      let samples = try measurement.samples(of: engine.rawValue)
      guard let summary = samples.summary else { continue }
      measurements.append(
        Measurement(
          scenario: subject.id, rows: size, unit: unit, engine: engine.rawValue,
          phase: phase.rawValue, medianNanoseconds: summary.medianNanoseconds,
          minimumNanoseconds: summary.minimumNanoseconds, samples: summary.count,
          batchSize: samples.batchSize, warmUp: samples.warmUp, work: try benchmark.work(of: engine)
        ))
    }
    for engine in engines.dropFirst() {
      let ratio = try measurement.ratio(
        of: engine.rawValue, to: engines[0].rawValue, options: options)
      ratios.append(
        Ratio(
          scenario: subject.id, rows: size, phase: phase.rawValue, of: ratio.of, to: ratio.to,
          ratio: ratio.ratio, low: ratio.low, high: ratio.high, verdict: ratio.verdict,
          band: ratio.band, isNoisy: ratio.isNoisy))
    }
  }

  package mutating func add(_ counts: BenchmarkCounts) {
    instructions = counts.instructions
    memory = counts.memory
    runs = counts.runs.isEmpty ? nil : counts.runs
  }

  package var json: JSONValue {
    .object([
      "schemaVersion": schemaVersion.json, "machine": machine.json, "revision": revision?.json,
      "measurements": measurements.json, "ratios": ratios.json, "leftOut": leftOut.json,
      "instructions": instructions?.json, "memory": memory?.json, "runs": runs?.json,
    ])
  }
}

extension BenchmarkResults {
  package var text: String {
    var lines = ratios.map { ratio in
      """
      \(ratio.scenario), \(words(ratio.rows, of: ratio.scenario)), \(ratio.phase): \
      \(ratio.to) \(median(ratio.to, like: ratio)), \(ratio.of) \(median(ratio.of, like: ratio)); \
      \(ratio.of) takes \(NumberText.ratio(ratio.ratio))× as long \
      (\(NumberText.ratio(ratio.low))–\(NumberText.ratio(ratio.high))): \
      \(ratio.verdict.rawValue)\(ratio.isNoisy ? ", noisy" : "")
      """
    }
    for measurement in measurements where !isCompared(measurement) {
      lines.append(
        """
        \(measurement.scenario), \(words(measurement.rows, of: measurement.scenario)), \
        \(measurement.phase): \(measurement.engine) \
        \(NumberText.duration(nanoseconds: measurement.medianNanoseconds))
        """)
    }
    lines += leftOut.map { left in
      let place = [
        left.scenario, BenchmarkSubject.words(left.rows, left.unit), left.phase, left.engine,
      ]
      return "left out: \(place.compactMap { $0 }.joined(separator: ", ")): \(left.reason)"
    }
    if !ratios.isEmpty {
      lines.append(
        "Times are medians. A ratio is the geometric mean of paired ratios, without the lowest and "
          + "the highest tenth: it need not be the quotient of the two medians.")
    }
    if machine.buildMode == .debug {
      lines.append("This is a debug build: its times say nothing about real use.")
    }
    return lines.joined(separator: "\n")
  }

  private func words(_ size: Int, of scenario: String) -> String {
    let unit = measurements.first { $0.scenario == scenario }?.unit
    return BenchmarkSubject.words(size, unit ?? "rows")
  }

  private func isCompared(_ measurement: Measurement) -> Bool {
    ratios.contains {
      $0.scenario == measurement.scenario && $0.rows == measurement.rows
        && $0.phase == measurement.phase
    }
  }

  private func median(_ engine: String, like ratio: Ratio) -> String {
    let measurement = measurements.first {
      $0.scenario == ratio.scenario && $0.rows == ratio.rows && $0.engine == engine
        && $0.phase == ratio.phase
    }
    return measurement.map { NumberText.duration(nanoseconds: $0.medianNanoseconds) } ?? "?"
  }
}
