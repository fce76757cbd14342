import Foundation
import Geometry
import RunRecords
import Timing

/// A chart of times over the number of rows, where a scenario is repeated as a list.
struct GrowthDrawing {
  let title: String
  let description: String
  let lines: [Line]
  let rows: [Tick]
  let lowest: String
  let highest: String

  /// The times of one engine.
  struct Line {
    let name: String
    let style: String
    let points: String
    let dots: String
    let labelX: String
    let labelY: String
  }

  /// A number of rows.
  typealias Tick = (number: Int, x: String)

  // The plot, inside a view box of 460 × 220.
  private static let (left, right, top, bottom) = (64.0, 300.0, 12.0, 184.0)

  /// One chart for each phase that was timed with several numbers of rows.
  static func all(_ timings: [TimingRecord]) -> [GrowthDrawing] {
    var phases: [String] = []
    for timing in timings where !phases.contains(timing.phase) { phases.append(timing.phase) }
    return phases.compactMap { phase in
      GrowthDrawing(phase: phase, timings.filter { $0.phase == phase })
    }
  }

  private init?(phase: String, _ timings: [TimingRecord]) {
    let counts = Set(timings.map(\.rows)).sorted().filter { $0 > 0 }
    var medians: [(engine: String, times: [(rows: Int, time: Double)])] = []
    for timing in timings.sorted(by: { $0.rows < $1.rows }) where timing.rows > 0 {
      for subject in timing.measurement.subjects {
        guard let time = subject.summary?.medianNanoseconds, time > 0, time.isFinite else {
          continue
        }
        if let index = medians.firstIndex(where: { $0.engine == subject.name }) {
          medians[index].times.append((timing.rows, time))
        } else {
          medians.append((subject.name, [(timing.rows, time)]))
        }
      }
    }
    let times = medians.flatMap { $0.times.map(\.time) }
    guard counts.count > 1, let low = times.min(), let high = times.max() else { return nil }
    let scale = Scale(
      rows: (Double(counts[0]), Double(counts[counts.count - 1])),
      times: (low / 1.2, max(high, low * 2) * 1.2))
    lines = Self.lines(medians, scale)
    rows = counts.map { Tick(number: $0, x: NumberText.coordinate(scale.x(Double($0)))) }
    title = "Time of one iteration, phase \(phase), by the number of rows"
    description = Self.sentence(of: medians)
    lowest = NumberText.duration(nanoseconds: scale.times.low)
    highest = NumberText.duration(nanoseconds: scale.times.high)
  }

  /// Both axes are logarithmic, so that proportional growth is a straight line.
  private struct Scale {
    let rows: (low: Double, high: Double)
    let times: (low: Double, high: Double)

    func x(_ count: Double) -> Double {
      left + log(count / rows.low) / log(rows.high / rows.low) * (right - left)
    }

    func y(_ time: Double) -> Double {
      bottom - log(time / times.low) / log(times.high / times.low) * (bottom - top)
    }
  }

  private static func lines(
    _ medians: [(engine: String, times: [(rows: Int, time: Double)])], _ scale: Scale
  ) -> [Line] {
    let slowestFirst = medians.sorted { ($0.times.last?.time ?? 0) > ($1.times.last?.time ?? 0) }
    var lowest = -Double.infinity
    return slowestFirst.map { engine, times in
      let places = times.map { (scale.x(Double($0.rows)), scale.y($0.time)) }
      // Labels of lines that end close to each other are in the order of the lines, and do not overlap.
      let label = max(places[places.count - 1].1 + 4, lowest + 14.5)
      lowest = label
      return Line(
        name: EngineName.text(engine), style: engine == "spec" ? "spec" : "constraints",
        points: places.map { "\(NumberText.coordinate($0.0)),\(NumberText.coordinate($0.1))" }
          .joined(separator: " "),
        dots: places.map { "M\(NumberText.coordinate($0.0)) \(NumberText.coordinate($0.1))h0" }
          .joined(),
        labelX: NumberText.coordinate(right + 8), labelY: NumberText.coordinate(label))
    }
  }

  /// One sentence for all engines that were timed from and to the same numbers of rows.
  private static func sentence(
    of medians: [(engine: String, times: [(rows: Int, time: Double)])]
  ) -> String {
    var sentences: [(rows: String, engines: [String])] = []
    for (engine, times) in medians {
      guard let first = times.first, let last = times.last, first.rows < last.rows else { continue }
      let rows = "From \(first.rows) to \(last.rows) rows"
      let factor = "\(EngineName.text(engine)) \(NumberText.ratio(last.time / first.time))×"
      if let index = sentences.firstIndex(where: { $0.rows == rows }) {
        sentences[index].engines.append(factor)
      } else {
        sentences.append((rows, [factor]))
      }
    }
    return sentences.map { "\($0.rows), the time grows: \($0.engines.joined(separator: ", "))." }
      .joined(separator: " ")
  }
}
