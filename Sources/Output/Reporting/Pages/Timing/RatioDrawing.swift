import Foundation
import Geometry
import Timing

/// A ratio as a point with its interval on a scale, and the same in words.
struct RatioDrawing {
  let ratio: String
  let interval: String
  let verdict: String
  let sentence: String
  let pairs: Int
  /// How the interval came about, where it needs saying.
  let remark: String?
  let scale: RatioScaleText
  let low: String
  let high: String
  let intervalWidth: String
  let point: String
  /// The interval and the best estimate as one shape.
  let shape: String
  /// The same on whole pixels, for drawings of which a page has a thousand: classes that the style
  /// of the page knows.
  let places: [Place]
  /// The classes that say these.
  let classes: String
  let bandStart: String
  let bandWidth: String
  let bandEnd: String

  /// The width of the drawing; its ends are 6 away from the scale's.
  private static let width = 120.0
  private static let margin = 6.0

  init(_ paired: PairedRatio, scale: RatioScale) {
    let position = { (ratio: Double) in
      Self.margin + scale.position(of: ratio) * (Self.width - 2 * Self.margin)
    }
    let bandEdges = (position(1 / (1 + paired.band)), position(1 + paired.band))
    ratio = NumberText.ratio(paired.ratio)
    let isBeyond = paired.high > scale.limit || paired.low < 1 / scale.limit
    interval =
      "\(NumberText.ratio(paired.low)) to \(NumberText.ratio(paired.high))"
      + (isBeyond ? ", beyond the axis" : "")
    verdict = paired.verdict.rawValue
    sentence = Self.sentence(for: paired)
    pairs = paired.pairs
    remark = Self.remark(on: paired)
    self.scale = RatioScaleText(scale)
    low = NumberText.plain(position(paired.low))
    high = NumberText.plain(position(paired.high))
    intervalWidth = NumberText.plain(position(paired.high) - position(paired.low))
    point = NumberText.plain(position(paired.ratio))
    let places = (position(paired.ratio), position(paired.low), position(paired.high))
    shape = Self.shape(places.0, places.1, places.2)
    self.places = [("l", places.1), ("h", places.2), ("m", places.0)].map { name, position in
      Place(name: name, pixels: abs(position) < 1e4 ? Int(position.rounded()) : 0)
    }
    classes = self.places.map { "\($0.name)\($0.pixels)" }.joined(separator: " ")
    bandStart = NumberText.plain(bandEdges.0)
    bandEnd = NumberText.plain(bandEdges.1)
    bandWidth = NumberText.plain(bandEdges.1 - bandEdges.0)
  }

  /// One of three places on the drawing: where the interval begins, where it ends, and the best
  /// estimate.
  struct Place: Hashable {
    let name: String
    let pixels: Int
  }

  /// A bar with a diamond on it, in tenths at most.
  private static func shape(_ point: Double, _ low: Double, _ high: Double) -> String {
    "M\(short(low)) 9h\(short(max(high - low, 1)))v2H\(short(low))z"
      + "M\(short(point - 4)) 10l4-5 4 5-4 5z"
  }

  private static func short(_ number: Double) -> String {
    NumberText.plain((number * 10).rounded() / 10)
  }

  private static func sentence(for paired: PairedRatio) -> String {
    let subject = EngineName.text(paired.of)
    let reference = EngineName.text(paired.to)
    let finding =
      switch paired.verdict {
      case .faster, .slower: paired.verdict.rawValue
      case .equal: "no difference that matters"
      case .inconclusive: "these samples do not decide which is faster"
      }
    return
      "Laying out with the \(subject) takes \(NumberText.ratio(paired.ratio)) times as long as "
      + "with the \(reference): \(finding)."
  }

  private static func remark(on paired: PairedRatio) -> String? {
    var remarks: [String] = []
    if paired.blockLength > 1 {
      remarks.append("neighbouring rounds hang together and were resampled in blocks")
    }
    if Double(paired.severeOutliers) * 10 > Double(paired.pairs) {
      remarks.append("noisy: \(paired.severeOutliers) of \(paired.pairs) pairs are far out")
    }
    return remarks.isEmpty ? nil : remarks.joined(separator: "; ")
  }
}

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
