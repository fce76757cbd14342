public import Geometry
import Scenarios

/// An element that both notations put in different places after a change, in one container.
public struct ApartElement: Sendable, Equatable, Codable {
  /// The container.
  public var container: Container
  /// The element, or `superview`.
  public var element: String
  /// Whether the change added it.
  public var isNew: Bool
  /// The edge that is furthest apart; `nil` where one notation does not place the element at all.
  public var edge: Edge?
  /// How far that edge lies apart, in points; 0 where `edge` is `nil`.
  public var points: Double

  /// The distance in words: `164.5 points apart at its right edge`.
  public var words: String {
    guard let edge else { return "placed by one notation alone" }
    return "\(points.withUnit) apart at its \(edge.rawValue) edge"
  }
}

extension ChangeCost {
  /// Compares both notations after the change in the containers that both scenarios have.
  ///
  /// Ours: a change that both notations make alike may still be wrong in what it adds, which has no
  /// place to move from. What the scenario announces counts as meant.
  mutating func compare(_ before: Scenario, _ after: Scenario) {
    guard after.hasBothNotations else { return }
    func compared(_ scenario: Scenario) -> ScenarioComparison {
      var scenario = scenario
      scenario.containers = containers
      return ScenarioComparer.compare(scenario)
    }
    let comparison = compared(after)
    let announcesConflict = after.expectation?.isConflict == true
    conflicts =
      announcesConflict
      ? [] : comparison.containers.filter { !$0.conflicts.isEmpty }.map(\.container)
    let announced = after.expectation?.elements ?? []
    apart =
      announcesConflict
      ? []
      : comparison.containers.flatMap { elements(apart: $0) }.filter {
        !announced.contains($0.element)
      }
    guard before.hasBothNotations else { return }
    tellOpen(before: compared(before).containers, after: comparison.containers)
  }

  private func elements(apart comparison: ContainerComparison) -> [ApartElement] {
    func element(_ name: String, _ edge: Edge? = nil, _ points: Double = 0) -> ApartElement {
      ApartElement(
        container: comparison.container, element: name, isNew: addedElements.contains(name),
        edge: edge, points: points)
    }
    let differing = comparison.elements.filter { !$0.agrees }.compactMap { found -> ApartElement? in
      let edges = found.edges.filter { $0.agreement == .differs }
      let worst = edges.max { abs($0.difference) < abs($1.difference) }
      return worst.map { element(found.element, $0.edge, abs($0.difference)) }
    }
    // What one notation leaves out was so before, unless it is new.
    let alone = (comparison.onlyInSpec + comparison.onlyInConstraints).filter(
      addedElements.contains)
    return differing + alone.map { element($0) }
  }
}
