/// The reason why a measurement, or a statistic of one, failed.
package enum TimingError: Error, CustomStringConvertible {
  /// The subject threw `cause` in this iteration.
  case subjectFailed(subject: String, iteration: Int, cause: any Error)
  /// The subject returned another checksum than before for the same work.
  case checksumChanged(subject: String, iteration: Int, from: Double, to: Double)
  /// The subject returned another checksum than its untimed answer.
  case wrongAnswer(subject: String, iteration: Int, expected: Double, got: Double)
  /// The time budget ended after fewer rounds than a result needs.
  case overBudget(completedRounds: Int, neededRounds: Int)
  case unknownSubject(name: String)
  /// Two lists of samples that should be pairs have different lengths.
  case unpaired(of: Int, to: Int)
  case tooFewPairs(count: Int, needed: Int)
  /// A sample is not a finite time above 0, so it has no logarithm.
  case unusableSample(nanoseconds: Double)

  package var description: String {
    switch self {
    case .subjectFailed(let subject, let iteration, let cause):
      "\(subject) failed in iteration \(iteration): \(cause)"
    case .checksumChanged(let subject, let iteration, let old, let new):
      "\(subject) returned another result in iteration \(iteration): checksum \(new), before \(old)"
    case .wrongAnswer(let subject, let iteration, let expected, let got):
      "\(subject) returned a wrong result in iteration \(iteration): checksum \(got), expected "
        + "\(expected)"
    case .overBudget(let completed, let needed):
      "the time budget ended after \(completed) rounds; a result needs \(needed)"
    case .unknownSubject(let name):
      "no subject named \(name) was measured"
    case .unpaired(let of, let to):
      "\(of) samples cannot be paired with \(to)"
    case .tooFewPairs(let count, let needed):
      "\(count) pairs are too few for an interval, which needs \(needed)"
    case .unusableSample(let nanoseconds):
      "a sample of \(nanoseconds) ns is not a valid time"
    }
  }
}
