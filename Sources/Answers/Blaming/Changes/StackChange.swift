import Comparison
import ScenarioFiles
import Scenarios

/// A key of a stack view with another value.
struct StackChange {
  let stack: String
  let key: String
  /// The value in the file; `nil` where it is not written.
  let old: String?
  let new: String

  var fact: NotationChange {
    .keys(of: stack, [NotationChange.Key(key, old: old, new: new)])
  }

  /// How large the change is.
  var size: Double {
    switch key {
    case "arranged": 1.3
    case "spacing": (old == nil ? 1.1 : 1) + (Double(new) ?? 0).oddness
    case "marginsRelative", "baselineRelative": 1.5
    default: old == nil ? 1.1 : 1
    }
  }

  func edits(_ editor: ScenarioEditor) -> [TextEdit]? {
    editor.setting(key, to: new, ofStack: stack)
  }

  /// The scenario after the change; `nil` where it cannot be made.
  func applied(to scenario: Scenario, _ editor: ScenarioEditor) -> Scenario? {
    edits(editor).flatMap(scenario.edited)
  }
}
