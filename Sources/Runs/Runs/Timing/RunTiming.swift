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
  /// The most seconds for one scenario at one number of rows, above 0.
  package var secondsBudget: Double
  /// Makes the clock that times are read from; one that a test moves by hand stands for any machine.
  package var clock: @Sendable () -> TimingClock

  /// How many seconds a report has for one scenario at one number of rows, unless it is told.
  package static let usualSecondsBudget = 10.0

  /// The least time that each engine warms up before its samples count; it goes on until times have
  /// settled.
  ///
  /// Ours: two hundred engines are timed for a report, whose warm-ups of 100 ms took half its time.
  package static let warmUp = Duration.milliseconds(25)

  /// Makes the settings.
  package init(
    samples: Int = 100, seed: UInt64 = 1, rows: [Int] = [1],
    ratioOptions: RatioOptions = RatioOptions(),
    secondsBudget: Double = usualSecondsBudget,
    clock: @escaping @Sendable () -> TimingClock = { .monotonic }
  ) {
    self.samples = samples
    self.seed = seed
    self.rows = rows
    self.ratioOptions = ratioOptions
    self.secondsBudget = secondsBudget
    self.clock = clock
  }
}
