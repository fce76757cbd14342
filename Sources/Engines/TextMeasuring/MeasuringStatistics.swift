import Synchronization

/// The work that measuring took so far; exact, whatever the number of threads.
public struct MeasuringStatistics: Decodable, Equatable, Sendable {
  /// The number of times that a text was asked for its size.
  public var measurements: Int
  /// The number of these answers that were remembered.
  public var rememberedAnswers: Int
  /// The number of times that a part of a text was shaped.
  public var shapings: Int
}

/// The counters behind `MeasuringStatistics`, shared by a measurer and its texts.
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

/// A counter that several threads may increment.
struct Counter: ~Copyable, Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func increment() {
    count.wrappingAdd(1, ordering: .relaxed)
  }
}
