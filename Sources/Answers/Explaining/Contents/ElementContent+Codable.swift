extension TextBreaks: Decodable {
  /// Reads two numbers and four for each line; throws for any other count, and for lines that are none.
  package init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder)
    guard numbers.count >= 2, (numbers.count - 2).isMultiple(of: 4) else {
      throw Self.error("breaks are two numbers and four for each line", decoder)
    }
    let lines = try stride(from: 2, to: numbers.count, by: 4).map { index in
      guard let start = Int(exactly: numbers[index]), let end = Int(exactly: numbers[index + 1]),
        0 <= start, start <= end
      else { throw Self.error("a line shows no such scalars", decoder) }
      return Line(
        start: start, end: end, width: numbers[index + 2], isCut: numbers[index + 3] == 1)
    }
    self.init(from: numbers[0], to: numbers[1], lines: lines)
  }

  private static func error(_ text: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
  }
}
