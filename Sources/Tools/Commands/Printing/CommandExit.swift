import ArgumentParser
import Foundation
import RunRecords

extension ExitStatus {
  /// Ends the command with this status; does nothing where all is fine.
  func exit() throws {
    if self != .fine { throw ExitCode(rawValue) }
  }

  /// Ends the command with this status, after a message on standard error.
  func exit(with message: String) throws -> Never {
    Terminal.note(message)
    throw ExitCode(rawValue)
  }

  static let list: String = {
    let usage = (64, "wrong usage")
    let all = allCases.map { (Int($0.rawValue), $0.meaning) } + [usage]
    return all.sorted { $0.0 < $1.0 }.map { code, meaning in
      let number = String(code)
      return String(repeating: " ", count: 4 - number.count) + "\(number)  \(meaning)"
    }.joined(separator: "\n")
  }()

  static let help = "Exit status: see layoutdiff --help."
}

extension ParsableCommand {
  /// Ends the program with what the parser says about an error, or with help, and with its status.
  ///
  /// The parser itself prints arguments as they are, with characters that a terminal obeys.
  static func end(with error: any Error) -> Never {
    let message = fullMessage(for: error)
    let status = exitCode(for: error)
    if !message.isEmpty { status.isSuccess ? Terminal.print(message) : Terminal.note(message) }
    Foundation.exit(status.rawValue)
  }
}
