extension Phrase: Encodable {
  /// Encodes the text, for programs that show it to people.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension Phrase.Part: Codable {
  private enum CodingKeys: String, CodingKey { case number, line, rule }

  /// Reads words from a string, and each other part from an object with one property.
  package init(from decoder: any Decoder) throws {
    if let words = try? decoder.singleValueContainer().decode(String.self) {
      self = .words(words)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let line = try container.decodeIfPresent(Int.self, forKey: .line) {
      self = .line(line)
    } else if let rule = try container.decodeIfPresent(String.self, forKey: .rule) {
      self = .code(rule)
    } else {
      self = .number(try container.decode(String.self, forKey: .number))
    }
  }

  /// Encodes words as a string, and each other part as an object with one property.
  package func encode(to encoder: any Encoder) throws {
    if case .words(let words) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(words)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .words: break
    case .number(let number): try container.encode(number, forKey: .number)
    case .line(let line): try container.encode(line, forKey: .line)
    case .code(let rule): try container.encode(rule, forKey: .rule)
    }
  }
}
