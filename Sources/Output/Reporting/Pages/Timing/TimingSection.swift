import Comparison
import Geometry
import Runs
import Timing

/// What one kind of work costs, ready for the page.
struct TimingSection {
  let caption: String
  let explanation: String?
  let engines: DataTable
  let ratios: [RatioDrawing]
  let scatters: [ScatterDrawing]
  let counters: DataTable?

  init(_ timing: TimingRecord, isCode: Bool, scale: RatioScale) {
    let repeated = timing.rows == 1 ? "" : ", \(timing.rows) times one below the other"
    caption = "Phase \(timing.phase)\(repeated), \(timing.container.longText)"
    explanation = isCode ? Self.explanationOfCode : Self.explanation(of: timing.phase)
    engines = Self.times(of: timing.measurement.subjects, caption: caption)
    ratios = timing.ratios.map { RatioDrawing($0, scale: scale) }
    scatters = timing.ratios.compactMap { ScatterDrawing($0, in: timing.measurement) }
    counters = Self.counters(of: timing, caption: caption)
  }

  private static func times(of subjects: [SubjectSamples], caption: String) -> DataTable {
    DataTable(
      region: "Table of times, \(caption)", caption: "Time of one iteration",
      columns: [
        .init(Headings.engine), .init("Median"), .init("Median deviation"), .init("Best case"),
        .init("Samples"),
      ],
      rows: subjects.compactMap { subject in
        guard let summary = subject.summary else { return nil }
        let times =
          subject.batchSize == 1 ? "1 iteration" : "\(subject.batchSize) iterations"
        return .init(
          EngineName.text(subject.name),
          [
            time(summary.medianNanoseconds), time(summary.medianAbsoluteDeviationNanoseconds),
            time(summary.minimumNanoseconds), .number("\(summary.count) × \(times)"),
          ])
      })
  }

  private static func time(_ nanoseconds: Double) -> DataTable.Cell {
    .number(NumberText.duration(nanoseconds: nanoseconds))
  }

  private static func counters(of timing: TimingRecord, caption: String) -> DataTable? {
    let names = WorkCounter.sorted(Set(timing.work.values.flatMap(\.keys)))
    guard !names.isEmpty else { return nil }
    let timed = timing.measurement.subjects.map(\.name).filter { timing.work[$0] != nil }
    let workers = timed + timing.work.keys.filter { !timed.contains($0) }.sorted()
    return DataTable(
      region: "Table of counters, \(caption)", caption: "Work of one iteration, counted",
      columns: [.init(Headings.counter)] + workers.map { .init(EngineName.text($0)) },
      rows: names.map { name in
        .init(
          WorkCounter.heading(name),
          workers.map { .number(timing.work[$0]?[name].map(String.init) ?? "–") })
      })
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
