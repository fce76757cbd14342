package import JSONText
import SeededRandom

/// The samples of subjects that ran alternately: in each round, every subject ran one batch.
///
/// A temporary slowdown of the machine affects all subjects of a round, so it cancels in the ratio of
/// two samples of the same round. Subjects measured one after the other would look different most of
/// the time, even if they were equal.
package struct RoundMeasurement: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The seed of the order inside the rounds.
  package var seed: UInt64
  /// One entry for each subject, in the order in which they were passed; all have the same number of
  /// samples.
  package var subjects: [SubjectSamples]

  /// The samples of the subject called `name`; throws `unknownSubject`.
  package func samples(of name: String) throws(TimingError) -> SubjectSamples {
    guard let samples = subjects.first(where: { $0.name == name }) else {
      throw .unknownSubject(name: name)
    }
    return samples
  }

  /// The time of `subject` over the time of `reference`, paired round by round, with its interval.
  ///
  /// Throws `unknownSubject`, and whatever `PairedRatio` throws.
  package func ratio(
    of subject: String, to reference: String, options: RatioOptions = RatioOptions()
  ) throws(TimingError) -> PairedRatio {
    try PairedRatio(of: samples(of: subject), to: samples(of: reference), options: options)
  }

  package var json: JSONValue { .object(["seed": seed.json, "subjects": subjects.json]) }

  /// Measures `subjects` alternately, in rounds, in a new random order for each round.
  ///
  /// 1. Computes the answers of subjects that have any, untimed.
  /// 2. Warms each subject up, and finds its batch size: the power of two at which a batch takes
  ///    `minimumBatch`.
  /// 3. Measures rounds. Where the time budget ends early, the measurement has the completed rounds.
  ///
  /// Throws `subjectFailed`, `checksumChanged` and `wrongAnswer` at once, and `overBudget` with fewer than
  /// `minimumRounds`.
  package static func measure(
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

  /// Runs a subject until its code and caches are warm, and finds its batch size meanwhile.
  ///
  /// The size doubles as long as batches are too short, also late in the warm-up: a subject that was
  /// slow when cold may need larger batches later. The last three batches are long enough.
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

/// Options of a measurement: its number of rounds and its durations.
package struct RoundOptions: Sendable, Equatable {
  /// The number of rounds to measure; each yields one sample per subject.
  package var rounds: Int
  /// The smallest number of rounds for a result; at most `rounds`.
  package var minimumRounds: Int
  /// The minimum time of one batch, so that the cost of reading the clock is negligible.
  ///
  /// At 1 ms the two readings of about 50 ns each are 0.01 %.
  package var minimumBatch: Duration
  /// The minimum time that each subject runs before its samples count.
  package var warmUp: Duration
  /// The maximum time of a subject's warm-up, even if its times have not settled.
  package var longestWarmUp: Duration
  /// The time after which no further round starts, warm-up included; `nil` for no limit.
  package var timeBudget: Duration?
  /// The seed of the order inside the rounds.
  package var seed: UInt64

  /// Makes options; by default 100 rounds of batches of 1 ms, after a warm-up of 100 ms that continues
  /// until times have settled, for at most 2 s.
  package init(
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
