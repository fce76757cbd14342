import Geometry
import RecordWords
import RunRecords
import Timing

/// The times that deserve a look: the slowest, and those that are inconclusive.
struct TimingLists {
  let slowest: [Slow]
  let inconclusive: [Inconclusive]
  /// How many inconclusive ones are not listed; `nil` where all are.
  let moreInconclusive: Int?

  /// A scenario with its times.
  typealias Slow = (page: String, title: String, times: String, ratio: String)

  /// A scenario whose ratio may be above or below 1.
  typealias Inconclusive = (page: String, title: String, ratio: String)

  /// `nil` where nothing was timed.
  init?(_ entries: [(ScenarioRecord, String)]) {
    let timed = entries.compactMap { scenario, page -> (ScenarioRecord, String, TimingRecord)? in
      scenario.timings.first.map { (scenario, page, $0) }
    }
    guard !timed.isEmpty else { return nil }
    let measured = timed.map { ($0, Self.longest($0.2)) }.filter { $0.1 > 0 }
    slowest = measured.sorted { $0.1 > $1.1 }.prefix(SizeLimits.listedTimes).map { entry, _ in
      Slow(
        page: entry.1, title: entry.0.title, times: Self.times(entry.2),
        ratio: entry.2.ratios.first.map(TimeWords.ratio) ?? "–")
    }
    let open = timed.filter { $0.2.ratios.first?.verdict == .inconclusive }
    inconclusive = open.prefix(SizeLimits.listedTimes).map { scenario, page, timing in
      let ratio = timing.ratios[0]
      return Inconclusive(
        page: page, title: scenario.title,
        ratio: TimeWords.ratio(ratio))
    }
    moreInconclusive = open.count > inconclusive.count ? open.count - inconclusive.count : nil
  }

  /// The median of the slowest engine, in nanoseconds; 0 without samples.
  private static func longest(_ timing: TimingRecord) -> Double {
    timing.measurement.subjects.compactMap { $0.summary?.medianNanoseconds }
      .filter(\.isFinite).max() ?? 0
  }

  /// The medians of all engines: `layout spec 3.20 µs, constraints (direct) 41.0 µs`.
  private static func times(_ timing: TimingRecord) -> String {
    timing.measurement.subjects.compactMap { subject in
      subject.summary.map {
        "\(EngineName.text(subject.name)) "
          + NumberText.duration(nanoseconds: $0.medianNanoseconds)
      }
    }.joined(separator: ", ")
  }
}
