import Foundation
import Geometry
import LayoutConstraints

/// The first step at which two layouts part, on the way from the container to an edge.
///
/// The way is that of the constraints: each rule that holds the edge leads from an item that is
/// known to one that is not. Between two engines without a step in common, the places that rules
/// speak of are what both have.
public struct EdgeParting: Sendable, Encodable {
  /// The place whose values differ first: `username.bottom`.
  public let place: String
  /// Its exact value in the layout of the spec, in points.
  public let spec: Double
  /// Its exact value in that of the constraints, in points.
  public let constraints: Double
  /// What gives it that value in the constraints, in words.
  public let heldBy: String
  /// The specs that give it the other value, in words; empty where the spec leaves it at 0.
  public let specReasons: [String]
}

/// Walks from the container to an edge, along the conditions that hold it.
struct EdgeWay {
  let words: ConditionWords
  let because: Because
  /// The frame of an item in the layout of the spec; `nil` where that has no such element.
  let specFrame: (String) -> CGRect?
  /// How far two exact values may be apart and count as equal, in points.
  static let tolerance = 0.01

  /// A place on the way and its values, both in points.
  struct Step {
    var item: String
    var attribute: Constraint.Attribute
    var spec: Double
    var constraints: Double
    var cause: Cause
  }

  /// The first step whose values differ; `nil` where all places that both layouts have are equal.
  func firstDifference() -> Step? {
    var reached: Set<Int> = [ConstraintSystem.container]
    for cause in because.causes {
      guard let place = contentPlace(of: cause) else { continue }
      if let step = step(at: place, cause), isDifferent(step) { return step }
    }
    var pending = because.causes.filter { constraint(of: $0) != nil }
    while !pending.isEmpty {
      let next = pending.firstIndex { isConnected($0, to: reached) } ?? 0
      let cause = pending.remove(at: next)
      guard let constraint = constraint(of: cause) else { continue }
      for place in constraint.places where !reached.contains(place.item) || place.isSize {
        if let step = step(at: place, cause), isDifferent(step) { return step }
      }
      // A size alone does not say where an item is.
      for place in constraint.places where !place.isSize { reached.insert(place.item) }
    }
    guard let last = because.causes.last, let step = step(at: because.anchor, last) else {
      return nil
    }
    return isDifferent(step) ? step : nil
  }

  private func isDifferent(_ step: Step) -> Bool {
    abs(step.spec - step.constraints) > Self.tolerance
  }

  private func constraint(of cause: Cause) -> Constraint? {
    guard case .constraint(let index) = cause.conditions.first else { return nil }
    return words.system.constraints[index]
  }

  private func contentPlace(of cause: Cause) -> Constraint.Anchor? {
    switch cause.conditions.first {
    case .hugging(let item, let axis), .compressionResistance(let item, let axis):
      Constraint.Anchor(item: item, attribute: .size(along: axis))
    default: nil
    }
  }

  private func isConnected(_ cause: Cause, to reached: Set<Int>) -> Bool {
    guard let constraint = constraint(of: cause) else { return false }
    return constraint.places.contains { reached.contains($0.item) || $0.isSize }
  }

  private func step(at place: Constraint.Anchor, _ cause: Cause) -> Step? {
    guard place.guide == nil else { return nil }
    let name = words.name(place.item)
    let attribute = place.attribute.physical(
      readsRightToLeft: words.layout.readsRightToLeft(around: place.item))
    let exact = words.layout.layout
    let isContainer = place.item == ConstraintSystem.container
    let frame = isContainer ? CGRect(origin: .zero, size: exact.size) : exact.frame(of: name)
    guard let spec = specFrame(name)?.value(of: attribute),
      let constraints = frame?.value(of: attribute)
    else { return nil }
    return Step(
      item: name, attribute: attribute, spec: spec, constraints: constraints, cause: cause)
  }
}
