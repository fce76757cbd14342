import Comparison
import Geometry
import Testing

@Suite("Classes of differences")
struct DifferenceClassTests {
  private func causes(_ text: String) throws -> [String] {
    let causes = try Comparing.scenario(text).containers.flatMap(\.allCauses)
    let own = causes.map { cause in
      "\(cause.element ?? "-") \(cause.axis?.rawValue ?? "-") \(cause.line ?? 0) \(cause.text)"
    }
    return own
      + causes.flatMap { cause in
        cause.followers.map { "\($0.element) \($0.axis.rawValue) follows \(cause.element ?? "-")" }
      }
  }

  /// A box in a row, and the rules that place it.
  private func box(_ rules: String..., content: String = "box: 30x20", style: String = "") -> String
  {
    """
    layoutdiff: 1
    containers: [100x40]
    elements: { title: { \(content) } }
    spec: { stack: { alignItems: start, children: [{ element: title, style: { \(style) } }] } }
    constraints:
      - title.top == superview.top
    \(rules.map { "  - " + $0 }.joined(separator: "\n"))
    """
  }

  @Test("where both notations determine an edge with different values, the class is value")
  func value() throws {
    #expect(
      try causes(box("title.leading == superview.leading + 10", "title.width == 30")) == [
        """
        title horizontal 7 value: superview.leading to title.leading is 0 pt in the spec and 10 pt \
        by line 7: 'title.leading == superview.leading + 10'
        """
      ])
  }

  @Test("where lengths follow from each other, the values are those of both layouts")
  func cycle() throws {
    let all = try causes(
      """
      layoutdiff: 1
      containers: [320x100]
      elements: { a: { box: 10x10 }, b: { box: 20x10 } }
      spec: { stack: { alignItems: start, children: [a, b] } }
      constraints: ["a.width == 2 * b.width", "b.width == 2 * a.width", "H:|[a][b]", "V:|[a]", "V:|[b]"]
      """)
    #expect(!all.isEmpty)
    for cause in all where cause.contains("a.width is") {
      #expect(cause.contains("a.width is 10 pt in the spec and 0 pt by line"), "\(cause)")
    }
    #expect(all.allSatisfy { !$0.contains("40 pt") }, "\(all)")
  }

  @Test("a size whose own rule gives way to others lacks no rule")
  func ruleThatGivesWay() throws {
    let all = try causes(
      """
      layoutdiff: 1
      containers: [100]
      elements: { a: { text: "left side", lines: 1 }, b: { text: "right side", lines: 1 } }
      spec: { stack: { children: [{ element: a, style: { flexShrink: 1 } }, { element: b, style: { flexShrink: 1 } }] } }
      constraints:
        - "H:|[a][b]|"
        - "V:|[a]|"
        - "V:|[b]|"
        - a.width == 80 @750
        - a.width == 20 @750
        - b.width == 90 @750
      """)
    #expect(all.contains { $0.contains("line 11: 'b.width == 90 @750' gives way") }, "\(all)")
    #expect(all.allSatisfy { !$0.contains("missing rule: b.width") }, "\(all)")
  }

  @Test("where an optional constraint decides and another is missed, the class is priority")
  func priority() throws {
    #expect(
      try causes(
        box(
          "title.leading == superview.leading", "title.width == 50 @600", "title.width == 30 @500"))
        == [
          """
          title horizontal 9 priority: title.width is 30 pt in the spec and 50 pt by line 8: \
          'title.width == 50 @600', and line 9: 'title.width == 30 @500' is missed by 20 pt
          """
        ])
  }

  @Test("where only its content determines a size that the spec sets, a rule is missing")
  func onlyContent() throws {
    #expect(
      try causes(box("title.leading == superview.leading", style: "flexGrow: 1"))
        == [
          """
          title horizontal 3 missing rule: title.width is not constrained (only its content sizes \
          it): 100 pt in the spec and 30 pt by its content
          """
        ])
  }

  @Test("a bound that the spec breaks is the cause, whatever else is ambiguous")
  func brokenBound() throws {
    #expect(
      try causes(box("title.leading >= superview.leading + 10"))
        == [
          """
          title horizontal 7 value: superview.leading to title.leading is 0 pt in the spec and at \
          least 10 pt by line 7: 'title.leading >= superview.leading + 10'
          """
        ])
  }

  @Test("a value that only bounds limit is an ambiguity where the spec's is one valid solution")
  func ambiguity() throws {
    let text = box("title.leading <= superview.leading + 10", "title.leading >= superview.leading")
      .replacing("alignItems: start", with: "spacing: 1")
      .replacing("style: {  }", with: "style: { spacingBefore: 4, alignSelf: start }")
    let cause = """
      title horizontal 3 ambiguity: title.x is ambiguous: only line 7: 'title.leading <= \
      superview.leading + 10' and line 8: 'title.leading >= superview.leading' limit it (0 to 10 pt)
      """
    #expect(try causes(text) == [cause])
  }

  @Test("where optional constraints of one priority compete, the class is tie")
  func tie() throws {
    let found = try causes(
      box(
        "title.leading == superview.leading + 4 @500",
        "title.leading == superview.leading + 10 @500")
    )
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("title horizontal 7 tie: title.x is ambiguous: a tie at priority 500")
        == true, "\(found)")
  }

  @Test("a pixel that comes only from rounding is rounding")
  func rounding() throws {
    let shipped = try Comparing.scenario(Comparing.shipped("stack-view-baselines"))
    let kinds = Set(shipped.containers.flatMap(\.causes).map(\.kind))
    #expect(kinds == [.rounding])
  }

  @Test("a conflict is one cause with its line, without anything that follows from it")
  func conflict() throws {
    let found = try causes(
      box("title.leading == superview.leading + 10", "title.width == 30", "title.width == 50"))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("- - 9 conflict: these 2 required constraints conflict") == true)
  }

  @Test("a notation without a layout is one cause")
  func noLayout() throws {
    let text = box("title.leading == superview.leading").replacing("100x40", with: "100")
      .replacing(
        "{ element: title, style: {  } }",
        with: "{ inset: { insets: { top: .inf }, child: title } }")
    let found = try causes(text)
    #expect(found.count == 1 && found.first?.contains("no layout: the layout spec gives") == true)
  }

  @Test("text that wraps at another width is one difference, not two")
  func wrapping() throws {
    let found = try causes(
      box(
        "title.leading == superview.leading", "title.width == 60",
        content: "text: \"some words that wrap\"", style: "width: 90"))
    #expect(
      found.last == "title vertical follows title", "\(found)"
    )
  }

  @Test("every class has words and a meaning of its own")
  func words() {
    let classes = DifferenceClass.allCases
    #expect(Set(classes.map(\.words)).count == classes.count)
    #expect(classes.allSatisfy { $0.meaning.hasSuffix(".") })
  }
}
