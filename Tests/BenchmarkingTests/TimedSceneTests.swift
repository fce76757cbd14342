import RunRecords
import Runs
import Testing
import TextMeasuring
import Timing

@testable import Benchmarking

/// What `bench` finds of scenes, without the program: each engine warms up for as long as it takes to
/// run three times, not for 100 ms.
@Suite("Scenes that are timed")
struct TimedSceneTests {
  private static let names = BenchmarkScene.all.map(\.name)

  private func results(
    _ names: [String], sizes: [Int], engine: BenchmarkEngine? = nil
  ) throws -> BenchmarkResults {
    let measurer = TextMeasurer()
    let subjects = try names.map { name in
      let scene = try #require(BenchmarkScene.all.first { $0.name == name })
      return try BenchmarkSubject(scene, sizes: sizes, measurer: measurer)
    }
    var run = BenchmarkRun(
      measurer: measurer,
      options: RoundOptions(
        rounds: 5, minimumBatch: .zero, warmUp: .zero, longestWarmUp: .zero),
      timeBudget: 86_400, engine: engine, phase: .cold)
    run.measure(subjects)
    #expect(run.status == .fine)
    return run.results
  }

  @Test("a scene has a time for every engine, beside frames that agree", arguments: names)
  func measured(scene: String) throws {
    let results = try results([scene], sizes: [2, 4])
    #expect(results.leftOut.isEmpty)
    let engines =
      scene.hasPrefix("dense") || scene.hasPrefix("list")
      ? ["direct", "reduced"] : ["spec", "direct", "reduced"]
    #expect(results.measurements.count == 2 * engines.count)
    for measurement in results.measurements {
      #expect(measurement.scenario == scene)
      #expect(engines.contains(measurement.engine))
      #expect(measurement.medianNanoseconds > 0)
      #expect(
        (measurement.unit != nil) == !(scene.hasPrefix("row") || scene.hasPrefix("list")))
    }
  }

  @Test("nothing of a list or a chain is left for GLPK, and a card is less than 30 rows")
  func structure() throws {
    let names = [
      "row", "chain", "row-shuffled", "chain-shuffled", "grid", "flat", "relative", "nested",
    ]
    let measurements = try results(names, sizes: [10, 60], engine: .reduced).measurements
    #expect(measurements.count == 16)
    for measurement in measurements {
      let (scene, work) = (measurement.scenario, measurement.work)
      #expect(work["reducedPasses"] == work["passes"] && work["passes"] != nil, "\(scene)")
      if scene != "grid" { #expect(work["solverCalls"] == 0, "\(scene)") }
      let rows = try #require(work["largestComponentRows"])
      #expect(rows <= 30, "\(scene)")
    }
  }
}
