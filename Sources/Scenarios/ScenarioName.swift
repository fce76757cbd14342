/// How a scenario gets its name from its file.
public enum ScenarioName {
  /// The endings of files that hold scenarios.
  public static let extensions = [".yaml", ".yml"]

  /// The last part of `path`, without the ending of a scenario file.
  public static func id(ofFile path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for ending in extensions where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
