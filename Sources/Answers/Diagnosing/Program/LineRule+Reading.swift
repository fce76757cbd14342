import ConsoleLogs
import Geometry
import LayoutConstraints

extension LineRule {
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
