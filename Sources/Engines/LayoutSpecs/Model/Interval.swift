/// The lengths from `lower` to `upper` that one axis of a size range allows, in points.
///
/// `upper` may be infinite. Inside the engine `lower` may exceed `upper`: a stack creates such an
/// interval for a stretched child with a small maximum, and `intersection` resolves it. A bound is
/// NaN where it is a fraction of an undefined length.
public struct Interval: Sendable, Hashable {
  /// The shortest length.
  public var lower: Double
  /// The longest length; infinite where there is no limit.
  public var upper: Double

  /// All lengths from 0.
  public static let unbounded = Interval(lower: 0, upper: .infinity)

  /// The single length `length`.
  static func exactly(_ length: Double) -> Interval { Interval(lower: length, upper: length) }

  /// Whether the interval allows a single length.
  public var isExact: Bool { lower == upper }

  /// The allowed length nearest to `length`; `lower` overrides `upper` where they contradict.
  func clamp(_ length: Double) -> Double { larger(lower, smaller(upper, length)) }

  /// The intersection with `requested`; where that is empty, the end of this interval that is
  /// nearer to `requested`.
  ///
  /// By this rule a parent's size range always overrides a child's style. Source:
  /// `ASSizeRangeIntersect`.
  func intersection(_ requested: Interval) -> Interval {
    let low = larger(lower, requested.lower)
    let high = smaller(upper, requested.upper)
    if low <= high { return Interval(lower: low, upper: high) }
    return .exactly(lower < requested.lower ? upper : lower)
  }

  /// The distance from `length` to the interval: positive below it, negative above it, 0 inside.
  func violation(of length: Double) -> Double {
    if length < lower { return lower - length }
    if length > upper { return upper - length }
    return 0
  }
}

/// The larger of two numbers, by one comparison: `b` only where `a < b`, so that a NaN in `a` is
/// returned and a NaN in `b` is ignored.
///
/// Source: the `MAX` macro that Texture uses. `Swift.max` treats NaN differently.
@inline(__always)
func larger(_ a: Double, _ b: Double) -> Double { a < b ? b : a }

/// The smaller of two numbers, by one comparison: `a` only where `a < b`, so that a NaN in `a` is
/// ignored and a NaN in `b` is returned.
///
/// Source: the `MIN` macro that Texture uses. `Swift.min` treats NaN differently.
@inline(__always)
func smaller(_ a: Double, _ b: Double) -> Double { a < b ? a : b }
