import Foundation

/// Keeps help whole in a terminal that is too narrow for it.
enum HelpWidth {
  /// The fewest columns that help is written in; a narrower terminal breaks its lines.
  ///
  /// Ours: the parser of arguments puts what it says of an option beside 28 columns, and leaves it out
  /// where there are no more.
  private static let fewest = 50

  /// Tells the parser of arguments that there are enough columns, where there are fewer.
  ///
  /// It asks the environment before the terminal. Called before there is another thread.
  static func widen() {
    let told = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
    guard let columns = told ?? ofTerminal, columns < fewest else { return }
    setenv("COLUMNS", "\(fewest)", 1)
  }

  /// The columns of the terminal; `nil` where standard output is none, or it does not say.
  private static var ofTerminal: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
