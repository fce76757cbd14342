import Foundation
import Geometry
import Timing

/// A ratio of times: a point with its interval on a scale, and the same in words.
struct RatioDrawing {
  /// The ratio with its interval and verdict: `22.6× (21.7–23.5), constraints slower`.
  let text: String
  /// The same numbers with all their digits.
  let exactText: String
  let sentence: String
  let pairs: Int
  /// A caution about the measurement; `nil` where there is none.
  let remark: String?
  let scale: RatioScaleText
  /// The interval and the best estimate as one shape.
  let shape: String
  let bandStart: String
  let bandWidth: String

  /// The width of the drawing; its ends are 6 away from the scale's.
  private static let width = 120.0
  private static let margin = 6.0

  init(_ paired: PairedRatio, scale: RatioScale) {
    let position = { (ratio: Double) in
      Self.margin + scale.position(of: ratio) * (Self.width - 2 * Self.margin)
    }
    let bandEdges = (position(1 / (1 + paired.band)), position(1 + paired.band))
    let isBeyond = paired.high > scale.limit || paired.low < 1 / scale.limit
    text = TimeWords.ratio(paired) + (isBeyond ? ", beyond the axis" : "")
    exactText = TimeWords.exact(paired)
    sentence = Self.sentence(for: paired)
    pairs = paired.pairs
    remark = Self.remark(on: paired)
    self.scale = RatioScaleText(scale)
    shape = Self.shape(position(paired.ratio), position(paired.low), position(paired.high))
    bandStart = NumberText.plain(bandEdges.0)
    bandWidth = NumberText.plain(bandEdges.1 - bandEdges.0)
  }

  /// A bar with a diamond on it; coordinates have one decimal.
  private static func shape(_ point: Double, _ low: Double, _ high: Double) -> String {
    "M\(NumberText.coordinate(low)) 9h\(NumberText.coordinate(max(high - low, 1)))v2H\(NumberText.coordinate(low))z"
      + "M\(NumberText.coordinate(point - 4)) 10l4-5 4 5-4 5z"
  }

  private static func sentence(for paired: PairedRatio) -> String {
    let subject = EngineName.text(paired.of)
    let reference = EngineName.text(paired.to)
    let finding =
      switch paired.verdict {
      case .faster, .slower: paired.verdict.rawValue
      case .equal: "equal within \(NumberText.ratio(paired.band * 100)) %"
      case .inconclusive: "inconclusive; more samples may decide"
      }
    return
      "Laying out with the \(subject) takes \(NumberText.ratio(paired.ratio))× the time of the "
      + "\(reference) (\(TimeWords.interval(paired))): \(finding)."
  }

  private static func remark(on paired: PairedRatio) -> String? {
    var remarks: [String] = []
    if paired.blockLength > 1 {
      remarks.append("consecutive rounds correlate, so they were resampled in blocks")
    }
    if paired.isNoisy {
      remarks.append("noisy: \(paired.severeOutliers) of \(paired.pairs) pairs are severe outliers")
    }
    return remarks.isEmpty ? nil : remarks.joined(separator: "; ")
  }
}

/// A logarithmic scale for several ratios, with 1 in its middle.
struct RatioScale {
  /// The ratio at the right end: a power of two, at least 2; the left end is its inverse.
  let limit: Double

  /// The largest limit; ratios beyond it are drawn at the edge.
  private static let largest = 1024.0

  init(covering ratios: [PairedRatio]) {
    let ends = ratios.flatMap { [$0.low, $0.high] }.filter { $0 > 0 && $0.isFinite }
    let farthest = ends.map { abs(log2($0)) }.max() ?? 0
    limit = min(exp2(max(farthest.rounded(.up), 1)), Self.largest)
  }

  /// The position of `ratio` from 0, the left end, to 1, the right end.
  func position(of ratio: Double) -> Double {
    guard ratio > 0 else { return 0 }
    let position = 0.5 + 0.5 * log2(ratio) / log2(limit)
    return min(max(position, 0), 1)
  }
}

/// The ends of a scale as text.
struct RatioScaleText {
  let leftEnd: String
  let rightEnd: String

  init(_ scale: RatioScale) {
    leftEnd = "1/\(NumberText.plain(scale.limit))"
    rightEnd = NumberText.plain(scale.limit)
  }
}
