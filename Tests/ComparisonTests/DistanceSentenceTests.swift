import Explaining
import Geometry
import LayoutConstraints
import Layouts
import Phrases
import Reasons
import ScenarioFiles
import Scenarios
import Testing
import TextMeasuring

/// What is said of constraints with distances.
@Suite("Sentences about distances")
struct DistanceSentenceTests {
  private func scenario(_ rules: [String]) throws -> Scenario {
    let source = SourceText(file: "gaps.yaml", text: Comparing.twoBoxes(rules))
    return try ScenarioReader.scenario(from: source, measurer: TextMeasurer())
  }

  private func layout(of scenario: Scenario) throws -> ConstraintLayout {
    try ScenarioLayouts(scenario).constraints(
      in: scenario.containers[0], rounding: .pixels(scale: scenario.scale))
  }

  private func edge(
    _ rules: [String], _ element: String, _ attribute: Constraint.Attribute
  ) throws -> ExplainedEdge {
    let scenario = try scenario(rules)
    let explanation = try ConstraintExplanation(
      of: layout(of: scenario), scenario: scenario, subject: .anchor(element, attribute))
    return try #require(explanation?.elements.first?.edges.first)
  }

  @Test("a distance that determines an edge has its part, and the margin of its end")
  func margin() throws {
    let left = try edge(
      [
        "a.leading == superview.leading",
        "b.leading - a.trailing == superview.trailingMargin - b.trailing",
      ], "b", .left)
    #expect(left.sentence.text == "b.left is 146 pt = 150 - 4 + 50 - 50.")
    #expect(
      left.causes.map(\.sentence.text).contains(
        """
        -4 pt by line 8: 'b.leading - a.trailing == superview.trailingMargin - b.trailing', whose \
        own constant is 0 pt; superview.trailingMargin is 8 pt left of superview.trailing (× 0.5)
        """))
  }

  @Test("a distance that would determine an edge too is listed")
  func alsoSaid() throws {
    let rules = [
      "a.leading == superview.leading", "b.leading - a.trailing == 50",
      "b.leading == a.trailing + 50",
    ]
    #expect(
      try edge(rules, "b", .left).alsoSaid.map(\.text) == [
        "line 8: 'b.leading - a.trailing == 50' says the same"
      ])
  }

  @Test("a conflict names distances as rules, and as differences in Auto Layout's form")
  func conflict() throws {
    let scenario = try scenario([
      "a.leading == superview.leading", "b.leading == a.trailing + 8",
      "b.leading - a.trailing == 2 * (superview.trailing - b.trailing) + 30",
      "b.trailing == superview.trailing",
    ])
    let conflicts = ConflictExplanation.all(in: try layout(of: scenario), of: scenario)
    let conflict = try #require(conflicts.first)
    #expect(
      conflict.members.map(\.rule) == [
        "b.leading == a.trailing + 8",
        "b.leading - a.trailing == 2 * (superview.trailing - b.trailing) + 30",
        "b.trailing == superview.trailing",
      ])
    let log = conflict.log.replacing(/0x[0-9a-f]+/, with: "0x")
    #expect(
      log.contains(
        """
        <NSLayoutConstraint:0x UIView:0x 'b'.leading - UIView:0x 'a'.trailing == \
        2*(UIView:0x 'superview'.trailing - UIView:0x 'b'.trailing) + 30   (active)>
        """))
  }
}
