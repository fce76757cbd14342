import Comparison
import Foundation
import Testing

@Suite("Functions of straight pieces")
struct StraightPiecesTests {
  @Test("a piece that continues the last one is part of it, and any other begins anew")
  func joining() {
    var pieces = StraightPieces()
    pieces.append(.init(start: 280, value: 10, slope: 0.5))
    pieces.append(.init(start: 300, value: 20.000_001, slope: 0.5))
    #expect(pieces.pieces.count == 1)
    pieces.append(.init(start: 310, value: 24, slope: 0.5))
    pieces.append(.init(start: 320, value: 29, slope: 0))
    #expect(pieces.pieces.map(\.start) == [280, 310, 320])
    #expect(
      [280, 300, 309, 310, 319, 500].map { pieces.value(at: $0) } == [10, 20, 24.5, 24, 28.5, 29])
    #expect(pieces.value(at: 270) == 5, "the first piece continues to the left")
    #expect(StraightPieces().value(at: 1) == 0)
  }

  @Test("pieces are written as three numbers each, rounded as far as positions need")
  func encoding() throws {
    let pieces = StraightPieces([
      .init(start: 280, value: -1e-9, slope: 1),
      .init(start: 300.123_456_78, value: 1.0 / 3, slope: 0),
    ])
    let data = try JSONEncoder().encode(pieces.rounded)
    #expect(String(decoding: data, as: UTF8.self) == "[280,0,1,300.1234568,0.333333,0]")
    #expect(try JSONDecoder().decode(StraightPieces.self, from: data) == pieces.rounded)
    for text in ["[1]", "[1,2]", "[1,2,3,4]", "[\"a\"]", "{}"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(StraightPieces.self, from: Data(text.utf8))
      }
    }
  }
}
