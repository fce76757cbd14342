public import Geometry
public import Timing

/// The times of one phase of a scenario, for each engine.
public struct TimingRecord: Codable, Sendable, Equatable {
  /// The phase: `cold`, `resize` or `text`.
  public var phase: String
  /// The number of rows of the list; 1 for the scenario itself.
  public var rows: Int
  /// The container that it was laid out in.
  public var container: Container
  /// All samples; a subject's name is the name of its engine: `spec`, `direct` or `reduced`.
  public var measurement: RoundMeasurement
  /// The ratios between engines, from those samples; the most important one first.
  public var ratios: [PairedRatio]
  /// Counters of one iteration, by engine and by counter: exact, and the same on every machine.
  public var work: [String: [String: Int]]

  /// Makes a record.
  public init(
    phase: String, rows: Int = 1, container: Container, measurement: RoundMeasurement,
    ratios: [PairedRatio] = [], work: [String: [String: Int]] = [:]
  ) {
    self.phase = phase
    self.rows = rows
    self.container = container
    self.measurement = measurement
    self.ratios = ratios
    self.work = work
  }
}

/// Times that a run was asked for and did not take, or took in fewer rounds: a busy machine, or a
/// scenario that takes long.
public struct MissingTimes: Codable, Sendable, Equatable {
  /// How often the scenario is repeated, one below the other; 1 for the scenario itself.
  public var rows: Int
  /// The rounds that were measured, fewer than were asked for; 0 where there are no times.
  public var rounds: Int
  /// Why, and what to do.
  public var reason: String

  /// Makes an entry.
  public init(rows: Int, rounds: Int, reason: String) {
    self.rows = rows
    self.rounds = rounds
    self.reason = reason
  }

  /// The missing times and the reason, in one sentence without its full stop.
  public var sentence: String {
    let list = rows == 1 ? "" : " as a list of \(rows) rows"
    return (rounds == 0 ? "not timed\(list)" : "timed\(list) in few rounds") + ": \(reason)"
  }
}
