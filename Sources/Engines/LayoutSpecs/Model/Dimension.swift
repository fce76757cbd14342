import Foundation

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

  /// Reads the textual form, as `ASDimensionMake` reads a string.
  ///
  /// - The empty string and `auto` are auto.
  /// - A number before the suffix `pt` is points; 0 where there is no number.
  /// - A number before `%` is a fraction in hundredths.
  /// - Anything else, `"100"` included, is auto without an error, as in Texture.
  public init(_ text: String) {
    let number = Scanner(string: text).scanDouble() ?? 0
    if text.hasSuffix("pt") {
      self = .points(number)
    } else if text.hasSuffix("%") {
      self = .fraction(number / 100)
    } else {
      self = .auto
    }
  }

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

extension Dimension: CustomStringConvertible {
  /// The textual form, rounded to whole numbers: `13pt`, `50%`, `Auto`.
  public var description: String {
    switch self {
    case .auto: "Auto"
    case .points(let points): "\(String(format: "%.0f", points))pt"
    case .fraction(let fraction): "\(String(format: "%.0f", fraction * 100))%"
    }
  }
}
