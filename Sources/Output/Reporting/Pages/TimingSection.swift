import Comparison
import Geometry
import Timing

/// What one kind of work costs, ready for the page.
struct TimingSection {
  let caption: String
  let explanation: String?
  let engines: [Engine]
  let ratios: [RatioDrawing]
  let scatters: [ScatterDrawing]
  let counterEngines: [String]
  let counters: [Counter]
  let hasCounters: Bool

  /// The times of one engine.
  struct Engine {
    let name: String
    let median: String
    let deviation: String
    let minimum: String
    let samples: String
  }

  /// One counter, with a value for each of `counterEngines`.
  struct Counter {
    let name: String
    let values: [Value]
  }

  /// What an engine counted.
  struct Value {
    let engine: String
    let text: String
  }

  init(_ timing: TimingRecord, isCode: Bool, scale: RatioScale) {
    let repeated = timing.rows == 1 ? "" : ", \(timing.rows) times one below the other"
    caption = "Phase \(timing.phase)\(repeated), \(timing.container.longText)"
    explanation = isCode ? Self.explanationOfCode : Self.explanation(of: timing.phase)
    engines = timing.measurement.subjects.compactMap(Engine.init)
    ratios = timing.ratios.map { RatioDrawing($0, scale: scale) }
    scatters = timing.ratios.compactMap { ScatterDrawing($0, in: timing.measurement) }
    let timed = timing.measurement.subjects.map(\.name).filter { timing.work[$0] != nil }
    let workers = timed + timing.work.keys.filter { !timed.contains($0) }.sorted()
    counterEngines = workers.map(EngineName.text)
    counters = WorkCounter.sorted(Set(timing.work.values.flatMap(\.keys))).map { name in
      Counter(
        name: WorkCounter.heading(name),
        values: workers.map { worker in
          Value(
            engine: EngineName.text(worker),
            text: timing.work[worker]?[name].map(String.init) ?? "–")
        })
    }
    hasCounters = !counters.isEmpty
  }

  /// A report times code cold only.
  private static let explanationOfCode =
    "Each iteration starts from the same node and view: all nodes forget what they measured and "
    + "their specs are built anew, the constraints are collected from the views anew, and both end "
    + "with frames; only measured text is remembered."

  private static func explanation(of phase: String) -> String? {
    switch phase {
    case "cold":
      "Each iteration starts from the scenario's values and ends with frames; only measured text "
        + "is remembered."
    case "resize":
      "Each iteration gives a scenario that is already laid out another width."
    case "text":
      "Each iteration measures the scenario's texts anew, which both engines need."
    default: nil
    }
  }
}

extension TimingSection.Engine {
  init?(_ samples: SubjectSamples) {
    guard let summary = samples.summary else { return nil }
    name = EngineName.text(samples.name)
    median = NumberText.duration(nanoseconds: summary.medianNanoseconds)
    deviation = NumberText.duration(nanoseconds: summary.medianAbsoluteDeviationNanoseconds)
    minimum = NumberText.duration(nanoseconds: summary.minimumNanoseconds)
    let times = samples.batchSize == 1 ? "1 iteration" : "\(samples.batchSize) iterations"
    self.samples = "\(summary.count) × \(times)"
  }
}
