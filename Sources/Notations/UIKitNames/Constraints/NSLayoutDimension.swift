public import Foundation

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
