import ArgumentParser
import Scenarios

/// An option that is spelled like `--help`.
///
/// The parser knows no such option among those of a command, and suggests another one or none.
enum MistypedHelp {
  /// Ends the program with a suggestion if `error` is about an option that is nearer to `--help` than
  /// to the one that the parser suggests.
  static func refuse(_ error: any Error, of root: any ParsableCommand.Type) {
    let message = root.fullMessage(for: error)
    guard let text = suggesting(message) else { return }
    Terminal.note(text)
    root.end(with: root.exitCode(for: error))
  }

  /// The message with `--help` as its suggestion; `nil` where that is not meant.
  private static func suggesting(_ message: String) -> String? {
    let form = #/^(Error: Unknown option '--([^']+)')(?:\. Did you mean '--([^']+)'\?)?/#
    guard let found = message.firstMatch(of: form) else { return nil }
    let options = [found.3.map(String.init), "help"].compactMap(\.self)
    guard NearestWord.to(String(found.2), among: options) == "help" else { return nil }
    return "\(found.1). Did you mean '--help'?" + message[found.range.upperBound...]
  }
}
