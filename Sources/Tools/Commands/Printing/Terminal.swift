import Foundation
import Geometry
import RunRecords
import Scenarios

/// Writes results to standard output and everything else to standard error.
enum Terminal {
  /// Writes a result and a line end to standard output, without characters that a terminal obeys.
  ///
  /// A result that cannot be written (a full disk) ends the program: nobody would see what follows.
  static func print(_ text: String) {
    if let reason = OutputFile.failure(
      ofAppending: Colour.withSequences(in: text.printableLines) + "\n", to: STDOUT_FILENO)
    {
      note("error: standard output cannot be written: \(reason)")
      exit(ExitStatus.cannotWrite.rawValue)
    }
  }

  /// Writes a message and a line end to standard error, without characters that a terminal obeys.
  static func note(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text.printableLines + "\n").utf8))
  }

  /// Whether standard output takes colours: a terminal, no `NO_COLOR`, and not a dumb one.
  static let outputHasColours: Bool = {
    let environment = ProcessInfo.processInfo.environment
    let isForbidden = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return !isForbidden && isatty(STDOUT_FILENO) == 1
  }()
}

enum Colour: String, CaseIterable {
  case green = "32"
  case red = "31"
  case yellow = "33"
  case grey = "90"

  /// `text` in this colour, or as it is where standard output takes none.
  ///
  /// Only `Terminal.print` writes the sequences: until then, a text has no escape character.
  func paint(_ text: String) -> String {
    Terminal.outputHasColours
      ? Self.sequence(Self.mark, rawValue) + text + Self.sequence(Self.mark, Self.end) : text
  }

  /// Stands for the escape character; nobody else uses this private one.
  private static let mark = "\u{10FFFD}"
  private static let end = "0"

  private static func sequence(_ start: String, _ code: String) -> String { "\(start)[\(code)m" }

  /// A printable text with the sequences of its colours, and no others.
  fileprivate static func withSequences(in text: String) -> String {
    guard Terminal.outputHasColours else { return text }
    return (allCases.map(\.rawValue) + [end]).reduce(text) { text, code in
      text.replacingOccurrences(
        of: sequence(mark, code), with: sequence("\u{1B}", code), options: .literal)
    }
  }
}
