import Comparison
import Foundation
import Geometry
import Runs
import Timing

/// What `bench` found: the times, what they come to, and what could not be timed.
struct BenchResults: Codable {
  private(set) var schemaVersion = JSONOutput.schemaVersion
  private(set) var machine: MachineDescription
  private(set) var measurements: [Measurement] = []
  private(set) var ratios: [Ratio] = []
  private(set) var leftOut: [LeftOut] = []
  /// The instructions of one layout, where they were counted; in no particular order.
  var instructions: [InstructionCount]?
  /// The peak memory of a process that lays out again and again, where it was looked at.
  var memory: [MemoryPeak]?

  init(machine: MachineDescription) {
    self.machine = machine
  }

  /// The time of one engine in one phase.
  struct Measurement: Codable {
    /// The scenario, or the scene.
    let scenario: String
    /// The rows of a list, or the size of a scene.
    let rows: Int
    /// What the size of a scene counts, in the plural; `nil` for the rows of a list.
    let unit: String?
    let engine: String
    let phase: String
    let medianNanoseconds: Double
    let minimumNanoseconds: Double
    let samples: Int
    /// The iterations in each batch, and what ran before; `nil` in older results.
    let batchSize: Int?
    let warmUp: WarmUp?
    let work: [String: Int]
  }

  /// The time of one engine over that of another, from pairs of samples.
  struct Ratio: Codable {
    let scenario: String
    let rows: Int
    let phase: String
    let of: String
    let to: String
    let ratio: Double
    let low: Double
    let high: Double
    let verdict: TimingVerdict
    /// By which share times may differ and count as equal; `nil` in older results.
    let band: Double?
    /// Whether something else ran at the time; `nil` in older results.
    let isNoisy: Bool?
  }

  /// Notes what the machine is like before anything is timed.
  mutating func beginTiming() {
    machine.conditions = .ofWorkingFolder
  }

  /// Notes what it is like after all was timed.
  mutating func endTiming() {
    machine.conditions?.end()
  }

  /// A combination that has no time, and why; `nil` stands for all phases, or all engines.
  struct LeftOut: Codable {
    let scenario: String
    let rows: Int
    let phase: String?
    let engine: String?
    let reason: String
  }

  /// Notes a combination that has no time.
  mutating func leaveOut(
    _ subject: BenchSubject, _ size: Int, phase: BenchmarkPhase? = nil,
    engine: BenchmarkEngine? = nil, reason: String
  ) {
    leftOut.append(
      LeftOut(
        scenario: subject.id, rows: size, phase: phase?.rawValue, engine: engine?.rawValue,
        reason: reason))
  }

  /// Adds the samples of one combination.
  mutating func add(
    _ measurement: RoundMeasurement, of benchmark: Benchmark, _ subject: BenchSubject, _ size: Int,
    phase: BenchmarkPhase, engines: [BenchmarkEngine], _ options: RatioOptions
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
}

extension BenchResults {
  /// The measurement of one combination.
  func measurement(
    _ scenario: String, _ rows: Int, _ engine: String, _ phase: String
  ) -> Measurement? {
    measurements.first {
      $0.scenario == scenario && $0.rows == rows && $0.engine == engine && $0.phase == phase
    }
  }
}
