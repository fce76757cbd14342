import Comparison
import LayoutConstraints
import Runs
import Scenarios
import Testing
import TextMeasuring

@testable import Benchmarking

@Suite("Scenes")
struct SceneTests {
  private static let names = BenchmarkScene.all.map(\.name)

  private func make(_ name: String, _ size: Int) throws -> Scenario {
    let scene = try #require(BenchmarkScene.all.first { $0.name == name })
    return try scene.make(size, TextMeasurer())
  }

  @Test("names differ, sizes increase, summaries are clauses without a full stop")
  func list() {
    #expect(Set(Self.names).count == Self.names.count)
    for scene in BenchmarkScene.all {
      #expect(scene.sizes == scene.sizes.sorted() && scene.sizes.count >= 2, "\(scene.name)")
      #expect(!scene.summary.hasSuffix(".") && !scene.summary.contains("\n"), "\(scene.name)")
      #expect(scene.unit.hasSuffix("s"), "\(scene.name)")
    }
  }

  @Test("a scene is made with its own name, and more elements at a larger size", arguments: names)
  func size(name: String) throws {
    let small = try make(name, 2)
    let large = try make(name, 10)
    #expect(small.id == name || small.id == "\(name)×2")
    #expect(small.elements.count < large.elements.count)
  }

  @Test("both notations give the same frames with either solver", arguments: names)
  func frames(name: String) throws {
    let scenario = try make(name, 4)
    let benchmark = Benchmark(single: scenario, measurer: TextMeasurer())
    #expect(try benchmark.solverDifference() == nil)
    #expect(scenario.hasSpec == !(name.hasPrefix("dense") || name.hasPrefix("list")))
    if scenario.hasSpec {
      #expect(benchmark.comparison(of: benchmark.engines).verdict.passes)
    }
  }

  @Test("shuffled scenes have the constraints of their originals, in another order")
  func shuffled() throws {
    for name in ["row", "chain", "list"] {
      let original = try #require(try make(name, 10).constraints?.constraints)
      let shuffled = try #require(try make("\(name)-shuffled", 10).constraints?.constraints)
      #expect(original.count == shuffled.count)
      #expect(original.map { "\($0)" } != shuffled.map { "\($0)" })
      #expect(original.map { "\($0)" }.sorted() == shuffled.map { "\($0)" }.sorted())
    }
  }
}
