/// A length that depends on the container: `constant + width × W + height × H`.
///
/// While a system is reduced, the size of the container stays a symbol in it, so that what was
/// reduced once can be solved for every container.
struct ContainerLength {
  var constant = 0.0
  /// How many points it grows per point of the container's width.
  var width = 0.0
  /// How many points it grows per point of the container's height.
  var height = 0.0

  /// Whether it is 0 in every container.
  var isZero: Bool { constant == 0 && width == 0 && height == 0 }

  /// Adds a multiple of another one.
  mutating func add(_ other: ContainerLength, times factor: Double) {
    constant += factor * other.constant
    width += factor * other.width
    height += factor * other.height
  }

  /// The same, multiplied by a factor.
  func scaled(by factor: Double) -> ContainerLength {
    ContainerLength(constant: factor * constant, width: factor * width, height: factor * height)
  }

  /// The length in a container of this size.
  func value(width containerWidth: Double, height containerHeight: Double) -> Double {
    constant + width * containerWidth + height * containerHeight
  }
}

/// A length that changes with the container's width alone: `constant + rate × width`.
struct MovingLength: Equatable {
  var constant = 0.0
  /// How many points it grows per point of width.
  var rate = 0.0

  init() {}

  /// A length that is known at one width, and how it moves from there.
  init(_ value: Double, at width: Double, rate: Double) {
    constant = value - rate * width
    self.rate = rate
  }

  /// A length that depends on the container, whose height is known.
  init(_ length: ContainerLength, height: Double) {
    constant = length.constant + length.height * height
    rate = length.width
  }

  /// The length in a container of this width.
  func value(at width: Double) -> Double { constant + rate * width }

  /// Adds a multiple of another one.
  mutating func add(_ other: MovingLength, times factor: Double) {
    constant += factor * other.constant
    rate += factor * other.rate
  }
}
