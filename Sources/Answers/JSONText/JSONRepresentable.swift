import Geometry

/// A type whose values programs read as JSON.
///
/// ```swift
/// extension ElementLine: JSONRepresentable {
///   package var json: JSONValue { .object(["line": line?.json, "rules": rules.json]) }
/// }
/// ```
///
/// `Decodable` reads what is written, so the names are those of the properties, a property that is
/// `nil` is left out, and a case of an enumeration is written by ``JSONValue/enumCase(_:_:)``.
package protocol JSONRepresentable {
  /// The value as JSON.
  var json: JSONValue { get }
}

extension JSONValue: JSONRepresentable {
  package var json: JSONValue { self }
}

extension String: JSONRepresentable {
  package var json: JSONValue { .string(self) }
}

extension Bool: JSONRepresentable {
  package var json: JSONValue { .bool(self) }
}

extension Int: JSONRepresentable {
  package var json: JSONValue { .integer(self) }
}

extension UInt64: JSONRepresentable {
  package var json: JSONValue { .unsigned(self) }
}

extension Double: JSONRepresentable {
  package var json: JSONValue { .number(self) }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  package var json: JSONValue { .array(map { $0.json }) }
}

extension Dictionary: JSONRepresentable where Key == String, Value: JSONRepresentable {
  package var json: JSONValue { .object(JSONObject(mapValues { $0.json })) }
}

/// The lowest and the highest value.
extension ClosedRange: JSONRepresentable where Bound: JSONRepresentable {
  package var json: JSONValue { .array([lowerBound.json, upperBound.json]) }
}

extension SIMD2: JSONRepresentable where Scalar: JSONRepresentable {
  package var json: JSONValue { .array([x.json, y.json]) }
}

extension JSONRepresentable where Self: RawRepresentable, RawValue == String {
  package var json: JSONValue { .string(rawValue) }
}

extension Axis: JSONRepresentable {}

extension Container: JSONRepresentable {
  package var json: JSONValue {
    .object(["width": width.json, "height": height?.json, "case": caseName?.json])
  }
}
