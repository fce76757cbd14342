import ArgumentParser

/// How a command ends; scripts rely on these numbers.
///
/// The order of the cases is their weight: where several hold, the heaviest is the command's
/// status.
enum ExitStatus: Int32, CaseIterable, Comparable {
  /// Everything agrees.
  case fine = 0
  /// Something costs more time or work than its baseline.
  case slower = 2
  /// Layouts disagree, or constraints conflict, or an announced difference is not there, or a frame
  /// is not where its baseline has it.
  case disagreement = 1
  /// A scenario file is invalid.
  case invalidScenario = 65
  /// No scenario matches, or a file is missing.
  case nothingMatches = 66
  /// A file cannot be created.
  case cannotCreate = 73
  /// A file cannot be written to the end.
  case cannotWrite = 74
  /// The solver, or this program, failed.
  case failure = 70

  /// What the status means, for help.
  var meaning: String {
    switch self {
    case .fine: "fine"
    case .slower: "more work, or more time, than a baseline"
    case .disagreement: "layouts disagree, or moved from a baseline"
    case .invalidScenario: "an invalid scenario"
    case .nothingMatches: "nothing matches"
    case .cannotCreate: "output cannot be created"
    case .cannotWrite: "output cannot be written"
    case .failure: "the solver or this program failed"
    }
  }

  /// Whether `left` weighs less than `right`.
  static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.weight < right.weight
  }

  private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }

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
