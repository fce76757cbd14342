import Foundation
package import JSONText

/// The time of one subject over the time of another, from samples paired by round.
package struct PairedRatio: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The name of the subject whose time is the numerator.
  package var of: String
  /// The name of the subject whose time is the denominator.
  package var to: String
  /// The ratio: `exp` of the mean of ln(of / to) over all pairs but the lowest and the highest
  /// tenth; above 0.
  package var ratio: Double
  package var low: Double
  package var high: Double
  /// The confidence: the fraction of such intervals that contain the true ratio.
  package var confidence: Double
  /// The fraction by which two times may differ and still count as equal.
  package var band: Double
  /// The verdict of the interval, compared with the band.
  package var verdict: TimingVerdict
  package var pairs: Int
  /// The number of neighbouring pairs that were resampled together; 1 where pairs are independent.
  package var blockLength: Int
  /// The correlation of ln(of / to) with its value in the next round, from −1 to 1.
  package var autocorrelation: Double
  /// The number of pairs more than 1.5 interquartile ranges outside the quartiles of ln(of / to); none
  /// is dropped.
  package var outliers: Int
  /// The number of pairs more than 3 interquartile ranges outside.
  package var severeOutliers: Int

  /// Whether more than a tenth of the pairs are severe outliers: something else ran meanwhile.
  package var isNoisy: Bool { severeOutliers > pairs / 10 }

  /// The fewest pairs for which there is an interval.
  package static let fewestPairs = 5

  /// Pairs the samples of two subjects, round by round.
  ///
  /// Takes time proportional to `resamples` × pairs. Throws `unpaired`, `tooFewPairs` and
  /// `unusableSample`.
  package init(
    of subject: SubjectSamples, to reference: SubjectSamples, options: RatioOptions
  ) throws(TimingError) {
    let logarithms = try Self.logarithmsOfRatios(subject.nanoseconds, reference.nanoseconds)
    let correlation = Statistics.lagOneAutocorrelation(of: logarithms)
    let bootstrap = TrimmedMeanBootstrap(
      values: logarithms, trimmedShare: 0.1,
      blockLength: Self.blockLength(autocorrelation: correlation, pairs: logarithms.count))
    let interval = bootstrap.interval(
      confidence: options.confidence, resamples: options.resamples, seed: options.seed)

    of = subject.name
    to = reference.name
    ratio = exp(bootstrap.trimmedMean)
    low = exp(interval.lowerBound)
    high = exp(interval.upperBound)
    confidence = options.confidence
    band = options.band
    verdict = TimingVerdict(low: low, high: high, band: options.band)
    pairs = logarithms.count
    blockLength = bootstrap.blockLength
    autocorrelation = correlation
    outliers = Self.countOutliers(of: logarithms, beyond: 1.5)
    severeOutliers = Self.countOutliers(of: logarithms, beyond: 3)
  }

  private static func logarithmsOfRatios(
    _ above: [Double], _ below: [Double]
  ) throws(TimingError) -> [Double] {
    guard above.count == below.count else {
      throw .unpaired(of: above.count, to: below.count)
    }
    guard above.count >= fewestPairs else {
      throw .tooFewPairs(count: above.count, needed: fewestPairs)
    }
    if let sample = (above + below).first(where: { !($0 > 0 && $0.isFinite) }) {
      throw .unusableSample(nanoseconds: sample)
    }
    return zip(above, below).map { log($0 / $1) }
  }

  /// The block length: correlated rounds are resampled in blocks, or the interval would be too narrow.
  ///
  /// Source of the length: P. Hall, J. L. Horowitz, B.-Y. Jing, "On blocking rules for the
  /// bootstrap with dependent data", Biometrika 82 (1995), doi:10.1093/biomet/82.3.561 (cube root
  /// of the count, for variances).
  private static func blockLength(autocorrelation: Double, pairs: Int) -> Int {
    autocorrelation > 0.2 ? Int(cbrt(Double(pairs)).rounded(.up)) : 1
  }

  // The fences are those of J. W. Tukey, "Exploratory Data Analysis", 1977.
  private static func countOutliers(of values: [Double], beyond ranges: Double) -> Int {
    let sorted = values.sorted()
    let lower = Statistics.quantile(0.25, ofSorted: sorted)
    let upper = Statistics.quantile(0.75, ofSorted: sorted)
    let reach = ranges * (upper - lower)
    return values.count { $0 < lower - reach || $0 > upper + reach }
  }

  package var json: JSONValue {
    .object([
      "of": of.json, "to": to.json, "ratio": ratio.json, "low": low.json, "high": high.json,
      "confidence": confidence.json, "band": band.json, "verdict": verdict.json,
      "pairs": pairs.json, "blockLength": blockLength.json, "autocorrelation": autocorrelation.json,
      "outliers": outliers.json, "severeOutliers": severeOutliers.json,
    ])
  }
}

/// Options of a ratio's interval, and the band that it is compared with.
package struct RatioOptions: Sendable, Equatable {
  /// The fraction by which two times may differ and still count as equal; above 0.
  package var band: Double
  /// The fraction of intervals that should contain the true ratio; between 0 and 1, exclusive.
  package var confidence: Double
  /// The number of bootstrap resamples; at least 1.
  package var resamples: Int
  package var seed: UInt64

  /// Makes options; without arguments a band of 5 %, 95 % intervals, 10 000 resamples.
  package init(
    band: Double = 0.05, confidence: Double = 0.95, resamples: Int = 10_000, seed: UInt64 = 1
  ) {
    precondition(band > 0 && confidence > 0 && confidence < 1 && resamples >= 1)
    self.band = band
    self.confidence = confidence
    self.resamples = resamples
    self.seed = seed
  }
}

/// The verdict that an interval of a ratio of times allows.
package enum TimingVerdict: String, Decodable, JSONRepresentable, Sendable, CaseIterable {
  /// The whole interval is below the band: the first subject takes less time.
  case faster
  /// The whole interval is above the band: the first subject takes more time.
  case slower
  /// The whole interval is inside the band: the difference does not matter.
  case equal
  /// The interval crosses an edge of the band: these samples do not decide it.
  case inconclusive

  /// Compares the interval from `low` to `high` with the band, from 1 / (1 + `band`) to 1 + `band`.
  ///
  /// The band is symmetric in ratios: swapping the subjects swaps `faster` and `slower`, and keeps the
  /// other two. NaN at either end is `inconclusive`.
  package init(low: Double, high: Double, band: Double) {
    let upper = 1 + band
    let lower = 1 / upper
    if high < lower {
      self = .faster
    } else if low > upper {
      self = .slower
    } else if lower <= low, high <= upper {
      self = .equal
    } else {
      self = .inconclusive
    }
  }
}
