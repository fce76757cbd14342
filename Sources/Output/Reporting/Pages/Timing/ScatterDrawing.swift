import Foundation
import Geometry
import Timing

/// A scatter plot of the pairs of a ratio: the time of one engine across, of the other upwards.
struct ScatterDrawing {
  let title: String
  let description: String
  let across: String
  let upwards: String
  let dots: String
  let lowest: String
  let highest: String
  let clipped: String?
  let band: String

  // The plot is a square of 200 in a view box of 260 × 250.
  private static let (left, top, side) = (52.0, 8.0, 200.0)

  /// `nil` without paired samples.
  init?(_ paired: PairedRatio, in measurement: RoundMeasurement) {
    guard let above = try? measurement.samples(of: paired.of).nanoseconds,
      let below = try? measurement.samples(of: paired.to).nanoseconds,
      above.count == below.count, above.count >= PairedRatio.fewestPairs,
      (above + below).allSatisfy({ $0 > 0 && $0.isFinite })
    else { return nil }
    let range = Self.range(of: above + below)
    let place = { (time: Double) in
      min(max(log(time / range.low) / log(range.high / range.low), 0), 1)
    }
    dots = zip(below, above).map { across, upwards in
      let x = Self.left + place(across) * Self.side
      let y = Self.top + (1 - place(upwards)) * Self.side
      return "M\(NumberText.coordinate(x)) \(NumberText.coordinate(y))h0"
    }.joined()
    let outside = zip(below, above).count {
      max($0, $1) > range.high || min($0, $1) < range.low
    }
    clipped =
      outside == 0
      ? nil : "\(outside) of \(above.count) pairs are outside the axes and drawn at the edge."
    title = "Time of the \(EngineName.text(paired.of)) against the \(EngineName.text(paired.to))"
    let slower = zip(below, above).count { $0 < $1 }
    description =
      "In \(slower) of \(above.count) pairs the \(EngineName.text(paired.of)) took longer."
    across = EngineName.text(paired.to)
    upwards = EngineName.text(paired.of)
    lowest = NumberText.duration(nanoseconds: range.low)
    highest = NumberText.duration(nanoseconds: range.high)
    band = Self.band(paired.band, range)
  }

  /// The range of an axis: from a little below the fastest 1 % to a little above the slowest 2 %.
  ///
  /// Rare spikes are drawn at the edge; otherwise all other dots would be in a corner.
  private static func range(of times: [Double]) -> (low: Double, high: Double) {
    let sorted = times.sorted()
    let last = Double(sorted.count - 1)
    let low = sorted[Int(last * 0.01)] / 1.1
    let high = sorted[Int((last * 0.98).rounded(.up))] * 1.1
    return (low, max(high, low * 1.5))
  }

  /// The band around the diagonal within which two times count as equal.
  private static func band(_ share: Double, _ range: (low: Double, high: Double)) -> String {
    let reach = log(1 + share) / log(range.high / range.low) * side
    let (right, bottom) = (left + side, top + side)
    let corners = [
      (left, bottom), (left + reach, bottom), (right, top + reach), (right, top),
      (right - reach, top), (left, bottom - reach),
    ]
    return corners.map { "\(NumberText.coordinate($0.0)),\(NumberText.coordinate($0.1))" }.joined(
      separator: " ")
  }
}
