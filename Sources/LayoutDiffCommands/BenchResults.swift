import Comparison
import Geometry
import Timing

/// What `bench` found: the times, what they come to, and what could not be timed.
struct BenchResults: Encodable {
  let schemaVersion = JSONOutput.schemaVersion
  let machine: MachineDescription
  private(set) var measurements: [Measurement] = []
  private(set) var ratios: [Ratio] = []
  private(set) var leftOut: [LeftOut] = []

  init(machine: MachineDescription) {
    self.machine = machine
  }

  /// The time of one engine in one phase.
  struct Measurement: Encodable {
    let scenario: String
    let rows: Int
    let engine: String
    let phase: String
    let medianNanoseconds: Double
    let minimumNanoseconds: Double
    let samples: Int
    let work: [String: Int]
  }

  /// The time of one engine over that of another, from pairs of samples.
  struct Ratio: Encodable {
    let scenario: String
    let rows: Int
    let phase: String
    let of: String
    let to: String
    let ratio: Double
    let low: Double
    let high: Double
    let verdict: TimingVerdict
  }

  /// A combination that has no time, and why.
  struct LeftOut: Encodable {
    let scenario: String
    let rows: Int
    let phase: String?
    let reason: String
  }

  /// Notes a combination that has no time.
  mutating func leaveOut(_ scenario: String, rows: Int, phase: BenchmarkPhase?, reason: String) {
    leftOut.append(
      LeftOut(scenario: scenario, rows: rows, phase: phase?.rawValue, reason: reason))
  }

  /// Adds the samples of one combination.
  mutating func add(
    _ measurement: RoundMeasurement, of benchmark: Benchmark, id: String, phase: BenchmarkPhase,
    engines: [BenchmarkEngine]
  ) throws {
    for engine in engines {
      guard let summary = try measurement.samples(of: engine.rawValue).summary else { continue }
      measurements.append(
        Measurement(
          scenario: id, rows: benchmark.rows, engine: engine.rawValue, phase: phase.rawValue,
          medianNanoseconds: summary.medianNanoseconds,
          minimumNanoseconds: summary.minimumNanoseconds, samples: summary.count,
          work: try benchmark.work(of: engine)))
    }
    for engine in engines.dropFirst() {
      let ratio = try measurement.ratio(of: engine.rawValue, to: engines[0].rawValue)
      ratios.append(
        Ratio(
          scenario: id, rows: benchmark.rows, phase: phase.rawValue, of: ratio.of, to: ratio.to,
          ratio: ratio.ratio, low: ratio.low, high: ratio.high, verdict: ratio.verdict))
    }
  }

  /// The results as lines for people.
  var text: String {
    var lines: [String] = []
    for ratio in ratios {
      let of = median(ratio.of, like: ratio)
      let to = median(ratio.to, like: ratio)
      lines.append(
        """
        \(ratio.scenario), \(Self.rows(ratio.rows)), \(ratio.phase): \
        \(ratio.to) \(to), \(ratio.of) \(of); \(ratio.of) takes \(ratio.ratio.points) times as long \
        (\(ratio.low.points) to \(ratio.high.points)): \(ratio.verdict.rawValue)
        """)
    }
    for measurement in measurements where !isCompared(measurement) {
      lines.append(
        """
        \(measurement.scenario), \(Self.rows(measurement.rows)), \(measurement.phase): \
        \(measurement.engine) \(Self.time(measurement.medianNanoseconds))
        """)
    }
    lines += leftOut.map {
      """
      left out: \($0.scenario), \(Self.rows($0.rows))\($0.phase.map { ", " + $0 } ?? ""): \($0.reason)
      """
    }
    if machine.buildMode == .debug {
      lines.append("This is a debug build: its times say nothing about real use.")
    }
    return lines.joined(separator: "\n")
  }

  private func isCompared(_ measurement: Measurement) -> Bool {
    ratios.contains {
      $0.scenario == measurement.scenario && $0.rows == measurement.rows
        && $0.phase == measurement.phase
    }
  }

  private func median(_ engine: String, like ratio: Ratio) -> String {
    let measurement = measurements.first {
      $0.engine == engine && $0.scenario == ratio.scenario && $0.rows == ratio.rows
        && $0.phase == ratio.phase
    }
    return measurement.map { Self.time($0.medianNanoseconds) } ?? "?"
  }

  private static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1000: "\(nanoseconds.points) ns"
    case ..<1_000_000: "\((nanoseconds / 1000).points) µs"
    default: "\((nanoseconds / 1_000_000).points) ms"
    }
  }
}
