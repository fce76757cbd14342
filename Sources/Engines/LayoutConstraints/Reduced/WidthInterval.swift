/// Widths of the container, both ends among them.
struct WidthInterval {
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

  /// Takes away what another interval has not.
  mutating func formIntersection(_ other: WidthInterval) {
    lower = max(lower, other.lower)
    upper = min(upper, other.upper)
  }

  /// Takes away the widths at which a length is negative that is not at the given width, and moves
  /// from there.
  mutating func limit(_ length: Double, rate: Double, at width: Double) {
    let end = width - length / rate
    if rate < 0 { upper = min(upper, max(end, width)) }
    if rate > 0 { lower = max(lower, min(end, width)) }
  }

  /// Takes away the widths at which a condition is met, or missed, in another way than at the given
  /// width, where its two sides are `difference` apart; says whether that can be told.
  ///
  /// Where the sides are equal, they have to stay equal. `size` is that of the numbers involved.
  mutating func keep(_ difference: Double, size: Double, rate: Double, at width: Double) -> Bool {
    if Self.isTouched(difference, size: size) {
      return rate.magnitude <= Self.leastRate
    }
    if difference < 0 {
      limit(-difference, rate: -rate, at: width)
    } else {
      limit(difference, rate: rate, at: width)
    }
    return true
  }

  /// Whether the two sides of a condition, so far apart, count as equal; `size` is that of the numbers
  /// involved.
  static func isTouched(_ difference: Double, size: Double) -> Bool {
    difference.magnitude <= tolerance * (1 + size)
  }

  /// How far, in points and for each point of the numbers involved, the sides of a condition may be
  /// apart to count as equal: what the simplex method allows.
  static let tolerance = 1e-7
  /// The least that a difference moves by for each point of width and is not rounding.
  static let leastRate = 1e-11
}
