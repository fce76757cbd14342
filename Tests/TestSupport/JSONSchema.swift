package import Foundation

/// A JSON Schema, as far as the project's own go, and what documents do with it.
package struct JSONSchema {
  private let root: [String: Any]
  /// The definition and property of every key that documents had.
  package private(set) var usedKeys: Set<String> = []
  /// What was wrong with the documents.
  package private(set) var mistakes: [String] = []

  /// Reads a schema.
  package init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  private var definitions: [String: [String: Any]] {
    (root["definitions"] ?? root["$defs"]) as? [String: [String: Any]] ?? [:]
  }

  /// The definition and property of every key that the schema has.
  package var keys: Set<String> {
    var keys: Set<String> = []
    for (name, schema) in definitions.merging(["": root], uniquingKeysWith: { $1 }) {
      let properties = schema["properties"] as? [String: Any] ?? [:]
      keys.formUnion(properties.keys.map { "\(name).\($0)" })
    }
    return keys
  }

  /// Holds a document against the schema, or one of its definitions; a key that it does not know is a
  /// mistake too.
  package mutating func check(_ document: Data, as definition: String = "") throws {
    let value = try JSONSerialization.jsonObject(with: document)
    guard let schema = definition.isEmpty ? root : definitions[definition] else {
      return fail("no definition \(definition)", "")
    }
    check(value, against: schema, definition: definition, place: definition)
  }

  private mutating func check(
    _ value: Any, against schema: [String: Any], definition: String, place: String
  ) {
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
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
    if let only = schema["const"] {
      if (value as? NSObject) != (only as? NSObject) { fail("not \(only): \(value)", place) }
      return
    }
    if schema["enum"] != nil {
      if !isOne(value, of: schema) { fail("no word of the enumeration: \(value)", place) }
      return
    }
    if let types = schema["type"] as? [String] {
      return check(value, asOneOf: types, of: schema, definition: definition, place: place)
    }
    switch schema["type"] as? String {
    case "object": checkObject(value, schema, definition, place)
    case "array": checkArray(value, schema, definition, place)
    case "string": if !(value is String) { fail("no string", place) }
    case "boolean", "integer", "number": if !(value is NSNumber) { fail("no number", place) }
    default: fail("the schema says no type", place)
    }
  }

  private mutating func check(
    _ value: Any, asOneOf types: [String], of schema: [String: Any], definition: String,
    place: String
  ) {
    let type =
      switch value {
      case is NSNull: "null"
      case is String: "string"
      case is NSNumber: "number"
      case is [Any]: "array"
      default: "object"
      }
    guard types.contains(type) else { return fail("none of \(types)", place) }
    // The form of its items is another schema's.
    guard type != "null", type != "array" || schema["items"] != nil else { return }
    let only = schema.merging(["type": type]) { $1 }
    check(value, against: only, definition: definition, place: place)
  }

  private mutating func checkObject(
    _ value: Any, _ schema: [String: Any], _ definition: String, _ place: String
  ) {
    guard let object = value as? [String: Any] else { return fail("no object", place) }
    for key in schema["required"] as? [String] ?? [] where object[key] == nil {
      fail("\(key) is missing", place)
    }
    // An object whose form another schema has.
    guard let properties = schema["properties"] as? [String: [String: Any]] else { return }
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
