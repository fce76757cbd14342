import Geometry

/// Which attributes a visual format speaks of, along its axis and with its options.
struct VisualFormatSides {
  /// What predicates of an item are about.
  let size: Constraint.Attribute
  /// Where an item begins, and where the superview does.
  let start: Constraint.Attribute
  /// Where an item ends, and where the superview does.
  let end: Constraint.Attribute
  /// What the distance to the item before is measured to.
  let startAfterSibling: Constraint.Attribute
  /// What the distance to the item after is measured from.
  let endBeforeSibling: Constraint.Attribute
  /// Whether positions become smaller along the format.
  let isReversed: Bool

  init(axis: Axis, options: VisualFormatOptions) {
    isReversed = axis == .horizontal && options.contains(.directionRightToLeft)
    switch axis {
    case .vertical:
      (size, start, end) = (.height, .top, .bottom)
    case .horizontal where isReversed:
      (size, start, end) = (.width, .right, .left)
    case .horizontal where options.contains(.directionLeftToRight):
      (size, start, end) = (.width, .left, .right)
    case .horizontal:
      (size, start, end) = (.width, .leading, .trailing)
    }
    let usesBaselines = options.contains(.spacingBaselineToBaseline)
    startAfterSibling = usesBaselines ? .firstBaseline : start
    endBeforeSibling = usesBaselines ? .lastBaseline : end
  }
}
