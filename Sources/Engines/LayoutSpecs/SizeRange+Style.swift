public import Foundation
import Geometry

extension SizeRange {
  /// The part of this range that `style` asks for; this range wins where the two do not meet.
  ///
  /// A component of `parentSize` is NaN where it is undefined: an exact size that is a fraction of
  /// it then counts as not given, and for a bound of this kind the result is `nil`. Source:
  /// `ASLayoutElementSizeResolve` and `ASSizeRangeIntersect`.
  public func narrowed(by style: ElementStyle, parentSize: CGSize) -> SizeRange? {
    let width = style.interval(along: .horizontal, parent: parentSize.width, auto: .unbounded)
    let height = style.interval(along: .vertical, parent: parentSize.height, auto: .unbounded)
    let bounds = [width.lower, width.upper, height.lower, height.upper]
    guard !bounds.contains(where: \.isNaN) else { return nil }
    return intersection(SizeRange(along: .horizontal, width, across: height))
  }
}
