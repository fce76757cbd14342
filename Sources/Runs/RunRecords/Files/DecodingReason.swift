import Scenarios

/// Why JSON could not be read, in a few words that name the place.
package enum DecodingReason {
  /// The words quote from the file: they hold no control characters, which act on terminals and in
  /// logs, and are no longer than anybody reads.
  package static func text(for error: any Error) -> String {
    quotable(words(for: error))
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
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(place(context.codingPath)) is of the wrong kind"
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is not JSON, or not all of it"
    case DecodingError.dataCorrupted(let context):
      "\(place(context.codingPath)): \(context.debugDescription)"
    default:
      "\(error)"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }
}
