import Comparison
import Geometry
import Scenarios
import Testing

@Suite("Explanations in the record")
struct ScenarioExplainerTests {
  private func explain(_ text: String) throws -> [ContainerExplanation] {
    let scenario = try Comparing.read(text)
    return ScenarioExplainer.explain(scenario, ScenarioComparer.compare(scenario))
  }

  @Test("every element is told by both engines in every container")
  func everything() throws {
    let explanations = try explain(Comparing.shipped("repository-row"))
    #expect(explanations.count == 4)
    for explanation in explanations {
      let elements = ["superview", "profile", "username", "description"]
      #expect(explanation.elements == elements)
      #expect(explanation.constraints?.map(\.element) == elements)
      let told = explanation.spec?.compactMap(\.element) ?? []
      #expect(told == ["profile", "username", "description"])
      #expect(explanation.open.isEmpty)
    }
    let left = explanations[0].constraints?[3].edges.first
    #expect(left?.sentence == "description.left is 50 = 5 + 40 + 5.")
    #expect(left?.parts.first == "5 by line 28: 'profile.leading == superview.leading + 5'")
  }

  @Test("what is open comes with its cause and with frames that are as good")
  func open() throws {
    let open = try #require(try explain(Comparing.shipped("tie-between-two-labels")).first).open
    #expect(open.map(\.element) == ["sent", "received"])
    #expect(open[0].sentences.count == 1)
    #expect(open[0].frames.map(\.width) == [112.5, 123.5])
  }

  @Test("of many elements only those are told that differ or are open, and long sums are cut")
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
    #expect(bottom.parts.last == "and \(2 * count + 1 - 12) more parts")
  }
}
