import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts

/// Prints a conflict in the format of Auto Layout's console log, so that tools for such logs read it.
///
/// The sentences are ours. Tools rely on the order of the parts, the words of the headline and the
/// name of the breakpoint.
struct ConflictLog {
  let system: ConstraintSystem
  /// The size of the container.
  let size: CGSize

  func text(of conflict: Conflict) -> String {
    let constraints = ConstraintDescriptions(system: system)
    var entries = conflict.members.map { constraints.description(ofConstraint: $0.constraint) }
    for case .containerSize(let axis) in conflict.background {
      entries.append(constraints.description(ofContainer: size[axis], along: axis))
    }
    let list = entries.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
          The constraints below conflict; without any one of them the others do not.
          Look for one that you did not intend, or that may be optional.\(maskAdvice(on: conflict))
      (
      \(list)
      )

      Recovering by breaking constraint
      \(constraints.description(ofConstraint: conflict.broken))

      A symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints stops an app where this happens.
      """
  }

  private func maskAdvice(on conflict: Conflict) -> String {
    guard
      conflict.members.contains(where: {
        system.constraints[$0.constraint].source == .autoresizingMask
      })
    else { return "" }
    return """

          An NSAutoresizingMaskLayoutConstraint comes from a view whose \
      translatesAutoresizingMaskIntoConstraints is still true.
      """
  }
}

/// Constraints as Auto Layout describes them in its logs.
///
/// Distances between edges are in the visual format and everything else is an equation, as in UIKit.
/// Addresses derive from the indices of items and constraints, so they are the same in every run.
struct ConstraintDescriptions {
  let system: ConstraintSystem

  /// `<NSLayoutConstraint:0x6000… 'id' UIView:0x7f9a… 'title'.width == 40   (active)>`.
  func description(ofConstraint index: Int) -> String {
    let constraint = system.constraints[index]
    let name =
      constraint.source == .autoresizingMask
      ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutConstraint"
    return description(
      name, index, constraint.identifier, distance(in: constraint) ?? equation(for: constraint))
  }

  /// The size of the container, which no constraint of the system states.
  func description(ofContainer length: Double, along axis: Axis) -> String {
    let isHorizontal = axis == .horizontal
    let container = Constraint.Anchor(
      item: ConstraintSystem.container, attribute: isHorizontal ? .width : .height)
    return description(
      "NSLayoutConstraint", system.constraints.count + (isHorizontal ? 0 : 1),
      "UIView-Encapsulated-Layout-\(isHorizontal ? "Width" : "Height")",
      Body(text: "\(term(container)) == \(number(length))"))
  }

  /// The text of a constraint, and the item that `|` represents in it.
  private struct Body {
    var text: String
    var superview: Int?
  }

  private func description(
    _ name: String, _ index: Int, _ identifier: String?, _ body: Body
  ) -> String {
    let isMade = system.constraints.indices.contains(index)
    let mask = isMade ? system.constraints[index].autoresizingMaskText.map { " \($0)" } ?? "" : ""
    let quoted = identifier.map { " '\($0)'" } ?? ""
    let names = body.superview.map { ", names: '|':\(address(ofItem: $0))" } ?? ""
    let place = hexadecimal(0x6000_0210_0000, 0x50 * index)
    return "<\(name):\(place)\(mask)\(quoted) \(body.text)   (active\(names))>"
  }

  private func equation(for constraint: Constraint) -> Body {
    var text = "\(term(constraint.first)) \(constraint.relation.rawValue) "
    guard let second = constraint.second else {
      return Body(text: text + number(constraint.constant))
    }
    if constraint.multiplier == 1 {
      text += term(second)
    } else {
      let factor = second.isDistance ? "(\(term(second)))" : term(second)
      text += "\(number(constraint.multiplier))*\(factor)"
    }
    if constraint.constant != 0 {
      text += constraint.constant < 0 ? " - " : " + "
      text += number(constraint.constant.magnitude)
    }
    return Body(text: text)
  }

  /// Ours: a distance is printed as a difference.
  private func term(_ anchor: Constraint.Anchor) -> String {
    let end = "\(name(of: anchor)).\(anchor.attribute.rawValue)"
    return anchor.start.map { "\(end) - \(term($0))" } ?? end
  }

  private func name(of anchor: Constraint.Anchor) -> String {
    guard let guide = anchor.guide else { return name(ofItem: anchor.item) }
    let place = Constraint.Guide.allCases.firstIndex(of: guide) ?? 0
    let guides = hexadecimal(0x6000_0310_0000, 0x80 * anchor.item + 0x20 * place)
    return "UILayoutGuide:\(guides) '\(system.items[anchor.item].name).\(guide.rawValue)'"
  }

  private func name(ofItem index: Int) -> String {
    "\(address(ofItem: index)) '\(system.items[index].name)'"
  }

  private func address(ofItem index: Int) -> String {
    "UIView:\(hexadecimal(0x7f9a_0c50_0000, 0x200 * index))"
  }

  /// An address, which a page's `Int` does not hold.
  private func hexadecimal(_ base: Int64, _ offset: Int) -> String {
    "0x" + String(base + Int64(offset), radix: 16)
  }

  private func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}

extension ConstraintDescriptions {
  /// A distance between two edges in the visual format: `H:|-(5)-[UIView:0x… 'photo']`.
  private func distance(in constraint: Constraint) -> Body? {
    guard let second = constraint.second, constraint.multiplier == 1, !constraint.first.isSize,
      constraint.first.guide == nil,
      second.guide == nil, let edge = Edge(constraint.first.attribute),
      let other = Edge(second.attribute), edge.letter == other.letter
    else { return nil }
    // The distance is measured from `before` to `after`: after == before + constant.
    let first = constraint.first.item
    let parents = (system.items[first].parent, system.items[second.item].parent)
    switch (edge.isEnd, other.isEnd) {
    case (false, true) where parents.0 == parents.1:
      return body(constraint, edge, before: second.item, after: first, isReversed: false)
    case (true, false) where parents.0 == parents.1:
      return body(constraint, edge, before: first, after: second.item, isReversed: true)
    case (false, false) where parents.0 == second.item:
      return body(constraint, edge, before: nil, after: first, isReversed: false)
    case (true, true) where parents.0 == second.item:
      return body(constraint, edge, before: first, after: nil, isReversed: true)
    case (false, false) where parents.1 == first:
      return body(constraint, edge, before: nil, after: second.item, isReversed: true)
    case (true, true) where parents.1 == first:
      return body(constraint, edge, before: second.item, after: nil, isReversed: false)
    default: return nil
    }
  }

  /// `before` or `after` is `nil` for the superview.
  private func body(
    _ constraint: Constraint, _ edge: Edge, before: Int?, after: Int?, isReversed: Bool
  ) -> Body? {
    guard before != after else { return nil }
    let length = number(isReversed ? 0 - constraint.constant : constraint.constant)
    let relation =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: isReversed ? ">=" : "<="
      case .greaterThanOrEqual: isReversed ? "<=" : ">="
      }
    let space = constraint.source == .systemSpacing ? "NSSpace(\(length))" : length
    let bounds = [before, after].map { $0.map { "[\(name(ofItem: $0))]" } ?? "|" }
    let item = before ?? after ?? ConstraintSystem.container
    let hasSuperview = before == nil || after == nil
    return Body(
      text: "\(edge.letter):\(bounds[0])-(\(relation)\(space))-\(bounds[1])",
      superview: hasSuperview ? system.items[item].parent : nil)
  }

  /// The start or end of an item along an axis.
  private struct Edge {
    let letter: String
    let isEnd: Bool

    init?(_ attribute: Constraint.Attribute) {
      switch attribute {
      case .leading: (letter, isEnd) = ("H", false)
      case .trailing: (letter, isEnd) = ("H", true)
      case .top: (letter, isEnd) = ("V", false)
      case .bottom: (letter, isEnd) = ("V", true)
      default: return nil
      }
    }
  }
}
