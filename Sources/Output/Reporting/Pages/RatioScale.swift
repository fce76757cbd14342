import Foundation
import Geometry
import Timing

/// A logarithmic scale that several ratios share, with 1 in its middle.
struct RatioScale {
  /// The ratio at the right end: a power of two, at least 2.
  ///
  /// At the left end is 1 over it.
  let limit: Double

  /// The largest limit: what lies beyond is drawn at the edge.
  private static let largest = 1024.0

  init(covering ratios: [PairedRatio]) {
    let ends = ratios.flatMap { [$0.low, $0.high] }.filter { $0 > 0 && $0.isFinite }
    let farthest = ends.map { abs(log2($0)) }.max() ?? 0
    limit = min(exp2(max(farthest.rounded(.up), 1)), Self.largest)
  }

  /// Where `ratio` lies from 0, the left end, to 1, the right end.
  func position(of ratio: Double) -> Double {
    guard ratio > 0 else { return 0 }
    let position = 0.5 + 0.5 * log2(ratio) / log2(limit)
    return min(max(position, 0), 1)
  }
}

/// The ends of a scale, in words.
struct RatioScaleText {
  let leftEnd: String
  let rightEnd: String

  init(_ scale: RatioScale) {
    leftEnd = "1/\(NumberText.plain(scale.limit))"
    rightEnd = NumberText.plain(scale.limit)
  }
}
