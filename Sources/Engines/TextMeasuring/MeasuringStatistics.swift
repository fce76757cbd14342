import Synchronization

/// How much work measuring has been so far; exact, whatever the number of threads.
public struct MeasuringStatistics: Codable, Equatable, Sendable {
  /// How often a text was asked for its size.
  public var measurements: Int
  /// How many of these answers were remembered.
  public var rememberedAnswers: Int
  /// How often a stretch of text was shaped.
  public var shapings: Int
}

/// The numbers behind `MeasuringStatistics`, shared by a measurer and its texts.
final class MeasuringCounters: Sendable {
  let measurements = Counter()
  let rememberedAnswers = Counter()
  let shapings = Counter()

  var statistics: MeasuringStatistics {
    MeasuringStatistics(
      measurements: measurements.value, rememberedAnswers: rememberedAnswers.value,
      shapings: shapings.value)
  }
}

/// A number that several threads count up.
struct Counter: ~Copyable, Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func increment() {
    count.wrappingAdd(1, ordering: .relaxed)
  }
}
