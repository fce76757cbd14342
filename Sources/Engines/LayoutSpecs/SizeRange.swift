public import Foundation
public import Geometry

/// The sizes that an element may take: from `min` to `max` on each axis, in points.
///
/// Source: `ASSizeRange`. `min` is finite and not negative; a component of `max` may be infinite.
public struct SizeRange: Sendable, Hashable {
  /// The smallest size.
  public var min: CGSize
  /// The largest size.
  public var max: CGSize

  /// Makes the range from `min` to `max`.
  ///
  /// Laying out in a range whose `min` exceeds its `max` is an error.
  public init(min: CGSize, max: CGSize) {
    self.min = min
    self.max = max
  }

  /// Makes the range that holds `size` only.
  public init(exactly size: CGSize) { self.init(min: size, max: size) }

  /// Makes the range that a container allows: its width, and its height or any height.
  public init(_ container: Container) {
    self.init(
      min: CGSize(width: container.width, height: container.height ?? 0),
      max: CGSize(width: container.width, height: container.height ?? .infinity))
  }

  /// Every size.
  public static let unconstrained = SizeRange(
    min: .zero, max: CGSize(width: Double.infinity, height: Double.infinity))

  /// The size in the range that is nearest to `size`; `min` wins over `max`.
  public func clamp(_ size: CGSize) -> CGSize {
    CGSize(width: self[.horizontal].clamp(size.width), height: self[.vertical].clamp(size.height))
  }

  /// Whether a layout can start from this range.
  var isValid: Bool {
    [self[.horizontal], self[.vertical]].allSatisfy {
      $0.lower.isFinite && $0.lower >= 0 && $0.lower <= $0.upper
    }
  }
}

extension SizeRange {
  /// Makes the range from one interval along `axis` and one across it.
  @inline(__always)
  init(along axis: Axis, _ main: Interval, across cross: Interval) {
    self.init(
      min: CGSize(along: axis, main.lower, across: cross.lower),
      max: CGSize(along: axis, main.upper, across: cross.upper))
  }

  /// The lengths that one axis allows.
  @inline(__always)
  public subscript(axis: Axis) -> Interval {
    Interval(lower: min[axis], upper: max[axis])
  }

  /// The part of this range that `wish` also allows, axis by axis; this range wins.
  public func intersection(_ wish: SizeRange) -> SizeRange {
    SizeRange(
      along: .horizontal, self[.horizontal].intersection(wish[.horizontal]),
      across: self[.vertical].intersection(wish[.vertical]))
  }
}
