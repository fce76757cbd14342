package import Timing

package struct RunTiming: Sendable {
  package var samples = 100
  /// Seed of the order of the engines, and of resampling.
  package var seed: UInt64 = 1
  /// Lists of how many rows are timed besides the scenario itself, which is 1.
  package var rows = [1]
  /// How intervals are found, and up to where two times count as equal.
  package var ratioOptions = RatioOptions()
  /// The most seconds for one scenario at one number of rows, above 0.
  package var secondsBudget = usualSecondsBudget
  /// Makes the clock that times are read from; one that a test moves by hand stands for any machine.
  package var clock: @Sendable () -> TimingClock = { .monotonic }

  /// How many seconds a report has for one scenario at one number of rows, unless it is told.
  package static let usualSecondsBudget = 10.0

  /// The least time that each engine warms up before its samples count; it goes on until times have
  /// settled.
  ///
  /// Ours: two hundred engines are timed for a report, whose warm-ups of 100 ms took half its time.
  package static let warmUp = Duration.milliseconds(25)
}
