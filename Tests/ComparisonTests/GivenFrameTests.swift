import Comparison
import Foundation
import Geometry
import JSONText
import Layouts
import Scenarios
import TestSupport
import Testing

/// Layouts are compared with the frames that a scenario gives.
@Suite("Given frames")
struct GivenFrameTests {
  /// The card in both notations, with these frames.
  private static func card(
    _ frames: String, replacing part: String = "", by other: String = ""
  ) throws -> ScenarioComparison {
    let text = part.isEmpty ? Card.text : Card.replacing(part, by: other)
    return try Comparing.scenario(text + "\nframes:\n" + frames)
  }

  /// Constraints alone, which place `title` at 10, 10 with a size of 30 × 20.
  private static func constraints(_ frames: String, _ rest: String = "") throws
    -> ScenarioComparison
  {
    try Comparing.scenario(
      """
      layoutdiff: 1
      elements:
        title: { box: 30x20 }
      constraints:
        - title.leading == superview.leading + 10
        - title.top == superview.top + 10
      frames: { \(frames) }
      \(rest)
      """)
  }

  @Test("frames that both layouts have agree, and the sentence says so")
  func agreement() throws {
    let all = try Self.card("  100: { title: [48, 0, 30, 20] }")
    #expect(all.verdict == .agrees)
    #expect(all.sentence == "both layouts and the given frames agree at 100 pt")
    let some = try Self.card("  120: { title: [48, 0, 30, 20] }")
    #expect(some.verdict == .agrees)
    #expect(
      some.sentence == "both layouts agree at 100 and 120 pt, and with the given frames at 120 pt")
    #expect(some.containers.map { $0.given != nil } == [false, true])
  }

  @Test(
    "a frame that both layouts miss has the difference, its line, and a cause for each notation")
  func bothDiffer() throws {
    let comparison = try Self.card("  100: { title: [46, 0, 30, 20] }")
    #expect(comparison.verdict == .differs)
    #expect(comparison.sentence == "title differs from the given frame at 100 pt")
    let line = 18
    let words =
      "in the given frame (line \(line)): 2 pt further right; both notations have this value"
    #expect(
      comparison.findings == [
        ["at 100 pt: title.x is 48 pt in the spec and 46 pt \(words)"],
        ["at 100 pt: title.x is 48 pt in the constraints and 46 pt \(words)"],
      ])
    let causes = comparison.groupedCauses.map(\.text)
    #expect(causes.count == 2)
    #expect(causes.first?.hasPrefix("given frame: the layout spec sets title.x in ") == true)
    #expect(
      causes.last?.hasPrefix("given frame: the constraints determine title.x by ") == true)
    #expect(comparison.groupedCauses.last?.cause.line != nil)
  }

  @Test("where one notation alone misses the frame, the sentence names it")
  func oneDiffers() throws {
    let comparison = try Self.card(
      "  100: { title: [48, 0, 30, 20] }", replacing: "trailing + 8", by: "trailing + 11.5")
    #expect(
      comparison.sentence
        == "title differs at 100 pt; in the constraints, title differs from the given frame at 100 pt"
    )
    #expect(comparison.containers.first?.differingElements == ["title"])
    let given = try #require(comparison.containers.first?.given?.elements.first)
    #expect(given.engines == [.constraints])
    #expect(given.spec == given.frame)
  }

  @Test("one notation is compared with given frames alone")
  func oneNotation() throws {
    let same = try Self.constraints("100: { title: [10, 10, 30, 20] }")
    #expect(same.verdict == .agrees)
    #expect(same.sentence == "the constraints agree with the given frames at 100 pt")
    let other = try Self.constraints(
      "100: { title: [10, 10, 32, 20] }, 120x90: { title: [9, 10, 30, 20] }")
    #expect(other.verdict == .differs)
    #expect(other.sentence == "title differs from the given frame at 100 and 120 × 90 pt")
    #expect(
      other.groupedCauses.map(\.cause.sentence) == [
        "the constraints determine title.width by title's content",
        "the constraints determine title.x by line 5: 'title.leading == superview.leading + 10'",
      ])
    #expect(other.groupedCauses.map(\.cause.line) == [nil, 5])
  }

  @Test("a layout spec alone is compared with given frames")
  func specAlone() throws {
    let comparison = try Comparing.scenario(
      """
      layoutdiff: 1
      elements:
        title: { box: 30x20 }
      spec: { inset: { insets: 10, child: title } }
      frames: { 100x60: { title: [10, 10, 80, 40], superview: [0, 0, 100, 60] } }
      """)
    #expect(comparison.verdict == .agrees)
    #expect(comparison.sentence == "the layout spec agrees with the given frames at 100 × 60 pt")
  }

  @Test(
    "a length may be as far from its given value as the tolerance says",
    arguments: [("0", 1.0, false), ("1", 1, true), ("1", 1.1, false), ("0.5", 0.5, true)])
  func tolerance(tolerance: String, distance: Double, agrees: Bool) throws {
    let comparison = try Self.constraints(
      "tolerance: \(tolerance), 100: { title: [10, \(10 + distance), 30, 20] }")
    #expect((comparison.verdict == .agrees) == agrees)
    #expect(comparison.containers.first?.given?.tolerance == Double(tolerance))
  }

  @Test("a length that is the given one before rounding agrees")
  func beforeRounding() throws {
    let text = """
      layoutdiff: 1
      elements:
        title: { box: 30x20 }
      constraints:
        - title.leading == superview.leading + 10
        - title.top == superview.top + 10.3
      frames: { 100: { title: [10, 10.3, 30, 20] } }
      """
    #expect(try Comparing.scenario(text).verdict == .agrees)
    // On pixels, at two of them per point.
    #expect(try Comparing.scenario(text.replacing("10.3, 30", with: "10.5, 30")).verdict == .agrees)
    #expect(
      try Comparing.scenario(text.replacing("10.3, 30", with: "10.4, 30")).verdict == .differs)
  }

  @Test("a frame that is one valid solution of ambiguous constraints agrees")
  func ambiguous() throws {
    let text = """
      layoutdiff: 1
      elements:
        title: { box: none }
      constraints:
        - title.leading == superview.leading
        - title.top == superview.top
        - title.height == 20
        - title.width <= 60
      frames: { 100: { title: [0, 0, 50, 20] } }
      """
    let allowed = try Comparing.scenario(text)
    #expect(allowed.verdict == .agrees)
    #expect(allowed.containers.first?.given?.elements.first?.isAmbiguous == true)
    let forbidden = try Comparing.scenario(text.replacing("50, 20]", with: "70, 20]"))
    #expect(forbidden.verdict == .differs)
  }

  @Test(
    "a frame agrees with ambiguous constraints that it misses by a pixel and the tolerance",
    arguments: [1, 2, 3], [0.0, 0.5, 1])
  func missedAmbiguous(scale: Int, tolerance: Double) throws {
    let most = 60 + 1 / Double(scale) + tolerance
    for (width, verdict) in [(most + 0.005, Verdict.agrees), (most + 0.02, .differs)] {
      let comparison = try Comparing.scenario(
        """
        layoutdiff: 1
        scale: \(scale)
        elements:
          title: { box: none }
        constraints:
          - title.leading == superview.leading
          - title.top == superview.top
          - title.height == 20
          - title.width <= 60
        frames: { tolerance: \(tolerance), 100: { title: [0, 0, \(width), 20] } }
        """)
      #expect(comparison.verdict == verdict, "\(width) pt at \(scale) pixels a point")
    }
  }

  @Test("an expected difference from given frames passes, and a missing one does not")
  func expectation() throws {
    let expected = try Self.constraints(
      "100: { title: [10, 10, 32, 20] }",
      "expect: { differs: The font is another., elements: [title] }")
    #expect(expected.verdict == .differsAsExpected)
    #expect(
      expected.sentence == "it differs from the given frames as expected: The font is another")
    let missing = try Self.constraints(
      "100: { title: [10, 10, 30, 20] }",
      "expect: { differs: The font is another., elements: [title] }")
    #expect(missing.verdict == .unexpected)
    #expect(missing.sentence == "title should differ but does not")
  }

  @Test("required constraints that conflict are a conflict, whatever the frames are")
  func conflict() throws {
    let comparison = try Comparing.scenario(
      """
      layoutdiff: 1
      elements:
        title: { box: none }
      constraints:
        - title.width == 40
        - title.width == 50
      frames: { 100: { title: [0, 0, 40, 0] } }
      """)
    #expect(comparison.verdict == .conflict)
  }

  @Test("an element that a notation does not place is compared with the other one alone")
  func placedByOne() throws {
    let comparison = try Self.card(
      "  100: { title: [48, 0, 30, 20], photo: [1, 0, 40, 40] }",
      replacing: "children: [photo, title]",
      by: "children: [title]")
    let given = try #require(comparison.containers.first?.given)
    #expect(given.elements.map { $0.spec == nil } == [false, true])
    #expect(given.elements.map(\.engines).last == [.constraints])
  }

  @Test("the comparison is read from JSON as it was written")
  func json() throws {
    let comparison = try Self.card("  100: { title: [46, 0, 30, 20] }")
    let data = Data(comparison.json.text().utf8)
    #expect(try JSONDecoder().decode(ScenarioComparison.self, from: data) == comparison)
  }
}
