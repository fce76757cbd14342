import Comparison
import Geometry
import Timing

extension BenchResults {
  /// The results as lines for people.
  var text: String {
    var lines: [String] = []
    for ratio in ratios {
      let of = median(ratio.of, like: ratio)
      let to = median(ratio.to, like: ratio)
      lines.append(
        """
        \(ratio.scenario), \(words(ratio.rows, of: ratio.scenario)), \(ratio.phase): \
        \(ratio.to) \(to), \(ratio.of) \(of); \(ratio.of) takes \(NumberText.ratio(ratio.ratio)) times as long \
        (\(NumberText.ratio(ratio.low)) to \(NumberText.ratio(ratio.high))): \(ratio.verdict.rawValue)\
        \(ratio.isNoisy == true ? ", noisy" : "")
        """)
    }
    for measurement in measurements where !isCompared(measurement) {
      lines.append(
        """
        \(measurement.scenario), \(words(measurement.rows, of: measurement.scenario)), \
        \(measurement.phase): \(measurement.engine) \(NumberText.duration(nanoseconds: measurement.medianNanoseconds))
        """)
    }
    lines += leftOut.map { left in
      let place = [
        left.scenario, words(left.rows, of: left.scenario), left.phase, left.engine,
      ]
      return "left out: \(place.compactMap { $0 }.joined(separator: ", ")): \(left.reason)"
    }
    if !ratios.isEmpty {
      lines.append(
        "Times are medians of each alone. A ratio is the mean of the ratios of pairs that ran one "
          + "after the other, by logarithms and without the lowest and highest tenth: it need not "
          + "be the quotient of both medians.")
    }
    if machine.buildMode == .debug {
      lines.append("This is a debug build: its times say nothing about real use.")
    }
    return lines.joined(separator: "\n")
  }

  private func words(_ size: Int, of scenario: String) -> String {
    let unit = measurements.first { $0.scenario == scenario }?.unit
    return BenchSubject.words(size, unit ?? BenchScene.named(scenario)?.unit ?? "rows")
  }

  private func isCompared(_ measurement: Measurement) -> Bool {
    ratios.contains {
      $0.scenario == measurement.scenario && $0.rows == measurement.rows
        && $0.phase == measurement.phase
    }
  }

  private func median(_ engine: String, like ratio: Ratio) -> String {
    let measurement = measurement(ratio.scenario, ratio.rows, engine, ratio.phase)
    return measurement.map { NumberText.duration(nanoseconds: $0.medianNanoseconds) } ?? "?"
  }
}
