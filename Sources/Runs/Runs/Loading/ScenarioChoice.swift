import ScenarioFiles
package import Scenarios

/// The files and screens that a command works on, before any of them is read.
package struct ScenarioChoice: Sendable {
  package internal(set) var files: [String] = []
  package internal(set) var screens: [CodedScreen] = []
  /// The findings before any file is read: unreadable folders, and why nothing was chosen.
  package internal(set) var unread = LoadedScenarios(scenarios: [])
  let selectsByTag: Bool
  let lesson: @Sendable (UnreadLesson) -> Void

  /// Whether each scenario can be read, examined and released without the others.
  ///
  /// It cannot where tags choose, where there are screens in Swift, and where files of one name need
  /// longer names.
  package var isOfSeparateFiles: Bool {
    guard screens.isEmpty, !selectsByTag, unread.problem.isEmpty else { return false }
    return Set(files.map(ScenarioName.id)).count == files.count
  }
}
