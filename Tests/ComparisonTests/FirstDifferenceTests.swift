import Comparison
import Explaining
import Foundation
import Geometry
import LayoutConstraints
import Reasons
import Scenarios
import Testing

@Suite("The first difference of two layouts")
struct FirstDifferenceTests {
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
        value: button.width is 80 pt in the spec and 96 pt by line 18: 'button.width == 0.3 * \
        superview.width'; title follows it
        """
      ])
  }

  @Test("a value that nothing constrains is ambiguous, and no rounding")
  func ambiguity() throws {
    let text = row(
      Self.sides, "button.width == 80", "button.centerY == superview.centerY",
      "button.top == superview.top + 10")
    let joined = try #require(try edge(.top, of: "title", in: text))
    #expect(
      joined.sentence == """
        They differ by 14.71 pt before rounding, 14.5 pt on pixels. First difference: title.top, \
        14.71 pt in the spec and 0 pt in the constraints: title.y is ambiguous: nothing constrains \
        it; the spec's layout is one valid solution, so `check` counts no difference.
        """)
    #expect(joined.firstDifference?.cause.kind == .ambiguity)
    #expect(joined.specBeforeRounding?.steps.map(\.points.points) == ["10", "4.71"])
    #expect(try Comparing.scenario(text).ambiguousValues == ["title.y"])
  }

  @Test("shares in whole points are the cause in both commands")
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
      stack distributes 101 pt in whole points, as Texture does: 35 pt to a, 33 pt to b and 33 pt \
      to c; the constraints do not round shares
      """
    let first = try #require(try edge(.right, of: "a", in: text)?.firstDifference)
    #expect(first.cause.kind == .wholePoints && first.cause.sentence == words)
    let causes = try Comparing.scenario(text).groupedCauses
    #expect(causes.map(\.cause.kind) == [.wholePoints])
    #expect(causes.first?.cause.sentence == words)
  }

  @Test("a conflict comes before anything that follows from it")
  func conflict() throws {
    let text = row(
      Self.sides, "button.width == 80", "button.width == 90", "title.top == superview.top",
      "button.top == superview.top")
    let joined = try #require(try edge(.top, of: "title", in: text))
    #expect(joined.sentence.hasPrefix("Required constraints conflict here"))
    #expect(joined.sentence.contains("lines 18 and 19 (line 19 is broken)"))
  }
}
