import Geometry
import Timing

/// The times of the engines of one timing as bars, each with how far half of its samples are away.
struct TimeBars {
  let barsTitle: String
  let barsText: String
  let barsHeight: Int
  let bars: [Bar]

  /// One engine: a bar up to the median, and the median deviation around it.
  struct Bar {
    let barStyle: String
    let barName: String
    let nameY: Int
    let barY: Int
    let barWidth: String
    let spread: String
    let barTime: String
  }

  private static let (width, row) = (300.0, 40)

  /// `nil` without samples.
  init?(_ subjects: [SubjectSamples], caption: String) {
    let known = subjects.compactMap { subject in
      subject.summary.map { (subject.name, $0) }
    }.filter { $0.1.medianNanoseconds > 0 && $0.1.medianNanoseconds.isFinite }
    let ends = known.map {
      $0.1.medianNanoseconds + max($0.1.medianAbsoluteDeviationNanoseconds, 0)
    }
    guard let longest = ends.max(), longest.isFinite else { return nil }
    bars = known.enumerated().map { index, entry in
      let (name, summary) = entry
      func x(_ time: Double) -> Double { min(max(time / longest, 0), 1) * Self.width }
      let (median, spread) = (
        summary.medianNanoseconds, summary.medianAbsoluteDeviationNanoseconds
      )
      let middle = index * Self.row + 26
      return Bar(
        barStyle: name == "spec" ? "spec" : "constraints", barName: EngineName.text(name),
        nameY: index * Self.row + 14, barY: index * Self.row + 20,
        barWidth: NumberText.coordinate(max(x(median), 1)),
        spread: "M\(NumberText.coordinate(x(median - spread))) \(middle)"
          + "H\(NumberText.coordinate(x(median + spread)))",
        barTime: NumberText.duration(nanoseconds: median))
    }
    barsHeight = known.count * Self.row
    barsTitle = "Time of one iteration, \(caption)"
    barsText =
      bars.map { "\($0.barName): \($0.barTime)" }.joined(separator: ", ")
      + ". The dark line spans half of the samples."
  }
}
