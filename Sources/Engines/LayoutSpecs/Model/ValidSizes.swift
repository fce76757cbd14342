import Foundation
import Geometry

extension CGSize {
  /// Whether both lengths count as the size of something.
  ///
  /// Source: `ASIsCGSizeValidForSize`.
  @inline(__always)
  var isValidForLayout: Bool { isValidLength(width) && isValidLength(height) }

  /// The same size with every length that is not valid made undefined (NaN).
  @inline(__always)
  var validOrUndefined: CGSize {
    CGSize(
      width: isValidLength(width) ? width : .nan, height: isValidLength(height) ? height : .nan)
  }
}

extension CGPoint {
  /// Whether this counts as the place of something: finite, and below ten million points.
  ///
  /// Source: `ASIsCGPositionValidForLayout`.
  @inline(__always)
  var isValidForLayout: Bool {
    x < 10_000_000 && y < 10_000_000 && x > -.infinity && y > -.infinity
  }
}

/// Whether `length` counts as the length of something: 0, or a normal number below ten million
/// points.
///
/// NaN, infinity, negative and denormal numbers do not. Source: `ASPointsValidForSize`.
@inline(__always)
func isValidLength(_ length: Double) -> Bool {
  length == 0 || (length >= Double.leastNormalMagnitude && length < 10_000_000)
}
