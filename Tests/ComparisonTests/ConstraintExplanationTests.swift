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

@Suite("Explaining constraints")
struct ConstraintExplanationTests {
  /// An explanation of a scenario in its first container.
  private func explain(
    _ text: String, _ subject: ConstraintExplanation.Subject
  ) throws -> ConstraintExplanation? {
    let source = SourceText(file: "card.yaml", text: text)
    let scenario = try ScenarioReader.scenario(from: source, measurer: TextMeasurer())
    let layout = try ScenarioLayouts(scenario).constraints(
      in: scenario.containers[0], rounding: .pixels(scale: scenario.scale))
    return try ConstraintExplanation(of: layout, scenario: scenario, subject: subject)
  }

  /// Two boxes in a container of 300 points; the first rule is in line 7.
  private func boxes(_ rules: String...) -> String { Comparing.twoBoxes(rules) }

  private func boxes(_ rules: [String]) -> String { Comparing.twoBoxes(rules) }

  private func edge(
    _ text: String, _ element: String, _ attribute: Constraint.Attribute
  ) throws -> ExplainedEdge {
    let explanation = try explain(text, .anchor(element, attribute))
    return try #require(explanation?.elements.first?.edges.first)
  }

  @Test("the repository row: a wrapped text, an element above it, and two insets")
  func repositoryRow() throws {
    let row = try Comparing.shipped("repository-row")
    let bottom = try edge(row, "description", .bottom)
    #expect(bottom.sentence.text == "description.bottom is 63.5 pt = 5 + 5 + 19.5 + 34.")
    let strength = "(hugging 250, compression resistance 750)"
    #expect(
      bottom.causes.map(\.sentence.text) == [
        "5 pt by line 34: 'username.top == superview.top + 5'",
        "5 pt by line 35: 'description.top == username.bottom + 5'",
        "19.5 pt by username's content, 19.5 pt high \(strength)",
        "34 pt by description's text, 34 pt high, 2 lines at 225 pt wide \(strength)",
      ])
    #expect(
      Set(bottom.causes.map(\.effect?.text)) == [
        "+1 pt here moves it 1 pt down."
      ])
    let everything = try #require(try explain(row, .everything))
    #expect(
      everything.elements.last?.sentence.text == """
        description is at x 50, y 29.5, 225 × 34: left by lines 28, 30, 32 and 36; top by lines 34 \
        and 35 and username's content; right by the container and lines 33 and 37; bottom by lines \
        34 and 35, username's content and description's content.
        """)
    #expect(
      everything.findings?.priorities.map(\.sentence.text) == [
        "Priority 750: all met (6).",
        """
        Priority 250: 2 of 6 missed, by 178 pt in total: username's horizontal hugging by 164.5 \
        pt and description's horizontal hugging by 13.5 pt.
        """,
      ])
  }

  @Test("a priority is written with all its digits: one below required never reads as required")
  func prioritiesInFull() throws {
    let priorities = ["999.999", "999.9999999", "749.996", "0.004"]
    let rules = priorities.map { "a.width == 900.004 @\($0)" }
    let explanation = try #require(
      try explain(boxes(["H:|[a]", "H:|[b]", "V:|[a][b]", "a.width <= 900"] + rules), .everything))
    let sentences = try #require(explanation.findings).priorities.map(\.sentence.text)
    for priority in priorities {
      let line = try #require(sentences.first { $0.hasPrefix("Priority \(priority): ") })
      // What is missed is never written as nothing.
      #expect(line.contains("by 0.004 pt"), "\(line)")
    }
    #expect(!sentences.contains { $0.hasPrefix("Priority 1000: ") })
  }

  @Test("a tie between two labels names both, with the layouts at both ends of the range")
  func tie() throws {
    let explanation = try explain(
      boxes("H:|[a]-8-[b]|", "V:|[a]", "V:|[b]"), .everything)
    let ambiguities = try #require(explanation).ambiguities
    #expect(ambiguities.map(\.element) == ["a", "b"])
    let width = try #require(ambiguities.first?.values.first)
    #expect(width.named.phrase.text == "a.width is ambiguous (100 to 192 pt, chosen: 100 pt)")
    #expect(
      width.named.cause.phrase().text
        == "a tie at priority 250 between a's horizontal hugging and b's horizontal hugging")
    #expect(
      width.witnesses.map(\.sentence?.text) == [
        nil, "a.width 192 pt: a at x 0, y 0, 192 × 20; b at x 200, y 0, 100 × 20",
      ])
    let right = try edge(boxes("H:|[a]-8-[b]|", "V:|[a]", "V:|[b]"), "a", .right)
    #expect(right.isAmbiguous)
    #expect(right.sentence.text == "a.right is 100 pt, but ambiguous.")
    #expect(right.causes.allSatisfy { $0.effect?.text == nil })
  }

  @Test("what holds an ambiguous value is listed: an inequality that is exact, a size that is 0")
  func holdingAmbiguousValues() throws {
    let limit = boxes("a.left <= superview.left + 72", "V:|[a]", "H:|[b]", "V:|[b]")
    let explanation = try #require(try explain(limit, .everything))
    let value = try #require(explanation.ambiguities.first?.values.first)
    #expect(value.named.phrase.text == "a.x is ambiguous (72 pt or less, chosen: 72 pt)")
    #expect(
      value.named.cause.phrase().text
        == "only line 7: 'a.left <= superview.left + 72' limits it (72 pt or less)")
    #expect(
      explanation.elements[1].sentence.text == """
        a is at x 72, y 0, 100 × 20: left ambiguous, here by line 7; top by line 8; right \
        ambiguous, here by line 7 and a's content; bottom by line 8 and a's content.
        """)
    let size = boxes("a.right == superview.right - 13", "V:|[a]", "H:|[b]", "V:|[b]")
    let left = try edge(
      size.replacing("a: { box: 100x20 }", with: "a: { box: none }"), "a", .left)
    #expect(left.sentence.text == "a.left is 287 pt = 300 - 13, but ambiguous.")
    #expect(
      left.causes.map(\.sentence.text) == [
        "300 pt by the container's width, 300 pt",
        "-13 pt by line 7: 'a.right == superview.right - 13'",
        "0 pt by a's minimum width: no width is negative",
      ])
  }

  @Test("an element that only moves with the element around it says so")
  func movesWith() throws {
    let text = """
      layoutdiff: 1
      containers: [300x100]
      elements:
        a: { box: 100x20 }
        b: { box: 10x10 }
      constraints:
        hierarchy: { a: [b] }
        rules: ["V:|[a]", "V:|[b]", "H:|-3-[b]"]
      """
    let ambiguities = try #require(try explain(text, .element("b"))).ambiguities
    #expect(
      ambiguities.map(\.moves?.text) == [
        "b is ambiguous because a is: it is fixed inside a and moves with it."
      ])
  }

  @Test("where more constraints meet than are needed, an edge names those that take over")
  func takingOver() throws {
    let limits = boxes("H:|[a]", "V:|[a]", "a.width <= 90", "a.width <= 90", "H:|[b]", "V:|[b]")
    let width = try edge(limits, "a", .width)
    #expect(width.causes.count == 1)
    let line = try #require(width.causes.first?.line)
    #expect(
      width.causes.first?.effect?.text == """
        +1 pt here changes nothing (line \(line == 9 ? 10 : 9) then determines it); -1 pt makes it \
        1 pt narrower.
        """)
    let doubled = boxes("H:|[a]", "V:|[a]", "a.width == 90", "a.width == 90", "H:|[b]", "V:|[b]")
    let cause = try #require(try edge(doubled, "a", .width).causes.first)
    #expect(
      cause.effect?.text == """
        Repeated by line \(cause.line == 9 ? 10 : 9): changing only one of them causes a conflict.
        """)
  }

  @Test("a constraint that says the same as the causes of an edge is listed")
  func sayingTheSame() throws {
    let text = boxes("H:|[a(300)]|", "V:|[a]", "H:|[b]", "V:|[b]")
    let edges = try [Constraint.Attribute.left, .right, .width].map { try edge(text, "a", $0) }
    let same = edges.flatMap(\.alsoSaid)
    #expect(same.count == 1)
    #expect(
      same.map(\.text).allSatisfy {
        $0.hasPrefix("line 7: ") && $0.hasSuffix("says the same")
      })
    let free = boxes("H:|[a]", "V:|[a]", "H:[b(90)]|", "V:|[b]", "a.width == b.width")
    #expect(try edge(free, "b", .width).alsoSaid.isEmpty)
  }

  @Test("a standard distance is a rule of the author's, and says the same as other causes too")
  func standardDistanceSayingTheSame() throws {
    let text = boxes("H:|-[a(260)]-|", "V:|[a]", "H:|[b]", "V:|[b]")
    let edges = try [Constraint.Attribute.left, .right, .width].map { try edge(text, "a", $0) }
    #expect(edges.flatMap(\.alsoSaid).count == 1)
  }

  @Test("the part of baselines and margins in a constraint is separate from its constant")
  func insets() throws {
    let text = boxes(
      "a.leading == superview.leadingMargin + 4", "V:|[a]", "V:|[b]", "H:[b]|"
    )
    .replacing(
      "constraints:\n",
      with: "constraints:\n  safeArea: { left: 10 }\n  rules:\n")
    let left = try edge(text, "a", .left)
    #expect(
      left.causes.first?.sentence.text.hasSuffix(
        """
        , whose own constant is 4 pt; superview.leadingMargin is 18 pt right of superview.leading \
        (8 pt plus 10 pt of safe area)
        """) == true)
  }

  @Test("a baseline says how far it is from its edge")
  func baseline() throws {
    let row = try Comparing.shipped("repository-row")
    let baseline = try edge(row, "username", .firstBaseline)
    let offset = try #require(baseline.offset).text
    #expect(offset.hasSuffix(" below username.top"))
    #expect(try edge(row, "profile", .firstBaseline).offset == nil)
  }

  @Test("constraints that stack views generate are added up by their identifier")
  func stackView() throws {
    let stack =
      "constraints:\n  stacks: { row: { alignment: center, arranged: [a, b] } }\n  rules:\n"
    let text = boxes("V:|[row]", "H:|[row]").replacing("constraints:\n", with: stack)
    let everything = try #require(try explain(text, .everything))
    let lowest = try #require(everything.findings?.priorities.last)
    #expect(
      lowest.sentence.text == """
        Priority 25: 2 of 2 missed, by 40 pt in total: UISV-ambiguity-suppression by 40 pt, a \
        tie-breaker meant to be missed.
        """)
  }

  @Test("that no width is negative is given as a reason")
  func leastWidth() throws {
    let left = boxes("H:|[a]", "V:|[a]", "V:|[b]", "b.width == a.width - 120")
    let text = left.replacing("b: { box: 100x20 }", with: "b: { box: none }")
    let width = try edge(text, "b", .width)
    #expect(
      width.causes.map(\.sentence.text) == ["0 pt by b's minimum width: no width is negative"])
    let other = try edge(text, "a", .width)
    #expect(
      other.causes.last?.sentence.text == "0 pt by b's minimum width: no width is negative")
  }

  @Test("a long quotient is rounded in sentences, and exact in the rule")
  func longMultiplier() throws {
    let rule = "a.width == 0.2222222222222222 * superview.width"
    let text = boxes("H:|[a]", "V:|[a]", "H:|[b]", "V:|[b]", rule)
    let cause = try #require(try edge(text, "a", .width).causes.last)
    #expect(cause.sentence.text.contains("'a.width == 0.222 * superview.width'"))
    #expect(cause.rule == rule)
  }

  @Test("every shipped scenario is explained", arguments: ShippedScenarioTests.names)
  func shipped(name: String) throws {
    let everything = try #require(try explain(try Comparing.shipped(name), .everything))
    #expect(!everything.elements.isEmpty)
    for element in everything.elements {
      let edges = try #require(
        try explain(try Comparing.shipped(name), .element(element.element))?.elements.first?.edges)
      #expect(edges.count == 4)
      for edge in edges where !edge.isAmbiguous {
        let sum = edge.causes.reduce(0) { $0 + $1.contribution }
        #expect(abs(sum - edge.value) < 1e-3, "\(element.element).\(edge.edge)")
      }
    }
  }

  @Test("unknown elements have no explanation")
  func unknown() throws {
    #expect(try explain(boxes("H:|[a]"), .element("c")) == nil)
    #expect(try explain(boxes("H:|[a]"), .anchor("c", .left)) == nil)
  }
}
