package import Timing

/// How a run takes times.
package struct RunTiming: Sendable {
  /// How many pairs of samples each ratio has.
  package var samples: Int
  /// Seed of the order of the engines, and of resampling.
  package var seed: UInt64
  /// Lists of how many rows are timed besides the scenario itself, which is 1.
  package var rows: [Int]
  /// How intervals are found, and up to where two times count as equal.
  package var ratioOptions: RatioOptions

  /// Makes the settings.
  package init(
    samples: Int = 100, seed: UInt64 = 1, rows: [Int] = [1],
    ratioOptions: RatioOptions = RatioOptions()
  ) {
    self.samples = samples
    self.seed = seed
    self.rows = rows
    self.ratioOptions = ratioOptions
  }
}
