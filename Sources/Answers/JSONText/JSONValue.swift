import Geometry

/// A value that programs read, and its text: the same bytes for the same value.
///
/// ```swift
/// let value: JSONValue = ["points": 92.5, "lines": [1, 4], "fix": .null]
/// value.text()  // {"fix":null,"lines":[1,4],"points":92.5}
/// ```
///
/// Where there is no `Codable`, as in a web page, this is how answers are written too.
package enum JSONValue: Sendable, Equatable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A whole number that is never negative.
  case unsigned(UInt64)
  /// A number with all its digits.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in their order.
  case array([JSONValue])
  /// Values by their names.
  case object(JSONObject)

  /// A value, or `null` for nothing.
  package init(_ value: (some JSONRepresentable)?) { self = value?.json ?? .null }

  /// A case of an enumeration: an object whose only name is that of the case, with what it has.
  ///
  /// A value without a label has the name `_0`, as `Decodable` reads it.
  package static func enumCase(_ name: String, _ values: JSONObject = [:]) -> JSONValue {
    var object: JSONObject = [:]
    object[name] = .object(values)
    return .object(object)
  }

  /// An object with more members; those alone where this is no object.
  package func adding(_ others: JSONObject) -> JSONValue {
    guard case .object(var object) = self else { return .object(others) }
    for member in others.members { object[member.name] = member.value }
    return .object(object)
  }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(booleanLiteral bool: Bool) { self = .bool(bool) }
  package init(integerLiteral integer: Int) { self = .integer(integer) }
  package init(floatLiteral number: Double) { self = .number(number) }
  package init(stringLiteral text: String) { self = .string(text) }
  package init(arrayLiteral values: JSONValue...) { self = .array(values) }

  package init(dictionaryLiteral values: (String, JSONValue)...) {
    var object: JSONObject = [:]
    for (name, value) in values { object[name] = value }
    self = .object(object)
  }
}
