import RunRecords

/// The folders, or files with several scenarios, that scenarios come from.
struct ScenarioOrigins {
  /// The folder that has all of them, with a slash at its end; empty for the working folder.
  let root: String

  init(_ scenarios: [ScenarioRecord]) {
    let folders = Set(scenarios.map { Self.folder(of: $0.place.file) }).map {
      $0.split(separator: "/", omittingEmptySubsequences: false)
    }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
    }
    root = common.isEmpty ? "" : common.joined(separator: "/") + (common.last == "" ? "" : "/")
  }

  /// The folder of a scenario whose file is named like it, else the file: `Scenarios/wiki/`.
  func path(of scenario: ScenarioRecord) -> String {
    let file = scenario.place.file
    let folder = Self.folder(of: file)
    let name = scenario.id.split(separator: "/").last ?? ""
    return [".yaml", ".yml"].contains { file == folder + name + $0 } ? folder : file
  }

  /// A path as a reader of this report needs it: below the folder of all, or that folder's own name.
  func shortName(of path: String) -> String {
    let short = path.hasPrefix(root) ? path.dropFirst(root.count) : path[...]
    let name = short.isEmpty ? path.split(separator: "/").last ?? "" : short
    return name.hasSuffix("/") ? String(name.dropLast()) : String(name)
  }

  /// With a slash at its end; empty for the working folder.
  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }
}
