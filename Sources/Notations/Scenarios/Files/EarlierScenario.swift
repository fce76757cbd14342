import Foundation

/// The scenario that another one is a change of: a file beside that of the change.
public enum EarlierScenario {
  /// The path of the file with the id `id` beside the file at `path`; `nil` where there is none.
  public static func file(_ id: String, beside path: String) -> String? {
    ScenarioName.extensions.lazy.map { folder(of: path) + id + $0 }
      .first(where: FileManager.default.fileExists)
  }

  /// Reads the value of `changes`; reports one that is no id, its own, or almost that of a file.
  ///
  /// Ours: it is a file beside this one, whatever else a run selects, so that a shard or a single
  /// file shows the same. A scenario that was copied somewhere else remains one: that the earlier one
  /// is missing is said where the change would be shown.
  static func id(_ value: YAMLValue, reader: FieldReader, isFile: Bool) -> String? {
    guard let id = reader.text(value, of: "'changes'") else { return nil }
    let own = ScenarioName.id(ofFile: reader.source.file)
    guard !id.isEmpty, !id.contains("/"), !id.hasPrefix(".") else {
      reader.report(
        value, "'\(id.shortened)' is not the id of a scenario",
        hints: ["name a file in the same folder, without its ending: changes: repository-row"])
      return nil
    }
    guard id != own else {
      reader.report(
        value, "a scenario is no change of itself",
        hints: ["name the scenario from before the change"])
      return nil
    }
    if isFile, file(id, beside: reader.source.file) == nil {
      let others = names(beside: reader.source.file).filter { $0 != own }
      guard let nearest = NearestWord.to(id, among: others) else { return id }
      reader.report(
        value, "there is no scenario '\(id.shortened)' beside this file",
        hints: ["did you mean '\(nearest)'?"])
      return nil
    }
    return id
  }

  /// The ids of the scenario files in the folder of a file.
  private static func names(beside path: String) -> [String] {
    let folder = folder(of: path)
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.isEmpty ? "." : folder)
    return (names ?? []).filter { name in
      !name.hasPrefix(".") && ScenarioName.extensions.contains(where: name.hasSuffix)
    }.map(ScenarioName.id).sorted()
  }

  /// The folder of a file, with a slash at its end; empty for the current one.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
