package import Geometry
package import JSONText
package import LayoutConstraints
import LayoutSpecs
package import Layouts
package import Phrases
import Reasons
package import Scenarios

/// Where two layouts diverge first on the way to an edge, and why.
///
/// The place follows from places that are the same in both layouts, by a rule or a content that says
/// something else than the spec.
package struct FirstDifference: Sendable, JSONRepresentable {
  /// The place whose values differ first: `username.bottom`.
  package let place: String
  /// Its exact value in the layout of the spec, in points; where only rounding makes the layouts
  /// differ, the value on pixels.
  package let spec: Double
  /// Its exact value in that of the constraints, in points.
  package let constraints: Double
  /// The specs that give it the other value, in words; empty where the spec leaves it at 0.
  package let specReasons: [Phrase]
  /// Why the layouts differ there: as in `check`, except that rounding and ambiguity are classified
  /// for this edge alone.
  package let cause: Cause
  /// Whether the spec's value is one valid solution, so that this counts as no difference.
  package let isAllowed: Bool
  /// The other differences that affect the edge.
  package let others: [Cause]

  /// Whether both have it in the same place before they round.
  package let isRounding: Bool

  /// Searches for the cause at an anchor of a view that differs; `nil` where one of the layouts has
  /// no such place.
  ///
  /// Throws where a notation has no layout, and where the solver gives up.
  package init?(
    _ anchor: Constraint.Anchor, in scenario: Scenario, _ layouts: ScenarioLayouts,
    _ container: Container, rounding: Rounding, isWithinPixel: Bool
  ) throws(LayoutFailure) {
    guard let both = try BothLayouts(scenario, layouts, container, rounding: rounding) else {
      return nil
    }
    let search = DifferenceCauseSearch(both: both)
    let answer: DifferenceCauseSearch.Answer
    let causes: [Cause]
    do {
      answer = try search.answers(at: [anchor])[0]
      let named = NamedCauses(both: both)
      causes = try answer.roots.map { root throws(ConstraintError) in
        try named.cause(root, at: anchor)
      }
    } catch {
      throw LayoutFailure(error)
    }
    guard let ownValues = both.values(of: anchor) else { return nil }
    var (placed, values) = (anchor, ownValues)
    if let first = answer.roots.first?.place(in: both), both.isDifferent(first),
      let firstValues = both.values(of: first)
    {
      (placed, values) = (first, firstValues)
    }
    place = both.names.name(of: placed)
    (spec, constraints) = values
    isRounding = !both.isDifferent(anchor)
    let holders = answer.holders.map(both.names.named)
    var cause = causes.first ?? Cause(kind: .value, .determined(place: "it", by: holders))
    isAllowed = search.isAllowed(answer.roots, at: anchor)
    if isAllowed, cause.kind == .missingRule { cause.kind = .ambiguity }
    if cause.kind == .rounding, !isWithinPixel { cause.kind = .wholePixels }
    self.cause = cause
    others = Array(causes.dropFirst())
    let trace = try? layouts.specTrace(in: container, rounding: .exact)
    specReasons = trace.map { Self.reasons(for: placed, in: $0, both) } ?? []
  }

  /// The steps by which the last spec above a place sets it.
  private static func reasons(
    for place: Constraint.Anchor, in trace: LayoutTrace, _ both: BothLayouts
  ) -> [Phrase] {
    let attribute = place.attribute.physical(
      readsRightToLeft: both.names.layout.readsRightToLeft(around: place.item))
    guard
      let step = SpecEdgeExplanation(attribute, of: both.names.name(place.item), in: trace)?.steps
        .last
    else { return [] }
    let sentences = step.sentences
    return sentences.isEmpty ? ["\(points: step.points) in \(step.path)."] : sentences
  }

  /// The cause, as a sentence without a full stop.
  package var phrase: Phrase {
    guard isAllowed else { return cause.phrase }
    return """
      \(cause.phrase); the spec's layout is one valid solution, so `check` counts no difference
      """
  }

  /// The place, both values and the cause, in sentences.
  package var sentence: String {
    let more = others.map { $0.phrase }.joined(separator: "; and ")
    let rest: Phrase = others.isEmpty ? "" : " Also, \(more)."
    let sentence: Phrase =
      if isRounding {
        "Only rounding differs: \(phrase).\(rest)"
      } else if cause.values?.quantity == place, cause.beginsWithValues {
        "First difference: \(phrase).\(rest)"
      } else {
        """
        First difference: \(place), \(points: spec) in the spec and \(points: constraints) in the \
        constraints: \(phrase).\(rest)
        """
      }
    return sentence.text
  }

  /// The cause's class, sentence and line beside the place.
  package var json: JSONValue {
    .object([
      "place": place.json, "spec": spec.json, "constraints": constraints.json,
      "specReasons": specReasons.json, "class": cause.kind.json, "cause": phrase.text.json,
      "line": cause.line?.json, "others": others.map { $0.sentence }.json,
    ])
  }
}

extension Cause {
  /// Whether its words begin with the quantity and both values.
  fileprivate var beginsWithValues: Bool {
    switch reason {
    case .violated, .limit, .selfSizingHeight: true
    case .content(_, _, nil): missed == nil
    default: false
    }
  }
}
