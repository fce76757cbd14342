/// How a scenario gets its name from its file.
public enum ScenarioName {
  /// The endings of files that hold scenarios.
  public static let extensions = [".yaml", ".yml"]

  /// The last part of `path`, without the ending of a scenario file.
  public static func id(ofFile path: String) -> String {
    let name = (path.split(separator: "/").last.map(String.init) ?? path).printable
    for ending in extensions where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// `text` without anything that a terminal would obey: a replacement character for each control
  /// character and each that turns the direction of what follows.
  public static func printable(_ text: String) -> String { text.printable }

  /// The whole path without the ending, for files whose names alone are not unique.
  public static func longID(ofFile path: String) -> String {
    let folders = path.printable.split(separator: "/").dropLast().filter {
      $0 != "." && $0 != ".."
    }
    return (folders.map(String.init) + [id(ofFile: path)]).joined(separator: "/")
  }
}
