/// Runs a subject's iterations in batches, in one unbroken count, and holds every checksum against
/// the first one.
struct BatchRunner {
  let subject: TimingSubject
  private var nextIteration = 0
  /// The bits of the first checksum at each place of the period; `nil` until it has been seen.
  ///
  /// Bits, because NaN is not equal to itself.
  private var firstChecksums: [UInt64?]

  init(subject: TimingSubject) {
    self.subject = subject
    firstChecksums = Array(repeating: nil, count: subject.period)
  }

  mutating func run(_ count: Int) throws(TimingError) {
    for _ in 0..<count {
      let checksum = try checksumOfNextIteration()
      let place = nextIteration % subject.period
      if let first = firstChecksums[place], first != checksum.bitPattern {
        throw .checksumChanged(
          subject: subject.name, iteration: nextIteration,
          from: Double(bitPattern: first), to: checksum)
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
