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
