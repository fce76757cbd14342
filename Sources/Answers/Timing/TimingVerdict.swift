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
