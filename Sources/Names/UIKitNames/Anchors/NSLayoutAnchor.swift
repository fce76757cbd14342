/// One attribute of a view or guide; anchors of different axes do not compile together.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let end: ItemAttribute
  let start: ItemAttribute?
  init(_ end: ItemAttribute, from start: ItemAttribute? = nil) {
    (self.end, self.start) = (end, start)
  }
  public var item: AnyObject? { end.item }
  public var name: String { side.text }
  var side: ConstraintSide { ConstraintSide(end, from: start) }

  // This anchor equals, is at least or is at most the other one plus `constant` points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { related(.equal, to: anchor, 1, constant, file, line) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, 1, constant, file, line) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, 1, constant, file, line) }
  func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?,
    _ multiplier: CGFloat, _ constant: CGFloat, _ file: StaticString, _ line: UInt
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      side, relation, anchor?.side, multiplier: multiplier, constant: constant,
      madeAt: SourceLine(file: file, line: line))
  }

  /// A constraint of `multiplier` times 8 points, or between baselines times the lower line height.
  ///
  /// Ours: UIKit takes an undocumented distance from both fonts between baselines.
  func spaced(
    _ relation: NSLayoutConstraint.Relation, from anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat, _ file: StaticString, _ line: UInt
  ) -> NSLayoutConstraint {
    let isBetweenBaselines = [anchor.end, end].allSatisfy {
      $0.attribute == .firstBaseline || $0.attribute == .lastBaseline
    }
    let distance = (isBetweenBaselines ? end.item.constrainedView?.lineHeight : nil) ?? 8
    let constraint = related(relation, to: anchor, 1, multiplier * distance, file, line)
    constraint.isSystemSpacing = true
    return constraint
  }
}

/// A horizontal position: an edge or a centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  // This anchor is, or is at least or at most, `multiplier` times the system spacing after the other
  // one.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { spaced(.equal, from: anchor, multiplier, file, line) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, from: anchor, multiplier, file, line) }
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, from: anchor, multiplier, file, line) }
  /// The distance to another anchor, positive where that is later, or further right or down.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(other.end, from: end)
  }
}

/// A vertical position: an edge, a centre or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  // This anchor is, or is at least or at most, `multiplier` times the system spacing below the other
  // one.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { spaced(.equal, from: anchor, multiplier, file, line) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, from: anchor, multiplier, file, line) }
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, from: anchor, multiplier, file, line) }
  /// The distance to another anchor, positive where that is later, or further right or down.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(other.end, from: end)
  }
}

/// A width, a height, or the distance between two anchors.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  // This length equals, is at least or is at most `constant` points, or `multiplier` times the other
  // one plus `constant` points.
  public func constraint(
    equalToConstant constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { related(.equal, to: nil, 1, constant, file, line) }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { related(.equal, to: anchor, multiplier, constant, file, line) }
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: nil, 1, constant, file, line) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier, constant, file, line)
  }
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: nil, 1, constant, file, line) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier, constant, file, line)
  }
}
