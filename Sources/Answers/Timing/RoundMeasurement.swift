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
