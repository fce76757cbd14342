package import JSONText

package struct SubjectSamples: Decodable, Sendable, Equatable, JSONRepresentable {
  package var name: String
  /// The number of iterations in each batch; a power of two.
  package var batchSize: Int
  /// The time of one iteration in each round, in nanoseconds: a batch's time divided by
  /// `batchSize`.
  package var nanoseconds: [Double]
  /// The warm-up before the samples; `nil` where there was none.
  package var warmUp: WarmUp?

  /// Makes samples from times in nanoseconds per iteration, one for each round.
  package init(name: String, batchSize: Int, nanoseconds: [Double], warmUp: WarmUp? = nil) {
    self.name = name
    self.batchSize = batchSize
    self.nanoseconds = nanoseconds
    self.warmUp = warmUp
  }

  package var json: JSONValue {
    .object([
      "name": name.json, "batchSize": batchSize.json, "nanoseconds": nanoseconds.json,
      "warmUp": warmUp?.json,
    ])
  }
}

package struct SampleSummary: Sendable, Equatable {
  package var count: Int
  /// The median time of one iteration, in nanoseconds.
  package var medianNanoseconds: Double
  /// The median absolute deviation from the median, in nanoseconds: a spread that outliers hardly
  /// affect.
  package var medianAbsoluteDeviationNanoseconds: Double
  /// The shortest time of one iteration, in nanoseconds: the best case.
  ///
  /// It has no interval, because the bootstrap is not valid for an extreme.
  package var minimumNanoseconds: Double
}

extension SubjectSamples {
  /// The summary of these samples; `nil` without samples.
  package var summary: SampleSummary? {
    guard let minimum = nanoseconds.min() else { return nil }
    let median = Statistics.median(of: nanoseconds)
    return SampleSummary(
      count: nanoseconds.count, medianNanoseconds: median,
      medianAbsoluteDeviationNanoseconds: Statistics.median(
        of: nanoseconds.map { abs($0 - median) }),
      minimumNanoseconds: minimum)
  }
}
