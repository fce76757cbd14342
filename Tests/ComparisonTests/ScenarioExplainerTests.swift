import Comparison
import Explaining
import Foundation
import Geometry
import Layouts
import Phrases
import Reasons
import Scenarios
import Testing

@Suite("Explanations in the record")
struct ScenarioExplainerTests {
  private func explain(_ text: String) throws -> [ContainerExplanation] {
    let scenario = try Comparing.read(text)
    return ScenarioExplainer.explain(scenario, ScenarioComparer.compare(scenario))
  }

  @Test("every element is explained by both engines in the container that is shown first")
  func everything() throws {
    let explanations = try explain(Comparing.shipped("repository-row"))
    try #require(explanations.count == 1)
    for explanation in explanations {
      let elements = ["superview", "profile", "username", "description"]
      #expect(explanation.elements == elements)
      #expect(explanation.constraints?.map(\.element) == elements)
      let names = explanation.spec?.compactMap(\.element) ?? []
      #expect(names == ["profile", "username", "description"])
      #expect(explanation.ambiguities.isEmpty)
    }
    let left = explanations[0].constraints?[3].edges.first
    #expect(left?.sentence.text == "description.left is 50 pt = 5 + 40 + 5.")
    #expect(
      left?.parts.first?.text == "5 pt by line 28: 'profile.leading == superview.leading + 5'")
  }

  @Test(
    "the layouts of a comparison are explained as new ones are, and not laid out again",
    arguments: ["repository-row", "tie-between-two-labels", "required-conflict"])
  func solved(name: String) throws {
    let scenario = try Comparing.read(Comparing.shipped(name))
    let compared = ScenarioComparer.compareKeepingLayouts(scenario, isExplained: true)
    let (known, new) = (LayoutWork(), LayoutWork())
    let explanations = ScenarioExplainer.explain(
      scenario, compared.comparison, solved: compared.solved, work: known)
    #expect(
      explanations == ScenarioExplainer.explain(scenario, compared.comparison, work: new))
    #expect(new.taken - known.taken == 2)
    #expect(ScenarioComparer.compareKeepingLayouts(scenario).solved.isEmpty)
  }

  @Test("each edge comes with the lines that determine it in both notations, and their points")
  func lines() throws {
    let text = try Comparing.shipped("repository-row")
    let explanation = try #require(try explain(text).first)
    let sources = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = try #require(explanation.lines)
    #expect(lines.map(\.element) == ["superview", "profile", "username", "description"])
    let username = try #require(lines.first { $0.element == "username" })
    func words(_ edges: [EdgeTerms]?, _ edge: Int) throws -> [String] {
      let edges = try #require(edges)
      try #require(edges.count == 4)
      return edges[edge].terms.map {
        "\($0.points.points) \(sources[$0.line - 1].trimmingCharacters(in: .whitespaces))"
      }
    }
    let left = ["5 insets: 5", "40 - profile", "5 spacing: 5"]
    #expect(try words(username.spec, 0) == left)
    #expect(
      try words(username.spec, 2) == left + [
        "225 children: [username, description]", "0 style: { flexShrink: 1, flexGrow: 1 }",
      ])
    #expect(
      try words(username.constraints, 0) == [
        "5 - profile.leading == superview.leading + 5", "40 - profile.width == 40",
        "5 - username.leading == profile.trailing + 5",
      ])
    // The points of the lines of an edge are its position, but for content and the container.
    let profile = try #require(lines.first { $0.element == "profile" })
    #expect(profile.constraints?.map { $0.terms.reduce(0) { $0 + $1.points } } == [5, 5, 45, 45])
    #expect(profile.spec?.map { $0.terms.reduce(0) { $0 + $1.points } } == [5, 5, 45, 45])
    let nodes = try #require(explanation.spec)
    #expect(nodes.allSatisfy { $0.line != nil && ($0.box ?? $0.frame) != nil })
    #expect(nodes.first?.box == Frame(x: 0, y: 0, width: 280, height: 68.5))
  }

  @Test("an ambiguity comes with its cause and with frames of other valid layouts")
  func ambiguity() throws {
    let ambiguities = try #require(try explain(Comparing.shipped("tie-between-two-labels")).first)
      .ambiguities
    #expect(ambiguities.map(\.element) == ["sent", "received"])
    try #require(!ambiguities.isEmpty)
    #expect(ambiguities[0].values.count == 1)
    #expect(ambiguities[0].frames.map(\.width) == [112.5, 123.5])
  }

  @Test("of many elements only differing or ambiguous ones are explained, and long sums are cut")
  func many() throws {
    let count = 60
    let names = (0..<count).map { "e\($0)" }
    let text = """
      layoutdiff: 1
      title: Many
      containers: [300]
      elements:
      \(names.map { "  \($0): { image: 10x10 }" }.joined(separator: "\n"))
      spec:
        stack:
          direction: vertical
          alignItems: start
          children: [\(names.joined(separator: ", "))]
      constraints:
        - e0.top == superview.top
        - superview.bottom == e\(count - 1).bottom + 3
      \(names.map { "  - \($0).leading == superview.leading" }.joined(separator: "\n"))
      \((1..<count).map { "  - e\($0).top == e\($0 - 1).bottom" }.joined(separator: "\n"))
      """
    let explanation = try #require(try explain(text).first)
    #expect(explanation.elements == ["superview"])
    let bottom = try #require(explanation.constraints?.first?.edges.last)
    #expect(bottom.edge == "bottom")
    #expect(bottom.parts.count == 13)
    // The height of each row, and the constraint above it; and the one below all.
    #expect(bottom.parts.last?.text == "and \(2 * count + 1 - 12) more terms")
  }
}
