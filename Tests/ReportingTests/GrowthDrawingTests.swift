import Geometry
import RunRecords
import Testing

@testable import Reporting
@testable import Timing

@Suite("Chart of growth")
struct GrowthDrawingTests {
  private func timing(rows: Int, _ nanoseconds: [String: Double]) -> TimingRecord {
    TimingRecord(
      phase: "cold", rows: rows, container: Container(width: 320),
      measurement: RoundMeasurement(
        seed: 1,
        subjects: nanoseconds.sorted { $0.key < $1.key }.map { name, time in
          SubjectSamples(name: name, batchSize: 1, nanoseconds: Array(repeating: time, count: 5))
        }),
      ratios: [], work: [:])
  }

  @Test("labels are in the order in which the lines end, and none is over another")
  func labels() throws {
    let chart = try #require(
      GrowthDrawing.all([
        timing(rows: 1, ["direct": 400_000, "reduced": 8000, "spec": 1000]),
        timing(rows: 10, ["direct": 1_700_000, "reduced": 36_000, "spec": 30_000]),
      ]).first)
    #expect(
      chart.lines.map(\.name) == ["constraints (direct)", "constraints (reduced)", "layout spec"])
    let places = chart.lines.compactMap { Double($0.labelY) }
    #expect(places.count == 3)
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 14 }, "\(places)")
  }

  @Test("one sentence says how times grow")
  func sentence() throws {
    let chart = try #require(
      GrowthDrawing.all([
        timing(rows: 1, ["direct": 400_000, "spec": 1000]),
        timing(rows: 10, ["direct": 1_600_000, "spec": 10_000]),
      ]).first)
    #expect(
      chart.description
        == "From 1 to 10 rows, the time grows: constraints (direct) 4.00×, layout spec 10.0×.")
  }
}
