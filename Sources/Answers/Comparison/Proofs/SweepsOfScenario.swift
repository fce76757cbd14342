import Geometry
package import Scenarios

extension Sweep {
  /// The sweeps of a scenario over a range of widths, one for each height of its containers in each
  /// case, in their order; a self-sizing height counts as one of them.
  package static func all(of scenario: Scenario, widths: ClosedRange<Double>) -> [Sweep] {
    var heights: [Double?] = []
    for container in scenario.containers where !heights.contains(container.height) {
      heights.append(container.height)
    }
    return scenario.everyCase.flatMap { shown in
      heights.map { Sweep(widths: widths, height: $0).inCase(shown.caseName) }
    }
  }

  /// The sweeps of a scenario over a range of heights, one for each width of a container that has a
  /// height, in each case, in their order.
  package static func all(of scenario: Scenario, heights: ClosedRange<Double>) -> [Sweep] {
    var widths: [Double] = []
    for container in scenario.containers
    where container.height != nil && !widths.contains(container.width) {
      widths.append(container.width)
    }
    return scenario.everyCase.flatMap { shown in
      widths.map { Sweep(heights: heights, width: $0).inCase(shown.caseName) }
    }
  }
}
