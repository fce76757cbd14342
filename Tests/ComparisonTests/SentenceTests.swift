import Foundation
import JSONText
import Layouts
import Phrases
import Testing

@testable import Reasons

@Suite("Sentences")
struct SentenceTests {
  @Test(
    "a difference says both positions, the points and the direction",
    arguments: [
      (
        Edge.left, 12.0, 15.5,
        "title.left is 12 pt in the spec and 15.5 pt in the constraints: 3.5 pt further right"
      ),
      (
        Edge.right, 15.5, 12.0,
        "title.right is 15.5 pt in the spec and 12 pt in the constraints: 3.5 pt further left"
      ),
      (
        Edge.top, 0.0, 33.3333,
        "title.top is 0 pt in the spec and 33.33 pt in the constraints: 33.33 pt further down"
      ),
      (
        Edge.bottom, -1.0, -2.0,
        "title.bottom is -1 pt in the spec and -2 pt in the constraints: 1 pt further up"
      ),
    ])
  func edges(edge: Edge, spec: Double, constraints: Double, sentence: String) {
    let comparison = EdgeComparison(
      edge: edge, spec: spec, constraints: constraints, agreement: .differs)
    #expect(comparison.phrase(element: "title").text == sentence)
  }

  @Test("a conflict says the line, the rule as it is written, and the points")
  func conflicts() {
    #expect(
      ConflictFinding(rule: "title.width == 40", line: 20, missedBy: 12).sentence
        == "line 20: 'title.width == 40' conflicts with other required constraints; it is missed by 12 pt"
    )
    #expect(
      ConflictFinding(rule: "title.width == 40", line: nil, missedBy: 1).sentence
        == "'title.width == 40' conflicts with other required constraints; it is missed by 1 pt")
  }

  @Test("an ambiguity names the value and its range")
  func ambiguities() {
    func sentence(_ smallest: Double?, _ largest: Double?) -> String {
      AmbiguityFinding(
        element: "title", attribute: "width", smallest: smallest, largest: largest
      ).sentence
    }
    #expect(sentence(40, 92) == "title.width is ambiguous: 40 to 92 pt")
    #expect(sentence(40, nil) == "title.width is ambiguous: 40 pt or more")
    #expect(sentence(nil, 92) == "title.width is ambiguous: 92 pt or less")
    #expect(sentence(nil, nil) == "title.width is ambiguous: any value")
  }

  @Test("a frame is written as four numbers, and read from no other list")
  func frames() throws {
    let frame = Frame(x: 1, y: 2.5, width: 3, height: 4)
    let data = Data(frame.json.text().utf8)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2.5,3,4]")
    #expect(try JSONDecoder().decode(Frame.self, from: data) == frame)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Frame.self, from: Data("[1,2,3]".utf8))
    }
  }

  @Test("agreements are ordered from the better to the worse")
  func agreements() {
    #expect(Agreement.allCases.sorted() == [.equal, .rounding, .differs])
    #expect(Agreement.allCases.filter(\.agrees) == [.equal, .rounding])
  }
}
