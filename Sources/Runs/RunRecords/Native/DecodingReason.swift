package import Foundation
import Geometry
import Scenarios

/// Why JSON could not be read, in a few words that name the place.
package enum DecodingReason {
  /// The reason why `json` could not be decoded, which `error` says, but for its numbers.
  ///
  /// The words quote from the file: they hold no control characters, which act on terminals and in
  /// logs, and are no longer than anybody reads.
  package static func text(for error: any Error, in json: Data = Data()) -> String {
    if case DecodingError.dataCorrupted(let context) = error, context.codingPath.isEmpty {
      return isJSON(json)
        ? "a number in it is too large, or is not whole" : "it is not JSON, or not all of it"
    }
    return quotable(words(for: error))
  }

  private static func isJSON(_ data: Data) -> Bool {
    (try? JSONSerialization.jsonObject(with: data)) != nil
  }

  /// Text from a file, for a line that people read.
  package static func quotable(_ text: String) -> String {
    ScenarioName.printable(text.cut(to: longest))
  }

  private static let longest = 300

  private static func words(for error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "\(place(context.codingPath + [key])) is missing"
    case DecodingError.typeMismatch(let type, let context):
      "\(place(context.codingPath)) is not \(word(for: type))"
    case DecodingError.valueNotFound(let type, let context):
      "\(place(context.codingPath)) is null instead of \(word(for: type))"
    case DecodingError.dataCorrupted(let context):
      "\(place(context.codingPath))\(words(for: context.debugDescription))"
    default:
      "\(error)"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "it" }
    return path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }

  private static func word(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }

  /// What the decoder says about a value, without words that only this code knows.
  private static func words(for description: String) -> String {
    if description.hasPrefix("Cannot initialize ") {
      // The raw value of an enumeration comes last.
      let value = description.split(separator: " value ", maxSplits: 1).last.map(String.init) ?? ""
      return " is '\(value)', which is none of its words"
    }
    if description.contains("Base64") { return " is not Base64" }
    return ": \(description)"
  }
}
