extension Phrase.Part: Decodable {
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
}
