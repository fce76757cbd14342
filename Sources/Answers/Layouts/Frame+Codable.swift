extension Frame: Decodable {
  /// Reads `[x, y, width, height]`; throws unless there are exactly four numbers.
  package init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder)
    guard numbers.count == 4 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a frame is [x, y, width, height], not \(numbers.count) numbers"))
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
