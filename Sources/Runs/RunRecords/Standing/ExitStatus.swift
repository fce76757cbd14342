package import Layouts

/// Exit status of a command; scripts rely on these numbers.
///
/// The order of the cases is their weight, lightest first: where several apply, the heaviest is the
/// command's status.
package enum ExitStatus: Int32, CaseIterable, Comparable, Sendable {
  /// Every scenario passes.
  case fine = 0
  /// A layout takes more time than its baseline, or more work, although `--strict-work` was given.
  case slower = 2
  /// Layouts differ, constraints conflict, an expected difference is missing, or a frame moved from
  /// its baseline.
  case disagreement = 1
  /// A scenario file is invalid.
  case invalidScenario = 65
  /// No scenario matches, or a file is missing.
  case nothingMatches = 66
  /// A file cannot be created.
  case cannotCreate = 73
  /// A file cannot be written to its end.
  case cannotWrite = 74
  /// The solver or this program failed.
  case failure = 70

  /// Meaning of the status in a few words, for help.
  package var meaning: String {
    switch self {
    case .fine: "every scenario passes"
    case .slower: "more time than the baseline, or, with --strict-work, more work"
    case .disagreement: "layouts differ, or moved from the baseline"
    case .invalidScenario: "a scenario file is invalid"
    case .nothingMatches: "no scenario matches, or a file is missing"
    case .cannotCreate: "output cannot be created"
    case .cannotWrite: "output cannot be written"
    case .failure: "the solver or this program failed"
    }
  }

  /// Whether `left` weighs less than `right`.
  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.weight < right.weight
  }

  private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ExitStatus {
  package init(_ failure: LayoutFailure) {
    switch failure {
    case .missing, .untraceable, .mirrored: self = .nothingMatches
    case .invalidSpec, .invalidConstraints: self = .invalidScenario
    case .solver: self = .failure
    case .workEnded: self = .disagreement
    }
  }
}
