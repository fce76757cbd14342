import ConsoleLogs
import Foundation
import Geometry
import LayoutConstraints

/// A line of a log as one relation: `first relation factor × second + constant`.
///
/// Both sides are an attribute, or a distance where positions have an origin.
struct LineRule {
  /// An attribute, or the distance to one.
  struct Side: Equatable {
    var item: Int
    var attribute: Constraint.Attribute
    /// The start of the distance; `nil` for an attribute alone.
    var start: Place?

    struct Place: Equatable {
      var item: Int
      var attribute: Constraint.Attribute
    }
  }

  var first: Side
  var relation: Constraint.Relation
  var factor = 1.0
  var second: Side?
  var constant: Double
  var priority: Double

  /// `nil` for a line that is no relation between at most two attributes or distances.
  init?(_ line: LoggedConstraint, _ program: inout LogProgram) {
    guard let equation = line.equation else { return nil }
    constant = equation.second.constant - equation.first.constant
    relation = equation.relation
    priority = line.priority
    if line.contentPriorities.count == 2 {
      priority = line.contentPriorities.max() ?? Priority.required
      if line.contentPriorities[0] < line.contentPriorities[1] { relation = .greaterThanOrEqual }
      if line.contentPriorities[1] < line.contentPriorities[0] { relation = .lessThanOrEqual }
    }
    guard constant.magnitude <= 1e6 else { return nil }
    let reader = SideReader(line: line, isAppKit: program.log.toolkit == .appKit)
    guard let left = reader.side(equation.first.terms, &program) else { return nil }
    first = left.side
    guard left.factor != 0 else { return nil }
    if !equation.second.terms.isEmpty {
      guard let right = reader.side(equation.second.terms, &program) else { return nil }
      second = right.side
      factor = right.factor / left.factor
      // `24 = minY` measured from below is a distance the other way round.
      if !first.isSize, second?.isSize == true || factor != 1 {
        guard reader.measureFromOrigin(&first, &second, &program) else { return nil }
      }
    } else if !first.isSize {
      var none: Side?
      guard reader.measureFromOrigin(&first, &none, &program) else { return nil }
      second = none
    }
    constant /= left.factor
    if left.factor < 0 { relation = relation.reversed }
    if let start = first.start, second == nil {
      // A distance to a constant reads better as one edge and another.
      second = Side(item: start.item, attribute: start.attribute)
      first.start = nil
    }
    if reader.isFromBelow(first), let other = second, first.start == nil, other.start == nil {
      constant = 0 - constant
      relation = relation.reversed
    }
    guard second == nil || Constraint.multiplierMagnitudes.contains(factor.magnitude) else {
      return nil
    }
  }

  /// The rule in the notation of scenario files.
  func text(_ names: ItemNames) -> String {
    var text = "\(words(first, names)) \(relation.rawValue) "
    if let second {
      if factor == 1 {
        text += words(second, names)
      } else {
        let side = words(second, names)
        text += "\(Self.number(factor)) * \(second.start == nil ? side : "(\(side))")"
      }
      if constant != 0 {
        text += (constant < 0 ? " - " : " + ") + Self.number(constant.magnitude)
      }
    } else {
      text += Self.number(constant)
    }
    if priority < Priority.required { text += " @\(NumberText.exact(max(priority, 0.001)))" }
    return text
  }

  private func words(_ side: Side, _ names: ItemNames) -> String {
    let end = "\(names.name(of: side.item)).\(side.attribute.rawValue)"
    guard let start = side.start else { return end }
    return "\(end) - \(names.name(of: start.item)).\(start.attribute.rawValue)"
  }

  /// All digits, without the errors of binary fractions.
  static func number(_ value: Double) -> String {
    let text = NumberText.decimal(value, places: 6)
    return text == "0" && value != 0 ? NumberText.exact(value) : text
  }
}

extension LineRule.Side {
  var isSize: Bool { attribute.isSize || start != nil }
}

/// Reads the terms of a side as an attribute or as a distance.
private struct SideReader {
  let line: LoggedConstraint
  let isAppKit: Bool

  func side(
    _ terms: [LoggedTerm], _ program: inout LogProgram
  ) -> (side: LineRule.Side, factor: Double)? {
    let places = terms.compactMap { term -> (LineRule.Side, Double)? in
      guard let item = program.keys.index(of: term.item.identity),
        let attribute = attribute(term.attribute)
      else { return nil }
      return (LineRule.Side(item: item, attribute: attribute), term.factor)
    }
    guard places.count == terms.count, let first = places.first else { return nil }
    if places.count == 1 { return first }
    guard places.count == 2, places[0].1 == -places[1].1, places[0].1 != 0,
      places.allSatisfy({ !$0.0.attribute.isSize }),
      places[0].0.attribute.axis == places[1].0.attribute.axis
    else { return nil }
    let (end, start) = places[0].1 > 0 ? (places[0].0, places[1].0) : (places[1].0, places[0].0)
    return (
      LineRule.Side(
        item: end.item, attribute: end.attribute,
        start: .init(item: start.item, attribute: start.attribute)), places[0].1.magnitude
    )
  }

  private func attribute(_ attribute: LoggedAttribute) -> Constraint.Attribute? {
    switch attribute {
    case .layout(let attribute): return attribute
    case .variable: return nil
    case .frame(let coordinate):
      let attribute = coordinate.attribute
      guard isAppKit, attribute.axis == .vertical else { return attribute }
      return attribute == .top ? .bottom : attribute == .bottom ? .top : attribute
    }
  }

  /// Measures positions from the origin of their axis, so that a rule says the same anywhere.
  func measureFromOrigin(
    _ first: inout LineRule.Side, _ second: inout LineRule.Side?, _ program: inout LogProgram
  ) -> Bool {
    let axis = first.attribute.axis
    guard let origin = program.originItem(line, line.terms, axis) else { return false }
    let sides = [first] + (second.map { [$0] } ?? [])
    let followsDirection = sides.contains { $0.attribute.followsDirection }
    let edge: Constraint.Attribute =
      axis == .horizontal
      ? (followsDirection ? .leading : .left) : (isFromBelow(first) ? .bottom : .top)
    first.start = .init(item: origin, attribute: edge)
    if let other = second, !other.isSize {
      second?.start = .init(item: origin, attribute: edge)
      _ = other
    }
    return true
  }

  /// Whether a position is measured from the lower edge, as AppKit does.
  func isFromBelow(_ side: LineRule.Side) -> Bool {
    isAppKit && side.attribute.axis == .vertical
      && line.terms.contains { $0.attribute.isVerticalOfFrame }
  }
}
