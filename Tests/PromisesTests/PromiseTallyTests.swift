import Comparison
import Promises
import Scenarios
import TestSupport
import Testing

@Suite("Tally of promises")
struct PromiseTallyTests {
  @Test(
    "promises of random screens are kept and broken as they were, and inspection finds the same")
  func random() throws {
    var (promised, inspected) = (Tally(), Tally())
    for seed in UInt64(1)...24 {
      guard var scenario = try RandomScreen.pair(seed, isWrong: true) else { continue }
      let names = scenario.elements.map(\.name)
      let kinds: [Promise.Kind] = [
        .apart(names), .inside(names, of: "superview"), .visible(names),
        .tappable(names, Promise.usualTapSize), .inOrder(names), .mirrored,
      ]
      scenario.promises = kinds.map { Promise($0, widths: 280...500) }
      promised.add(PromiseSupport.decide(scenario))
      inspected.add(Inspector.inspect(scenario, isWhole: true))
    }
    #expect(try promised.changes(from: "Promises.txt") == [])
    #expect(try inspected.changes(from: "Findings.txt") == [])
  }
}
