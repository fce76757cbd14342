/// How long, and how often, subjects are measured.
public struct RoundOptions: Sendable, Equatable {
  /// The number of rounds to measure; each gives one sample per subject.
  public var rounds: Int
  /// The number of rounds without which there is no result; at most `rounds`.
  public var minimumRounds: Int
  /// The time that one batch takes at least, so that reading the clock weighs nothing.
  ///
  /// At 1 ms the two readings of about 50 ns each are 0.01 %.
  public var minimumBatch: Duration
  /// The time for which each subject runs at least before its samples count.
  public var warmUp: Duration
  /// The time after which a subject's warm-up ends even if its times have not settled.
  public var longestWarmUp: Duration
  /// The time after which no further round is started, warm-up included; `nil` for no limit.
  public var timeBudget: Duration?
  /// What the order inside the rounds is drawn from.
  public var seed: UInt64

  /// Makes options; without arguments 100 rounds of batches of 1 ms, after a warm-up of 100 ms that
  /// goes on until times have settled, for 2 s at most.
  public init(
    rounds: Int = 100, minimumBatch: Duration = .milliseconds(1),
    warmUp: Duration = .milliseconds(100), longestWarmUp: Duration = .seconds(2),
    timeBudget: Duration? = nil, seed: UInt64 = 1
  ) {
    precondition(rounds >= 1, "a measurement has at least one round")
    self.rounds = rounds
    self.minimumRounds = min(rounds, 10)
    self.minimumBatch = minimumBatch
    self.warmUp = warmUp
    self.longestWarmUp = max(warmUp, longestWarmUp)
    self.timeBudget = timeBudget
    self.seed = seed
  }
}
