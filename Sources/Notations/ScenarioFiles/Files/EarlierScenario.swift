import Foundation
import Scenarios

/// The scenario that another one is a change of: a file in the same folder.
public enum EarlierScenario {
  /// The path of the scenario file with this id in the folder of the file at `path`; `nil` where
  /// there is none.
  public static func file(_ id: String, beside path: String) -> String? {
    ScenarioName.extensions.lazy.map { folder(of: path) + id + $0 }
      .first(where: FileManager.default.fileExists)
  }

  /// The ids of all scenario files in the folder of a file, sorted.
  static func names(beside path: String) -> [String] {
    let folder = folder(of: path)
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.isEmpty ? "." : folder)
    return (names ?? []).filter { name in
      !name.hasPrefix(".") && ScenarioName.extensions.contains(where: name.hasSuffix)
    }.map(ScenarioName.id).sorted()
  }

  /// The folder of a file, with a slash at its end; empty for the current folder.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
