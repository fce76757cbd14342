/// What a subject ran before its samples counted.
public struct WarmUp: Codable, Sendable, Equatable {
  /// The number of batches, those included that were too short and only found the batch's size.
  public var batches: Int
  /// The time that they took, in nanoseconds.
  public var nanoseconds: Double
  /// Whether times had settled: the medians of the last two groups of five batches were close.
  ///
  /// Where they had not, the warm-up ended at its longest time.
  public var hasSettled: Bool

  /// Makes a description of a warm-up.
  public init(batches: Int, nanoseconds: Double, hasSettled: Bool) {
    self.batches = batches
    self.nanoseconds = nanoseconds
    self.hasSettled = hasSettled
  }
}

/// Says of the times of one batch after the other whether they still fall.
struct Settling {
  private var times: [Double] = []

  /// Ours: large enough that one interruption does not decide.
  private static let groupSize = 5
  /// Ours: below what a verdict is about.
  private static let tolerance = 0.02

  /// Notes the time of a batch.
  mutating func add(_ time: Double) {
    times.append(time)
    if times.count > 2 * Self.groupSize { times.removeFirst() }
  }

  /// Forgets all times, as after a change of the batch's size.
  mutating func restart() { times = [] }

  /// Whether the medians of the last two groups differ by less than 2 %.
  var hasSettled: Bool {
    guard times.count == 2 * Self.groupSize else { return false }
    let earlier = Statistics.median(of: Array(times.prefix(Self.groupSize)))
    let later = Statistics.median(of: Array(times.suffix(Self.groupSize)))
    return abs(later - earlier) < Self.tolerance * earlier
  }
}
