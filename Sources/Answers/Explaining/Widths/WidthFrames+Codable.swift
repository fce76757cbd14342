extension StraightSegments: Decodable {
  /// Reads three numbers for each segment; throws for any other count.
  package init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder)
    guard numbers.count.isMultiple(of: 3) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "segments are three numbers each, not \(numbers.count) in all"))
    }
    self.init(
      stride(from: 0, to: numbers.count, by: 3).map {
        Segment(start: numbers[$0], value: numbers[$0 + 1], slope: numbers[$0 + 2])
      })
  }
}
