/// How a scenario gets its name from its file.
public enum ScenarioName {
  /// The endings of files that hold scenarios.
  public static let extensions = [".yaml", ".yml"]

  /// The last part of `path`, without the ending of a scenario file.
  public static func id(ofFile path: String) -> String {
    let name = printable(path.split(separator: "/").last.map(String.init) ?? path)
    for ending in extensions where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// `text` with a replacement character for each control character, which could move a terminal's
  /// cursor or colour what follows, and for those that turn the direction of all that follows.
  ///
  /// Right-to-left text needs none of the latter: it has its direction, and marks for doubtful
  /// places turn nothing.
  public static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { acts($0) ? "\u{FFFD}" : $0 }))
  }

  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: scalar.properties.generalCategory == .control
    }
  }

  /// The whole path without the ending, for files whose names alone are not unique.
  public static func longID(ofFile path: String) -> String {
    let folders = printable(path).split(separator: "/").dropLast().filter {
      $0 != "." && $0 != ".."
    }
    return (folders.map(String.init) + [id(ofFile: path)]).joined(separator: "/")
  }
}
