package import JSONText
package import Layouts
package import Phrases
package import Reasons

extension Cause {
  /// Why both layouts have different values.
  ///
  /// What changes from container to container is in ``Cause/values``, so equal reasons are the same one.
  package enum Reason: Sendable, Hashable, Decodable, JSONRepresentable {
    /// The spec has another value than this condition demands; it does not satisfy it.
    case violated(by: NamedCondition)
    /// The spec satisfies this condition, to whose limit other constraints push the value.
    case limit(of: NamedCondition)
    /// These conditions name elements that the spec does not have.
    case missingElements(elements: [String], conditions: [NamedCondition])
    /// Only its content sizes the element in the constraints, and this condition gives way.
    case content(of: String, place: String, givesWay: NamedCondition?)
    /// Text wraps at another width, in points, which these conditions limit.
    case wrapping(of: String, width: Double, limits: [NamedCondition])
    /// Text of width 0 has no height in a spec, and this height in the constraints.
    case noWidth(of: String, place: String, content: Double?)
    /// The constraints meet this condition better than the spec does, and miss another one.
    case preferred(condition: NamedCondition, priority: Double?)
    /// The container is as low as its contents permit.
    case selfSizingHeight
    /// The constraints leave a value ambiguous.
    case ambiguous(place: String, cause: AmbiguityCause?)
    /// The element moves with an ambiguous one.
    case moves(element: String, with: String)
    /// A stack of the spec distributes whole points.
    case wholePoints(shares: WholePointShares)
    /// A place is the same in both layouts before rounding; its value in points, where it has one.
    case rounding(place: String, value: Double?)
    /// An element has the same frame in both layouts before rounding.
    case equalBeforeRounding(element: String)
    /// These conditions determine a place or an element in the constraints; nothing where there are none.
    case determined(place: String, by: [NamedCondition])
    /// A place is ambiguous in the constraints, and has the value that these conditions give it here.
    case chosen(place: String, by: [NamedCondition])
    /// The last spec above a place sets it, by these steps of its layout.
    case specStep(place: String, path: String, steps: [[Phrase.Part]])
    /// No spec moves a place from 0.
    case atOrigin(place: String)
    /// Required constraints conflict.
    case conflict(ConflictExplanation)
    /// An engine has no layout.
    case noLayout(FailureFinding)
    /// The search for causes ended early.
    case notSearched(limit: WorkLimit)
    /// The solver could not determine the cause.
    case unknown(because: LayoutFailure)
    /// An engine has no layout before rounding, in which causes are searched for.
    case noExactLayout(because: LayoutFailure)

    package var json: JSONValue {
      switch self {
      case .violated(let by): .enumCase("violated", ["by": by.json])
      case .limit(let of): .enumCase("limit", ["of": of.json])
      case .missingElements(let elements, let conditions):
        .enumCase("missingElements", ["elements": elements.json, "conditions": conditions.json])
      case .content(let of, let place, let givesWay):
        .enumCase("content", ["of": of.json, "place": place.json, "givesWay": givesWay?.json])
      case .wrapping(let of, let width, let limits):
        .enumCase("wrapping", ["of": of.json, "width": width.json, "limits": limits.json])
      case .noWidth(let of, let place, let content):
        .enumCase("noWidth", ["of": of.json, "place": place.json, "content": content?.json])
      case .preferred(let condition, let priority):
        .enumCase("preferred", ["condition": condition.json, "priority": priority?.json])
      case .selfSizingHeight: .enumCase("selfSizingHeight")
      case .ambiguous(let place, let cause):
        .enumCase("ambiguous", ["place": place.json, "cause": cause?.json])
      case .moves(let element, let with):
        .enumCase("moves", ["element": element.json, "with": with.json])
      case .wholePoints(let shares): .enumCase("wholePoints", ["shares": shares.json])
      case .rounding(let place, let value):
        .enumCase("rounding", ["place": place.json, "value": value?.json])
      case .equalBeforeRounding(let element):
        .enumCase("equalBeforeRounding", ["element": element.json])
      case .determined(let place, let by):
        .enumCase("determined", ["place": place.json, "by": by.json])
      case .chosen(let place, let by): .enumCase("chosen", ["place": place.json, "by": by.json])
      case .specStep(let place, let path, let steps):
        .enumCase("specStep", ["place": place.json, "path": path.json, "steps": steps.json])
      case .atOrigin(let place): .enumCase("atOrigin", ["place": place.json])
      case .conflict(let value): .enumCase("conflict", ["_0": value.json])
      case .noLayout(let value): .enumCase("noLayout", ["_0": value.json])
      case .notSearched(let limit): .enumCase("notSearched", ["limit": limit.json])
      case .unknown(let because): .enumCase("unknown", ["because": because.json])
      case .noExactLayout(let because): .enumCase("noExactLayout", ["because": because.json])
      }
    }
  }

  /// What determines the value in the constraints: causes of several elements with one holder are one.
  package enum Holder: Hashable {
    case conditions([NamedCondition])
    case content(String)
    case ambiguity(AmbiguityCause?)
    case other(Reason)
  }
}

extension Cause.Reason {
  /// What determines the value in the constraints, without the values of one container.
  package var holder: Cause.Holder {
    switch self {
    case .violated(let condition), .limit(let condition), .preferred(let condition, _):
      .conditions([condition])
    case .missingElements(_, let conditions), .determined(_, let conditions),
      .chosen(_, let conditions):
      .conditions(conditions)
    case .wrapping(let element, _, let limits):
      limits.isEmpty ? .content(element) : .conditions(limits)
    case .content(let element, _, _), .noWidth(let element, _, _): .content(element)
    case .ambiguous(_, let cause): .ambiguity(cause)
    default: .other(self)
    }
  }
}
