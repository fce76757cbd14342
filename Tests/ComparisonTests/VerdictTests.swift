import Comparison
import Foundation
import Geometry
import Layouts
import Phrases
import Reasons
import TestSupport
import Testing

@Suite("Verdicts")
struct VerdictTests {
  @Test("two notations of one screen agree, and the sentence names the containers")
  func agreement() throws {
    let comparison = try Comparing.scenario(Card.replacing("[100]", by: "[100, 120, 150x60]"))
    #expect(comparison.verdict == .agrees)
    #expect(comparison.sentence == "both layouts agree at 100, 120 and 150 × 60 pt")
    #expect(comparison.containers.count == 3)
    #expect(comparison.worst == nil)
    let title = try #require(comparison.element("title"))
    #expect(title.spec == Frame(x: 48, y: 0, width: 30, height: 20))
    #expect(title.constraints == title.spec)
    #expect(title.agreement == .equal)
    #expect(title.edges.isEmpty)
  }

  @Test("what differs is named: element, edges, points and containers")
  func difference() throws {
    let comparison = try Comparing.scenario(
      Card.replacing("trailing + 8", by: "trailing + 11.5")
        .replacing("[100]", with: "[100, 120]"))
    #expect(comparison.verdict == .differs)
    #expect(comparison.sentence == "title differs at 100 and 120 pt")
    #expect(comparison.differences() == ["title.left 3.5", "title.right 3.5"])
    #expect(comparison.containers.map(\.differingElements) == [["title"], ["title"]])
    let worst = try #require(comparison.worst)
    #expect(worst.element == "title")
    #expect(worst.container == Container(width: 100))
    #expect(worst.edge.difference == 3.5)
  }

  @Test("the largest difference is the worst one")
  func worst() throws {
    let comparison = try Comparing.scenario(
      Card.replacing("title.top == superview.top", by: "title.top == superview.top + 7")
        .replacing("trailing + 8", with: "trailing + 3"))
    #expect(comparison.worst?.edge.edge == .top)
    #expect(comparison.worst?.edge.difference == 7)
  }

  @Test("the container's height is compared like a frame, as superview")
  func containerHeight() throws {
    let comparison = try Comparing.scenario(
      Card.replacing("bottom >= photo.bottom", by: "bottom >= photo.bottom + 6"))
    #expect(comparison.verdict == .differs)
    #expect(comparison.sentence == "superview differs at 100 pt")
    #expect(comparison.differences() == ["superview.bottom 6"])
  }

  @Test("a height that the container gives is the same for both")
  func givenHeight() throws {
    let comparison = try Comparing.scenario(
      Card.replacing("bottom >= photo.bottom", by: "bottom >= photo.bottom + 6")
        .replacing("[100]", with: "[100x60]"))
    #expect(comparison.verdict == .agrees)
  }

  @Test("frames of subviews are compared in the container's coordinates")
  func hierarchy() throws {
    let text = """
      layoutdiff: 1
      containers: [100]
      elements:
        card: { box: none }
        title: { box: 30x20 }
      spec:
        inset:
          insets: 10
          child: { background: { background: card, child: { inset: { insets: 4, child: title } } } }
      constraints:
        hierarchy: { card: [title] }
        rules:
          - "H:|-10-[card]-10-|"
          - "V:|-10-[card]-10-|"
          - "H:|-4-[title]-4-|"
          - "V:|-4-[title]-4-|"
      """
    let comparison = try Comparing.scenario(text)
    #expect(comparison.verdict == .agrees)
    let title = try #require(comparison.element("title"))
    #expect(title.spec == Frame(x: 14, y: 14, width: 72, height: 20))
    #expect(title.constraints == title.spec)
    let moved = try Comparing.scenario(text.replacing("|-4-[title]-4-|", with: "|-3-[title]-5-|"))
    #expect(moved.differences().prefix(2) == ["title.left -1", "title.top -1"])
  }

  @Test("an element that only the constraints place is named and decides nothing")
  func oneSided() throws {
    let comparison = try Comparing.scenario(Card.replacing("[photo, title]", by: "[photo]"))
    #expect(comparison.verdict == .agrees)
    #expect(
      comparison.sentence == "both layouts agree at 100 pt; title is not in the layout spec")
    #expect(comparison.containers.first?.onlyInConstraints == ["title"])
    #expect(comparison.element("title") == nil)
  }

  @Test("one notation alone is skipped, and the sentence says which one it is")
  func skipped() throws {
    let start = try #require(Card.text.range(of: "constraints:")).lowerBound
    let specOnly = try Comparing.scenario(String(Card.text[..<start]))
    #expect(specOnly.verdict == .skipped)
    #expect(specOnly.containers.isEmpty)
    #expect(
      specOnly.sentence == "it has only a layout spec, so there is nothing to compare")
    let specStart = try #require(Card.text.range(of: "spec:")).lowerBound
    let rulesOnly = try Comparing.scenario(String(Card.text[..<specStart] + Card.text[start...]))
    #expect(
      rulesOnly.sentence == "it has only constraints, so there is nothing to compare")
  }

  @Test("an element that the spec has no space to measure stays empty, with a warning")
  func unmeasured() throws {
    let comparison = try Comparing.scenario(
      Card.replacing("[100]", by: "[30]").replacing(
        "[photo, title]",
        with: "[photo, { wrapper: { style: { flexGrow: 1, flexShrink: 1 }, children: [title] } }]"))
    #expect(comparison.element("title")?.spec == Frame(x: 0, y: 0, width: 0, height: 0))
    #expect(
      comparison.containers.first?.warnings.map(\.phrase.text) == [
        """
        the layout spec never measures title, as no space is left for it, so its frame is empty
        """
      ])
  }

  @Test("a spec without a layout is invalid, and the sentence leads to the node")
  func invalidSpec() throws {
    let comparison = try Comparing.scenario(
      Card.replacing(
        "[photo, title]", by: "[photo, { inset: { insets: { top: .inf }, child: title } }]"
      ).replacing("[100]", with: "[100x60, 100]"))
    #expect(comparison.verdict == .invalid)
    #expect(comparison.sentence == "it cannot be laid out at 100 pt")
    #expect(comparison.containers.first?.failure == nil)
    let failure = try #require(comparison.containers.last?.failure)
    #expect(!failure.reason.isInternal)
    #expect(
      failure.sentence == """
        the layout spec gives no layout: stack[1].inset: an inset is infinite where the \
        available height is infinite too; expected a finite inset, or a limited height
        """)
  }

  @Test("the verdicts that let a check pass are these")
  func passing() {
    #expect(
      Verdict.allCases.filter(\.passes) == [
        .agrees, .differsAsExpected, .conflictAsExpected, .skipped,
      ])
  }
}
