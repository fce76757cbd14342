import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Scenarios
import Testing

@Suite("What parts two layouts")
struct PartingTests {
  /// A title and a button in a row, and the rules that place them.
  private func row(_ rules: String...) -> String {
    """
    layoutdiff: 1
    containers: [320]
    elements:
      title: { text: "Hello world this is", font: { size: 17 }, lines: 1 }
      button: { box: 80x30 }
    spec:
      inset:
        insets: 10
        child:
          stack:
            spacing: 8
            alignItems: center
            children:
              - { element: title, style: { flexGrow: 1, flexShrink: 1 } }
              - button
    constraints:
    \(rules.map { "  - " + $0 }.joined(separator: "\n"))
    """
  }

  private func edge(
    _ attribute: Constraint.Attribute, of element: String, in text: String
  ) throws -> JoinedEdge? {
    let scenario = try Comparing.read(text)
    return try JoinedEdge(
      attribute, of: element, in: scenario, container: scenario.containers[0],
      rounding: .pixels(scale: scenario.scale))
  }

  private static let sides = "\"H:|-10-[title]-8-[button]-10-|\""

  @Test("a rule that both layouts fulfil is never blamed: the width beside it is")
  func passedOn() throws {
    let text = row(
      Self.sides, "button.width == 0.3 * superview.width", "button.centerY == superview.centerY",
      "title.centerY == superview.centerY", "button.top == superview.top + 10")
    for attribute in [Constraint.Attribute.right, .width] {
      let first = try #require(try edge(attribute, of: "title", in: text)?.firstDifference)
      #expect(first.cause.line == 18 && first.place == "button.width" && first.cause.kind == .value)
    }
    let causes = try Comparing.scenario(text).groupedCauses
    #expect(
      causes.map(\.text) == [
        """
        value: button.width is 80 in the spec and 96 by line 18: 'button.width == 0.3 * \
        superview.width'; title follows it
        """
      ])
  }

  @Test("what nothing holds is said to be open, and is no rounding")
  func open() throws {
    let text = row(
      Self.sides, "button.width == 80", "button.centerY == superview.centerY",
      "button.top == superview.top + 10")
    let joined = try #require(try edge(.top, of: "title", in: text))
    #expect(
      joined.sentence == """
        They differ by 14.71 before rounding, 14.5 on pixels, and part at title.top, 14.71 in the \
        spec and 0 in the constraints: title.y is open: nothing holds it; they allow the frame in \
        the spec too, so that `check` counts no difference.
        """)
    #expect(joined.firstDifference?.cause.kind == .ambiguity)
    #expect(joined.specBeforeRounding?.steps.map(\.points.points) == ["10", "4.71"])
    #expect(try Comparing.scenario(text).openValues == ["title.y"])
  }

  @Test("shares in whole points are the reason, in both commands")
  func wholePoints() throws {
    let text = """
      layoutdiff: 1
      containers: [101]
      elements: { a: { box: none }, b: { box: none }, c: { box: none } }
      spec:
        stack:
          children:
            - { element: a, style: { flexGrow: 1, height: 10 } }
            - { element: b, style: { flexGrow: 1, height: 10 } }
            - { element: c, style: { flexGrow: 1, height: 10 } }
      constraints:
        - "H:|[a][b(a)][c(a)]|"
        - "V:|[a(10)]|"
        - "V:|[b]|"
        - "V:|[c]|"
      """
    let words = """
      stack shares out 101 pt in whole points, as Texture does: a 35, b 33 and c 33; the \
      constraints do not
      """
    let first = try #require(try edge(.right, of: "a", in: text)?.firstDifference)
    #expect(first.cause.kind == .wholePoints && first.cause.sentence == words)
    let causes = try Comparing.scenario(text).groupedCauses
    #expect(causes.map(\.cause.kind) == [.wholePoints])
    #expect(causes.first?.cause.sentence == words)
  }

  @Test("a conflict is said before anything that follows from it")
  func conflict() throws {
    let text = row(
      Self.sides, "button.width == 80", "button.width == 90", "title.top == superview.top",
      "button.top == superview.top")
    let joined = try #require(try edge(.top, of: "title", in: text))
    #expect(joined.sentence.hasPrefix("Required constraints conflict here"))
    #expect(joined.sentence.contains("lines 18 and 19, and line 19 is broken"))
  }
}
