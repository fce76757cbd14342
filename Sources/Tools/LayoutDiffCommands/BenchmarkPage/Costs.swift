/// Looks up what a run measured.
struct Costs {
  private var instructionCounts: [Key: Double] = [:]
  private var times: [Key: BenchResults.Measurement] = [:]

  private struct Key: Hashable {
    let scenario: String
    let rows: Int
    let engine: String
    let phase: String
  }

  init(_ results: BenchResults) {
    for count in results.instructions ?? [] {
      let key = Key(
        scenario: count.scenario, rows: count.rows, engine: count.engine, phase: count.phase)
      instructionCounts[key] = Double(count.instructions)
    }
    for measurement in results.measurements {
      let key = Key(
        scenario: measurement.scenario, rows: measurement.rows, engine: measurement.engine,
        phase: measurement.phase)
      times[key] = measurement
    }
  }

  /// The instructions of one layout, where they were counted.
  func instructions(
    _ scenario: String, _ rows: Int, _ engine: String, _ phase: String
  ) -> Double? {
    instructionCounts[Key(scenario: scenario, rows: rows, engine: engine, phase: phase)]
  }

  /// What was timed of one layout.
  func time(
    _ scenario: String, _ rows: Int, _ engine: String, _ phase: String
  ) -> BenchResults.Measurement? {
    times[Key(scenario: scenario, rows: rows, engine: engine, phase: phase)]
  }
}
