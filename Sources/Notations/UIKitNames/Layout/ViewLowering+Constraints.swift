import Foundation
import LayoutConstraints
import UIKitValues

// Constraints, masks and stacks.
extension ViewLowering {
  mutating func addConstraints() {
    let active = tree.flatMap(\.held.values).sorted { $0.activation < $1.activation }
    for constraint in active {
      do throws(ConstraintError) {
        try add(constraint)
      } catch {
        result.problems.append(
          .invalidConstraint(
            constraint: constraint.text, madeAt: constraint.madeAt, reason: error.description))
      }
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) throws(ConstraintError) {
    guard !constraint.hasItemWithoutAttribute else {
      result.problems.append(
        .invalidConstraint(
          constraint: constraint.text, madeAt: constraint.madeAt,
          reason: "an item needs an attribute: notAnAttribute goes with no item alone"))
      return
    }
    guard let first = anchor(of: constraint.first) else { return }
    var second: Constraint.Anchor?
    if let side = constraint.second {
      guard let anchor = anchor(of: side) else { return }
      second = anchor
    }
    var row = Constraint(
      first, constraint.relation.inEngine, second, multiplier: Double(constraint.multiplier),
      constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue))
    row.identifier = constraint.identifier
    row.isInset = constraint.isInset
    row.source = constraint.isSystemSpacing ? .systemSpacing : .author
    let index = try result.system.add(row)
    if let place = constraint.madeAt {
      let text = result.system.text(ofConstraint: index)
      try result.system.setOrigin("\(text) (\(place))", ofConstraint: index)
    }
    result.constraints.append(constraint)
  }

  /// A side as the engine has it; `nil` where an item is gone.
  private func anchor(of side: ConstraintSide) -> Constraint.Anchor? {
    guard let end = anchor(of: side.end) else { return nil }
    guard let start = side.start else { return end }
    guard let start = anchor(of: start) else { return nil }
    return .distance(from: start, to: end)
  }

  private func anchor(of part: WeakItemAttribute) -> Constraint.Anchor? {
    guard let item = part.item, let attribute = part.attribute.inEngine else { return nil }
    if let guide = item as? UILayoutGuide, let role = guide.role {
      guard let view = guide.owningView, let index = result.item(of: view) else { return nil }
      return Constraint.Anchor(item: index, guide: role, attribute: attribute)
    }
    guard let index = result.indices[ObjectIdentifier(item)] else { return nil }
    return Constraint.Anchor(item: index, attribute: attribute)
  }

  mutating func addMask(_ view: UIView) throws(ConstraintError) {
    guard view !== root, view.translatesAutoresizingMaskIntoConstraints,
      let index = result.item(of: view), let superview = view.parent
    else { return }
    try result.system.addAutoresizing(
      of: index, frame: view.frame, superviewSize: superview.bounds.size,
      mask: view.autoresizingMask.inEngine)
  }

  mutating func addStack(_ view: UIStackView) throws(ConstraintError) {
    guard let index = result.item(of: view), !view.arrangedSubviews.isEmpty else { return }
    var stack = StackView(
      item: index, arranged: view.arrangedSubviews.compactMap { result.item(of: $0) },
      axis: view.axis.inEngine, distribution: view.distribution.inEngine,
      alignment: view.alignment.inEngine, spacing: view.spacingInPoints)
    stack.isBaselineRelativeArrangement = view.isBaselineRelativeArrangement
    stack.isLayoutMarginsRelativeArrangement = view.isLayoutMarginsRelativeArrangement
    for arranged in view.arrangedSubviews {
      guard let index = result.item(of: arranged) else { continue }
      stack.customSpacing[index] = view.ownSpacing(after: arranged)
    }
    try result.system.add(stack)
    while result.views.count < result.system.items.count { result.views.append(nil) }
  }
}

extension NSLayoutConstraint {
  /// Whether an item stands without an attribute, which nothing can be said of.
  fileprivate var hasItemWithoutAttribute: Bool {
    firstAttribute == .notAnAttribute || second != nil && secondAttribute == .notAnAttribute
  }
}
