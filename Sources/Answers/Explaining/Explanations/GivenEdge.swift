import Geometry
import JSONText
import LayoutConstraints
import Layouts
import Phrases
import Reasons
import Scenarios

/// The value that a given frame has for an edge that is explained.
struct GivenEdge: Sendable, JSONRepresentable {
  /// The element and its edge: `title.top`.
  let place: String
  /// The value, in points.
  let value: Double
  /// The line of the frame in the file, from 1; `nil` for code.
  let line: Int?

  /// `nil` where the element has no given frame in the container, and for a baseline.
  init?(_ edge: JoinedEdge, in scenario: Scenario, _ container: Container) {
    let given = scenario.givenFrames(in: container).first { $0.element == edge.element }
    guard let given, let attribute = Constraint.Attribute(rawValue: edge.edge),
      let value = given.frame.value(
        of: attribute.physical(
          readsRightToLeft: scenario.constraints?.direction == .rightToLeft))
    else { return nil }
    place = edge.place
    self.value = value
    line = given.place?.position.line
  }

  /// The value, and which notation has it.
  func sentence(beside edge: JoinedEdge) -> String {
    let distances = [
      Self.clause("the spec", "is", "has", edge.spec?.value, beside: value),
      Self.clause("the constraints", "are", "have", edge.constraintsValue, beside: value),
    ].compactMap { $0 }
    let place = line.map { " (line \($0))" } ?? ""
    return "The given frame has \(value.withUnit)\(place): \(distances.joined(separator: ", "))."
  }

  private static func clause(
    _ name: String, _ verb: String, _ has: String, _ own: Double?, beside value: Double
  ) -> String? {
    guard let own else { return nil }
    let distance = own - value
    if abs(distance) <= Tolerance.equal { return "\(name) \(has) it" }
    return "\(name) \(verb) \(abs(distance).withUnit) \(distance > 0 ? "more" : "less")"
  }

  var json: JSONValue {
    .object(["place": place.json, "value": value.json, "line": line?.json])
  }
}
