import Blaming
import Comparison
import Layouts
import Phrases
import ScenarioFiles
import Scenarios
import TextMeasuring

/// A chat cell in both notations, with one part written in another way.
enum ChatCell {
  static let text = """
    layoutdiff: 1
    title: Chat cell
    containers: [320, 375]
    elements:
      avatar:  { image: 36x36 }
      name:    { text: "Anna Katharina von Hohenstein", font: { size: 15, weight: bold }, lines: 1, compressionResistance: [749, 750] }
      time:    { text: "12:45", font: { size: 12 }, hugging: [252, 250] }
      message: { text: "A message that is long enough to need a second line on every phone", font: { size: 15 } }
      mark:    { box: 10x10 }
    spec:
      inset:
        insets: 12
        child:
          stack:
            spacing: 8
            alignItems: start
            children:
              - corner:
                  child: avatar
                  corner: mark
                  location: bottomRight
                  offset: [-4, -4]
              - stack:
                  direction: vertical
                  spacing: 4
                  style: { flexShrink: 1, flexGrow: 1 }
                  children:
                    - stack:
                        spacing: 6
                        alignItems: baselineFirst
                        children:
                          - { element: name, style: { flexShrink: 1, flexGrow: 1 } }
                          - time
                    - message
    constraints:
      - avatar.leading == superview.leading + 12
      - avatar.top == superview.top + 12
      - avatar.width == 36
      - avatar.height == 36
      - mark.centerX == avatar.trailing - 4
      - mark.centerY == avatar.bottom - 4
      - mark.width == 10
      - mark.height == 10
      - name.leading == avatar.trailing + 8
      - name.top == superview.top + 12
      - time.leading == name.trailing + 6
      - time.trailing == superview.trailing - 12
      - time.firstBaseline == name.firstBaseline
      - message.leading == name.leading
      - message.trailing == superview.trailing - 12
      - message.top == name.bottom + 4
      - superview.bottom == message.bottom + 12

    """

  /// The cell with one text in place of another, and more at its end.
  static func scenario(
    _ old: String = "", _ new: String = "", end: String = ""
  ) throws -> Scenario {
    try read((old.isEmpty ? text : text.replacing(old, with: new, maxReplacements: 1)) + end)
  }

  static func read(_ text: String) throws -> Scenario {
    try ScenarioReader.scenario(
      from: SourceText(file: "chat.yaml", text: text), measurer: TextMeasurer())
  }

  /// The mistakes of a scenario.
  static func blames(
    _ scenario: Scenario, trusting trusted: Engine? = nil, untouched: Engine? = nil,
    budget: Int = LayoutWork.usualBudget
  ) -> [Blame] {
    BlameSearch.blames(
      for: scenario, ScenarioComparer.compare(scenario), trusting: trusted, untouched: untouched,
      work: LayoutWork(budget: budget))
  }
}

extension Blame.Side {
  /// The side in short: `spec 15: write spacing: 8 for inset[0].stack instead of 12`.
  var short: String {
    "\(notation.rawValue) \(line ?? 0): \(suggestion?.change.phrase.text ?? "")"
  }
}
