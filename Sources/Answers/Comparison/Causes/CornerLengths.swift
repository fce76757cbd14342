import Geometry
import LayoutConstraints
import LayoutSpecs
import Reasons

// Corner specs, which ask their corner element for the size that they have themselves.

extension LayoutTrace {
  /// The exact length that a corner spec asks of its corner element, in points; `nil` where an element
  /// is no such one, or its spec leaves it a choice along the axis.
  ///
  /// Source: `ASCornerLayoutSpec`, which measures both children in its own size range.
  func lengthAskedByCorner(of element: String, along axis: Axis) -> Double? {
    guard let node = node(ofElement: element), let parent = nodes[node].parent,
      nodes[parent].kind == .corner, node == nodes[parent].children.upperBound - 1,
      let question = nodes[node].decidingQuestion,
      case let interval = questions[question].range[axis], interval.isExact
    else { return nil }
    return interval.lower
  }
}

extension BothLayouts {
  /// Whether a corner spec asks an item for an exact length that the constraints do not give it.
  func isStretchedByCorner(_ item: Int, along axis: Axis) -> Bool {
    isDifferent(Constraint.Anchor(item: item, attribute: .size(along: axis)))
      && roundedTrace?.lengthAskedByCorner(of: names.name(item), along: axis) != nil
  }

  /// Whether an item has the same middle in both layouts, so that they differ in its length alone.
  func hasSameMiddle(_ item: Int, along axis: Axis) -> Bool {
    let middle = axis == .horizontal ? Constraint.Attribute.centerX : .centerY
    return !isDifferent(Constraint.Anchor(item: item, attribute: middle))
  }
}
