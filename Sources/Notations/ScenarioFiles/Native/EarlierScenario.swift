import Foundation
import Scenarios

/// The scenario that another one is a change of: a file in the same folder.
package enum EarlierScenario {
  /// The path of the scenario file with this id in the folder of the file at `path`; `nil` where
  /// there is none.
  package static func file(_ id: String, beside path: String) -> String? {
    let folder = ScenarioName.folder(ofFile: path)
    return ScenarioName.extensions.lazy.map { ScenarioName.path(ofFile: id + $0, in: folder) }
      .first(where: FileManager.default.fileExists)
  }

  /// The ids of all scenario files in the folder of a file, sorted.
  static func names(beside path: String) -> [String] {
    let folder = ScenarioName.folder(ofFile: path)
    return ScenarioFinder.names(directlyIn: folder.isEmpty ? "." : folder)
      .map(ScenarioName.id).sorted()
  }
}
