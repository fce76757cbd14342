import LayoutSpecs
import Linting
import Scenarios
import Testing

@Suite("Warnings about layout specs in words")
struct SpecLintTests {
  @Test("fixed sizes of everything are reported at the spec, with what to do")
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
        card.yaml:4:1: warning: the layout spec fixes the width and height of every element with \
        content, photo, title and date: a longer text, another language or a larger font is cut off
        spec:
        ^~~~
        leave out the sizes of texts, so that they follow their content; where space may be short, \
        let them shrink: flexShrink: 1
        """
      ])
    #expect(lint.findings.map(\.line) == [4])
    #expect(lint.findings.map(\.column) == [1])
  }

  @Test("positions of everything are reported before the warnings about constraints")
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
        the layout spec gives a position to every element, photo, title and date, although they \
        are beside each other: none moves when another grows, or when the available size changes
        """)
    #expect(
      findings.first?.advice == """
        arrange rows and columns with a stack and spacing; use positions only for elements on top \
        of others
        """)
  }

  @Test("of many elements the first are named; a node's spec has the node's name")
  func many() {
    let names = (1...7).map { "e\($0)" }
    #expect(
      LintFinding(.spec(habit: .everythingAbsolute(elements: names), node: "RowNode")).message
        .hasPrefix(
          "the spec of RowNode gives a position to every element, e1, e2, e3, e4 and 3 more, although"
        ))
    let large = LintFinding(.spec(habit: .largeSpec(specs: 17), node: "RowNode"))
    #expect(
      large.message == """
        the spec of RowNode consists of 17 specs (similar neighbours counted once): to change a \
        part, one has to read all of it
        """)
    #expect(
      large.advice == """
        return its parts from methods with descriptive names, and move independent parts to nodes of \
        their own
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
