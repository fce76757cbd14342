import AffineGeometry
import Geometry

/// A size whose lengths are affine in a parameter.
struct AffineSize: Hashable {
  var width: AffineLength
  var height: AffineLength

  static let zero = AffineSize(width: .zero, height: .zero)

  init(width: AffineLength, height: AffineLength) {
    self.width = width
    self.height = height
  }

  init(along axis: Axis, _ main: AffineLength, across cross: AffineLength) {
    self =
      axis == .horizontal
      ? AffineSize(width: main, height: cross) : AffineSize(width: cross, height: main)
  }

  subscript(axis: Axis) -> AffineLength { axis == .horizontal ? width : height }

  /// The same size, with every undefined length replaced by that of `other`.
  func filled(with other: AffineSize) -> AffineSize {
    AffineSize(
      width: width.value.isNaN ? other.width : width,
      height: height.value.isNaN ? other.height : height)
  }
}

/// An `Interval` whose bounds are affine in a parameter.
struct AffineInterval: Hashable {
  var lower: AffineLength
  var upper: AffineLength

  static let unbounded = AffineInterval(lower: .zero, upper: AffineLength(.infinity))

  static func exactly(_ length: AffineLength) -> AffineInterval {
    AffineInterval(lower: length, upper: length)
  }
}

/// A `SizeRange` whose bounds are affine in a parameter.
struct AffineRange: Hashable {
  var width: AffineInterval
  var height: AffineInterval

  static let unconstrained = AffineRange(width: .unbounded, height: .unbounded)

  init(width: AffineInterval, height: AffineInterval) {
    self.width = width
    self.height = height
  }

  init(along axis: Axis, _ main: AffineInterval, across cross: AffineInterval) {
    self =
      axis == .horizontal
      ? AffineRange(width: main, height: cross) : AffineRange(width: cross, height: main)
  }

  init(exactly size: AffineSize) {
    self.init(width: .exactly(size.width), height: .exactly(size.height))
  }

  subscript(axis: Axis) -> AffineInterval { axis == .horizontal ? width : height }

  var min: AffineSize { AffineSize(width: width.lower, height: height.lower) }
  var max: AffineSize { AffineSize(width: width.upper, height: height.upper) }
}

extension AffineDomain {
  mutating func clamp(_ length: AffineLength, into interval: AffineInterval) -> AffineLength {
    larger(interval.lower, smaller(interval.upper, length))
  }

  mutating func clamp(_ size: AffineSize, into range: AffineRange) -> AffineSize {
    AffineSize(
      width: clamp(size.width, into: range.width), height: clamp(size.height, into: range.height))
  }

  /// The rule of `Interval.intersection`.
  mutating func intersection(
    _ interval: AffineInterval, _ requested: AffineInterval
  ) -> AffineInterval {
    let low = larger(interval.lower, requested.lower)
    let high = smaller(interval.upper, requested.upper)
    if !isLess(high, low) { return AffineInterval(lower: low, upper: high) }
    return .exactly(isLess(interval.lower, requested.lower) ? interval.upper : interval.lower)
  }

  mutating func intersection(_ range: AffineRange, _ requested: AffineRange) -> AffineRange {
    AffineRange(
      width: intersection(range.width, requested.width),
      height: intersection(range.height, requested.height))
  }

  /// The rule of `Interval.violation`.
  mutating func violation(
    of length: AffineLength, in interval: AffineInterval
  ) -> AffineLength {
    if isLess(length, interval.lower) { return interval.lower - length }
    if isLess(interval.upper, length) { return interval.upper - length }
    return .zero
  }

  /// The rule of `isValidLength`; a length within rounding error of 0 counts as 0.
  mutating func isValid(_ length: AffineLength) -> Bool {
    guard length.value.isFinite else { return false }
    return !isLess(length, .zero) && isLess(length, AffineLength(10_000_000))
  }

  /// Whether both bounds are equal and finite.
  mutating func isExact(_ interval: AffineInterval) -> Bool {
    interval.lower.value.isFinite && order(interval.lower, interval.upper) == 0
  }

  /// The rule of `CGSize.validOrUndefined`.
  mutating func validOrUndefined(_ size: AffineSize) -> AffineSize {
    AffineSize(
      width: isValid(size.width) ? size.width : .undefined,
      height: isValid(size.height) ? size.height : .undefined)
  }
}

extension Dimension {
  /// The length in points; see `resolved(parent:auto:)`.
  func resolved(parent: AffineLength, auto: AffineLength) -> AffineLength {
    switch self {
    case .auto: auto
    case .points(let points): AffineLength(points)
    case .fraction(let fraction): fraction * parent
    }
  }
}
