import Explaining
import Foundation
import JSONText
import Testing

@Suite("Functions of straight segments")
struct StraightSegmentsTests {
  @Test("a segment that continues the last one is part of it, and any other begins anew")
  func joining() {
    var segments = StraightSegments()
    segments.append(.init(start: 280, value: 10, slope: 0.5))
    segments.append(.init(start: 300, value: 20.000_001, slope: 0.5))
    #expect(segments.segments.count == 1)
    segments.append(.init(start: 310, value: 24, slope: 0.5))
    segments.append(.init(start: 320, value: 29, slope: 0))
    #expect(segments.segments.map(\.start) == [280, 310, 320])
    #expect(
      [280, 300, 309, 310, 319, 500].map { segments.value(at: $0) } == [10, 20, 24.5, 24, 28.5, 29])
    #expect(segments.value(at: 270) == 5, "the first segment continues to the left")
    #expect(StraightSegments().value(at: 1) == 0)
  }

  @Test("segments are written as three numbers each, rounded as far as positions need")
  func encoding() throws {
    let segments = StraightSegments([
      .init(start: 280, value: -1e-9, slope: 1),
      .init(start: 300.123_456_78, value: 1.0 / 3, slope: 0),
    ])
    let data = Data(segments.rounded.json.text().utf8)
    #expect(String(decoding: data, as: UTF8.self) == "[280,0,1,300.1234568,0.333333,0]")
    #expect(try JSONDecoder().decode(StraightSegments.self, from: data) == segments.rounded)
    for text in ["[1]", "[1,2]", "[1,2,3,4]", "[\"a\"]", "{}"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(StraightSegments.self, from: Data(text.utf8))
      }
    }
  }
}
