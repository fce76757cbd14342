import Foundation
import Geometry

extension CGSize {
  /// The size with one length along `axis` and one across it.
  @inline(__always)
  init(along axis: Axis, _ main: Double, across cross: Double) {
    switch axis {
    case .horizontal: self.init(width: main, height: cross)
    case .vertical: self.init(width: cross, height: main)
    }
  }

  /// The length along one axis.
  @inline(__always)
  subscript(axis: Axis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }

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
