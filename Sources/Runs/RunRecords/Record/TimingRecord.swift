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
