import Comparison
import LayoutSpecs
import Scenarios
import Testing

@Suite("Warnings about layout specs in words")
struct SpecLintTests {
  @Test("fixed sizes of everything are told at the spec, with what to do")
  func fixedSizes() throws {
    let scenario = try Comparing.read(
      """
      layoutdiff: 1
      containers: [320]
      elements: { photo: { image: 40x40 }, title: { text: "Hello" }, date: { text: "Now" } }
      spec:
        stack:
          children:
            - { element: photo, style: { preferredSize: 40x40 } }
            - { element: title, style: { preferredSize: 80x20 } }
            - { element: date, style: { width: 60, height: 20 } }
      """)
    let lint = ScenarioLint(scenario)
    #expect(
      lint.diagnostics.map(\.description) == [
        """
        card.yaml:4:1: warning: the layout spec gives a fixed width and height to all that has \
        content, photo, title and date: a longer text, another language or a larger font changes \
        no size, and is cut off
        spec:
        ^~~~
        leave the sizes of texts out, so that they follow their content; where there may be too \
        little room, let them shrink: flexShrink: 1
        """
      ])
    #expect(lint.findings.map(\.line) == [4])
    #expect(lint.findings.map(\.column) == [1])
  }

  @Test("positions of everything are told, before the warnings about constraints")
  func positions() throws {
    let scenario = try Comparing.read(
      """
      layoutdiff: 1
      containers: [320]
      elements: { photo: { box: 40x40 }, title: { box: 80x20 }, date: { box: 80x20 } }
      constraints: [photo.width == 40, photo.width >= 0]
      spec:
        absolute:
          children:
            - photo
            - { element: title, style: { layoutPosition: [48, 0] } }
            - { element: date, style: { layoutPosition: [48, 24] } }
      """)
    let findings = ScenarioLint(scenario).findings
    #expect(findings.map(\.line) == [5, 4])
    #expect(
      findings.first?.message == """
        the layout spec gives a position to every element, photo, title and date, and they stand \
        beside each other: none moves when another grows, nor where there is more or less room
        """)
    #expect(
      findings.first?.advice == """
        arrange what stands in a row or a column by a stack, with spacing; keep positions for what \
        lies over something else
        """)
  }

  @Test("of many elements the first are named; a node's spec is called by the node")
  func many() {
    let names = (1...7).map { "e\($0)" }
    #expect(
      LintFinding(.everythingAbsolute(elements: names), of: "RowNode").message.hasPrefix(
        "the spec of RowNode gives a position to every element, e1, e2, e3, e4 and 3 more, and"))
    let large = LintFinding(.largeSpec(specs: 17), of: "RowNode")
    #expect(
      large.message == """
        the spec of RowNode is made of 17 specs, alike ones side by side counted once: to change a \
        part, one has to read all of it
        """)
    #expect(
      large.advice == """
        return the parts from methods that say what they are, and give parts with a life of their \
        own to nodes of their own
        """)
    #expect(large.line == nil)
  }

  @Test("a spec that cannot be laid out has no warnings")
  func invalid() throws {
    var scenario = try Comparing.read(
      """
      layoutdiff: 1
      containers: [320]
      elements: { photo: { box: 40x40 } }
      spec: photo
      """)
    scenario.spec = .wrapper([.element("photo"), .element("photo")])
    #expect(ScenarioLint(scenario).findings == [])
  }
}
