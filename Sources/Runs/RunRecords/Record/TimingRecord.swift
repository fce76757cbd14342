package import Geometry
package import JSONText
package import Timing

/// The times of one phase of a scenario, for each engine.
package struct TimingRecord: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The phase: `cold`, `resize` or `text`.
  package var phase: String
  /// The number of rows of the list; 1 for the scenario itself.
  package var rows: Int
  /// The container that it was laid out in.
  package var container: Container
  /// All samples; a subject's name is the name of its engine: `spec`, `direct` or `reduced`.
  package var measurement: RoundMeasurement
  /// The ratios between engines, from those samples; the most important one first.
  package var ratios: [PairedRatio]
  /// Counters of one iteration, by engine and by counter: exact, and the same on every machine.
  package var work: [String: [String: Int]]

  package init(
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

  package var json: JSONValue {
    .object([
      "phase": phase.json, "rows": rows.json, "container": container.json,
      "measurement": measurement.json, "ratios": ratios.json, "work": work.json,
    ])
  }
}

/// Times that a run was asked for and did not take, or took in fewer rounds: a busy machine, or a
/// scenario that takes long.
package struct MissingTimes: Decodable, Sendable, Equatable, JSONRepresentable {
  /// How often the scenario is repeated, one below the other; 1 for the scenario itself.
  package var rows: Int
  /// The rounds that were measured, fewer than were asked for; 0 where there are no times.
  package var rounds: Int
  /// Why, and what to do.
  package var reason: String

  package init(rows: Int, rounds: Int, reason: String) {
    self.rows = rows
    self.rounds = rounds
    self.reason = reason
  }

  /// The missing times and the reason, in one sentence without its full stop.
  package var sentence: String {
    let list = rows == 1 ? "" : " as a list of \(rows) rows"
    return (rounds == 0 ? "not timed\(list)" : "timed\(list) in few rounds") + ": \(reason)"
  }

  package var json: JSONValue {
    .object(["rows": rows.json, "rounds": rounds.json, "reason": reason.json])
  }
}
