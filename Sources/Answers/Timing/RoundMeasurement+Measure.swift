import SeededRandom

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
