/// A closed interval of the container's widths, in points.
struct ValidWidths {
  var lower = -Double.infinity
  var upper = Double.infinity

  /// Every width.
  init() {}

  /// One width alone.
  init(only width: Double) {
    lower = width
    upper = width
  }

  /// Whether a width is among them.
  func contains(_ width: Double) -> Bool { lower <= width && width <= upper }

  /// Keeps only the widths that another interval contains.
  mutating func formIntersection(_ other: ValidWidths) {
    lower = max(lower, other.lower)
    upper = min(upper, other.upper)
  }

  /// Removes the widths at which a length becomes negative, given its value at one width and its
  /// rate.
  mutating func limit(_ length: Double, rate: Double, at width: Double) {
    let end = width - length / rate
    if rate < 0 { upper = min(upper, max(end, width)) }
    if rate > 0 { lower = max(lower, min(end, width)) }
  }

  /// Removes the widths at which a condition is met or missed in another way than at the given
  /// width, where its two sides differ by `difference`; returns whether these widths are known.
  ///
  /// If the sides are equal, they must stay equal. `size` is that of the numbers involved.
  mutating func keep(_ difference: Double, size: Double, rate: Double, at width: Double) -> Bool {
    if Self.isTouched(difference, size: size) {
      return rate.magnitude <= SolverLimits.leastRate
    }
    if difference < 0 {
      limit(-difference, rate: -rate, at: width)
    } else {
      limit(difference, rate: rate, at: width)
    }
    return true
  }

  /// Whether two sides with this difference count as equal; `size` is that of the numbers involved.
  static func isTouched(_ difference: Double, size: Double) -> Bool {
    difference.magnitude <= SolverLimits.touchingDistance * (1 + size)
  }

  /// Whether both ends of a range count as equal.
  static func isOneValue(_ range: ClosedRange<Double>) -> Bool {
    if range.lowerBound == range.upperBound { return true }
    let length = range.upperBound - range.lowerBound
    return length.isFinite && isTouched(length, size: range.lowerBound.magnitude)
  }
}
