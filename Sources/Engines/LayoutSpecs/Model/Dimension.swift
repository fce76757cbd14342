import Foundation

/// A length in an element's style: given in points, as a part of the parent's length, or left open.
///
/// Source: `ASDimension`. A dimension carries any number; `SpecTree` refuses points that are
/// negative or not finite, and fractions outside 0…1.
public enum Dimension: Sendable, Hashable {
  /// Left open: the content and the room decide.
  case auto
  /// A length in points; finite and not negative.
  case points(Double)
  /// A part of the parent's length, 0…1. Where that length is undefined, so is the result.
  case fraction(Double)

  /// Reads the textual form, as `ASDimensionMake` reads a string.
  ///
  /// The empty string and `auto` are auto; a number before the suffix `pt` is points (0 where there
  /// is no number), one before `%` a fraction in hundredths. Anything else, `"100"` included, is
  /// auto without a complaint: this is what Texture does.
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

  /// The length in points, where `parent` is the parent's length and `auto` what to take when left
  /// open.
  ///
  /// A fraction of NaN (undefined) is NaN, one of infinity is infinite, or NaN for a fraction of 0.
  public func resolved(parent: Double, auto: Double) -> Double {
    switch self {
    case .auto: auto
    case .points(let points): points
    case .fraction(let fraction): fraction * parent
    }
  }
}

extension Dimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Takes a literal as points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }

  /// Takes a literal as points.
  public init(floatLiteral value: Double) { self = .points(value) }
}

extension Dimension: CustomStringConvertible {
  /// The textual form, without decimals: `13pt`, `50%`, `Auto`.
  public var description: String {
    switch self {
    case .auto: "Auto"
    case .points(let points): "\(String(format: "%.0f", points))pt"
    case .fraction(let fraction): "\(String(format: "%.0f", fraction * 100))%"
    }
  }
}
