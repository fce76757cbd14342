import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

/// Where two layouts diverge first on the way to an edge, and why.
///
/// The place follows from places that are the same in both layouts, by a rule or a content that says
/// something else than the spec.
public struct FirstDifference: Sendable, Encodable {
  /// The place whose values differ first: `username.bottom`.
  public let place: String
  /// Its exact value in the layout of the spec, in points; where only rounding makes the layouts
  /// differ, the value on pixels.
  public let spec: Double
  /// Its exact value in that of the constraints, in points.
  public let constraints: Double
  /// The cause of that value in the constraints, in words.
  public let heldBy: String
  /// The specs that give it the other value, in words; empty where the spec leaves it at 0.
  public let specReasons: [String]
  /// Why the layouts differ there: as in `check`, except that rounding and ambiguity are classified
  /// for this edge alone.
  public let cause: Cause
  /// The other differences that affect the edge, as sentences without a full stop.
  public let others: [String]

  /// Whether both have it in the same place before they round.
  let isRounding: Bool

  private enum CodingKeys: String, CodingKey {
    case place, spec, constraints, heldBy, specReasons, cause, line, others
    case kind = "class"
  }

  /// Encodes the cause's class, sentence and line beside the place.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(place, forKey: .place)
    try container.encode(spec, forKey: .spec)
    try container.encode(constraints, forKey: .constraints)
    try container.encode(heldBy, forKey: .heldBy)
    try container.encode(specReasons, forKey: .specReasons)
    try container.encode(cause.kind, forKey: .kind)
    try container.encode(cause.sentence, forKey: .cause)
    try container.encodeIfPresent(cause.line, forKey: .line)
    try container.encode(others, forKey: .others)
  }

  /// Searches for the cause at an anchor of a view that differs; `nil` where one of the layouts has
  /// no such place.
  ///
  /// Throws where a notation has no layout, and where the solver gives up.
  init?(
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
      let sentences = CauseSentences(both: both)
      causes = try answer.roots.map { root throws(ConstraintError) in
        try sentences.cause(root, at: anchor)
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
    place = both.words.name(of: placed)
    (spec, constraints) = values
    isRounding = !both.isDifferent(anchor)
    let heldBy = causes.first?.heldBy ?? both.words.places(of: answer.holders)
    self.heldBy = heldBy
    var cause =
      causes.first ?? Cause(kind: .value, sentence: "the constraints determine it by \(heldBy)")
    cause.classify(
      isAllowed: search.isAllowed(answer.roots, at: anchor), isWithinPixel: isWithinPixel)
    self.cause = cause
    others = causes.dropFirst().map(\.sentence)
    let trace = try? layouts.specTrace(in: container, rounding: .exact)
    specReasons = trace.map { Self.reasons(for: placed, in: $0, both) } ?? []
  }

  /// The steps by which the last spec above a place sets it.
  private static func reasons(
    for place: Constraint.Anchor, in trace: LayoutTrace, _ both: BothLayouts
  ) -> [String] {
    let attribute = place.attribute.physical(
      readsRightToLeft: both.words.layout.readsRightToLeft(around: place.item))
    guard
      let step = SpecEdgeExplanation(attribute, of: both.words.name(place.item), in: trace)?.steps
        .last
    else { return [] }
    let sentences = step.sentences
    return sentences.isEmpty ? ["\(step.points.withUnit) in \(step.path)."] : sentences
  }

  /// The place, both values and the cause, in sentences.
  var sentence: String {
    let rest = others.isEmpty ? "" : " Also, \(others.joined(separator: "; and "))."
    if isRounding { return "Only rounding differs: \(cause.sentence).\(rest)" }
    // The cause may name the place and both values itself.
    if cause.sentence.hasPrefix("\(place) is "), cause.values != nil {
      return "First difference: \(cause.sentence).\(rest)"
    }
    return """
      First difference: \(place), \(spec.withUnit) in the spec and \(constraints.withUnit) in the \
      constraints: \(cause.sentence).\(rest)
      """
  }
}

extension Cause {
  /// Classifies a cause for one edge: ambiguous where the spec's layout is one valid solution, and
  /// off by whole pixels where rounding moves the edge by more than one.
  fileprivate mutating func classify(isAllowed: Bool, isWithinPixel: Bool) {
    if isAllowed {
      if kind == .missingRule { kind = .ambiguity }
      sentence += "; the spec's layout is one valid solution, so `check` counts no difference"
    }
    if kind == .rounding, !isWithinPixel { kind = .wholePixels }
  }
}
