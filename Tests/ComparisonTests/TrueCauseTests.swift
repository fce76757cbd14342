import Comparison
import Geometry
import LayoutConstraints
import Scenarios
import Testing

@Suite("Causes that hold up")
struct TrueCauseTests {
  private func causes(_ text: String) throws -> [String] {
    try Comparing.scenario(text).groupedCauses.map(\.text)
  }

  /// A title that takes what is left beside a detail.
  private func row(_ title: String, container: Int = 375, rules: String...) -> String {
    """
    layoutdiff: 1
    containers: [\(container)]
    elements:
      title: { image: 180x20, \(title) }
      detail: { image: 40x20 }
    spec:
      stack:
        children:
          - { element: title, style: { flexGrow: 1, flexShrink: 1 } }
          - detail
    constraints:
      - "H:|[title][detail]|"
      - "V:|[title]|"
      - "V:|[detail]|"
    \(rules.map { "  - " + $0 }.joined(separator: "\n"))
    """
  }

  /// A text in a bubble at the right, as far from the left as a rule says.
  private func bubble(_ rule: String) -> String {
    """
    layoutdiff: 1
    containers: [320]
    elements:
      bubble: { box: none }
      text: { text: "I'll be there at eight, save me a seat near the window please!" }
    spec:
      stack:
        direction: vertical
        children:
          - inset:
              insets: { left: 72 }
              style: { alignSelf: end }
              child: { background: { background: bubble, child: text } }
    constraints:
      - bubble.trailing == superview.trailing
      - \(rule)
      - text.leading == bubble.leading
      - text.trailing == bubble.trailing
      - bubble.top == superview.top
      - superview.bottom == bubble.bottom
      - text.top == bubble.top
      - text.bottom == bubble.bottom
    """
  }

  @Test("where one content's priority is above another's, both are named, and no rule is missing")
  func hugging() throws {
    #expect(
      try causes(row("hugging: [251, 250]")) == [
        """
        priority: title's horizontal hugging (251) is missed by 155 pt in the spec and 0 in the \
        constraints, where detail's horizontal hugging (250) is missed by 155 pt; detail follows it
        """
      ])
  }

  @Test("where compression squeezes one to nothing, the priorities are told and no rule that holds")
  func compression() throws {
    let text = row("compressionResistance: [760, 750]", container: 100)
    #expect(
      try causes(text) == [
        """
        priority: title's horizontal compression resistance (760) is missed by 120 pt in the \
        spec and 80 in the constraints, where detail's horizontal compression resistance (750) is \
        missed by 40 pt; detail follows it
        """
      ])
    let scenario = try Comparing.read(text)
    let edge = try JoinedEdge(
      .right, of: "title", in: scenario, container: scenario.containers[0], rounding: .exact)
    #expect(edge?.firstDifference?.cause.kind == .priority)
  }

  @Test("a wish that neither layout fulfils is told with what both miss it by")
  func missedByBoth() throws {
    let text = row(
      "compressionResistance: [740, 750]", container: 50, rules: "detail.width == 60 @800")
    #expect(
      try causes(text) == [
        """
        priority: line 15: 'detail.width == 60 @800' is missed by 20 pt in the spec and 10 in \
        the constraints, where title's horizontal compression resistance (740) is missed by 180 \
        pt; detail follows it
        """
      ])
  }

  @Test("the rule that limits text that wraps is told where the spec breaks it")
  func brokenLimit() throws {
    let told = try causes(bubble("bubble.width <= 0.6 * superview.width"))
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("value: bubble.width is ") == true, "\(told)")
    #expect(
      told.first?.contains("at most 192 by line 16: 'bubble.width <= 0.6 * superview.width'")
        == true, "\(told)")
  }

  @Test("a bound that the spec respects, and that gives text more room, is told as that")
  func otherRoom() throws {
    let told = try causes(bubble("bubble.leading >= superview.leading + 30"))
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix(
        """
        value: text wraps in another room, 290 wide in the constraints, as wide as line 16: \
        'bubble.leading >= superview.leading + 30' lets it be: it is
        """) == true, "\(told)")
  }

  @Test("text without a width has no height in a spec, and no rule is missing")
  func noWidth() throws {
    let told = try causes(
      """
      layoutdiff: 1
      containers: [100]
      elements:
        title: { text: "Notifications", lines: 1 }
        value: { image: 120x40 }
      spec:
        stack:
          alignItems: center
          children:
            - { element: title, style: { flexGrow: 1, flexShrink: 1 } }
            - value
      constraints:
        - "H:|[title][value(120)]"
        - "V:|[value(40)]|"
        - title.centerY == value.centerY
        - title.width == 0
      """)
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix(
        "value: text that is 0 wide has no height in a spec: title is 0 high there, and ") == true,
      "\(told)")
  }

  @Test("what a tie moves is not said to follow a rule beside it")
  func tie() throws {
    let text = """
      layoutdiff: 1
      containers: [414]
      elements:
        title: { image: 180x20 }
        value: { image: 60x20 }
        end: { image: 8x20 }
      spec:
        stack:
          spacing: 12
          children:
            - { element: title, style: { flexGrow: 1, flexShrink: 1 } }
            - value
            - end
      constraints:
        - "H:|[title]-12-[value]-8-[end(8)]|"
        - "V:|[title]|"
        - "V:|[value]|"
        - "V:|[end]|"
      """
    let told = try causes(text)
    #expect(told.allSatisfy { !$0.contains("title follows") }, "\(told)")
    #expect(told.contains { $0.hasPrefix("tie: ") && $0.contains("priority 250") }, "\(told)")
    #expect(told.contains { $0.contains("line 15") && $0.hasPrefix("value: ") }, "\(told)")
  }

  @Test("what is more than a pixel apart only after rounding is no difference of values")
  func wholePixels() throws {
    // 60.3 are 60.5 on pixels, of which there is room for neither in 120.9: nothing is left over.
    let text = """
      layoutdiff: 1
      containers: [120.7]
      elements:
        title: { text: "Notifications", lines: 1 }
        a: { image: 60.3x40 }
        b: { image: 60.3x40 }
      spec:
        stack:
          alignItems: center
          children:
            - { element: title, style: { flexGrow: 1, flexShrink: 1 } }
            - a
            - b
      constraints:
        - "H:|[title][a(60.3)][b(60.3)]|"
        - "V:|[a(40)]|"
        - "V:|[b(40)]|"
        - title.centerY == a.centerY
      """
    let told = try causes(text)
    #expect(told.contains { $0.hasPrefix("whole pixels: title.top is ") }, "\(told)")
    #expect(told.allSatisfy { !$0.hasPrefix("value: title.top is ") }, "\(told)")
  }
}
