import Comparison
import Explaining
import Linting
import TestSupport
import Testing

@Suite("Tally of comparisons")
struct ComparisonTallyTests {
  @Test("random screens with a wrong number have the causes and explanations that they had")
  func random() throws {
    var tally = Tally()
    for seed in UInt64(1)...60 {
      guard let scenario = try RandomScreen.pair(seed, isWrong: true) else { continue }
      let comparison = ScenarioComparer.compare(scenario)
      tally.add(comparison)
      tally.add(ScenarioExplainer.explain(scenario, comparison))
      tally.add(ScenarioLint(scenario).findings)
    }
    #expect(try tally.changes(from: "Comparisons.txt") == [])
  }
}
