public import Foundation

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
