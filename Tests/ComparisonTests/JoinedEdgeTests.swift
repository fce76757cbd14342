import Comparison
import Explaining
import Foundation
import Geometry
import LayoutConstraints
import Reasons
import Scenarios
import Testing

@Suite("An edge as both engines came to it")
struct JoinedEdgeTests {
  private static let edges: [Constraint.Attribute] = [
    .left, .right, .top, .bottom, .centerX, .centerY, .width, .height,
  ]

  /// Every edge of every element of both notations, without rounding, in the first container.
  private func explanations(_ name: String) throws -> [JoinedEdge] {
    let scenario = try Comparing.read(try Comparing.shipped(name))
    guard scenario.spec != nil, scenario.constraints != nil else { return [] }
    return try scenario.elements.flatMap { element in
      try Self.edges.compactMap {
        try JoinedEdge(
          $0, of: element.name, in: scenario, container: scenario.containers[0], rounding: .exact)
      }
    }
  }

  @Test("the steps of the spec add up to the edge", arguments: ShippedScenarioTests.names)
  func sums(name: String) throws {
    for edge in try explanations(name) {
      guard let spec = edge.spec else { continue }
      let sum = spec.steps.map(\.points).reduce(0, +)
      #expect(abs(sum - spec.value) <= 1e-6, "\(edge.element).\(edge.edge)")
      #expect(spec.steps.allSatisfy { !$0.reasons.isEmpty }, "\(edge.element).\(edge.edge)")
    }
  }

  @Test(
    "whoever differs parts somewhere, and there both values differ",
    arguments: ShippedScenarioTests.names)
  func partings(name: String) throws {
    for edge in try explanations(name) {
      guard let spec = edge.spec, let value = edge.constraintsValue else { continue }
      let differs = abs(spec.value - value) > 0.01
      #expect((edge.firstDifference != nil) == differs, "\(edge.element).\(edge.edge)")
      guard let first = edge.firstDifference else { continue }
      #expect(abs(first.spec - first.constraints) > 0.01)
    }
  }
}
