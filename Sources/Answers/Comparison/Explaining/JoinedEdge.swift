import Foundation
public import Geometry
public import LayoutConstraints
import LayoutSpecs
public import Scenarios

/// How both engines came to one edge, centre or size of an element, side by side.
///
/// ```swift
/// let edge = try JoinedEdge(
///   .bottom, of: "title", in: scenario, container: Container(width: 320), rounding: .exact)
/// ```
public struct JoinedEdge: Sendable, Encodable {
  /// The element's name.
  public let element: String
  /// Which edge, centre, baseline or size it is, in Auto Layout's words.
  public let edge: String
  /// How the layout spec sets it; `nil` where it has no such element, or no word for such an edge.
  public let spec: SpecEdgeExplanation?
  /// The same before rounding, where the two part before they round and it is not the same then;
  /// `nil` otherwise.
  public let specBeforeRounding: SpecEdgeExplanation?
  /// What holds it in the constraints.
  public let constraints: ExplainedEdge
  /// The same before rounding, where `specBeforeRounding` is there.
  public let constraintsBeforeRounding: ExplainedEdge?
  /// Its value in the layout of the constraints as shown, in points: `ExplainedEdge.value` is
  /// exact.
  public let constraintsValue: Double?
  /// Where the two part first; `nil` where they agree, or where no place shows it.
  public let firstDifference: FirstDifference?
  /// Whether both agree, and if not, where they part first, in words.
  public let sentence: String

  private enum CodingKeys: String, CodingKey {
    case element, edge, spec, specBeforeRounding, constraints, constraintsBeforeRounding
    case constraintsValue, sentence
    case firstDifference = "parting"
  }

  /// Explains an edge of an element in both layouts.
  ///
  /// Where they differ they are laid out again without rounding, to look for the first place that
  /// the constraints speak of and that is elsewhere in the spec. Throws where one of the layouts
  /// cannot be had; gives `nil` where the constraints have no such element. Takes as long as a few
  /// layouts for each cause of the edge.
  public init?(
    _ attribute: Constraint.Attribute, of element: String, in scenario: Scenario,
    container: Container, rounding: Rounding
  ) throws(LayoutFailure) {
    let layouts = ScenarioLayouts(scenario)
    let trace = try layouts.specTrace(in: container, rounding: rounding)
    let layout = try layouts.constraints(in: container, rounding: rounding)
    guard
      let held = try ConstraintExplanation(
        of: layout, scenario: scenario, subject: .anchor(element, attribute))?.elements.first?.edges
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
      sentence = "Both agree: \(spec.value.points)."
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
        subject: .anchor(element, attribute))?.elements.first?.edges.first
    {
      exact = (exactSpec, exactEdge)
    }
    let isSame = exact.map { $0.spec == spec && $0.constraints.sentence == held.sentence } ?? true
    specBeforeRounding = isSame ? nil : exact?.spec
    constraintsBeforeRounding = isSame ? nil : exact?.constraints
    let difference = Self.difference(
      abs(spec.value - constraintsValue),
      beforeRounding: exact.map { abs($0.spec.value - $0.constraints.value) })
    sentence =
      conflict + (firstDifference.map { "\(difference), and \($0.sentence)" } ?? "\(difference).")
  }

  /// How far apart they are in the terms in which they are told, and on pixels if that is not the
  /// same.
  private static func difference(_ onPixels: Double, beforeRounding exact: Double?) -> String {
    guard let exact, exact.points != onPixels.points else {
      return "They differ by \(onPixels.points)"
    }
    return "They differ by \(exact.points) before rounding, \(onPixels.points) on pixels"
  }

  /// What is said before anything else: of a layout that breaks what must hold, nothing else follows
  /// for sure.
  private static func conflict(in layout: ConstraintLayout, of scenario: Scenario) -> String {
    let sets = ConflictExplanation.all(in: layout, of: scenario)
    guard !sets.isEmpty else { return "" }
    let lines = sets.map { set in
      let all = Set(set.members.compactMap(\.line)).sorted().map(String.init)
      let broken = set.members.first(where: \.isBroken)?.line.map { ", and line \($0) is broken" }
      return "\(all.count == 1 ? "line" : "lines") \(all.listed)\(broken ?? "")"
    }
    return "Required constraints conflict here, so any frame may follow from that: "
      + lines.joined(separator: "; ") + ". "
  }

  private static func sentence(
    withoutPlaceOf element: String, _ attribute: Constraint.Attribute
  ) -> String {
    let isNoEdge = CGRect.zero.value(of: attribute) == nil && !attribute.followsDirection
    return isNoEdge
      ? "A layout spec has no word for \(attribute.rawValue): there is nothing to compare."
      : "The layout spec has no place for \(element): there is nothing to compare."
  }
}
