import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Layouts
import Scenarios
import Testing
import TextMeasuring

@testable import Proving

@Suite("Counterexamples")
struct CounterexampleTests {
  /// A row of three boxes at the top; these rules determine their left and right edges.
  private static func card(rules: String...) -> String {
    """
    layoutdiff: 1
    title: A card
    containers: [300]
    elements:
      photo: { box: 40x40 }
      title: { box: 30x20 }
      badge: { box: 10x10 }
    spec:
      stack:
        alignItems: start
        spacing: 8
        children: [photo, title, badge]
    constraints:
    \(rules.map { "  " + $0 }.joined(separator: "\n"))
      - "V:|[photo]"
      - "V:|[title]"
      - "V:|[badge]"
      - superview.bottom >= photo.bottom
    """
  }

  @Test("everything that the difference does not need goes, and the difference stays")
  func smallest() throws {
    let text =
      Self.card(rules: #"- "H:|[photo]-8-[title]-9-[badge]""#)
      + "\nexpect: { differs: \"it has to\", elements: [badge] }"
    let scenario = try ProofSupport.read(text)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 200...400)])
    let small = try #require(
      Counterexample(of: proof, text: text, file: "card.yaml", measurer: TextMeasurer()))
    #expect(small.subject == .edge("badge", .left))
    #expect(small.text.split(separator: "\n").count < text.split(separator: "\n").count - 3)
    #expect(!small.text.contains("expect"))
    let smaller = try ProofSupport.read(small.text)
    let screen = try ProvenScreen(smaller)
    let differences = try screen.differences(in: small.container)
    #expect(differences.first { $0.element == "badge" }?.distanceAtStart == -1)
    #expect(ScenarioComparer.compare(smaller).verdict == .differs)
  }

  @Test(
    "lines of Windows, and elements on one line, are reduced too, with layouts that lead somewhere",
    arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    let text = """
      layoutdiff: 1
      containers: [300]
      elements: { photo: { box: 40x40 }, title: { box: 30x20 }, badge: { box: 10x10 } }

      spec:
        stack: { alignItems: start, spacing: 8, children: [photo, title, badge] }
      constraints:
        - "H:|[photo]-8-[title]-9-[badge]"
        - "V:|[photo]"
        - "V:|[title]"
        - "V:|[badge]"
        - superview.bottom >= photo.bottom
      expect: { differs: "it has to", elements: [badge] }
      """.replacing("\n", with: end)
    let scenario = try ProofSupport.read(text)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 200...400)])
    let work = LayoutWork()
    let small = try #require(
      Counterexample(
        of: proof, text: text, file: "card.yaml", measurer: TextMeasurer(), work: work))
    #expect(small.isSmallest)
    // Each line and each name is tried a few times, not until the budget ends.
    #expect(work.taken < 400)
    #expect(!small.text.contains("\r") && !small.text.contains("expect"))
    #expect(!small.text.contains("superview.bottom"))
    #expect(ScenarioComparer.compare(try ProofSupport.read(small.text)).verdict == .differs)
  }

  @Test("the first difference is reduced, even where the same edge differs more further on")
  func first() throws {
    let text = """
      layoutdiff: 1
      containers: [250]
      elements:
        title: { box: none }
      spec: { stack: { alignItems: start, children: [{ element: title, style: { width: 30, height: 9 } }] } }
      constraints:
        - title.left == superview.left
        - title.top == superview.top
        - title.height == 9
        - title.bottom == superview.bottom
        - title.width == 30 @750
        - title.width <= 0.14 * superview.width
        - title.width >= 0.1 * superview.width
      """
    let scenario = try ProofSupport.read(text)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 200...400)])
    let small = try #require(
      Counterexample(of: proof, text: text, file: "card.yaml", measurer: TextMeasurer()))
    #expect(small.container.width < 215, "\(small.container.words)")
    #expect(small.text.contains("0.14") && !small.text.contains("0.1 "), "\(small.text)")
  }

  @Test("a conflict keeps the rules that contradict each other")
  func conflict() throws {
    let text = Self.card(
      rules: #"- "H:|[photo]-8-[title]-8-[badge]""#, "- photo.width == 40",
      "- badge.trailing <= superview.trailing", "- badge.width == 10", "- title.width == 30")
    let scenario = try ProofSupport.read(text)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 60...400)])
    let small = try #require(
      Counterexample(of: proof, text: text, file: "card.yaml", measurer: TextMeasurer()))
    #expect(small.subject == .conflict)
    #expect(!small.text.contains("V:|[title]"))
    let smaller = try ProofSupport.read(small.text)
    let layout = try ScenarioLayouts(smaller).constraints(
      in: small.container, rounding: .exact)
    #expect(!layout.conflicts.isEmpty)
    let screen = try ProvenScreen(smaller)
    #expect(Set(smaller.elements.map(\.name)).isSubset(of: screen.names))
  }

  @Test("there is none without a difference")
  func none() throws {
    let scenario = try ProofSupport.shipped("repository-row")
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 280...300)])
    #expect(Counterexample(of: proof, text: "", file: "", measurer: TextMeasurer()) == nil)
  }

  @Test("a name is removed from lists on one line, and with its own entries")
  func outline() {
    let outline = TextOutline(
      """
      elements:
        a: { box: 1x1 }
        b: { box: 1x1 }
      spec:
        stack:
          children: [a, b]
      constraints:
        - "H:|[a][b]"
        - a.top == superview.top
      """)
    #expect(
      outline.without(name: "b").text == """
        elements:
          a: { box: 1x1 }
        spec:
          stack:
            children: [a]
        constraints:
          - a.top == superview.top

        """)
  }
}
