import Comparison
import Geometry
import RunRecords
import Scenarios

extension SingleNotation {
  /// The layouts of a scenario's only notation; `nil` where it has both, or no layout at all.
  init?(_ layouts: [ContainerLayouts], of scenario: Scenario) {
    guard !scenario.hasBothNotations else { return nil }
    let engine: Engine = scenario.hasSpec ? .spec : .constraints
    let names = ["superview"] + scenario.elements.map(\.name)
    let containers = layouts.compactMap { layouts -> SingleLayout? in
      guard let frames = (engine == .spec ? layouts.spec : layouts.constraints)?.frames else {
        return nil
      }
      return SingleLayout(
        container: layouts.container,
        elements: names.compactMap { name in
          frames[name].map { SingleFrame(element: name, frame: $0) }
        })
    }
    guard !containers.isEmpty else { return nil }
    self.init(engine: engine, containers: containers)
  }

  /// The widths of each element, in points.
  var widths: [String: [Double]] {
    Dictionary(grouping: containers.flatMap(\.elements), by: \.element).mapValues {
      $0.map(\.frame.width)
    }
  }
}
