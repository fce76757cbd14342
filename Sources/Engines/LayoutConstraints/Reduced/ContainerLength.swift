/// A length that depends on the container: `constant + width × W + height × H`.
///
/// While a system is reduced, the size of the container remains a symbol, so that the result can be
/// solved for every container.
struct ContainerLength {
  var constant = 0.0
  /// The change per point of the container's width, in points.
  var width = 0.0
  /// The change per point of the container's height, in points.
  var height = 0.0

  /// Adds a multiple of another length.
  mutating func add(_ other: ContainerLength, times factor: Double) {
    constant += factor * other.constant
    width += factor * other.width
    height += factor * other.height
  }

  /// The length times a factor.
  func scaled(by factor: Double) -> ContainerLength {
    ContainerLength(constant: factor * constant, width: factor * width, height: factor * height)
  }

  /// The length in a container of this size.
  func value(width containerWidth: Double, height containerHeight: Double) -> Double {
    constant + width * containerWidth + height * containerHeight
  }
}

/// A length that depends only on the container's width: `constant + rate × width`.
struct MovingLength: Equatable {
  var constant = 0.0
  /// The change per point of width, in points.
  var rate = 0.0

  init() {}

  /// Makes a length from its value at one width and its rate.
  init(_ value: Double, at width: Double, rate: Double) {
    constant = value - rate * width
    self.rate = rate
  }

  /// Makes a length from one that depends on the container, for a known height.
  init(_ length: ContainerLength, height: Double) {
    constant = length.constant + length.height * height
    rate = length.width
  }

  /// The length in a container of this width.
  func value(at width: Double) -> Double { constant + rate * width }

  /// Adds a multiple of another length.
  mutating func add(_ other: MovingLength, times factor: Double) {
    constant += factor * other.constant
    rate += factor * other.rate
  }
}
