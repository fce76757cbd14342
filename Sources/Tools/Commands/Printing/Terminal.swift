import Foundation
import RunRecords

/// Writes results to standard output and everything else to standard error.
enum Terminal {
  /// Writes a result and a line end to standard output.
  ///
  /// A result that cannot be written (a full disk) ends the program: nobody would see what follows.
  static func print(_ text: String) {
    if let reason = OutputFile.failure(ofAppending: text + "\n", to: STDOUT_FILENO) {
      note("error: standard output cannot be written: \(reason)")
      exit(ExitStatus.cannotWrite.rawValue)
    }
  }

  /// Writes a message and a line end to standard error.
  static func note(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// Whether standard output takes colours: a terminal, no `NO_COLOR`, and not a dumb one.
  static let outputHasColours = takesColours(STDOUT_FILENO)

  /// Whether standard error is a terminal, where progress helps.
  static let errorIsTerminal = isatty(STDERR_FILENO) == 1

  private static func takesColours(_ descriptor: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let isForbidden = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return !isForbidden && isatty(descriptor) == 1
  }
}

/// The colours that results use on a terminal.
enum Colour: String {
  case green = "32"
  case red = "31"
  case yellow = "33"
  case grey = "90"

  /// `text` in this colour, or as it is where standard output takes none.
  func paint(_ text: String) -> String {
    Terminal.outputHasColours ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
