import Geometry

/// The id of a scenario, taken from the name of its file.
public enum ScenarioName {
  /// The extensions of scenario files.
  public static let extensions = [".yaml", ".yml"]

  /// The last component of `path`, without the extension of a scenario file.
  public static func id(ofFile path: String) -> String {
    let name = (path.split(separator: "/").last.map(String.init) ?? path).printable
    for ending in extensions where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// `text` with U+FFFD in place of control characters and of characters that override the text
  /// direction, so that a terminal shows it as it is.
  public static func printable(_ text: String) -> String { text.printable }

  /// The whole path without the extension, for files whose names alone are not unique.
  public static func longID(ofFile path: String) -> String {
    let folders = path.printable.split(separator: "/").dropLast().filter {
      $0 != "." && $0 != ".."
    }
    return (folders.map(String.init) + [id(ofFile: path)]).joined(separator: "/")
  }

  /// The path of the folder that a file is in, as it is written in the file's path; empty for a name
  /// alone.
  ///
  /// `NSString` has a property for it, which ends the program for a path of one character.
  package static func folder(ofFile path: String) -> String {
    var rest = Substring(path)
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    guard let slash = rest.lastIndex(of: "/") else { return "" }
    var folder = rest[..<slash]
    while folder.last == "/" { folder.removeLast() }
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The path of a file in a folder; the folder may be empty.
  package static func path(ofFile name: String, in folder: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
