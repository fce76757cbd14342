/// A length in an element's style: in points, as a fraction of the parent's length, or automatic.
///
/// Source: `ASDimension`. A dimension may contain any number; `SpecTree` rejects points that are
/// negative or not finite, and fractions outside 0…1.
public enum Dimension: Sendable, Hashable {
  /// Automatic: the content and the available size determine the length.
  case auto
  /// A length in points; finite and not negative.
  case points(Double)
  /// A fraction of the parent's length, 0…1. Where that length is undefined, so is the result.
  case fraction(Double)

  /// The length in points; `parent` is the parent's length, and `auto` the result for
  /// `Dimension.auto`.
  ///
  /// A fraction of NaN (undefined) is NaN. A fraction of infinity is infinite, or NaN where the
  /// fraction is 0.
  public func resolved(parent: Double, auto: Double) -> Double {
    switch self {
    case .auto: auto
    case .points(let points): points
    case .fraction(let fraction): fraction * parent
    }
  }
}

extension Dimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a length in points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }

  /// Creates a length in points.
  public init(floatLiteral value: Double) { self = .points(value) }
}
