/// Runs a subject's iterations in batches, in one unbroken count, and holds every checksum against
/// the first one.
struct BatchRunner {
  let subject: TimingSubject
  private var nextIteration = 0
  /// The bits of the first checksum at each place of the period; `nil` until it has been seen.
  ///
  /// Bits, because NaN is not equal to itself.
  private var firstChecksums: [UInt64?]
  /// Whether `firstChecksums` are the untimed answers.
  private var hasAnswers = false

  init(subject: TimingSubject) {
    self.subject = subject
    firstChecksums = Array(repeating: nil, count: subject.period)
  }

  /// Finds the untimed answers that every iteration is held against, where the subject has such.
  mutating func findAnswers() throws(TimingError) {
    guard let answer = subject.answer else { return }
    for iteration in firstChecksums.indices {
      do {
        firstChecksums[iteration] = try answer(iteration).bitPattern
      } catch {
        throw .subjectFailed(subject: subject.name, iteration: iteration, cause: error)
      }
    }
    hasAnswers = true
  }

  mutating func run(_ count: Int) throws(TimingError) {
    for _ in 0..<count {
      let checksum = try checksumOfNextIteration()
      let place = nextIteration % subject.period
      if let first = firstChecksums[place], first != checksum.bitPattern {
        let expected = Double(bitPattern: first)
        throw hasAnswers
          ? .wrongAnswer(
            subject: subject.name, iteration: nextIteration, expected: expected, got: checksum)
          : .checksumChanged(
            subject: subject.name, iteration: nextIteration, from: expected, to: checksum)
      }
      firstChecksums[place] = checksum.bitPattern
      nextIteration += 1
    }
  }

  private func checksumOfNextIteration() throws(TimingError) -> Double {
    do {
      return try subject.run(nextIteration)
    } catch {
      throw .subjectFailed(subject: subject.name, iteration: nextIteration, cause: error)
    }
  }
}
