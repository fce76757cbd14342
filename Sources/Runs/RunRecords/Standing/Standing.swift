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
  /// A promise is broken.
  case brokenPromise
  /// The constraints determine a value ambiguously, although `--require-unambiguous` was given.
  case ambiguous
  /// A frame moved from the baseline, or is gone.
  case moved
  /// The baseline is missing or incomplete, although `--require-baselines` was given.
  case notAccepted
  /// Something breaks at another width or in another case.
  case found
  /// There is one notation only, and neither promises, nor given frames, nor a baseline.
  case nothingToCheck
  /// A layout takes more time than its baseline, or more work, although `--strict-work` was given.
  case moreWork
  /// Required constraints contradict each other, as the scenario expects.
  case conflictAsExpected
  /// Exactly the expected elements differ.
  case differsAsExpected
  /// The layouts agree, but only because the spec's frames are one of several that the constraints
  /// allow: what is drawn differs.
  case agreesAmbiguously
  /// There is one notation only, and nothing of it is checked.
  case skipped
  /// There is one notation only, and nothing breaks at another width or in another case.
  case nothingFound
  /// There is one notation only, and it keeps its promises.
  case kept
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
  package var word: String { traits.word }

  /// Exit status of a run whose worst result this is.
  package var exitStatus: ExitStatus { traits.exitStatus }

  /// JUnit's word for the result.
  package var jUnitOutcome: JUnitOutcome { traits.jUnitOutcome }

  /// The identifier of its SARIF rule and one sentence on what the rule means; `nil` where it passes.
  ///
  /// Identifiers are part of a file format and never change.
  package var sarifRule: (id: String, meaning: String)? { traits.sarifRule }

  /// CSS class of its colour on pages: `good`, `near` (amber), `expected`, `bad` or `idle`.
  package var style: String { traits.style }

  /// Its sign beside the word, so that nothing depends on colour alone.
  package var shape: String { mark.rawValue }

  /// The sign as one of those that reports carry.
  package var mark: MarkShape { traits.mark }

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
}

/// How a standing is reported, everywhere.
private struct StandingTraits {
  typealias Rule = (id: String, meaning: String)

  var word: String
  var exitStatus = ExitStatus.fine
  var jUnitOutcome = Standing.JUnitOutcome.passed
  var sarifRule: Rule?
  var style: String
  var mark: MarkShape

  /// The rule of what a comparison finds.
  static let disagreement: Rule = ("disagreement", "A scenario does not pass.")

  /// Those of one that passes.
  static func passing(_ word: String, _ style: String, _ mark: MarkShape) -> StandingTraits {
    StandingTraits(word: word, style: style, mark: mark)
  }

  /// Those of one that was judged and does not pass.
  static func failing(
    _ word: String, _ mark: MarkShape, _ rule: Rule = disagreement,
    status: ExitStatus = .disagreement
  ) -> StandingTraits {
    StandingTraits(
      word: word, exitStatus: status, jUnitOutcome: .failure, sarifRule: rule, style: "bad",
      mark: mark)
  }

  /// Those of one that could not be judged.
  static func unjudged(
    _ word: String, _ status: ExitStatus, _ rule: Rule = disagreement
  ) -> StandingTraits {
    StandingTraits(
      word: word, exitStatus: status, jUnitOutcome: .error, sarifRule: rule, style: "bad",
      mark: .square)
  }
}

extension Standing {
  private var traits: StandingTraits {
    switch self {
    case .failed: .unjudged(Verdict.failed.word, .failure)
    case .invalid: .unjudged(Verdict.invalid.word, .invalidScenario)
    case .unreadableBaseline:
      .unjudged(
        "unreadable baseline", .invalidScenario,
        ("unreadableBaseline", "A baseline cannot be used."))
    case .unfinished: .unjudged(Verdict.unfinished.word, .disagreement)
    case .conflict: .failing(Verdict.conflict.word, .triangle)
    case .unexpected: .failing(Verdict.unexpected.word, .cross)
    case .differs: .failing(Verdict.differs.word, .cross)
    case .brokenPromise:
      .failing("broken promise", .cross, ("brokenPromise", "A promise about frames is broken."))
    case .ambiguous:
      .failing(
        "ambiguous", .diamond,
        ("ambiguous", "The constraints determine a value ambiguously."))
    case .moved: .failing("moved", .cross, ("moved", "A frame moved from its baseline."))
    case .notAccepted:
      .failing(
        "not accepted", .cross, ("unaccepted", "The baseline is missing or incomplete."))
    case .found:
      .failing(
        "has findings", .cross,
        ("finding", "A screen breaks at another width or in another case."))
    case .nothingToCheck:
      .failing(
        "nothing to check", .circle, ("nothingToCheck", "Nothing of a scenario is checked."))
    case .moreWork:
      .failing(
        "more work", .triangle,
        ("moreWork", "A layout takes more work, or more time, than its baseline."),
        status: .slower)
    case .conflictAsExpected:
      .passing(Verdict.conflictAsExpected.word, "expected", .openTriangle)
    case .differsAsExpected: .passing(Verdict.differsAsExpected.word, "expected", .diamond)
    case .agreesAmbiguously: .passing("agrees, ambiguous", "near", .diamond)
    case .skipped:
      StandingTraits(
        word: Verdict.skipped.word, jUnitOutcome: .skipped, style: "idle", mark: .circle)
    case .nothingFound: .passing("nothing found", "good", .check)
    case .kept: .passing("kept", "good", .check)
    case .asAccepted: .passing("as accepted", "good", .check)
    case .agrees: .passing(Verdict.agrees.word, "good", .check)
    }
  }
}
