/// The lengths from `lower` to `upper` that one axis of a size range allows, in points.
///
/// `upper` may be infinite. Inside the engine `lower` may exceed `upper`: a stack makes such an
/// interval for a stretched child with a small maximum, and `intersection` says what then holds.
/// NaN in a bound means that it was a fraction of something undefined.
public struct Interval: Sendable, Hashable {
  /// The shortest length.
  public var lower: Double
  /// The longest length; infinite where there is none.
  public var upper: Double

  /// Every length.
  public static let unbounded = Interval(lower: 0, upper: .infinity)

  /// The single length `length`.
  static func exactly(_ length: Double) -> Interval { Interval(lower: length, upper: length) }

  /// Whether there is a single length.
  public var isExact: Bool { lower == upper }

  /// The length nearest to `length`; `lower` wins over `upper` where they exclude each other.
  func clamp(_ length: Double) -> Double { larger(lower, smaller(upper, length)) }

  /// The part of this interval that `wish` also allows; this one's nearer end where there is none.
  ///
  /// This is the rule by which a parent's constraint always wins over a child's style.
  /// Source: `ASSizeRangeIntersect`.
  func intersection(_ wish: Interval) -> Interval {
    let low = larger(lower, wish.lower)
    let high = smaller(upper, wish.upper)
    if low <= high { return Interval(lower: low, upper: high) }
    return .exactly(lower < wish.lower ? upper : lower)
  }

  /// How much `length` lacks (positive) or exceeds (negative); 0 inside the interval.
  func violation(of length: Double) -> Double {
    if length < lower { return lower - length }
    if length > upper { return upper - length }
    return 0
  }
}

/// The larger of two numbers, by one comparison: `b` only where `a < b`, so that NaN stays where it
/// stands.
///
/// Source: the `MAX` macro that Texture is written with. `Swift.max` treats NaN differently.
@inline(__always)
func larger(_ a: Double, _ b: Double) -> Double { a < b ? b : a }

/// The smaller of two numbers, by one comparison: `a` only where `a < b`.
///
/// Source: the `MIN` macro that Texture is written with. `Swift.min` treats NaN differently.
@inline(__always)
func smaller(_ a: Double, _ b: Double) -> Double { a < b ? a : b }
