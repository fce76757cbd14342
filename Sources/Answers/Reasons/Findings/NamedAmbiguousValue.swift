import Geometry
package import JSONText
package import LayoutConstraints
import Layouts
package import Phrases
import Scenarios

/// An ambiguous value with the value that the engine chooses, and the reason.
package struct NamedAmbiguousValue: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The value, and its range.
  package var value: AmbiguityFinding
  /// The chosen value, in points.
  package var chosen: Double
  /// Why it is ambiguous.
  package var cause: AmbiguityCause

  package init(_ value: AmbiguityFinding, chosen: Double, cause: AmbiguityCause) {
    (self.value, self.chosen, self.cause) = (value, chosen, cause)
  }

  package var json: JSONValue {
    .object(["value": value.json, "chosen": chosen.json, "cause": cause.json])
  }
}

extension NamedAmbiguousValue {
  package init(_ value: AmbiguousValue, of element: String, _ names: ConditionNames) {
    self.init(
      AmbiguityFinding(element: element, attribute: value.variable.rawValue, range: value.range),
      chosen: value.chosen, cause: names.cause(of: value))
  }

  /// The value with its range: `title.width is ambiguous (40 to 92 pt, chosen: 40 pt)`.
  package var phrase: Phrase {
    "\(value.name) is ambiguous (\(value.range), chosen: \(points: chosen))"
  }
}

extension ConditionNames {
  /// Why a value is ambiguous.
  package func cause(of value: AmbiguousValue) -> AmbiguityCause {
    switch value.cause {
    case .unconstrained: limits(of: value)
    case .tie(let ties):
      .tie(of: ties.map { NamedTie(priority: $0.priority, between: $0.conditions.map(named)) })
    }
  }

  /// The inequalities that limit a value that nothing else constrains, with the values they leave.
  ///
  /// No size is negative; as that limits every size, it is not mentioned.
  private func limits(of value: AmbiguousValue) -> AmbiguityCause {
    let range = value.range
    let isAtZero = value.variable.isSize && range.lowerBound == 0
    let lowest = isAtZero ? nil : range.lowerBound.orNilIfInfinite
    let highest = range.upperBound.orNilIfInfinite
    guard lowest != nil || highest != nil else { return .unconstrained }
    let limits = conditions(limiting: value, hasLower: lowest != nil, hasUpper: highest != nil)
    return .limited(by: limits.map(named), from: lowest, to: highest)
  }

  /// The inequalities that are met exactly where the value is at one of its ends, and not where it
  /// is at the other.
  ///
  /// Empty where there are more than four, since not all of them need limit it.
  private func conditions(
    limiting value: AmbiguousValue, hasLower: Bool, hasUpper: Bool
  ) -> [LayoutCondition] {
    let conditions = system.constraints.indices
      .filter { system.constraints[$0].relation != .equal }
      .map { LayoutCondition.constraint($0) }
    let ends = [value.smallest, value.largest].map { witness in
      layout.readings(of: conditions, at: NamedFrames(witness.layout).frames).map { reading in
        reading.unknownItems.isEmpty && abs(reading.excess) < 1e-6
      }
    }
    let limits = conditions.indices.filter { index in
      let (atSmallest, atLargest) = (ends[0][index], ends[1][index])
      return atSmallest != atLargest && (atSmallest ? hasLower : hasUpper)
    }
    return limits.count > 4 ? [] : limits.map { conditions[$0] }
  }
}

extension AmbiguousValue.Variable {
  fileprivate var isSize: Bool { self == .width || self == .height }
}
