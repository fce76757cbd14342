package import Comparison
package import Geometry
package import JSONText
package import LayoutConstraints
import LayoutSpecs
package import Layouts
import Phrases
package import Reasons
package import Scenarios

/// How both engines determine one edge, centre or size of an element, side by side.
///
/// ```swift
/// let edge = try JoinedEdge(
///   .bottom, of: "title", in: scenario, container: Container(width: 320), rounding: .exact)
/// ```
package struct JoinedEdge: Sendable, JSONRepresentable {
  /// The element's name.
  package let element: String
  /// Which edge, centre, baseline or size it is, in Auto Layout's words.
  package let edge: String
  /// How the layout spec sets it; `nil` where it has no such element or no such edge.
  package let spec: SpecEdgeExplanation?
  /// The same before rounding; `nil` unless the layouts differ before rounding and the explanation
  /// changes.
  package let specBeforeRounding: SpecEdgeExplanation?
  /// Its causes in the constraints.
  package let constraints: ExplainedEdge
  /// The same before rounding; `nil` where `specBeforeRounding` is.
  package let constraintsBeforeRounding: ExplainedEdge?
  /// Its value in points, rounded like the layout of the constraints; `ExplainedEdge.value` is not
  /// rounded.
  package let constraintsValue: Double?
  /// The first difference on the way to it; `nil` where both agree, or where one has no such place.
  package let firstDifference: FirstDifference?
  /// Whether both agree, and if not, the first difference, in words.
  package let sentence: String

  /// Explains an edge of an element in both layouts.
  ///
  /// Where they differ, this lays them out again without rounding and searches for the first place
  /// that differs. Throws where a notation has no layout; returns `nil` where the constraints have no
  /// such element. Takes as long as a few layouts for each cause of the edge, and throws where `work`
  /// ends before there are layouts.
  package init?(
    _ attribute: Constraint.Attribute, of element: String, in scenario: Scenario,
    container: Container, rounding: Rounding, work: LayoutWork? = nil
  ) throws(LayoutFailure) {
    work?.begin("explaining \(element).\(attribute.rawValue)")
    let layouts = ScenarioLayouts(scenario, work: work)
    let trace = try layouts.specTrace(in: container, rounding: rounding)
    let layout = try layouts.constraints(in: container, rounding: rounding)
    guard
      let held = try ConstraintExplanation(
        of: layout, scenario: scenario, subject: .anchor(element, attribute), work: work)?.elements
        .first?.edges
        .first,
      let item = scenario.constraints?.index(of: element)
    else { return nil }
    let physical = attribute.physical(readsRightToLeft: layout.readsRightToLeft(around: item))
    self.element = element
    edge = attribute.rawValue
    constraints = held
    spec = SpecEdgeExplanation(physical, of: element, in: trace)
    constraintsValue = NamedFrames(layout.layout)[element]?.value(of: physical)
    guard let spec, let constraintsValue else {
      (firstDifference, specBeforeRounding, constraintsBeforeRounding) = (nil, nil, nil)
      sentence = Self.sentence(withoutPlaceOf: element, attribute)
      return
    }
    guard abs(spec.value - constraintsValue) > Tolerance.equal else {
      (firstDifference, specBeforeRounding, constraintsBeforeRounding) = (nil, nil, nil)
      sentence = "Both agree: \(spec.value.withUnit)."
      return
    }
    firstDifference = try FirstDifference(
      Constraint.Anchor(item: item, attribute: attribute), in: scenario, layouts, container,
      rounding: rounding,
      isWithinPixel: abs(spec.value - constraintsValue) <= 1 / scenario.scale + Tolerance.equal)
    let conflict = Self.conflict(in: layout, of: scenario)
    var exact: (spec: SpecEdgeExplanation, constraints: ExplainedEdge)?
    if firstDifference?.isRounding == false,
      let exactSpec = SpecEdgeExplanation(
        physical, of: element, in: try layouts.specTrace(in: container, rounding: .exact)),
      let exactEdge = try ConstraintExplanation(
        of: try layouts.constraints(in: container, rounding: .exact), scenario: scenario,
        subject: .anchor(element, attribute), work: work)?.elements.first?.edges.first
    {
      exact = (exactSpec, exactEdge)
    }
    let isSame =
      exact.map { $0.spec.reads(like: spec) && $0.constraints.sentence == held.sentence } ?? true
    specBeforeRounding = isSame ? nil : exact?.spec
    constraintsBeforeRounding = isSame ? nil : exact?.constraints
    let difference = Self.difference(
      abs(spec.value - constraintsValue),
      beforeRounding: exact.map { abs($0.spec.value - $0.constraints.value) })
    sentence =
      "\(conflict)\(difference)." + (firstDifference.map { " \($0.sentence)" } ?? "")
  }

  /// How far the values differ before rounding, and on pixels where that is not the same.
  private static func difference(_ onPixels: Double, beforeRounding exact: Double?) -> String {
    guard let exact, exact.points != onPixels.points else {
      return "They differ by \(onPixels.withUnit)"
    }
    return "They differ by \(exact.withUnit) before rounding, \(onPixels.withUnit) on pixels"
  }

  /// A warning that comes first: in a layout with broken required constraints, any frame may follow
  /// from the conflict.
  private static func conflict(in layout: ConstraintLayout, of scenario: Scenario) -> String {
    let sets = ConflictExplanation.all(in: layout, of: scenario, isAdvised: false)
    guard !sets.isEmpty else { return "" }
    let lines = sets.map { set in
      let lines = Phrase(lines: set.members.compactMap { $0.line })
      let broken = set.members.first { $0.isBroken }?.line.map { " (line \($0) is broken)" }
      return "\(lines.text)\(broken ?? "")"
    }
    return "Required constraints conflict here, which may move any frame: "
      + lines.joined(separator: "; ") + ". "
  }

  private static func sentence(
    withoutPlaceOf element: String, _ attribute: Constraint.Attribute
  ) -> String {
    let isNoEdge = CGRect.zero.value(of: attribute) == nil && !attribute.followsDirection
    return isNoEdge
      ? "A layout spec has no \(attribute.rawValue), so there is nothing to compare."
      : "The layout spec does not place \(element), so there is nothing to compare."
  }

  package var json: JSONValue {
    .object([
      "element": element.json, "edge": edge.json, "spec": spec?.json,
      "specBeforeRounding": specBeforeRounding?.json, "constraints": constraints.json,
      "constraintsBeforeRounding": constraintsBeforeRounding?.json,
      "constraintsValue": constraintsValue?.json, "firstDifference": firstDifference?.json,
      "sentence": sentence.json,
    ])
  }
}
