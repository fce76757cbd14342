import Geometry
import Layouts
import RunRecords
import Timing

/// The times and counters of one kind of work.
struct TimingSection {
  let caption: String
  /// The work of one iteration; `nil` for an unknown phase.
  let explanation: String?
  let engines: DataTable
  let ratios: [RatioDrawing]
  let scatters: [ScatterDrawing]
  let counters: DataTable?
  let timeBars: TimeBars?
  /// The work that each engine counted, which is the same on every machine; `nil` where none is known.
  let workSentence: String?

  init(_ timing: TimingRecord, isCode: Bool, scale: RatioScale) {
    let repeated = timing.rows == 1 ? "" : ", repeated in \(timing.rows) rows"
    caption = "Phase \(timing.phase)\(repeated), \(timing.container.longText)"
    explanation = isCode ? Self.explanationOfCode : Self.explanation(of: timing.phase)
    engines = Self.times(of: timing.measurement.subjects, caption: caption)
    ratios = timing.ratios.map { RatioDrawing($0, scale: scale) }
    scatters = timing.ratios.compactMap { ScatterDrawing($0, in: timing.measurement) }
    counters = Self.counters(of: timing, caption: caption)
    timeBars = TimeBars(timing.measurement.subjects, caption: caption)
    workSentence = Self.workSentence(of: timing)
  }

  /// One number for each engine: how often it measured a node, or took a step of the simplex method.
  private static func workSentence(of timing: TimingRecord) -> String? {
    let parts = timing.measurement.subjects.map(\.name).compactMap { engine -> String? in
      let work = timing.work[engine] ?? [:]
      let key = ["nodesMeasured", "simplexIterations", "rows"].first { work[$0] != nil }
      return key.flatMap { key in
        work[key].map {
          "\(EngineName.text(engine)) \($0) \(WorkCounter.words(key, count: $0))"
        }
      }
    }
    return parts.isEmpty ? nil : "Work counted: \(parts.joined(separator: "; "))."
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
    .number(
      NumberText.duration(nanoseconds: nanoseconds), exact: "\(NumberText.exact(nanoseconds)) ns")
  }

  private static func counters(of timing: TimingRecord, caption: String) -> DataTable? {
    let names = WorkCounter.sorted(Set(timing.work.values.flatMap(\.keys)))
    guard !names.isEmpty else { return nil }
    let timed = timing.measurement.subjects.map(\.name).filter { timing.work[$0] != nil }
    let workers = timed + timing.work.keys.filter { !timed.contains($0) }.sorted()
    return DataTable(
      region: "Table of counters, \(caption)", caption: "Work of one iteration, counted exactly",
      columns: [.init(Headings.counter)] + workers.map { .init(EngineName.text($0)) },
      rows: names.map { name in
        .init(
          WorkCounter.heading(name),
          workers.map { .number(timing.work[$0]?[name].map(String.init) ?? "–") })
      })
  }

  /// The explanation for screens in Swift, of which a report times the cold phase only.
  private static let explanationOfCode =
    "Each iteration starts from the same node and view and ends with frames. Nodes drop their "
    + "measurements and build their specs again; constraints are collected from the views again. "
    + "Only measured text is cached."

  private static func explanation(of phase: String) -> String? {
    switch phase {
    case "cold":
      "Each iteration starts from the scenario's values and ends with frames. Only measured text is "
        + "cached."
    case "resize":
      "Each iteration changes the width of a scenario that is already laid out."
    case "text":
      "Each iteration measures the scenario's texts without a cache; both engines need that."
    default: nil
    }
  }
}
