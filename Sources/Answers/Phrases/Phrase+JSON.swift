package import JSONText

extension Phrase: JSONRepresentable {
  /// The text, for programs that show it to people.
  package var json: JSONValue { .string(text) }
}

extension Phrase.Part: JSONRepresentable {
  /// Words as a string, and each other part as an object with one property.
  package var json: JSONValue {
    switch self {
    case .words(let words): .string(words)
    case .number(let number): .object(["number": number.json])
    case .line(let line): .object(["line": line.json])
    case .code(let rule): .object(["rule": rule.json])
    }
  }
}
