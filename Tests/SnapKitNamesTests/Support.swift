import Foundation
import SnapKitNames
import UIKitNames
import UIKitValues

/// One attribute under all the names that it has.
@MainActor
struct NamedAttribute {
  let attribute: NSLayoutConstraint.Attribute
  let maker: KeyPath<ConstraintMaker, ConstraintMakerExtendable>
  let chained: KeyPath<ConstraintMakerExtendable, ConstraintMakerExtendable>
  let item: KeyPath<ConstraintViewDSL, ConstraintItem>

  /// In the order in which constraints are created.
  static var all: [NamedAttribute] { edges + lengths + margins }

  private static var edges: [NamedAttribute] {
    [
      .init(attribute: .left, maker: \.left, chained: \.left, item: \.left),
      .init(attribute: .top, maker: \.top, chained: \.top, item: \.top),
      .init(attribute: .right, maker: \.right, chained: \.right, item: \.right),
      .init(attribute: .bottom, maker: \.bottom, chained: \.bottom, item: \.bottom),
      .init(attribute: .leading, maker: \.leading, chained: \.leading, item: \.leading),
      .init(attribute: .trailing, maker: \.trailing, chained: \.trailing, item: \.trailing),
    ]
  }

  private static var lengths: [NamedAttribute] {
    [
      .init(attribute: .width, maker: \.width, chained: \.width, item: \.width),
      .init(attribute: .height, maker: \.height, chained: \.height, item: \.height),
      .init(attribute: .centerX, maker: \.centerX, chained: \.centerX, item: \.centerX),
      .init(attribute: .centerY, maker: \.centerY, chained: \.centerY, item: \.centerY),
      .init(
        attribute: .lastBaseline, maker: \.lastBaseline, chained: \.lastBaseline,
        item: \.lastBaseline),
      .init(
        attribute: .firstBaseline, maker: \.firstBaseline, chained: \.firstBaseline,
        item: \.firstBaseline),
    ]
  }

  private static var margins: [NamedAttribute] {
    [
      .init(attribute: .leftMargin, maker: \.leftMargin, chained: \.leftMargin, item: \.leftMargin),
      .init(
        attribute: .rightMargin, maker: \.rightMargin, chained: \.rightMargin, item: \.rightMargin),
      .init(attribute: .topMargin, maker: \.topMargin, chained: \.topMargin, item: \.topMargin),
      .init(
        attribute: .bottomMargin, maker: \.bottomMargin, chained: \.bottomMargin,
        item: \.bottomMargin),
      .init(
        attribute: .leadingMargin, maker: \.leadingMargin, chained: \.leadingMargin,
        item: \.leadingMargin),
      .init(
        attribute: .trailingMargin, maker: \.trailingMargin, chained: \.trailingMargin,
        item: \.trailingMargin),
      .init(
        attribute: .centerXWithinMargins, maker: \.centerXWithinMargins,
        chained: \.centerXWithinMargins, item: \.centerXWithinMargins),
      .init(
        attribute: .centerYWithinMargins, maker: \.centerYWithinMargins,
        chained: \.centerYWithinMargins, item: \.centerYWithinMargins),
    ]
  }
}

/// A card of 320 × 200 points with a box and a title inside.
final class Card: UIView {
  let box = UIView()
  let title = UIView()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    addSubview(box)
    addSubview(title)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The constraints that a closure makes for the box, one text for each.
  func made(_ closure: (ConstraintMaker) -> Void) -> [String] {
    box.snp.prepareConstraints(closure).flatMap(\.layoutConstraints).map(text)
  }

  /// `left == card.left + 8`, with the names of the views.
  func text(_ constraint: NSLayoutConstraint) -> String {
    let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
    var text = "\(constraint.firstAttribute) \(relation) "
    if constraint.secondItem != nil {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier) * " }
      text += "\(name(constraint.secondItem)).\(constraint.secondAttribute) "
      if constraint.constant != 0 {
        text += "\(constraint.constant < 0 ? "-" : "+") \(abs(constraint.constant)) "
      }
    } else {
      text += "\(constraint.constant) "
    }
    if constraint.priority != .required { text += "@\(constraint.priority.rawValue)" }
    return text.trimmingCharacters(in: .whitespaces)
  }

  private func name(_ item: AnyObject?) -> String {
    if item === self { return "card" }
    if item === box { return "box" }
    if item === title { return "title" }
    if item === safeAreaLayoutGuide { return "safeArea" }
    return "?"
  }
}
