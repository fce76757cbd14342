import ConsoleLogs
import Geometry
import LayoutConstraints

/// A line of a log as one relation: `first relation factor × second + constant`.
///
/// Both sides are an attribute, or a distance where positions have an origin.
package struct LineRule: Sendable, Equatable {
  /// An attribute, or the distance to one.
  struct Side: Equatable {
    var end: Place
    /// The start of the distance; `nil` for an attribute alone.
    var start: Place?

    var isSize: Bool { end.attribute.isSize || start != nil }
  }

  /// An attribute of an item, which has its name in rules.
  struct Place: Equatable {
    var item: String
    var attribute: Constraint.Attribute
  }

  var first: Side
  var relation: Constraint.Relation
  var factor = 1.0
  var second: Side?
  var constant: Double
  var priority: Double

  /// `nil` for a line that is no relation between at most two attributes or distances.
  ///
  /// Adds superviews that no line names to the items of the program.
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
    guard let left = reader.side(equation.first.terms, program) else { return nil }
    first = left.side
    guard left.factor != 0 else { return nil }
    if !equation.second.terms.isEmpty {
      guard let right = reader.side(equation.second.terms, program) else { return nil }
      second = right.side
      factor = right.factor / left.factor
    }
    // `24 = minY` measured from below is a distance the other way round.
    if !first.isSize, second?.isSize != false || factor != 1 {
      guard reader.measureFromOrigin(&first, &second, &program) else { return nil }
    }
    constant /= left.factor
    if left.factor < 0 { relation = relation.reversed }
    if let start = first.start, second == nil {
      // A distance to a constant reads better as one edge and another.
      second = Side(end: start)
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
  var text: String {
    var text = "\(first.text) \(relation.rawValue) "
    if let second {
      if factor == 1 {
        text += second.text
      } else {
        text +=
          "\(Self.number(factor)) * \(second.start == nil ? second.text : "(\(second.text))")"
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

  /// The size of its view where the line is missed by these points; `nil` where it limits none.
  func size(missedBy points: Double) -> LogFix.Size? {
    guard second == nil, relation != .equal else { return nil }
    let size = relation == .lessThanOrEqual ? constant + points : constant - points
    return LogFix.Size(
      view: first.end.item, axis: first.end.attribute.axis, points: size, limit: constant)
  }

  /// All digits, without the errors of binary fractions.
  static func number(_ value: Double) -> String {
    let text = NumberText.decimal(value, places: 6)
    return text == "0" && value != 0 ? NumberText.exact(value) : text
  }
}

extension LineRule.Side {
  fileprivate var text: String { end.text + (start.map { " - \($0.text)" } ?? "") }
}

extension LineRule.Place {
  fileprivate var text: String { "\(item).\(attribute.rawValue)" }
}

/// Reads the terms of a side as an attribute or as a distance.
private struct SideReader {
  let line: LoggedConstraint
  let isAppKit: Bool

  func side(
    _ terms: [LoggedTerm], _ program: LogProgram
  ) -> (side: LineRule.Side, factor: Double)? {
    let places = terms.compactMap { term -> (place: LineRule.Place, factor: Double)? in
      guard let item = program.keys.index(of: term.item.identity),
        let attribute = attribute(term.attribute)
      else { return nil }
      return (.init(item: program.keys.names[item], attribute: attribute), term.factor)
    }
    guard places.count == terms.count, let first = places.first else { return nil }
    if places.count == 1 { return (.init(end: first.place), first.factor) }
    guard places.count == 2, first.factor == -places[1].factor, first.factor != 0,
      places.allSatisfy({ !$0.place.attribute.isSize }),
      first.place.attribute.axis == places[1].place.attribute.axis
    else { return nil }
    let (end, start) = first.factor > 0 ? (first, places[1]) : (places[1], first)
    return (.init(end: end.place, start: start.place), end.factor)
  }

  private func attribute(_ attribute: LoggedAttribute) -> Constraint.Attribute? {
    guard case .frame(let coordinate) = attribute else { return attribute.constrained }
    return coordinate.attribute(fromBelow: isAppKit)
  }

  /// Measures positions from the origin of their axis, so that a rule says the same anywhere.
  func measureFromOrigin(
    _ first: inout LineRule.Side, _ second: inout LineRule.Side?, _ program: inout LogProgram
  ) -> Bool {
    let axis = first.end.attribute.axis
    guard let origin = program.originItem(line, line.terms, axis) else { return false }
    let followsDirection = [first, second].contains { $0?.end.attribute.followsDirection == true }
    let edge: Constraint.Attribute =
      axis == .horizontal
      ? (followsDirection ? .leading : .left) : (isFromBelow(first) ? .bottom : .top)
    first.start = .init(item: program.keys.names[origin], attribute: edge)
    if second?.isSize == false { second?.start = first.start }
    return true
  }

  /// Whether a position is measured from the lower edge, as AppKit does.
  func isFromBelow(_ side: LineRule.Side) -> Bool {
    isAppKit && side.end.attribute.axis == .vertical
      && line.terms.contains { $0.attribute.isVerticalOfFrame }
  }
}
