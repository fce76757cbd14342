/// The messages that GLPK printed about a file that it could not write.
struct FileMessage {
  private let lines: [Substring]

  /// Splits GLPK's text.
  init(_ text: UnsafePointer<CChar>) {
    lines = String(cString: text).split(separator: "\n")
  }

  /// The error that the text describes.
  ///
  /// GLPK prints `… - reason`, with the system's reason at the end.
  func error(path: String) -> LinearProgramError {
    let reason = lines.reversed().lazy.compactMap(Self.reason).first
    return .fileNotAccessible(path: path, reason: reason ?? lines.last.map(String.init) ?? "")
  }

  private static func reason(in line: Substring) -> String? {
    let beginnings = ["nable to open ", "nable to create ", "rite error"]
    guard beginnings.contains(where: { line.contains($0) }) else { return nil }
    return line.ranges(of: " - ").last.map { String(line[$0.upperBound...]) }
  }

  /// Throws for a path that is empty or contains a NUL, which C would read differently.
  static func check(path: String) throws(LinearProgramError) {
    if path.isEmpty || path.utf8.contains(0) {
      throw .fileNotAccessible(path: path, reason: "not a path")
    }
  }
}
