import ArgumentParser
import Geometry
import Layouts
import RunRecords
import Scenarios

extension LayoutFailure {
  /// Reports why a scenario has no layout in a container, where a file says so.
  func note(_ scenario: Scenario, _ file: String, in container: Container) {
    Terminal.note("\(place(in: scenario) ?? file): error: at \(container.inPoints): \(self)")
  }

  /// Ends a command of one layout with that report.
  func end(_ scenario: Scenario, _ file: String, in container: Container) throws -> Never {
    note(scenario, file, in: container)
    throw ExitCode(ExitStatus(self).rawValue)
  }
}
