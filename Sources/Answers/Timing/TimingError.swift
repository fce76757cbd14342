/// Why a measurement, or a statistic over one, could not be had.
public enum TimingError: Error {
  /// The subject threw `cause` in this iteration.
  case subjectFailed(subject: String, iteration: Int, cause: any Error)
  /// The subject gave another result than before for the same work.
  case checksumChanged(subject: String, iteration: Int, from: Double, to: Double)
  /// The subject gave another result than it does when nothing is timed.
  case wrongAnswer(subject: String, iteration: Int, expected: Double, got: Double)
  /// The time budget was used up after fewer rounds than a result needs.
  case overBudget(completedRounds: Int, neededRounds: Int)
  /// There is no subject of this name in the measurement.
  case unknownSubject(name: String)
  /// Two columns of samples that should be pairs have different lengths.
  case unpaired(of: Int, to: Int)
  /// There are fewer pairs than an interval needs.
  case tooFewPairs(count: Int, needed: Int)
  /// A sample is not a finite time above 0, so that it has no logarithm.
  case unusableSample(nanoseconds: Double)
}

extension TimingError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .subjectFailed(let subject, let iteration, let cause):
      "\(subject) failed in iteration \(iteration): \(cause)"
    case .checksumChanged(let subject, let iteration, let old, let new):
      "\(subject) gave another result in iteration \(iteration): checksum \(new) after \(old)"
    case .wrongAnswer(let subject, let iteration, let expected, let got):
      "\(subject) gave a wrong answer in iteration \(iteration): checksum \(got), and untimed \(expected)"
    case .overBudget(let completed, let needed):
      "the time budget ended after \(completed) rounds; a result needs \(needed)"
    case .unknownSubject(let name):
      "nothing called \(name) was measured"
    case .unpaired(let of, let to):
      "\(of) samples cannot be paired with \(to)"
    case .tooFewPairs(let count, let needed):
      "\(count) pairs are too few for an interval; it needs \(needed)"
    case .unusableSample(let nanoseconds):
      "a sample of \(nanoseconds) ns is not a time"
    }
  }
}
