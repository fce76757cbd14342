import Geometry
import Runs
import Timing

/// What is worth a look among times: the slowest, and those that decide nothing.
struct TimingLists {
  let slowest: [Slow]
  let inconclusive: [Inconclusive]
  let hasInconclusive: Bool
  /// How many inconclusive ones are not listed; `nil` where that is none.
  let moreInconclusive: Int?

  /// A scenario with its times.
  struct Slow {
    let page: String
    let title: String
    let times: String
    let ratio: String
  }

  /// A scenario whose ratio may be on either side.
  struct Inconclusive {
    let page: String
    let title: String
    let interval: String
  }

  /// The most entries of each list.
  ///
  /// Ours: who wants all of them sorts the table.
  private static let most = 10

  /// `nil` where nothing was timed.
  init?(_ entries: [(ScenarioRecord, String)]) {
    let timed = entries.compactMap { scenario, page -> (ScenarioRecord, String, TimingRecord)? in
      scenario.timings.first.map { (scenario, page, $0) }
    }
    guard !timed.isEmpty else { return nil }
    let measured = timed.map { ($0, Self.longest($0.2)) }.filter { $0.1 > 0 }
    slowest = measured.sorted { $0.1 > $1.1 }.prefix(Self.most).map { entry, _ in
      Slow(
        page: entry.1, title: entry.0.title, times: Self.times(entry.2),
        ratio: entry.2.ratios.first.map { NumberText.ratio($0.ratio) } ?? "–")
    }
    let open = timed.filter { $0.2.ratios.first?.verdict == .inconclusive }
    inconclusive = open.prefix(Self.most).map { scenario, page, timing in
      let ratio = timing.ratios[0]
      return Inconclusive(
        page: page, title: scenario.title,
        interval: "\(NumberText.ratio(ratio.low)) to \(NumberText.ratio(ratio.high))")
    }
    hasInconclusive = !inconclusive.isEmpty
    moreInconclusive = open.count > Self.most ? open.count - Self.most : nil
  }

  /// The median of the slower engine, in nanoseconds; 0 where there is none.
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
