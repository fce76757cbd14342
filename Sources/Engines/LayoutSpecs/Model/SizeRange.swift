public import Geometry

/// The sizes that an element may have: from `min` to `max` on each axis, in points.
///
/// Source: `ASSizeRange`. `min` is finite and not negative; a component of `max` may be infinite.
public struct SizeRange: Sendable, Hashable {
  /// The smallest size.
  public var min: CGSize
  /// The largest size.
  public var max: CGSize

  /// Creates the range from `min` to `max`.
  ///
  /// A layout in a range whose `min` exceeds its `max` is an error.
  public init(min: CGSize, max: CGSize) {
    self.min = min
    self.max = max
  }

  /// Creates the range that allows `size` only.
  public init(exactly size: CGSize) { self.init(min: size, max: size) }

  /// Creates the range of a container: its width, and its height or any height.
  public init(_ container: Container) {
    self.init(
      min: CGSize(width: container.width, height: container.height ?? 0),
      max: CGSize(width: container.width, height: container.height ?? .infinity))
  }

  /// All sizes.
  public static let unconstrained = SizeRange(
    min: .zero, max: CGSize(width: Double.infinity, height: Double.infinity))

  /// The size in the range that is nearest to `size`; `min` overrides `max`.
  public func clamp(_ size: CGSize) -> CGSize {
    CGSize(width: self[.horizontal].clamp(size.width), height: self[.vertical].clamp(size.height))
  }

  /// Whether its intersection with all sizes is the range itself.
  @inline(__always)
  var isWithinAllSizes: Bool {
    min.width >= 0 && min.height >= 0 && min.width <= max.width && min.height <= max.height
  }

  /// Whether a layout can start from this range.
  var isValid: Bool {
    [self[.horizontal], self[.vertical]].allSatisfy {
      $0.lower.isFinite && $0.lower >= 0 && $0.lower <= $0.upper
    }
  }
}

extension SizeRange {
  /// Creates the range from one interval along `axis` and one across it.
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

  /// The intersection with `requested`, axis by axis; this range wins where it is empty.
  public func intersection(_ requested: SizeRange) -> SizeRange {
    SizeRange(
      along: .horizontal, self[.horizontal].intersection(requested[.horizontal]),
      across: self[.vertical].intersection(requested[.vertical]))
  }

  /// The intersection with the sizes of `style`; this range wins where it is empty.
  ///
  /// A component of `parentSize` is NaN where it is undefined. An exact size that is a fraction of
  /// it is then ignored; for a minimum or maximum of this kind the result is `nil`. Source:
  /// `ASLayoutElementSizeResolve` and `ASSizeRangeIntersect`.
  public func narrowed(by style: ElementStyle, parentSize: CGSize) -> SizeRange? {
    let width = style.interval(along: .horizontal, parent: parentSize.width, auto: .unbounded)
    let height = style.interval(along: .vertical, parent: parentSize.height, auto: .unbounded)
    let bounds = [width.lower, width.upper, height.lower, height.upper]
    guard !bounds.contains(where: { $0.isNaN }) else { return nil }
    return intersection(SizeRange(along: .horizontal, width, across: height))
  }
}

extension ElementStyle {
  /// The interval that the sizes along `axis` allow; a bound is NaN where it is undefined.
  func interval(along axis: Axis, parent: Double, auto: Interval) -> Interval {
    switch axis {
    case .horizontal: Self.interval(minWidth, width, maxWidth, parent: parent, auto: auto)
    case .vertical: Self.interval(minHeight, height, maxHeight, parent: parent, auto: auto)
    }
  }

  private static func interval(
    _ minimum: Dimension, _ exact: Dimension, _ maximum: Dimension, parent: Double, auto: Interval
  ) -> Interval {
    let lower = minimum.resolved(parent: parent, auto: auto.lower)
    let upper = maximum.resolved(parent: parent, auto: auto.upper)
    if upper <= lower { return .exactly(lower) }
    let length = exact.resolved(parent: parent, auto: .nan)
    if length.isNaN { return Interval(lower: lower, upper: upper) }
    return .exactly(length > upper ? upper : length < lower ? lower : length)
  }
}

extension CGSize {
  /// The size with one length along `axis` and one across it.
  @inline(__always)
  package init(along axis: Axis, _ main: Double, across cross: Double) {
    switch axis {
    case .horizontal: self.init(width: main, height: cross)
    case .vertical: self.init(width: cross, height: main)
    }
  }
}
