import LayoutConstraints
import Scenarios
import Testing

@Suite("Reading rules with options and metrics")
struct RuleReaderTests {
  /// The valid scenario with other constraints; the text begins in line 11.
  private static func text(_ constraints: String) -> String {
    let before = ScenarioText.valid.split(separator: "\n").prefix { $0 != "constraints:" }
    return before.joined(separator: "\n") + "\n" + constraints
  }

  /// The constraints of a scenario as rules, each after its line and its identifier.
  private static func rules(_ constraints: String) throws -> [String] {
    let scenario = try ScenarioText.read(text(constraints))
    guard let system = scenario.constraints else { return [] }
    return system.constraints.indices.map { index in
      let name = system.constraints[index].identifier.map { "\($0): " } ?? ""
      return "\(scenario.constraintLines[index]): \(name)\(system.text(ofConstraint: index))"
    }
  }

  @Test("a rule has options, metrics and a name, and the file has metrics for all rules")
  func wholeRule() throws {
    let rules = try Self.rules(
      """
      constraints:
        metrics: { gap: 12, strong: 900, standardSpacingToSuperview: 16 }
        rules:
          - title.width == 2 * photo.width + gap @strong
          - { rule: "|-[photo]-gap-[title]", options: [alignAllCenterY, directionLeftToRight], id: row }
          - rule: "V:[photo]-(gap@weak)-[title]"
            metrics: { gap: 4, weak: 1.5 }
            options: [spacingBaselineToBaseline]
          - "[photo]-gap-[title]"
      """)
    #expect(
      rules == [
        "14: title.width == 2 * photo.width + 12 @900",
        "15: row: photo.left == superview.left + 16",
        "15: row: title.left == photo.right + 12", "15: row: title.centerY == photo.centerY",
        "16: title.firstBaseline == photo.lastBaseline + 4 @1.5",
        "19: title.leading == photo.trailing + 12",
      ])
  }

  @Test(
    "a mistake is shown with its position, its line, a caret and the next step", arguments: mistakes
  )
  func wholeMessage(constraints: String, message: String) {
    #expect(ScenarioText.problems(in: Self.text(constraints)) == message)
  }

  private static let mistakes = [
    (
      """
      constraints:
        - { rule: "[photo]-[title]", options: [alignAllTop, alignAllCentreY] }
      """,
      """
      card.yaml:12:55: error: an option cannot be 'alignAllCentreY'
        - { rule: "[photo]-[title]", options: [alignAllTop, alignAllCentreY] }
                                                            ^~~~~~~~~~~~~~~
      did you mean 'alignAllCenterY'?
      """
    ),
    (
      """
      constraints:
        - { rule: "V:[photo]-[title]", options: [alignAllLeading, alignAllTop] }
      """,
      """
      card.yaml:12:61: error: 'alignAllTop' is not allowed in a vertical format
        - { rule: "V:[photo]-[title]", options: [alignAllLeading, alignAllTop] }
                                                                  ^~~~~~~~~~~
      V: allows alignAllLeft, alignAllRight, alignAllLeading, alignAllTrailing, alignAllCenterX
      """
    ),
    (
      """
      constraints:
        - { rule: "[photo]", options: [directionLeadingToTrailing, directionRightToLeft] }
      """,
      """
      card.yaml:12:62: error: 'directionLeadingToTrailing' and 'directionRightToLeft' \
      contradict each other
        - { rule: "[photo]", options: [directionLeadingToTrailing, directionRightToLeft] }
                                                                   ^~~~~~~~~~~~~~~~~~~~
      leave one of the two out
      """
    ),
    (
      """
      constraints:
        - { rule: photo.width == 4, options: [alignAllTop] }
      """,
      """
      card.yaml:12:41: error: options apply only to the visual format, and this rule is an equation
        - { rule: photo.width == 4, options: [alignAllTop] }
                                              ^~~~~~~~~~~
      write the alignment as a rule of its own, such as title.centerY == photo.centerY
      """
    ),
    (
      """
      constraints:
        metrics: { gap: 8 }
        rules: ["V:[photo]-gpa-[title]"]
      """,
      """
      card.yaml:13:22: error: there is no metric 'gpa'
        rules: ["V:[photo]-gpa-[title]"]
                           ^~~
      did you mean 'gap'?
      """
    ),
    (
      """
      constraints:
        - title.leading == photo.trailing + gap
      """,
      """
      card.yaml:12:39: error: there is no metric 'gap'
        - title.leading == photo.trailing + gap
                                            ^~~
      no metrics are given: give one of this name, or write a number
      """
    ),
    (
      """
      constraints:
        - "[photo(==50%)]"
      """,
      """
      card.yaml:12:17: error: '%' is a percentage, which only supersets of the visual format have
        - "[photo(==50%)]"
                      ^
      here a share of another length is a rule of its own
      write   - "[photo]"
              - photo.width == 0.5 * superview.width
      """
    ),
    (
      """
      constraints:
        metrics: { 2nd: 8, gap: wide }
        rules: ["[photo]-gap-[title(9@gap)]"]
      """,
      """
      card.yaml:12:14: error: '2nd' cannot be a metric's name
        metrics: { 2nd: 8, gap: wide }
                   ^~~
      a name is a letter followed by letters, digits and _
      card.yaml:12:27: error: metric 'gap' must be a number, not 'wide'
        metrics: { 2nd: 8, gap: wide }
                                ^~~~
      expected a decimal number, such as 8 or 0.5
      """
    ),
    (
      """
      constraints:
        - { rul: "[photo]" }
        - { rule: "[photo]-[title]", options: [alignAllMiddle] }
        - photo.leading == superview.safeArea.leading
      """,
      """
      card.yaml:12:7: error: unknown key 'rul' in a rule
        - { rul: "[photo]" }
            ^~~
      did you mean 'rule'?
      card.yaml:13:42: error: an option cannot be 'alignAllMiddle'
        - { rule: "[photo]-[title]", options: [alignAllMiddle] }
                                               ^~~~~~~~~~~~~~
      did you mean 'alignAllCenterY'?
      card.yaml:14:32: error: there is no attribute 'safeArea'
        - photo.leading == superview.safeArea.leading
                                     ^~~~~~~~
      'safeArea' is a word of SwiftUI and UIKit: here it is 'safeAreaLayoutGuide'
      write   - photo.leading == superview.safeAreaLayoutGuide.leading
      """
    ),
    (
      """
      constraints:
        metrics: { gap: 8 }
        rules: ["[photo]-(undefined)-[title]"]
      """,
      """
      card.yaml:13:21: error: there is no metric 'undefined'
        rules: ["[photo]-(undefined)-[title]"]
                          ^~~~~~~~~
      metrics: gap
      """
    ),
    (
      """
      constraints:
        metrics: [8]
        rules: ["[photo]"]
      """,
      """
      card.yaml:12:12: error: 'metrics' must be a mapping, not a list
        metrics: [8]
                 ^
      for example   metrics: { gap: 8, strong: 900 }
      """
    ),
    (
      """
      constraints:
        - { rule: "[photo]", options: alignAllTop }
      """,
      """
      card.yaml:12:33: error: 'options' must be a list, not 'alignAllTop'
        - { rule: "[photo]", options: alignAllTop }
                                      ^~~~~~~~~~~
      write   - { rule: "[photo]", options: [alignAllTop] }
      """
    ),
  ]
}
