/// Runs a subject's iterations in batches, numbered without gaps, and compares every checksum with the
/// first one for the same work.
struct BatchRunner {
  let subject: TimingSubject
  private var nextIteration = 0
  /// The bits of the first checksum at each place of the period; `nil` before the first iteration.
  ///
  /// Bits, because NaN is not equal to itself.
  private var firstChecksums: [UInt64?]
  /// The untimed answer at each place of the period; `nil` where the subject has none.
  private var answers: [Double?]

  init(subject: TimingSubject) {
    self.subject = subject
    firstChecksums = Array(repeating: nil, count: subject.period)
    answers = Array(repeating: nil, count: subject.period)
  }

  /// Computes the untimed answers that iterations are compared with, where the subject has any.
  mutating func findAnswers() throws(TimingError) {
    guard let answer = subject.answer else { return }
    for iteration in answers.indices {
      do {
        answers[iteration] = try answer(iteration)
      } catch {
        throw .subjectFailed(subject: subject.name, iteration: iteration, cause: error)
      }
    }
  }

  mutating func run(_ count: Int) throws(TimingError) {
    for _ in 0..<count {
      let checksum = try checksumOfNextIteration()
      let place = nextIteration % subject.period
      if let first = firstChecksums[place] {
        guard first == checksum.bitPattern else {
          throw .checksumChanged(
            subject: subject.name, iteration: nextIteration,
            from: Double(bitPattern: first), to: checksum)
        }
      } else {
        try compareWithAnswer(checksum, at: place)
      }
      firstChecksums[place] = checksum.bitPattern
      nextIteration += 1
    }
  }

  private func compareWithAnswer(_ checksum: Double, at place: Int) throws(TimingError) {
    guard let answer = answers[place] else { return }
    guard
      answer.bitPattern == checksum.bitPattern || abs(answer - checksum) <= subject.tolerance
    else {
      throw .wrongAnswer(
        subject: subject.name, iteration: nextIteration, expected: answer, got: checksum)
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
