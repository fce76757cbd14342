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
