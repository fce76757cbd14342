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
