import Comparison
import Geometry
import LayoutConstraints
import Scenarios

/// What holds the edges that differ, for the constraints: the lines where a mistake may be.
struct DifferenceCauses {
  /// An edge and its sum, and below it each part with what says so; empty where nothing differs or
  /// nothing can be asked, and where constraints conflict, whose lines are told anyway.
  private(set) var lines: [String] = []

  /// So many elements are explained: what is wrong with one moves all that hang on it.
  private static let mostElements = 2

  /// Explains the first difference of some elements, in the first container where any differ.
  init(of comparison: ScenarioComparison, scenario: Scenario, rounding: Rounding) {
    guard
      let place = comparison.containers.first(where: { !$0.differingElements.isEmpty }),
      place.conflictSets.isEmpty,
      let layout = try? ScenarioLayouts(scenario).constraints(
        in: place.container, rounding: rounding)
    else { return }
    // Whatever is inside says more than the container, which is only as large as it.
    let differing = place.elements.filter { !$0.agrees }
    let inside = differing.filter { $0.element != place.elements.first?.element }
    for element in (inside.isEmpty ? differing : inside).prefix(Self.mostElements) {
      guard
        let edge = element.edges.first(where: { $0.agreement == .differs }),
        let attribute = Constraint.Attribute(rawValue: edge.edge.rawValue),
        let explanation = try? ConstraintExplanation(
          of: layout, scenario: scenario, subject: .anchor(element.element, attribute)),
        let explained = explanation.elements.first?.edges.first
      else { continue }
      lines.append("why, at \(place.container.words): \(explained.sentence)")
      lines += ([explained.offset].compactMap(\.self) + explained.causes.map(\.sentence))
        .map { "    - \($0)" }
    }
  }
}
