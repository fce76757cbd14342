import ConsoleLogs
import Geometry
import LayoutConstraints

/// A line of a log in one sentence.
struct LineSentence {
  let names: ItemNames

  /// The sentence for a rule, with the name of each item as rules have it.
  func sentence(_ rule: LineRule) -> String {
    let first = rule.first
    guard let second = rule.second else {
      return size(first, rule.relation, points(rule.constant))
    }
    if first.isSize { return proportion(rule, second) }
    return position(rule, second)
  }

  /// A size: photo is at least 72 pt wide.
  private func size(
    _ side: LineRule.Side, _ relation: Constraint.Relation, _ length: String
  ) -> String {
    let bound =
      switch relation {
      case .equal: ""
      case .lessThanOrEqual: "at most "
      case .greaterThanOrEqual: "at least "
      }
    guard side.start == nil else { return "\(distance(side)) is \(bound)\(length)." }
    let adjective = side.attribute == .width ? "wide" : "high"
    return "\(names.name(of: side.item)) is \(bound)\(length) \(adjective)."
  }

  /// Two sizes: the width of photo is 1.5 times the height of photo.
  private func proportion(_ rule: LineRule, _ second: LineRule.Side) -> String {
    let bound =
      switch rule.relation {
      case .equal: "is "
      case .lessThanOrEqual: "is at most "
      case .greaterThanOrEqual: "is at least "
      }
    var text = "\(length(rule.first)) \(bound)"
    text +=
      rule.factor == 1
      ? length(second, isFirst: false)
      : "\(LineRule.number(rule.factor)) times \(length(second, isFirst: false))"
    if rule.constant != 0 {
      text += (rule.constant < 0 ? " minus " : " plus ") + points(rule.constant.magnitude)
    }
    return text + "."
  }

  private func length(_ side: LineRule.Side, isFirst: Bool = true) -> String {
    guard side.start == nil else {
      return isFirst ? distance(side) : distance(side).lowercasedFirst
    }
    return "\(isFirst ? "The" : "the") \(side.attribute.rawValue) of \(names.name(of: side.item))"
  }

  private func distance(_ side: LineRule.Side) -> String {
    guard let start = side.start else { return length(side) }
    return "The distance from \(place(start.attribute, start.item)) to "
      + place(side.attribute, side.item)
  }

  /// Two positions: the top of title is 8 pt below the bottom of photo.
  private func position(_ rule: LineRule, _ second: LineRule.Side) -> String {
    let subject = place(rule.first.attribute, rule.first.item).capitalizedFirst
    let other = place(second.attribute, second.item)
    let (before, after) = words(rule.first.attribute)
    let points = points(rule.constant.magnitude)
    let isAfter = rule.constant > 0
    switch (rule.relation, rule.constant == 0) {
    case (.equal, true): return "\(subject) is at \(other)."
    case (.equal, false): return "\(subject) is \(points) \(isAfter ? after : before) \(other)."
    case (.greaterThanOrEqual, true): return "\(subject) is at \(other) or \(after) it."
    case (.lessThanOrEqual, true): return "\(subject) is at \(other) or \(before) it."
    case (.greaterThanOrEqual, false):
      return isAfter
        ? "\(subject) is at least \(points) \(after) \(other)."
        : "\(subject) is at most \(points) \(before) \(other)."
    case (.lessThanOrEqual, false):
      return isAfter
        ? "\(subject) is at most \(points) \(after) \(other)."
        : "\(subject) is at least \(points) \(before) \(other)."
    }
  }

  /// A constant as its rule has it: a digit less could make a conflict look like none.
  private func points(_ constant: Double) -> String { "\(LineRule.number(constant)) pt" }

  private func words(_ attribute: Constraint.Attribute) -> (before: String, after: String) {
    if attribute.axis == .vertical { return ("above", "below") }
    return attribute.followsDirection ? ("before", "after") : ("left of", "right of")
  }

  private func place(_ attribute: Constraint.Attribute, _ item: Int) -> String {
    let name = names.name(of: item)
    let edge =
      switch attribute {
      case .leading, .trailing, .left, .right: "the \(attribute.rawValue) edge"
      case .centerX: "the horizontal centre"
      case .centerY: "the vertical centre"
      case .firstBaseline: "the first baseline"
      case .lastBaseline: "the last baseline"
      case .centerXWithinMargins: "the horizontal centre within the margins"
      case .centerYWithinMargins: "the vertical centre within the margins"
      default:
        attribute.isOfMargins
          ? "the \(attribute.withoutMargin.rawValue) margin" : "the \(attribute.rawValue)"
      }
    return "\(edge) of \(name)"
  }
}

extension String {
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
