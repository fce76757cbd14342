import Foundation
import SeededRandom

/// How the time of one subject grows with the size of its work: about as size to this power.
///
/// 1 is linear growth, 2 quadratic; 0 is none.
public struct ScalingExponent: Codable, Sendable, Equatable {
  /// The exponent: the median of the slopes between all pairs of sizes, both on a logarithmic scale.
  public var exponent: Double
  /// The lower end of the interval.
  public var low: Double
  /// The upper end of the interval.
  public var high: Double
  /// The share of such intervals that cover the true exponent.
  public var confidence: Double
  /// The sizes, ascending.
  public var sizes: [Int]

  /// The fewest sizes for which there is an exponent; source: what peers ask for.
  public static let fewestSizes = 5
  /// The least that the largest size is of the smallest one.
  public static let leastSpan = 16

  /// Fits a power to samples at several sizes: times in nanoseconds, or counts, all above 0.
  ///
  /// The slope is that of P. K. Sen, "Estimates of the regression coefficient based on Kendall's
  /// tau", Journal of the American Statistical Association 63 (1968),
  /// doi:10.1080/01621459.1968.10480934, and of H. Theil (1950): one odd size does not turn it. It is
  /// fitted to the median at each size. The interval is the percentile bootstrap over the samples of
  /// each size. Takes time proportional to `resamples` × all samples.
  ///
  /// Throws `tooFewSizes` for fewer than five sizes, or where they span less than a factor of 16, and
  /// `unusableSample`.
  public init(
    samples: [Int: [Double]], confidence: Double = 0.95, resamples: Int = 2000, seed: UInt64 = 1
  ) throws(TimingError) {
    let sizes = samples.keys.filter { $0 > 0 && samples[$0]?.isEmpty == false }.sorted()
    let span = (sizes.last ?? 0) / max(1, sizes.first ?? 1)
    guard sizes.count >= Self.fewestSizes, span >= Self.leastSpan else {
      throw .tooFewSizes(count: sizes.count, span: span)
    }
    let columns = sizes.map { samples[$0] ?? [] }
    if let sample = columns.joined().first(where: { !($0 > 0 && $0.isFinite) }) {
      throw .unusableSample(nanoseconds: sample)
    }
    let positions = sizes.map { log(Double($0)) }
    var generator = SeededGenerator(seed: seed)
    var slopes: [Double] = []
    slopes.reserveCapacity(resamples)
    for _ in 0..<resamples {
      let medians = columns.map { column in
        Statistics.median(of: column.map { _ in column[generator.index(below: column.count)] })
      }
      slopes.append(Self.slope(positions, medians))
    }
    slopes.sort()
    let tail = (1 - confidence) / 2
    exponent = Self.slope(positions, columns.map { Statistics.median(of: $0) })
    low = Statistics.quantile(tail, ofSorted: slopes)
    high = Statistics.quantile(1 - tail, ofSorted: slopes)
    self.confidence = confidence
    self.sizes = sizes
  }

  private static func slope(_ positions: [Double], _ values: [Double]) -> Double {
    let heights = values.map { log($0) }
    var slopes: [Double] = []
    for right in positions.indices {
      for left in 0..<right {
        slopes.append((heights[right] - heights[left]) / (positions[right] - positions[left]))
      }
    }
    return Statistics.median(of: slopes)
  }
}
