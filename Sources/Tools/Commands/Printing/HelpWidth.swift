import Foundation

/// Keeps help whole in a terminal that is too narrow for it.
enum HelpWidth {
  /// The fewest columns that help is written in; a narrower terminal breaks its lines.
  ///
  /// Ours: the parser of arguments puts what it says of an option beside 28 columns, and leaves it out
  /// where there are no more.
  private static let fewest = 50

  /// Runs `body`, which parses arguments or prints help, with enough columns where there are fewer.
  ///
  /// The parser asks the environment before the terminal. What the command itself starts, such as a
  /// browser, gets the environment as it is. Called while there is no other thread.
  static func widened<Result>(_ body: () throws -> Result) rethrows -> Result {
    let word = getenv("COLUMNS").map { String(cString: $0) }
    guard let columns = word.flatMap({ Int($0) }) ?? ofTerminal, columns < fewest else {
      return try body()
    }
    setenv("COLUMNS", "\(fewest)", 1)
    defer { if let word { setenv("COLUMNS", word, 1) } else { unsetenv("COLUMNS") } }
    return try body()
  }

  /// The columns of the terminal; `nil` where standard output is none, or it does not say.
  private static var ofTerminal: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
