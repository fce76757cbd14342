extension EdgeTerms: Decodable {
  /// Reads two numbers for each line; throws for an odd count, and for lines that are none.
  package init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder)
    let lines = stride(from: 0, to: numbers.count - 1, by: 2).compactMap { index in
      Int(exactly: numbers[index]).map { Term(line: $0, points: numbers[index + 1]) }
    }
    guard 2 * lines.count == numbers.count else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "lines are two numbers each, the first one whole"))
    }
    terms = lines
  }
}
