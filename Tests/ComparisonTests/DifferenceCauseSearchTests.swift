import Comparison
import Explaining
import Geometry
import LayoutConstraints
import Scenarios
import Testing

@Suite("The search for causes")
struct DifferenceCauseSearchTests {
  private func causes(_ text: String) throws -> [String] {
    try Comparing.scenario(text).groupedCauses.map(\.text)
  }

  /// A title that takes the rest beside a detail.
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
        priority: title's horizontal hugging (251) is missed by 155 pt in the spec and 0 pt in the \
        constraints, which miss detail's horizontal hugging (250) by 155 pt instead; detail follows it
        """
      ])
  }

  @Test(
    "where compression shrinks an item to 0, the priorities are the cause and no satisfied rule")
  func compression() throws {
    let text = row("compressionResistance: [760, 750]", container: 100)
    #expect(
      try causes(text) == [
        """
        priority: title's horizontal compression resistance (760) is missed by 120 pt in the \
        spec and 80 pt in the constraints, which miss detail's horizontal compression resistance \
        (750) by 40 pt instead; detail follows it
        """
      ])
    let scenario = try Comparing.read(text)
    let edge = try JoinedEdge(
      .right, of: "title", in: scenario, container: scenario.containers[0], rounding: .exact)
    #expect(edge?.firstDifference?.cause.kind == .priority)
  }

  @Test("an optional constraint that neither layout fulfils has the distance of both")
  func missedByBoth() throws {
    let text = row(
      "compressionResistance: [740, 750]", container: 50, rules: "detail.width == 60 @800")
    #expect(
      try causes(text) == [
        """
        priority: line 15: 'detail.width == 60 @800' is missed by 20 pt in the spec and 10 pt \
        in the constraints, which miss title's horizontal compression resistance (740) by 180 pt \
        instead; detail follows it
        """
      ])
    let cause = try Comparing.scenario(text).containers[0].causes.first
    #expect(cause?.values?.spec == 20 && cause?.missed?.points == 180)
    #expect(cause?.values?.constraints == Cause.Bound(.exactly, 10))
  }

  @Test("the rule that limits wrapping text is the cause where the spec breaks it")
  func brokenLimit() throws {
    let found = try causes(bubble("bubble.width <= 0.6 * superview.width"))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("value: bubble.width is ") == true, "\(found)")
    #expect(
      found.first?.contains("at most 192 pt by line 16: 'bubble.width <= 0.6 * superview.width'")
        == true, "\(found)")
  }

  @Test("a bound that the spec respects, and that leaves text more width, is named as that")
  func otherRoom() throws {
    let found = try causes(bubble("bubble.leading >= superview.leading + 30"))
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        """
        value: text wraps at another available width, 290 pt in the constraints (limited by line \
        16: 'bubble.leading >= superview.leading + 30'): text.width is
        """) == true, "\(found)")
  }

  @Test("text without a width has no height in a spec, and no rule is missing")
  func noWidth() throws {
    let found = try causes(
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
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "value: text of width 0 has no height in a spec: title.height is 0 pt there and ") == true,
      "\(found)")
  }

  @Test("an element that a tie moves does not follow a rule beside it")
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
    let found = try causes(text)
    #expect(found.allSatisfy { !$0.contains("title follows") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("tie: ") && $0.contains("priority 250") }, "\(found)")
    #expect(found.contains { $0.contains("line 15") && $0.hasPrefix("value: ") }, "\(found)")
  }

  @Test("more than a pixel apart only after rounding is no difference of values")
  func wholePixels() throws {
    // 60.3 are 60.5 on pixels, twice of which is more than 120.7: nothing is left over.
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
    let found = try causes(text)
    #expect(found.contains { $0.hasPrefix("whole pixels: title.top is ") }, "\(found)")
    #expect(found.allSatisfy { !$0.hasPrefix("value: title.top is ") }, "\(found)")
  }
}
