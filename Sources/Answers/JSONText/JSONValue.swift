import Geometry

/// A value that programs read, and its text: the same bytes for the same value.
///
/// ```swift
/// let value: JSONValue = ["points": 92.5, "lines": [1, 4], "fix": nil]
/// value.text()  // {"fix":null,"lines":[1,4],"points":92.5}
/// ```
///
/// Where there is no `Codable`, as in a web page, this is how answers are written.
package enum JSONValue: Sendable, Equatable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with all its digits.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in their order.
  case array([JSONValue])
  /// Values by their names, which are written in the order of their characters.
  case object([String: JSONValue])

  /// A text, or nothing.
  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// A number, or nothing.
  package init(_ number: Double?) { self = number.map { .number($0) } ?? .null }

  /// A whole number, or nothing.
  package init(_ integer: Int?) { self = integer.map { .integer($0) } ?? .null }

  /// True or false, or nothing.
  package init(_ bool: Bool?) { self = bool.map { .bool($0) } ?? .null }

  /// Whole numbers in their order.
  package init(_ integers: [Int]) { self = .array(integers.map { .integer($0) }) }

  /// Texts in their order.
  package init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) { self = .null }
  package init(booleanLiteral bool: Bool) { self = .bool(bool) }
  package init(integerLiteral integer: Int) { self = .integer(integer) }
  package init(floatLiteral number: Double) { self = .number(number) }
  package init(stringLiteral text: String) { self = .string(text) }
  package init(arrayLiteral values: JSONValue...) { self = .array(values) }

  package init(dictionaryLiteral values: (String, JSONValue)...) {
    self = .object(Dictionary(values) { first, _ in first })
  }
}
