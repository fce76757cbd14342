import Comparison
import Foundation
import LayoutConstraints
import Scenarios
import Testing

@Suite("Warnings about constraints in words")
struct ScenarioLintTests {
  /// A scenario with these rules, the first of which stands in line 8.
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

  @Test("a warning shows where, what, the rule, and the better form")
  func wholeText() throws {
    let lint = try Self.lint([
      "title.leading == photo.trailing + 8", "'photo.left == superview.left + 5'",
    ])
    #expect(
      lint.diagnostics.map(\.description) == [
        """
        card.yaml:9:6: warning: 'photo.left == superview.left + 5' goes by left and right, \
        and line 8 by leading and trailing: in a right-to-left layout the two part
          - 'photo.left == superview.left + 5'
             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        write instead: photo.leading == superview.leading + 5
        """
      ])
    #expect(
      lint.findings == [
        LintFinding(
          line: 9, column: 6,
          message: """
            'photo.left == superview.left + 5' goes by left and right, and line 8 by leading and \
            trailing: in a right-to-left layout the two part
            """,
          advice: "write instead: photo.leading == superview.leading + 5")
      ])
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
        "9: 'badge.width == 5 @600' says the same as line 8, so that it counts twice; "
          + "keep one of the two"
      ]
    ),
    (
      ["badge.width == 5 @600", "badge.width == 5"],
      [
        "8: 'badge.width == 5 @600' can never matter: line 9 says the same, and must hold; "
          + "keep one of the two"
      ]
    ),
    (
      ["badge.width == 5 @600", "badge.width == 5 @500"],
      [
        "9: 'badge.width == 5 @500' says the same as line 8, which is stronger: it only decides "
          + "where that one is torn between others; keep one of the two"
      ]
    ),
    (
      ["\"H:|-8-[badge]-8-|\"", "\"[badge(<=superview)]\""],
      [
        "9: 'badge.width <= superview.width' can never matter: it follows from line 8; "
          + "leave it out"
      ]
    ),
    (
      [
        "badge.leading == superview.leading", "badge.trailing == superview.trailing",
        "badge.width == superview.width",
      ],
      [
        "10: 'badge.width == superview.width' can never matter: it follows from lines 8 and 9; "
          + "leave it out"
      ]
    ),
    (
      ["\"[badge(40,>=30)]\""],
      [
        "8: 'badge.width >= 30' can never matter: it follows from 'badge.width == 40'; "
          + "leave out that part alone; the rule also says 'badge.width == 40'"
      ]
    ),
    (
      ["badge.width >= 0"],
      [
        "8: 'badge.width >= 0' can never matter: it holds in every layout, as no size is below 0; "
          + "leave it out"
      ]
    ),
    (
      ["badge.width == 40", "badge.width == 41 @750"],
      [
        "9: 'badge.width == 41 @750' can never matter: because of line 8 every layout misses it by "
          + "1 pt; leave it out"
      ]
    ),
    (
      ["badge.width == badge.width + 2.5 @750"],
      [
        "8: 'badge.width == badge.width + 2.5 @750' can never matter: every layout misses it by "
          + "2.5 pt; leave it out"
      ]
    ),
    (
      ["badge.top <= superview.top + 8", "badge.bottom <= superview.bottom - 8"],
      [
        "8: 'badge.top <= superview.top + 8' lets badge reach out of it: a margin is 'at least' at "
          + "this edge, and 'at most' at the opposite one, as line 9 says; "
          + "write instead: badge.top >= superview.top + 8"
      ]
    ),
    (
      ["\"|-(>=8)-[badge]-(<=8)-|\""],
      [
        "8: 'superview.trailing <= badge.trailing + 8' lets badge reach out of it: a margin is "
          + "'at most' at this edge, and 'at least' at the opposite one, as "
          + "'badge.leading >= superview.leading + 8' says; "
          + "write instead: superview.trailing >= badge.trailing + 8"
      ]
    ),
    (
      ["badge.width == 40 @1000"],
      ["8: '@1000' changes nothing in 'badge.width == 40'; write instead: badge.width == 40"]
    ),
  ]

  @Test("an inset that overlaps is told with the offset to write")
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
        "'profile.trailing == username.leading + 5 @999' comes from an inset toward a neighbour, "
          + "whose sign goes by the neighbour's edge: the two overlap by 5 pt where a gap of 5 "
          + "is meant; "
          + "write an offset, offset(-5), for: profile.trailing == username.leading - 5 @999"
      ])
  }

  @Test("that a large scenario was not searched is said of the file")
  func large() throws {
    let lint = try Self.lint((0...1000).map { "badge.width >= \($0) @600" })
    #expect(
      lint.diagnostics.map(\.description) == [
        """
        card.yaml: warning: there are more than 1000 constraints: which of them can never \
        matter was not looked for
        split the scenario to have its parts looked at
        """
      ])
  }

  @Test("a stack view is told at its name")
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
        card.yaml:6:5: warning: row fills proportionally with gaps or margins, with which \
        its proportions do not add up: the last view gets what is left, more or less than its part
            row: { arranged: [photo, title], distribution: fillProportionally, spacing: 8 }
            ^~~
        leave the gaps out, write the lengths as rules, or set correctsProportions
        """,
        """
        card.yaml:7:45: warning: 'photo.height <= row.height' can never matter: it follows from line 6
          rules: [row.leading == superview.leading, photo.height <= row.height]
                                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~
        leave it out
        """,
      ])
  }

  @Test("a mask that was left on is told as the switch that turns it off")
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
    #expect(
      ScenarioLint(scenario).findings == [
        LintFinding(
          line: 4, column: 15,
          message: """
            'photo.width == 40' is about photo, whose autoresizing mask already says its x and width
            """,
          advice: "set translatesAutoresizingMaskIntoConstraints to false, or leave the rule out")
      ])
  }
}
