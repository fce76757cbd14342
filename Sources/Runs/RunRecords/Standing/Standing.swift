import Comparison

/// The one verdict on a scenario: whether it passes, and if not, why.
///
/// Everything that reports a result asks here: exit statuses, words, marks on pages, JUnit, SARIF.
/// The order of the cases is their weight, worst first: where several apply, the first one counts.
package enum Standing: String, CaseIterable, Comparable, Sendable {
  /// The solver failed.
  case failed
  /// A notation has no layout in one of the containers.
  case invalid
  /// The file of the baseline cannot be used.
  case unreadableBaseline
  /// The work ended before all containers were compared.
  case unfinished
  /// Required constraints contradict each other.
  case conflict
  /// Other elements differ than the scenario expects, or an expected conflict is missing.
  case unexpected
  /// The layouts differ, and the scenario expects no difference.
  case differs
  /// The constraints determine a value ambiguously, although `--require-unambiguous` was given.
  case ambiguous
  /// A frame moved from the baseline, or is gone.
  case moved
  /// The baseline is missing or incomplete, although `--require-baselines` was given.
  case notAccepted
  /// A layout takes more time than its baseline, or more work, although `--strict-work` was given.
  case moreWork
  /// Required constraints contradict each other, as the scenario expects.
  case conflictAsExpected
  /// Exactly the expected elements differ.
  case differsAsExpected
  /// The layouts agree, but only because the spec's frames are one of several that the constraints
  /// allow: what is drawn differs.
  case agreesAmbiguously
  /// There is one notation only, and no baseline to compare it with.
  case skipped
  /// There is one notation only, and its layout is the baseline's.
  case asAccepted
  /// The layouts agree in every container.
  case agrees

  /// Whether `left` is worse than `right`.
  package static func < (left: Standing, right: Standing) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether a run with this result succeeds.
  package var passes: Bool { exitStatus == .fine }

  /// One to three words for people, everywhere the same.
  package var word: String {
    switch self {
    case .failed: Verdict.failed.word
    case .invalid: Verdict.invalid.word
    case .unfinished: Verdict.unfinished.word
    case .conflict: Verdict.conflict.word
    case .unexpected: Verdict.unexpected.word
    case .differs: Verdict.differs.word
    case .conflictAsExpected: Verdict.conflictAsExpected.word
    case .differsAsExpected: Verdict.differsAsExpected.word
    case .skipped: Verdict.skipped.word
    case .agrees: Verdict.agrees.word
    case .ambiguous, .moved: rawValue
    case .unreadableBaseline: "unreadable baseline"
    case .notAccepted: "not accepted"
    case .moreWork: "more work"
    case .agreesAmbiguously: "agrees, ambiguous"
    case .asAccepted: "as accepted"
    }
  }

  /// JUnit's word for the result.
  package enum JUnitOutcome: Sendable {
    /// It could not be judged.
    case error
    /// It was judged, and does not pass.
    case failure
    /// There was nothing to judge.
    case skipped
    /// It passes.
    case passed
  }

  /// JUnit's word for the result.
  package var jUnitOutcome: JUnitOutcome {
    switch self {
    case .failed, .invalid, .unreadableBaseline, .unfinished: .error
    case .conflict, .unexpected, .differs, .ambiguous, .moved, .notAccepted, .moreWork: .failure
    case .skipped: .skipped
    case .conflictAsExpected, .differsAsExpected, .agreesAmbiguously, .asAccepted, .agrees: .passed
    }
  }

  /// The identifier of its SARIF rule and one sentence on what the rule means; `nil` where it passes.
  ///
  /// Identifiers are part of a file format and never change.
  package var sarifRule: (id: String, meaning: String)? {
    switch self {
    case .failed, .invalid, .unfinished, .conflict, .unexpected, .differs:
      ("disagreement", "A scenario does not pass.")
    case .unreadableBaseline: ("unreadableBaseline", "A baseline cannot be used.")
    case .ambiguous: ("ambiguous", "The constraints determine a value ambiguously.")
    case .moved: ("moved", "A frame moved from its baseline.")
    case .notAccepted: ("unaccepted", "The baseline is missing or incomplete.")
    case .moreWork: ("moreWork", "A layout takes more work, or more time, than its baseline.")
    case .conflictAsExpected, .differsAsExpected, .skipped, .agreesAmbiguously, .asAccepted,
      .agrees:
      nil
    }
  }

  /// CSS class of its colour on pages: `good`, `near` (amber), `expected`, `bad` or `idle`.
  package var style: String {
    switch self {
    case .agrees, .asAccepted: "good"
    case .agreesAmbiguously: "near"
    case .conflictAsExpected, .differsAsExpected: "expected"
    case .skipped: "idle"
    case .failed, .invalid, .unreadableBaseline, .unfinished, .conflict, .unexpected, .differs,
      .ambiguous, .moved, .notAccepted, .moreWork:
      "bad"
    }
  }

  /// Its sign beside the word, so that nothing depends on colour alone.
  package var shape: String { mark.rawValue }

  /// The sign as one of those that reports carry.
  package var mark: MarkShape {
    switch self {
    case .failed, .invalid, .unreadableBaseline, .unfinished: .square
    case .conflict, .moreWork: .triangle
    case .unexpected, .differs, .moved, .notAccepted: .cross
    case .ambiguous, .differsAsExpected, .agreesAmbiguously: .diamond
    case .conflictAsExpected: .openTriangle
    case .skipped: .circle
    case .agrees, .asAccepted: .check
    }
  }
}
