public import Foundation

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
