/// The interval that a column's value or a row's activity may take; closed at both ends.
///
/// An infinite end means no bound. So does one of `Double.greatestFiniteMagnitude` or beyond,
/// because GLPK takes that number as "none".
public struct Bounds: Sendable, Equatable {
  /// The smallest allowed value; `-infinity` for none.
  public var lower: Double
  /// The largest allowed value; `infinity` for none.
  public var upper: Double

  /// Creates bounds from both ends; they are checked only when the program is solved.
  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Any value.
  public static let free = Bounds(lower: -.infinity, upper: .infinity)

  /// This value and no other.
  public static func exactly(_ value: Double) -> Bounds { Bounds(lower: value, upper: value) }

  /// This value or a larger one.
  public static func atLeast(_ lower: Double) -> Bounds { Bounds(lower: lower, upper: .infinity) }

  /// This value or a smaller one.
  public static func atMost(_ upper: Double) -> Bounds { Bounds(lower: -.infinity, upper: upper) }

  /// Any value from `lower` to `upper`.
  public static func between(_ lower: Double, _ upper: Double) -> Bounds {
    Bounds(lower: lower, upper: upper)
  }

  /// The same interval, with infinity for every end that means no bound.
  var normalised: Bounds {
    Bounds(
      lower: lower <= -Double.greatestFiniteMagnitude ? -.infinity : lower,
      upper: upper >= Double.greatestFiniteMagnitude ? .infinity : upper)
  }
}
