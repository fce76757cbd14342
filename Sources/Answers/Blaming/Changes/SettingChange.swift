import Comparison
import ScenarioFiles
import Scenarios

/// A key of a stack view, of a view or of all constraints with another value.
struct SettingChange {
  /// The place of the key: one that is written, or one of a stack view.
  enum Place {
    case written(ScenarioEditor.Setting)
    case stack(String)
  }

  let place: Place
  let key: String
  /// The value in the file; `nil` where it is not written.
  let old: String?
  let new: String

  var fact: NotationChange {
    let key = NotationChange.Key(key, old: old, new: new)
    switch place {
    case .written(let setting): return .keys(of: setting.owner, [key])
    case .stack(let name): return .keys(of: name, [key])
    }
  }

  /// How large the change is.
  var size: Double {
    switch key {
    case "arranged": 1.3
    case "marginsRelative", "baselineRelative": 1.5
    default: (old == nil ? 1.1 : 1) + (Double(new) ?? 0).oddness
    }
  }

  func position(_ editor: ScenarioEditor) -> SourcePosition? {
    switch place {
    case .written(let setting): setting.position
    case .stack(let name): editor.position(of: key, ofStack: name)
    }
  }

  func edits(_ editor: ScenarioEditor) -> [TextEdit]? {
    switch place {
    case .written(let setting): editor.replacing(setting, by: new)
    case .stack(let name): editor.setting(key, to: new, ofStack: name)
    }
  }

  /// The scenario after the change; `nil` where it cannot be made.
  func applied(to scenario: Scenario, _ editor: ScenarioEditor) -> Scenario? {
    edits(editor).flatMap(scenario.edited)
  }
}
