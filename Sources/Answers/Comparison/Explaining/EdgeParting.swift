import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

/// What parts two layouts at an edge: the rule or the content on the way to it that says something
/// else than the spec, while what it starts from is the same in both.
public struct EdgeParting: Sendable, Encodable {
  /// The place whose values differ first: `username.bottom`.
  public let place: String
  /// Its exact value in the layout of the spec, in points; where only rounding parts the layouts, the
  /// value on pixels.
  public let spec: Double
  /// Its exact value in that of the constraints, in points.
  public let constraints: Double
  /// What gives it that value in the constraints, in words.
  public let heldBy: String
  /// The specs that give it the other value, in words; empty where the spec leaves it at 0.
  public let specReasons: [String]
  /// The class that `check` gives it.
  public let kind: DifferenceClass
  /// What parts the layouts and what both make of it, as a sentence without a full stop.
  public let cause: String
  /// The line of the scenario file that says it, from 1; `nil` where it is none.
  public let line: Int?
  /// What else differs on the way to the edge, likewise.
  public let others: [String]

  /// Whether both have it in the same place before they round.
  let isRounding: Bool

  private enum CodingKeys: String, CodingKey {
    case place, spec, constraints, heldBy, specReasons, cause, line, others
    case kind = "class"
  }

  /// Looks for what parts the layouts at an anchor of a view that differs; `nil` where one has no
  /// such place.
  init?(
    _ anchor: Constraint.Anchor, in scenario: Scenario, _ layouts: ScenarioLayouts,
    _ container: Container, rounding: Rounding, isWithinPixel: Bool
  ) throws(LayoutFailure) {
    guard let search = try PartingSearch(scenario, layouts, container, rounding: rounding) else {
      return nil
    }
    let causes: [PartingCause]
    let parting: Parting
    do {
      parting = try search.partings(of: [anchor])[0]
      causes = try parting.roots.map { root throws(ConstraintError) in
        try search.cause(root, at: anchor)
      }
    } catch {
      throw LayoutFailure(error)
    }
    guard let values = search.values(of: anchor) else { return nil }
    let first = causes.first
    let step = first?.place.flatMap { place in
      search.isDifferent(place) ? search.values(of: place).map { (place, $0) } : nil
    }
    let (placed, both) = step ?? (anchor, values)
    place = PartingWords(search: search).name(placed)
    spec = both.spec
    constraints = both.constraints
    heldBy = first?.heldBy ?? search.words.places(of: parting.holders)
    isRounding = !search.isDifferent(anchor)
    let isAllowed = search.isAllowed(parting.roots, at: anchor)
    kind =
      switch first?.kind {
      case .missingRule where isAllowed: .ambiguity
      case .rounding where !isWithinPixel: .wholePixels
      case let kind: kind ?? .value
      }
    cause =
      (first?.sentence ?? "the constraints hold it by \(heldBy)")
      + (isAllowed
        ? "; they allow the frame in the spec too, so that `check` counts no difference" : "")
    line = first?.line
    others = causes.dropFirst().map(\.sentence)
    let trace = try? layouts.specTrace(in: container, rounding: .exact)
    let attribute = placed.attribute.physical(
      readsRightToLeft: search.words.layout.readsRightToLeft(around: placed.item))
    specReasons =
      trace.flatMap {
        SpecEdgeExplanation(attribute, of: search.words.name(placed.item), in: $0)?.steps.last
      }.map { step in
        step.reasons.isEmpty ? ["\(step.points.points) in \(step.path)."] : step.reasons
      } ?? []
  }

  /// Where it is, and what both say, in words.
  var sentence: String {
    let rest = others.isEmpty ? "" : " Also, \(others.joined(separator: "; and "))."
    if isRounding { return "only rounding parts them: \(cause).\(rest)" }
    if cause.hasPrefix("\(place) is ") { return "part where \(cause).\(rest)" }
    return """
      part at \(place), \(spec.points) in the spec and \(constraints.points) in the constraints: \
      \(cause).\(rest)
      """
  }
}
