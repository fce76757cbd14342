import Foundation

/// A JSON Schema, as far as the record's goes, and what a document does with it.
struct JSONSchema {
  private let root: [String: Any]
  /// The definition and property of every key that documents had.
  private(set) var usedKeys: Set<String> = []
  /// What was wrong with the documents.
  private(set) var mistakes: [String] = []

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// The definition and property of every key that the schema has.
  var keys: Set<String> {
    let definitions = root["definitions"] as? [String: [String: Any]] ?? [:]
    var keys: Set<String> = []
    for (name, schema) in definitions.merging(["": root], uniquingKeysWith: { $1 }) {
      let properties = schema["properties"] as? [String: Any] ?? [:]
      keys.formUnion(properties.keys.map { "\(name).\($0)" })
    }
    return keys
  }

  /// Holds a document against the schema; a key that it does not know is a mistake too.
  mutating func check(_ document: Data) throws {
    let value = try JSONSerialization.jsonObject(with: document)
    check(value, against: root, definition: "", place: "")
  }

  private mutating func check(
    _ value: Any, against schema: [String: Any], definition: String, place: String
  ) {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/definitions/".count))
      let definitions = root["definitions"] as? [String: [String: Any]] ?? [:]
      guard let definition = definitions[name] else { return fail("no definition \(name)", place) }
      return check(value, against: definition, definition: name, place: place)
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let isAny = choices.contains { choice in
        (choice["type"] as? String) == "number" ? value is NSNumber : isOne(value, of: choice)
      }
      if !isAny { fail("none of the choices", place) }
      return
    }
    if schema["enum"] != nil {
      if !isOne(value, of: schema) { fail("no word of the enumeration: \(value)", place) }
      return
    }
    switch schema["type"] as? String {
    case "object": checkObject(value, schema, definition, place)
    case "array": checkArray(value, schema, definition, place)
    case "string": if !(value is String) { fail("no string", place) }
    case "boolean", "integer", "number": if !(value is NSNumber) { fail("no number", place) }
    default: fail("the schema says no type", place)
    }
  }

  private mutating func checkObject(
    _ value: Any, _ schema: [String: Any], _ definition: String, _ place: String
  ) {
    guard let object = value as? [String: Any] else { return fail("no object", place) }
    for key in schema["required"] as? [String] ?? [] where object[key] == nil {
      fail("\(key) is missing", place)
    }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    for (key, member) in object {
      if let property = properties[key] {
        usedKeys.insert("\(definition).\(key)")
        check(member, against: property, definition: definition, place: "\(place).\(key)")
      } else if let other = schema["additionalProperties"] as? [String: Any] {
        check(member, against: other, definition: definition, place: "\(place).\(key)")
      } else {
        fail("the schema has no key \(key)", place)
      }
    }
  }

  private mutating func checkArray(
    _ value: Any, _ schema: [String: Any], _ definition: String, _ place: String
  ) {
    guard let array = value as? [Any] else { return fail("no array", place) }
    let fewest = schema["minItems"] as? Int ?? 0
    let most = schema["maxItems"] as? Int ?? .max
    if !(fewest...most).contains(array.count) { fail("\(array.count) items", place) }
    for (index, item) in array.enumerated() {
      let items = schema["items"] as? [String: Any] ?? [:]
      check(item, against: items, definition: definition, place: "\(place)[\(index)]")
    }
  }

  private func isOne(_ value: Any, of schema: [String: Any]) -> Bool {
    guard let word = value as? String else { return false }
    return (schema["enum"] as? [String] ?? []).contains(word)
  }

  private mutating func fail(_ message: String, _ place: String) {
    mistakes.append("\(place): \(message)")
  }
}
