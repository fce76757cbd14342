import Foundation

/// The time of one subject over the time of another, from samples paired by round.
public struct PairedRatio: Codable, Sendable, Equatable {
  /// The subject whose time stands above the line.
  public var of: String
  /// The subject whose time stands below the line.
  public var to: String
  /// The ratio: `exp` of the mean of ln(of / to) over all pairs but the lowest and the highest
  /// tenth; above 0.
  public var ratio: Double
  /// The lower end of the interval.
  public var low: Double
  /// The upper end of the interval.
  public var high: Double
  /// The share of such intervals that cover the true ratio.
  public var confidence: Double
  /// The share by which two times may differ and still count as equal.
  public var band: Double
  /// What the interval says against the band.
  public var verdict: TimingVerdict
  /// The number of pairs.
  public var pairs: Int
  /// The number of neighbouring pairs that were resampled together; 1 where pairs do not hang
  /// together.
  public var blockLength: Int
  /// The correlation of ln(of / to) with that of the next round, from −1 to 1.
  public var autocorrelation: Double
  /// The number of pairs more than 1.5 interquartile ranges outside the quartiles of ln(of / to);
  /// none is dropped.
  public var outliers: Int
  /// The number of those that are more than 3 interquartile ranges outside.
  public var severeOutliers: Int

  /// Whether more than a tenth of the pairs are severe outliers: something else ran at the time.
  public var isNoisy: Bool { severeOutliers * 10 > pairs }

  /// The fewest pairs for which there is an interval.
  public static let fewestPairs = 5

  /// Pairs the samples of two subjects, round by round.
  ///
  /// Takes time proportional to `resamples` × pairs. Throws `unpaired`, `tooFewPairs` and
  /// `unusableSample`.
  public init(
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

  /// Rounds that hang together are resampled in blocks, or the interval would be too narrow.
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
}

/// How the interval of a ratio is found, and what it is held against.
public struct RatioOptions: Sendable, Equatable {
  /// The share by which two times may differ and still count as equal; above 0.
  public var band: Double
  /// The share of intervals that are to cover the true ratio; between 0 and 1.
  public var confidence: Double
  /// The number of resamples; at least 1.
  public var resamples: Int
  /// What the resamples are drawn from.
  public var seed: UInt64

  /// Makes options; without arguments a band of 5 %, 95 % intervals, 10 000 resamples.
  public init(
    band: Double = 0.05, confidence: Double = 0.95, resamples: Int = 10_000, seed: UInt64 = 1
  ) {
    precondition(band > 0 && confidence > 0 && confidence < 1 && resamples >= 1)
    self.band = band
    self.confidence = confidence
    self.resamples = resamples
    self.seed = seed
  }
}

/// What an interval of a ratio of times allows to say.
public enum TimingVerdict: String, Codable, Sendable, CaseIterable {
  /// The whole interval lies below the band: the first subject takes less time.
  case faster
  /// The whole interval lies above the band: the first subject takes more time.
  case slower
  /// The whole interval lies inside the band: no difference that matters.
  case equal
  /// The interval crosses an edge of the band: these samples do not decide.
  case inconclusive

  /// Holds the interval from `low` to `high` against the band.
  ///
  /// The band reaches from 1 / (1 + `band`) to 1 + `band`. It is the same seen from either side, so
  /// that swapping the subjects swaps faster and slower and leaves the other two. Where an end is
  /// NaN, nothing is decided.
  public init(low: Double, high: Double, band: Double) {
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
