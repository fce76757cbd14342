public import Foundation

/// One attribute of a view or guide, from which constraints are made.
///
/// The type says along which axis it measures: anchors of different axes do not compile together.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let end: ItemAttribute
  let start: ItemAttribute?

  init(_ end: ItemAttribute, from start: ItemAttribute? = nil) {
    self.end = end
    self.start = start
  }

  /// The item that the anchor belongs to.
  public var item: AnyObject? { end.item }
  /// The name of the anchor, for messages.
  public var name: String { side.text }

  var side: ConstraintSide { ConstraintSide(end, from: start) }

  /// This anchor is where the other one is, and `constant` points further.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, 1, constant, SourceLine(file: file, line: line))
  }

  /// This anchor is at least where the other one is, and `constant` points further.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, 1, constant, SourceLine(file: file, line: line))
  }

  /// This anchor is at most where the other one is, and `constant` points further.
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

  /// This anchor is so many standard distances further than the other one.
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

/// An edge or a centre that is measured from left to right.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// This anchor is `multiplier` standard distances after the other one.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, from: anchor, multiplier, SourceLine(file: file, line: line))
  }

  /// This anchor is at least `multiplier` standard distances after the other one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, from: anchor, multiplier, SourceLine(file: file, line: line))
  }

  /// This anchor is at most `multiplier` standard distances after the other one.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, from: anchor, multiplier, SourceLine(file: file, line: line))
  }

  /// The distance from this anchor to another one, as a length that constraints can be made of.
  ///
  /// It is positive where the other anchor comes later in reading; between left and right edges,
  /// where it is further right.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(other.end, from: end)
  }
}

/// An edge, a centre or a baseline that is measured from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// This anchor is `multiplier` standard distances below the other one.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, from: anchor, multiplier, SourceLine(file: file, line: line))
  }

  /// This anchor is at least `multiplier` standard distances below the other one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, from: anchor, multiplier, SourceLine(file: file, line: line))
  }

  /// This anchor is at most `multiplier` standard distances below the other one.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, from: anchor, multiplier, SourceLine(file: file, line: line))
  }

  /// The distance from this anchor to another one, as a length that constraints can be made of.
  ///
  /// It is positive where the other anchor is further down.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(other.end, from: end)
  }
}

/// A width, a height, or the distance between two anchors.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// This length is `constant` points.
  public func constraint(
    equalToConstant constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: nil, 1, constant, SourceLine(file: file, line: line))
  }

  /// This length is `multiplier` times the other one, and `constant` points more.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier, constant, SourceLine(file: file, line: line))
  }

  /// This length is at least `constant` points.
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: nil, 1, constant, SourceLine(file: file, line: line))
  }

  /// This length is at least `multiplier` times the other one, and `constant` points more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(
      .greaterThanOrEqual, to: anchor, multiplier, constant, SourceLine(file: file, line: line))
  }

  /// This length is at most `constant` points.
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: nil, 1, constant, SourceLine(file: file, line: line))
  }

  /// This length is at most `multiplier` times the other one, and `constant` points more.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier, constant, SourceLine(file: file, line: line))
  }
}

/// The standard distance between two views.
enum SystemSpacing {
  /// The distance in points that a multiplier of 1 stands for.
  ///
  /// 8 points. Ours: from one baseline to another it is the height of a line of the lower text,
  /// where UIKit takes a distance from both fonts that is not documented.
  static func points(from upper: ItemAttribute, to lower: ItemAttribute) -> CGFloat {
    let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    guard baselines.contains(upper.attribute), baselines.contains(lower.attribute),
      let lineHeight = lower.item.constrainedView?.lineHeight
    else { return 8 }
    return lineHeight
  }
}
