import Comparison
import Geometry
import Scenarios

extension ExplainedConstraints {
  /// Explains and prints; exits with a message if there is nothing of that name.
  static func explain(
    _ file: String, _ scenario: Scenario, about element: String?, in container: Container,
    _ rounding: Rounding, _ work: LayoutWork, asJSON: Bool
  ) throws {
    work.begin("explaining \(element ?? scenario.id) at \(container.words) pt")
    let watch = CommandWatch(work)
    defer { withExtendedLifetime(watch) {} }
    try ExplainedSubject.reporting(file, in: container) {
      guard let result = try Self(scenario, about: element, in: container, rounding, work) else {
        return
      }
      watch.beginToPrint()
      Terminal.print(asJSON ? try JSONOutput.text(result) : result.text)
    }
  }
}
