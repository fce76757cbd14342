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
