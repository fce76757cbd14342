import Foundation
import Geometry
import LayoutConstraints
import Linting
import Phrases
import Scenarios
import Testing

@Suite("Warnings about constraints in words")
struct ScenarioLintTests {
  /// A scenario with these rules, the first of which is in line 8.
  private static func lint(_ rules: [String]) throws -> ScenarioLint {
    let text = """
      layoutdiff: 1
      containers: [320]
      elements:
        photo: { box: 40x40 }
        title: { text: "Hello" }
        badge: { box: none }
      constraints:
      \(rules.map { "  - " + $0 }.joined(separator: "\n"))
      """
    return ScenarioLint(try Comparing.read(text))
  }

  @Test("a warning shows the place, the problem, the rule, and the better form")
  func wholeText() throws {
    let lint = try Self.lint([
      "title.leading == photo.trailing + 8", "'photo.left == superview.left + 5'",
    ])
    #expect(
      lint.diagnostics.map(\.description) == [
        """
        card.yaml:9:6: warning: 'photo.left == superview.left + 5' mixes left/right with the \
        leading/trailing of line 8; they diverge in right-to-left layouts
          - 'photo.left == superview.left + 5'
             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        write instead: photo.leading == superview.leading + 5
        """
      ])
    #expect(lint.findings.map(\.line) == [9] && lint.findings.map(\.column) == [6])
    let problem: Phrase = """
      'photo.left == superview.left + 5' mixes left/right with the leading/trailing of \(line: 8); \
      they diverge in right-to-left layouts
      """
    #expect(lint.findings.map(\.problem) == [problem])
    #expect(
      lint.findings.map(\.advice) == ["write instead: photo.leading == superview.leading + 5"])
  }

  @Test("every problem has its sentence and its advice", arguments: sentences)
  func sentence(rules: [String], expected: [String]) throws {
    #expect(
      try Self.lint(rules).findings.map { "\($0.line ?? 0): \($0.message); \($0.advice)" }
        == expected)
  }

  private static let sentences: [([String], [String])] = [
    (
      ["photo.top == badge.top + 5", "badge.top == photo.top - 5"],
      ["9: 'badge.top == photo.top - 5' says the same as line 8; keep one of the two"]
    ),
    (
      ["badge.width == 5 @600", "badge.width == 5 @600"],
      [
        "9: 'badge.width == 5 @600' says the same as line 8, so it counts twice; "
          + "keep one of the two"
      ]
    ),
    (
      ["badge.width == 5 @600", "badge.width == 5"],
      [
        "8: 'badge.width == 5 @600' has no effect: line 9 says the same and is required; "
          + "keep one of the two"
      ]
    ),
    (
      ["badge.width == 5 @600", "badge.width == 5 @500"],
      [
        "9: 'badge.width == 5 @500' says the same as line 8 with a lower priority: it matters "
          + "only where that one is in a tie; keep one of the two"
      ]
    ),
    (
      ["\"H:|-8-[badge]-8-|\"", "\"[badge(<=superview)]\""],
      [
        "9: 'badge.width <= superview.width' has no effect: it follows from line 8; "
          + "remove it"
      ]
    ),
    (
      [
        "badge.leading == superview.leading", "badge.trailing == superview.trailing",
        "badge.width == superview.width",
      ],
      [
        "10: 'badge.width == superview.width' has no effect: it follows from lines 8 and 9; "
          + "remove it"
      ]
    ),
    (
      ["\"[badge(40,>=30)]\""],
      [
        "8: 'badge.width >= 30' has no effect: it follows from 'badge.width == 40'; "
          + "remove only that part; the rule also says 'badge.width == 40'"
      ]
    ),
    (
      ["badge.width >= 0"],
      [
        "8: 'badge.width >= 0' has no effect: every layout satisfies it, since no size is negative; "
          + "remove it"
      ]
    ),
    (
      ["badge.width == 40", "badge.width == 41 @750"],
      [
        "9: 'badge.width == 41 @750' has no effect: because of line 8 every layout misses it by "
          + "1 pt; remove it"
      ]
    ),
    (
      ["badge.width == badge.width + 2.5 @750"],
      [
        "8: 'badge.width == badge.width + 2.5 @750' has no effect: every layout misses it by "
          + "2.5 pt; remove it"
      ]
    ),
    (
      ["badge.top <= superview.top + 8", "badge.bottom <= superview.bottom - 8"],
      [
        "8: 'badge.top <= superview.top + 8' lets badge extend beyond it: a margin is 'at least' at "
          + "this edge and 'at most' at the opposite one, as in line 9; "
          + "write instead: badge.top >= superview.top + 8"
      ]
    ),
    (
      ["\"|-(>=8)-[badge]-(<=8)-|\""],
      [
        "8: 'superview.trailing <= badge.trailing + 8' lets badge extend beyond it: a margin is "
          + "'at most' at this edge and 'at least' at the opposite one, as in "
          + "'badge.leading >= superview.leading + 8'; "
          + "write instead: superview.trailing >= badge.trailing + 8"
      ]
    ),
    (
      ["badge.width == 40 @1000"],
      ["8: '@1000' has no effect in 'badge.width == 40'; write instead: badge.width == 40"]
    ),
  ]

  @Test("an inset that overlaps is reported with the offset to write")
  func overlappingInset() throws {
    var scenario = try Comparing.read(try Comparing.shipped("wiki/overlapping-inset"))
    var system = try #require(scenario.constraints)
    let index = try #require(
      system.constraints.firstIndex {
        $0.second?.attribute == .leading && $0.constant == 5
          && $0.first.attribute == .trailing
      })
    var inset = system.constraints[index]
    inset.isInset = true
    inset.origin = nil
    inset.priority = 999
    try system.setActive(false, ofConstraint: index)
    try system.add(inset)
    scenario.constraints = system
    #expect(
      ScenarioLint(scenario).findings.map { "\($0.message); \($0.advice)" } == [
        "'profile.trailing == username.leading + 5 @999' comes from an inset from a neighbour, "
          + "whose sign depends on the neighbour's edge: the two overlap by 5 pt instead of a gap "
          + "of 5 pt; "
          + "write an offset, offset(-5), for: profile.trailing == username.leading - 5 @999"
      ])
  }

  @Test("an incomplete check of a large scenario is reported for the file")
  func large() throws {
    let lint = try Self.lint((0...1000).map { "badge.width >= \($0) @600" })
    #expect(
      lint.diagnostics.map(\.description) == [
        """
        card.yaml: warning: there are more than 1000 constraints, so constraints without effect \
        were not searched for
        split the scenario to check its parts
        """
      ])
  }

  @Test("a factor of an edge that is 0 is reported with the edge that was meant")
  func factorOfZero() throws {
    let scenario = try Comparing.read(
      """
      layoutdiff: 1
      containers: [320]
      elements: { photo: { box: 40x40 } }
      constraints: [photo.top == 0.5 * superview.top + 8]
      """)
    #expect(
      ScenarioLint(scenario).diagnostics.map(\.description) == [
        """
        card.yaml:4:15: warning: the factor in 'photo.top == 0.5 * superview.top + 8' has no effect: \
        superview.top is 0
        constraints: [photo.top == 0.5 * superview.top + 8]
                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        for a factor of the height of superview, write instead: photo.top == 0.5 * superview.bottom + 8
        """
      ])
  }

  @Test("a warning about a stack view is at its name")
  func stackView() throws {
    let scenario = try Comparing.read(
      """
      layoutdiff: 1
      containers: [320]
      elements: { photo: { box: 40x40 }, title: { text: "Hello" } }
      constraints:
        stacks:
          row: { arranged: [photo, title], distribution: fillProportionally, spacing: 8 }
        rules: [row.leading == superview.leading, photo.height <= row.height]
      """)
    #expect(
      ScenarioLint(scenario).diagnostics.map(\.description) == [
        """
        card.yaml:6:5: warning: row fills proportionally with gaps or margins, so its \
        proportions do not add up: the last view gets the rest, which is more or less than its share
            row: { arranged: [photo, title], distribution: fillProportionally, spacing: 8 }
            ^~~
        remove the gaps, write the lengths as rules, or set correctsProportions
        """,
        """
        card.yaml:7:45: warning: 'photo.height <= row.height' has no effect: it follows from line 6
          rules: [row.leading == superview.leading, photo.height <= row.height]
                                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~
        remove it
        """,
      ])
  }

  @Test("a view alone that fills proportionally is told to fill, which resolves its conflict")
  func proportionOfOneView() throws {
    let text = """
      layoutdiff: 1
      containers: [320]
      elements: { photo: { box: 40x40 } }
      constraints:
        stacks:
          row: { arranged: [photo], distribution: fillProportionally, marginsRelative: true }
        views: { row: { layoutMargins: 10 } }
        rules: [row.leading == superview.leading]
      """
    let scenario = try Comparing.read(text)
    #expect(
      ScenarioLint(scenario).diagnostics.map(\.description) == [
        """
        card.yaml:6:5: warning: row fills proportionally with photo alone, which then has to be as long \
        as row, in spite of its margins
            row: { arranged: [photo], distribution: fillProportionally, marginsRelative: true }
            ^~~
        fill is enough for one view: write distribution: fill, or in code .fill
        """
      ])
    let fixed = try Comparing.read(
      text.replacing("distribution: fillProportionally", with: "distribution: fill"))
    for (system, conflicts) in [(scenario.constraints, 1), (fixed.constraints, 0)] {
      let layout = try #require(system).layout(
        in: Container(width: 320, height: nil), rounding: .exact)
      #expect(layout.conflictSets.count == conflicts)
    }
  }

  @Test("a mask that is still on is reported with the switch that turns it off")
  func autoresizing() throws {
    var scenario = try Comparing.read(
      """
      layoutdiff: 1
      containers: [320]
      elements: { photo: { box: 40x40 } }
      constraints: [photo.width == 40]
      """)
    try scenario.constraints?.addAutoresizing(
      of: 1, frame: CGRect(x: 0, y: 0, width: 40, height: 40),
      superviewSize: CGSize(width: 320, height: 480), mask: .flexibleRightMargin)
    let findings = ScenarioLint(scenario).findings
    #expect(findings.map(\.line) == [4] && findings.map(\.column) == [15])
    #expect(
      findings.map { "\($0.message); \($0.advice)" } == [
        """
        'photo.width == 40' constrains photo, whose autoresizing mask already sets its x and width; \
        set translatesAutoresizingMaskIntoConstraints to false, or remove the rule
        """
      ])
  }
}
