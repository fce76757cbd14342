import LayoutSpecs
import Testing

@testable import ScenarioFiles
@testable import Scenarios

/// The positions of specs and of their keys in a file.
@Suite("Places of specs")
struct SpecPlacesTests {
  private static let text = ScenarioText.replacing(
    """
      stack:
        spacing: 8
        children: [photo, title]
    """,
    by: """
        stack:
          spacing: 8
          style: { minWidth: 10, "maxSize": 80x90 }
          children:
            - { element: photo, style: { flexShrink: 1 } }
            - inset: { insets: 5, child: title }
            - spacer:
      """)

  @Test("each spec has its line and column")
  func specs() throws {
    let places = try ScenarioText.read(Self.text).places.styles
    let positions = [[], [0], [1], [1, 0], [2], [3]].map { places.position(ofSpecAt: $0) }
    let expected = [(8, 3), (12, 9), (13, 9), (13, 36), (14, 9)].map {
      SourcePosition(line: $0, column: $1)
    }
    #expect(positions == expected + [nil])
  }

  @Test("each key of a spec or of its style has its line and column, after a quotation mark")
  func keys() throws {
    let places = try ScenarioText.read(Self.text).places
    let found = [
      ("spacing", [], 9, 5), ("style", [], 10, 5), ("minWidth", [], 10, 14),
      ("maxSize", [], 10, 29), ("element", [0], 12, 11), ("flexShrink", [0], 12, 36),
      ("insets", [1], 13, 18), ("child", [1], 13, 29),
    ].map { ($0, $1, SourcePosition(line: $2, column: $3)) }
    for (key, way, position) in found {
      #expect(places.styles.position(of: key, at: way) == position, "\(key)")
      let place = places.place(of: key, ofSpecAt: way)
      #expect(place?.position == position && place?.length == key.count)
      #expect(place?.sourceLine == places.source?[line: position.line])
    }
    #expect(places.styles.position(of: "flexGrow", at: []) == nil)
    #expect(places.place(of: "spacing", ofSpecAt: [2]) == nil)
  }

  @Test("a length of a pair has the key of the pair")
  func pairs() throws {
    let places = try ScenarioText.read(Self.text).places.styles
    #expect(places.key(of: .minWidth, at: []) == "minWidth")
    #expect(places.key(of: .maxHeight, at: []) == "maxSize")
    #expect(places.key(of: .height, at: []) == nil)
  }
}
