package import JSONText

/// The warm-up of a subject, before its samples count.
package struct WarmUp: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The number of batches, including those that were too short and only found the batch size.
  package var batches: Int
  /// The duration of the warm-up, in nanoseconds.
  package var nanoseconds: Double
  /// Whether times settled: the medians of the last two groups of five batches differ by less than 2 %.
  ///
  /// Otherwise the warm-up ended at its maximum time.
  package var hasSettled: Bool

  package var json: JSONValue {
    .object([
      "batches": batches.json, "nanoseconds": nanoseconds.json, "hasSettled": hasSettled.json,
    ])
  }
}

/// Detects from the times of successive batches whether they still change.
struct Settling {
  private var times: [Double] = []

  /// The number of batches in a group.
  ///
  /// Ours: large enough that one interruption does not decide.
  private static let groupSize = 5
  /// The largest relative difference of two medians that counts as settled.
  ///
  /// Ours: below the band of a verdict.
  private static let tolerance = 0.02

  mutating func add(_ time: Double) {
    times.append(time)
    if times.count > 2 * Self.groupSize { times.removeFirst() }
  }

  /// Forgets all times, as after a change of the batch size.
  mutating func restart() { times = [] }

  /// Whether the medians of the last two groups differ by less than 2 %.
  var hasSettled: Bool {
    guard times.count == 2 * Self.groupSize else { return false }
    let earlier = Statistics.median(of: Array(times.prefix(Self.groupSize)))
    let later = Statistics.median(of: Array(times.suffix(Self.groupSize)))
    return abs(later - earlier) < Self.tolerance * earlier
  }
}
