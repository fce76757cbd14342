import Geometry

extension CGSize {
  /// Whether both lengths are valid.
  ///
  /// Source: `ASIsCGSizeValidForSize`.
  @inline(__always)
  var isValidForLayout: Bool { isValidLength(width) && isValidLength(height) }

  /// The same size, with NaN (undefined) for every length that is not valid.
  @inline(__always)
  var validOrUndefined: CGSize {
    CGSize(
      width: isValidLength(width) ? width : .nan, height: isValidLength(height) ? height : .nan)
  }
}

extension CGPoint {
  /// Whether this is a valid position: finite, and below ten million points.
  ///
  /// Source: `ASIsCGPositionValidForLayout`.
  @inline(__always)
  var isValidForLayout: Bool {
    x < 10_000_000 && y < 10_000_000 && x > -.infinity && y > -.infinity
  }
}

/// Whether `length` is a valid length: 0, or a normal number below ten million points.
///
/// NaN, infinity, negative and denormal numbers are not. Source: `ASPointsValidForSize`.
@inline(__always)
func isValidLength(_ length: Double) -> Bool {
  // The bits of positive numbers are in the order of the numbers, so that one comparison is enough for
  // most lengths; those of smaller and negative numbers, infinity and NaN are not in the range.
  let least = Double.leastNormalMagnitude.bitPattern
  let end = (10_000_000 as Double).bitPattern
  return length.bitPattern &- least < end &- least || length == 0
}
