/// The messages that GLPK printed about a file that it could not write or read.
struct FileMessage {
  private let lines: [Substring]

  /// Splits GLPK's text.
  init(_ text: UnsafePointer<CChar>) {
    lines = String(cString: text).split(separator: "\n")
  }

  /// The error that the text describes.
  ///
  /// GLPK prints `path:line: message` about the contents of a file. About the file itself it prints
  /// `… - reason`, with the system's reason at the end.
  func error(path: String) -> LinearProgramError {
    for line in lines.reversed() {
      if let reason = Self.reason(in: line) {
        return .fileNotAccessible(path: path, reason: reason)
      }
      if let (number, message) = Self.place(in: line, path: path) {
        return .malformedFile(path: path, line: number, message: message)
      }
    }
    return .malformedFile(path: path, line: nil, message: lines.last.map(String.init) ?? "")
  }

  private static func reason(in line: Substring) -> String? {
    let beginnings = ["nable to open ", "nable to create ", "ead error", "rite error"]
    guard beginnings.contains(where: { line.contains($0) }) else { return nil }
    return line.ranges(of: " - ").last.map { String(line[$0.upperBound...]) }
  }

  /// Splits `path:line: error: message`; GLPK counts line 0 in an empty file.
  private static func place(in line: Substring, path: String) -> (number: Int, message: String)? {
    guard line.hasPrefix("\(path):") else { return nil }
    let parts = line.dropFirst(path.count + 1).split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]) else { return nil }
    let text = parts[1].drop { $0 == " " }
    return (
      max(1, number), String(text.hasPrefix("error: ") ? text.dropFirst("error: ".count) : text)
    )
  }

  /// Throws for a path that is empty or contains a NUL, which C would read differently.
  static func check(path: String) throws(LinearProgramError) {
    if path.isEmpty || path.utf8.contains(0) {
      throw .fileNotAccessible(path: path, reason: "not a path")
    }
  }
}
