import SeededRandom

/// The samples of subjects that were run alternately: in each round, every subject ran one batch.
///
/// What slows the machine down for a while slows all subjects of a round, so it drops out of the
/// ratio of two samples of the same round. Measured one after the other, equal subjects would look
/// different most of the time.
public struct RoundMeasurement: Codable, Sendable, Equatable {
  /// What the order inside the rounds was drawn from.
  public var seed: UInt64
  /// One entry for each subject, in the order in which they were given; all have equally many
  /// samples.
  public var subjects: [SubjectSamples]

  /// Makes a measurement from samples of subjects that ran in the same rounds.
  public init(seed: UInt64, subjects: [SubjectSamples]) {
    self.seed = seed
    self.subjects = subjects
  }

  /// The samples of the subject called `name`; throws `unknownSubject`.
  public func samples(of name: String) throws(TimingError) -> SubjectSamples {
    guard let samples = subjects.first(where: { $0.name == name }) else {
      throw .unknownSubject(name: name)
    }
    return samples
  }

  /// The time of `subject` over the time of `reference`, paired round by round, with its interval.
  ///
  /// Throws `unknownSubject`, and whatever `PairedRatio` throws.
  public func ratio(
    of subject: String, to reference: String, options: RatioOptions = RatioOptions()
  ) throws(TimingError) -> PairedRatio {
    try PairedRatio(of: samples(of: subject), to: samples(of: reference), options: options)
  }
}

extension RoundMeasurement {
  /// Runs `subjects` alternately, in rounds, in an order drawn anew for each round.
  ///
  /// Every subject gets a batch size of its own: the power of two at which a batch takes
  /// `minimumBatch`. When the time budget ends early, the measurement holds the rounds that were
  /// completed.
  ///
  /// Before anything is timed, subjects that know their answers are asked for them.
  ///
  /// Throws `subjectFailed`, `checksumChanged` and `wrongAnswer` at once, and `overBudget` with fewer than
  /// `minimumRounds`.
  public static func measure(
    _ subjects: [TimingSubject], options: RoundOptions = RoundOptions(),
    clock: TimingClock = .monotonic
  ) throws(TimingError) -> RoundMeasurement {
    precondition(Set(subjects.map(\.name)).count == subjects.count, "subjects need unique names")
    var session = RoundSession(subjects: subjects, options: options, clock: clock)
    try session.findAnswers()
    try session.warmUp()
    try session.measure()
    return session.measurement
  }
}

/// The state of a measurement under way.
private struct RoundSession {
  let options: RoundOptions
  let clock: TimingClock
  let deadline: Duration?
  var runners: [BatchRunner]
  var measurement: RoundMeasurement
  var generator: SeededGenerator

  init(subjects: [TimingSubject], options: RoundOptions, clock: TimingClock) {
    self.options = options
    self.clock = clock
    deadline = options.timeBudget.map { clock.now() + $0 }
    runners = subjects.map(BatchRunner.init)
    measurement = RoundMeasurement(
      seed: options.seed,
      subjects: subjects.map { SubjectSamples(name: $0.name, batchSize: 1, nanoseconds: []) })
    generator = SeededGenerator(seed: options.seed)
  }

  mutating func findAnswers() throws(TimingError) {
    for index in runners.indices { try runners[index].findAnswers() }
  }

  mutating func warmUp() throws(TimingError) {
    for index in runners.indices { try warmUp(index) }
  }

  /// Runs a subject until its code and caches are warm, and finds its batch size on the way.
  ///
  /// The size doubles as long as batches are too short, also late in the warm-up: what was slow
  /// when cold may need larger batches later. The last three batches are long enough.
  private mutating func warmUp(_ index: Int) throws(TimingError) {
    let start = clock.now()
    var settling = Settling()
    var (batches, longBatches) = (0, 0)
    var spent = Duration.zero
    while longBatches < 3 || spent < options.warmUp
      || (!settling.hasSettled && spent < options.longestWarmUp)
    {
      try checkBudget(completedRounds: 0)
      let time = try timeBatch(index)
      batches += 1
      spent = clock.now() - start
      guard time < options.minimumBatch else {
        longBatches += 1
        settling.add(time / .nanoseconds(1))
        continue
      }
      measurement.subjects[index].batchSize *= 2
      longBatches = 0
      settling.restart()
    }
    measurement.subjects[index].warmUp = WarmUp(
      batches: batches, nanoseconds: spent / .nanoseconds(1), hasSettled: settling.hasSettled)
  }

  mutating func measure() throws(TimingError) {
    for round in 0..<options.rounds {
      if isOverBudget, round >= options.minimumRounds { return }
      try checkBudget(completedRounds: round)
      for index in generator.permutation(of: runners.count) {
        let time = try timeBatch(index)
        let batchSize = Double(measurement.subjects[index].batchSize)
        measurement.subjects[index].nanoseconds.append(time / .nanoseconds(1) / batchSize)
      }
    }
  }

  private mutating func timeBatch(_ index: Int) throws(TimingError) -> Duration {
    let batchSize = measurement.subjects[index].batchSize
    let start = clock.now()
    try runners[index].run(batchSize)
    return clock.now() - start
  }

  private var isOverBudget: Bool {
    deadline.map { clock.now() >= $0 } ?? false
  }

  private func checkBudget(completedRounds: Int) throws(TimingError) {
    if isOverBudget {
      throw .overBudget(completedRounds: completedRounds, neededRounds: options.minimumRounds)
    }
  }
}

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
