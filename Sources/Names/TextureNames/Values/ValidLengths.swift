// Whether Texture lays out with a number. Source: `ASDimension.h` and `ASDimensionInternal.h`.

/// Whether a length is a size in points: from 0 to below 10 000 000.
public func ASPointsValidForSize(_ points: CGFloat) -> Bool {
  isWhole(points) && points >= 0 && points < 10_000_000
}
public func ASIsCGSizeValidForSize(_ size: CGSize) -> Bool {
  ASPointsValidForSize(size.width) && ASPointsValidForSize(size.height)
}
/// Whether a length is finite, not negative, and below half of the largest number.
public func ASPointsValidForLayout(_ points: CGFloat) -> Bool {
  isWhole(points) && points >= 0 && points < CGFloat.greatestFiniteMagnitude / 2
}
public func ASIsCGSizeValidForLayout(_ size: CGSize) -> Bool {
  ASPointsValidForLayout(size.width) && ASPointsValidForLayout(size.height)
}
/// Whether a coordinate is a position in points: below 10 000 000.
public func ASIsCGPositionPointsValidForLayout(_ points: CGFloat) -> Bool {
  isWhole(points) && points < 10_000_000
}
public func ASIsCGPositionValidForLayout(_ point: CGPoint) -> Bool {
  ASIsCGPositionPointsValidForLayout(point.x) && ASIsCGPositionPointsValidForLayout(point.y)
}
public func ASIsCGRectValidForLayout(_ rect: CGRect) -> Bool {
  ASIsCGPositionValidForLayout(rect.origin) && ASIsCGSizeValidForLayout(rect.size)
}
public func ASIsTransformValidForLayout(_ transform: CATransform3D) -> Bool {
  let rows = [
    transform.m11, transform.m12, transform.m13, transform.m14,
    transform.m21, transform.m22, transform.m23, transform.m24,
    transform.m31, transform.m32, transform.m33, transform.m34,
    transform.m41, transform.m42, transform.m43, transform.m44,
  ]
  return !rows.contains { $0.isNaN }
}

/// Whether a number is zero, or finite and not too small for all its digits.
private func isWhole(_ number: CGFloat) -> Bool { number.isNormal || number == 0 }
