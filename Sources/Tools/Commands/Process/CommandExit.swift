import ArgumentParser
import RunRecords

extension ExitStatus {
  /// Ends the command with this status; does nothing where all is fine.
  func exit() throws {
    if self != .fine { throw ExitCode(rawValue) }
  }

  /// The list of statuses for the main help.
  static let list: String = {
    let usage = (64, "wrong usage")
    let all = allCases.map { (Int($0.rawValue), $0.meaning) } + [usage]
    return all.sorted { $0.0 < $1.0 }.map { code, meaning in
      let number = String(code)
      return String(repeating: " ", count: 4 - number.count) + "\(number)  \(meaning)"
    }.joined(separator: "\n")
  }()

  /// The line about statuses in the help of a command.
  static let help = "Exit status: see layoutdiff --help."
}
