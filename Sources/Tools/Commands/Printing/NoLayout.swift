import Geometry
import Layouts
import Scenarios

extension Terminal {
  /// Reports why a scenario has no layout in a container, where a file says so.
  static func note(
    _ failure: LayoutFailure, of scenario: Scenario, _ file: String, in container: Container
  ) {
    let place = failure.place(in: scenario) ?? file
    note("\(place): error: at \(container.words) pt: \(failure)")
  }
}
