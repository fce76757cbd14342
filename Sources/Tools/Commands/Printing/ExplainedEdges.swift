import Comparison
import Geometry
import Scenarios

extension ExplainedEdges {
  /// Explains an element or one edge of it and prints; exits with a message where that is impossible.
  static func explain(
    _ file: String, _ scenario: Scenario, about word: String, in container: Container,
    _ rounding: Rounding, _ work: LayoutWork, asJSON: Bool
  ) throws {
    let found = FoundSoFar<JoinedEdge>()
    let watch = CommandWatch(work) {
      // JSON is whole or none.
      guard !asJSON, !found.all.isEmpty else { return }
      Terminal.print(Self(scenario, in: container, edges: found.all).text)
    }
    defer { withExtendedLifetime(watch) {} }
    try ExplainedSubject.reporting(file, in: container) {
      let result = try Self(
        scenario, about: word, in: container, rounding, work, found: found.add)
      watch.beginToPrint()
      Terminal.print(asJSON ? try JSONOutput.text(result) : result.text)
    }
  }
}
