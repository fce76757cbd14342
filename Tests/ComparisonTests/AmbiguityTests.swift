import Comparison
import Layouts
import TestSupport
import Testing

@testable import Reasons

@Suite("Ambiguous and conflicting constraints")
struct AmbiguityTests {
  /// The title may lie anywhere between the top and 20 points below it.
  private static let open = Card.replacing(
    "title.top == superview.top",
    by: "title.top >= superview.top\n  - title.bottom <= photo.bottom")

  @Test("an ambiguous frame agrees where the spec's layout is one valid solution, and is marked")
  func allowed() throws {
    let comparison = try Comparing.scenario(
      Self.open.replacing("alignItems: start", with: "alignItems: end"))
    #expect(comparison.verdict == .agrees)
    #expect(
      comparison.sentence == """
        both layouts agree at 100 pt; title.y is ambiguous, and the spec's layout is one valid solution
        """)
    let title = try #require(comparison.element("title"))
    #expect(title.isAmbiguous)
    #expect(title.spec.y == 20)
    #expect(title.constraints.y == 0)
    #expect(
      comparison.containers.first?.ambiguities == [
        AmbiguityFinding(element: "title", attribute: "y", smallest: 0, largest: 20)
      ])
    #expect(comparison.element("photo")?.isAmbiguous == false)
  }

  @Test("a container with an ambiguous height agrees with any valid height")
  func openHeight() throws {
    let comparison = try Comparing.scenario(
      """
      layoutdiff: 1
      containers: [100]
      elements: { a: { box: 40x40 } }
      spec: { inset: { insets: { bottom: 20 }, child: { stack: { children: [a] } } } }
      constraints:
        - a.leading == superview.leading
        - a.top == superview.top
        - superview.height >= a.height
        - superview.height >= 100 @50
      """)
    #expect(comparison.verdict == .agrees)
    #expect(comparison.element("superview")?.isAmbiguous == true)
  }

  @Test("a spec's frame that is not a valid solution differs")
  func notAllowed() throws {
    let comparison = try Comparing.scenario(
      Self.open.replacing("[photo, title]", with: "[photo, \(Self.moved(y: 25))]"))
    #expect(comparison.verdict == .differs)
    #expect(comparison.element("title")?.isAmbiguous == false)
    #expect(
      comparison.differences() == [
        "superview.bottom -5", "title.top -25", "title.bottom -25",
      ])
  }

  @Test("an ambiguity along one axis excuses no edge of the other")
  func otherAxis() throws {
    let comparison = try Comparing.scenario(
      Self.open.replacing("trailing + 8", with: "trailing + 8.5"))
    #expect(comparison.verdict == .differs)
    #expect(comparison.differences() == ["title.left 0.5", "title.right 0.5"])
  }

  @Test("unsatisfiable required constraints are a conflict, with the rule's line")
  func conflict() throws {
    let comparison = try Comparing.scenario(
      Card.adding("title.width <= 30", "title.width == 30", "title.width == 50"))
    #expect(comparison.verdict == .conflict)
    #expect(comparison.sentence == "required constraints conflict at 100 pt")
    #expect(
      comparison.containers.first?.conflicts == [
        ConflictFinding(rule: "title.width == 50", line: 19, missedBy: 20)
      ])
    // The frames agree, and still: nobody can rely on what a conflict gives.
    #expect(comparison.containers.first?.elements.allSatisfy { $0.agreement == .equal } == true)
    #expect(comparison.containers.first?.agrees == false)
  }

  @Test("a conflict counts even where differences are announced")
  func announcedConflict() throws {
    let comparison = try Comparing.scenario(
      Card.adding("title.width <= 30", "title.width == 30", "title.width == 50")
        + "\nexpect: { differs: \"wider\", elements: [title] }")
    #expect(comparison.verdict == .conflict)
  }

  private static func moved(y: Int) -> String {
    "{ inset: { insets: { top: \(y) }, child: title } }"
  }
}
