import Explaining
import Geometry
import Layouts
import RunRecords
import Scenarios

extension ExplainedSubject {
  /// Explains; exits with a message if there is no layout, or nothing of that name.
  static func reporting(
    _ file: String, _ scenario: Scenario, in container: Container, _ explain: () throws -> Void
  ) throws {
    do {
      try explain()
    } catch let error as LayoutFailure {
      Terminal.note(error, of: scenario, file, in: container)
      try ExitStatus(error).exit()
    } catch let error as ExplainedSubject {
      Terminal.note("\(file): error: \(error.message)")
      try ExitStatus.nothingMatches.exit()
    }
  }
}

extension ExplainedConstraints {
  /// Explains and prints; exits with a message if there is nothing of that name.
  static func explain(
    _ file: String, _ scenario: Scenario, about element: String?, in container: Container,
    _ rounding: Rounding, _ work: LayoutWork, asJSON: Bool
  ) throws {
    work.begin("explaining \(element ?? scenario.id) at \(container.words) pt")
    let watch = CommandWatch(work)
    defer { withExtendedLifetime(watch) {} }
    try ExplainedSubject.reporting(file, scenario, in: container) {
      guard let result = try Self(scenario, about: element, in: container, rounding, work) else {
        return
      }
      watch.beginToPrint()
      Terminal.print(asJSON ? try JSONOutput.text(result) : result.text)
    }
  }
}

extension ExplainedEdges {
  /// Explains an element or one edge of it and prints; exits with a message where that is impossible.
  static func explain(
    _ file: String, _ scenario: Scenario, about word: String, in container: Container,
    _ rounding: Rounding, _ work: LayoutWork, asJSON: Bool
  ) throws {
    let found = ResultsSoFar<JoinedEdge>()
    let watch = CommandWatch(work) {
      // JSON is whole or none.
      guard !asJSON, !found.all.isEmpty else { return }
      Terminal.print(Self(scenario, in: container, edges: found.all).text)
    }
    defer { withExtendedLifetime(watch) {} }
    try ExplainedSubject.reporting(file, scenario, in: container) {
      let result = try Self(
        scenario, about: word, in: container, rounding, work, found: found.add)
      watch.beginToPrint()
      Terminal.print(asJSON ? try JSONOutput.text(result) : result.text)
    }
  }
}
