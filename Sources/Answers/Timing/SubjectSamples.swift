/// The samples of one subject.
public struct SubjectSamples: Codable, Sendable, Equatable {
  /// The subject's name.
  public var name: String
  /// The number of iterations in each batch; a power of two.
  public var batchSize: Int
  /// The time of one iteration in each round, in nanoseconds: a batch's time divided by
  /// `batchSize`.
  public var nanoseconds: [Double]
  /// What ran before; `nil` in older records.
  public var warmUp: WarmUp?

  /// Makes samples from times in nanoseconds per iteration, one for each round.
  public init(name: String, batchSize: Int, nanoseconds: [Double], warmUp: WarmUp? = nil) {
    self.name = name
    self.batchSize = batchSize
    self.nanoseconds = nanoseconds
    self.warmUp = warmUp
  }
}
