package import Geometry
import LayoutSpecs

/// The sizes that an element may take on each axis, in points; a length of `max` may be infinite.
public struct ASSizeRange: Sendable, Hashable, CustomStringConvertible {
  public var min, max: CGSize
  public init() { self.init(min: .zero, max: .zero) }
  public init(min: CGSize, max: CGSize) { (self.min, self.max) = (min, max) }
  init(_ range: SizeRange) { self.init(min: range.min, max: range.max) }
  /// The range that a container allows: its width, and its height or any height.
  package init(_ container: Container) { self.init(SizeRange(container)) }
  var sizeRange: SizeRange { SizeRange(min: min, max: max) }
  /// Both sizes, or only one where they are equal: `{{0, 0}, {375, inf}}`, `{{375, 812}}`.
  public var description: String {
    min == max ? "{\(text(of: min))}" : "{\(text(of: min)), \(text(of: max))}"
  }
}

public let ASSizeRangeZero = ASSizeRange()
public let ASSizeRangeUnconstrained = ASSizeRange(SizeRange.unconstrained)
public func ASSizeRangeMake(_ min: CGSize, _ max: CGSize) -> ASSizeRange {
  ASSizeRange(min: min, max: max)
}
public func ASSizeRangeMake(_ exactSize: CGSize) -> ASSizeRange {
  ASSizeRange(min: exactSize, max: exactSize)
}
/// The size in `range` that is nearest to `size`; the minimum wins over the maximum.
public func ASSizeRangeClamp(_ range: ASSizeRange, _ size: CGSize) -> CGSize {
  range.sizeRange.clamp(size)
}
/// The intersection of two ranges, or else the size in `range` nearest to `other`.
public func ASSizeRangeIntersect(_ range: ASSizeRange, _ other: ASSizeRange) -> ASSizeRange {
  ASSizeRange(range.sizeRange.intersection(other.sizeRange))
}
public func ASSizeRangeEqualToSizeRange(_ left: ASSizeRange, _ right: ASSizeRange) -> Bool {
  left == right
}
/// Whether the largest size is visible: wider and higher than 0.1 points.
public func ASSizeRangeHasSignificantArea(_ range: ASSizeRange) -> Bool {
  range.max.width > 0.1 && range.max.height > 0.1
}
public func NSStringFromASSizeRange(_ range: ASSizeRange) -> String { range.description }

// NaN: the length or the size of a parent that is unknown.
public let ASLayoutElementParentDimensionUndefined = CGFloat.nan
public let ASLayoutElementParentSizeUndefined = CGSize(width: CGFloat.nan, height: CGFloat.nan)
/// A size in braces, whole numbers without decimals.
func text(of size: CGSize) -> String { "{\(text(of: size.width)), \(text(of: size.height))}" }
/// A point in braces, whole numbers without decimals.
func text(of point: CGPoint) -> String { "{\(text(of: point.x)), \(text(of: point.y))}" }

private func text(of length: CGFloat) -> String {
  String(format: "%.17g", locale: nil, Double(length))
}
