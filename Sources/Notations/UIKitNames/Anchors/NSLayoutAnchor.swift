public import Foundation

/// One attribute of a view or guide, from which constraints are created.
///
/// The type parameter is the axis: constraints between anchors of different axes do not compile.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let end: ItemAttribute
  let start: ItemAttribute?

  init(_ end: ItemAttribute, from start: ItemAttribute? = nil) {
    self.end = end
    self.start = start
  }

  /// The view or guide of the anchor.
  public var item: AnyObject? { end.item }
  /// The name of the anchor, for messages.
  public var name: String { side.text }

  var side: ConstraintSide { ConstraintSide(end, from: start) }

  /// A constraint: this anchor equals the other one plus `constant` points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, 1, constant, SourceLine(file: file, line: line))
  }

  /// A constraint: this anchor is at least the other one plus `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, 1, constant, SourceLine(file: file, line: line))
  }

  /// A constraint: this anchor is at most the other one plus `constant` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, 1, constant, SourceLine(file: file, line: line))
  }

  func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?,
    _ multiplier: CGFloat, _ constant: CGFloat, _ place: SourceLine
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      side, relation, anchor?.side, multiplier: multiplier, constant: constant, madeAt: place)
  }

  /// A constraint whose constant is `multiplier` times the system spacing.
  func spaced(
    _ relation: NSLayoutConstraint.Relation, from anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat, _ place: SourceLine
  ) -> NSLayoutConstraint {
    let distance = SystemSpacing.points(from: anchor.end, to: end)
    let constraint = related(relation, to: anchor, 1, multiplier * distance, place)
    constraint.isSystemSpacing = true
    return constraint
  }
}

/// A horizontal position: an edge or a centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A constraint: this anchor is `multiplier` times the system spacing after the other one.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, from: anchor, multiplier, SourceLine(file: file, line: line))
  }

  /// A constraint: this anchor is at least `multiplier` times the system spacing after the other
  /// one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, from: anchor, multiplier, SourceLine(file: file, line: line))
  }

  /// A constraint: this anchor is at most `multiplier` times the system spacing after the other
  /// one.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, from: anchor, multiplier, SourceLine(file: file, line: line))
  }

  /// The distance from this anchor to another one, as an anchor for constraints.
  ///
  /// It is positive where the other anchor is later in reading direction, or further right between
  /// left and right edges.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(other.end, from: end)
  }
}

/// A vertical position: an edge, a centre or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A constraint: this anchor is `multiplier` times the system spacing below the other one.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, from: anchor, multiplier, SourceLine(file: file, line: line))
  }

  /// A constraint: this anchor is at least `multiplier` times the system spacing below the other
  /// one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, from: anchor, multiplier, SourceLine(file: file, line: line))
  }

  /// A constraint: this anchor is at most `multiplier` times the system spacing below the other
  /// one.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, from: anchor, multiplier, SourceLine(file: file, line: line))
  }

  /// The distance from this anchor to another one, as an anchor for constraints.
  ///
  /// It is positive where the other anchor is further down.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(other.end, from: end)
  }
}

/// A width, a height, or the distance between two anchors.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint: this length equals `constant` points.
  public func constraint(
    equalToConstant constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: nil, 1, constant, SourceLine(file: file, line: line))
  }

  /// A constraint: this length equals `multiplier` times the other one plus `constant` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier, constant, SourceLine(file: file, line: line))
  }

  /// A constraint: this length is at least `constant` points.
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: nil, 1, constant, SourceLine(file: file, line: line))
  }

  /// A constraint: this length is at least `multiplier` times the other one plus `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(
      .greaterThanOrEqual, to: anchor, multiplier, constant, SourceLine(file: file, line: line))
  }

  /// A constraint: this length is at most `constant` points.
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: nil, 1, constant, SourceLine(file: file, line: line))
  }

  /// A constraint: this length is at most `multiplier` times the other one plus `constant` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier, constant, SourceLine(file: file, line: line))
  }
}

/// The system spacing between two views.
@MainActor
enum SystemSpacing {
  /// The system spacing, in points: 8, or between two baselines the line height of the lower text.
  ///
  /// Ours: UIKit takes an undocumented distance from both fonts between baselines.
  static func points(from upper: ItemAttribute, to lower: ItemAttribute) -> CGFloat {
    let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    guard baselines.contains(upper.attribute), baselines.contains(lower.attribute),
      let lineHeight = lower.item.constrainedView?.lineHeight
    else { return 8 }
    return lineHeight
  }
}
