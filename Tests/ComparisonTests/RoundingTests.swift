import Comparison
import Layouts
import TestSupport
import Testing

@Suite("Rounding")
struct RoundingTests {
  @Test("a centre that falls between two pixels is rounding, not a difference")
  func centre() throws {
    let comparison = try Comparing.scenario(Self.centred(in: 101))
    #expect(comparison.verdict == .agrees)
    #expect(comparison.sentence == "both layouts agree at 60 × 101 pt, up to rounding to pixels")
    let photo = try #require(comparison.element("photo"))
    #expect(photo.agreement == .rounding)
    #expect(photo.edges.map(\.edge) == [.top, .bottom])
    // Texture's stack rounds a centred position down, Auto Layout to the nearest pixel.
    #expect(photo.edges.map(\.spec) == [30, 70])
    #expect(photo.edges.map(\.constraints) == [31, 71])
  }

  @Test("a centre that falls on a pixel is equal")
  func centreOnPixel() throws {
    let comparison = try Comparing.scenario(Self.centred(in: 100))
    #expect(comparison.sentence == "both layouts agree at 60 × 100 pt")
  }

  @Test("thirds of a width that has none on pixels agree up to rounding")
  func thirds() throws {
    let comparison = try Comparing.scenario(
      """
      layoutdiff: 1
      scale: 1
      containers: [100x20]
      elements: { a: { box: none }, b: { box: none }, c: { box: none } }
      spec:
        stack:
          children:
            - { element: a, style: { flexGrow: 1 } }
            - { element: b, style: { flexGrow: 1 } }
            - { element: c, style: { flexGrow: 1 } }
      constraints:
        - "H:|-0-[a]-0-[b]-0-[c]-0-|"
        - b.width == a.width
        - c.width == a.width
        - "V:|-0-[a]-0-|"
        - "V:|-0-[b]-0-|"
        - "V:|-0-[c]-0-|"
      """)
    #expect(comparison.verdict == .agrees)
    let edges = comparison.containers.flatMap(\.elements).flatMap(\.edges)
    #expect(!edges.isEmpty)
    #expect(edges.allSatisfy { $0.agreement == .rounding })
  }

  @Test("a third of a point that an author wrote is a difference, however small")
  func smallDifference() throws {
    let comparison = try Comparing.scenario(Card.replacing("trailing + 8", by: "trailing + 8.3"))
    #expect(comparison.verdict == .differs)
    #expect(comparison.differences() == ["title.left 0.5", "title.right 0.5"])
  }

  @Test("one pixel is a difference where the exact layouts are a pixel apart")
  func wholePixel() throws {
    let comparison = try Comparing.scenario(Card.replacing("trailing + 8", by: "trailing + 8.5"))
    #expect(comparison.verdict == .differs)
  }

  /// A photo of 40 points in the middle, on a screen with a pixel per point.
  private static func centred(in height: Int) -> String {
    """
    layoutdiff: 1
    scale: 1
    containers: [60x\(height)]
    elements: { photo: { box: 40x40 } }
    spec: { stack: { alignItems: center, children: [photo] } }
    constraints: [photo.centerY == superview.centerY, photo.leading == superview.leading]
    """
  }
}
