import Comparison

/// What a scenario comes to on the overview and at the head of its page: its verdict, or what makes
/// it fail although both layouts are as they should be.
enum ScenarioStatus: Hashable {
  case verdict(Verdict)
  /// The baseline cannot be read.
  case unreadableBaseline
  /// The constraints leave something open, and must not.
  case leftOpen
  /// A frame is not where it was accepted.
  case moved
  /// A layout takes more work, or more time, than was accepted.
  case moreWork
  /// It fails for something else.
  case otherFailure

  init(_ scenario: ScenarioRecord) {
    let verdict = scenario.comparison.verdict
    guard verdict.passes, scenario.outcome <= .failure else {
      self = .verdict(verdict)
      return
    }
    switch scenario.baseline?.status {
    case .unreadable: self = .unreadableBaseline
    case _ where scenario.isLeftOpen: self = .leftOpen
    case .moved: self = .moved
    case .slower: self = .moreWork
    case .same, .incomplete, .missing, nil: self = .otherFailure
    }
  }

  /// The class of its rows, and the value of its filter.
  var key: String {
    switch self {
    case .verdict(let verdict): verdict.rawValue
    case .unreadableBaseline: "unreadableBaseline"
    case .leftOpen: "leftOpen"
    case .moved: "moved"
    case .moreWork: "moreWork"
    case .otherFailure: "otherFailure"
    }
  }

  var mark: StatusMark {
    switch self {
    case .verdict(let verdict): StatusMark(verdict)
    case .unreadableBaseline: StatusMark("■", "baseline unreadable", "bad")
    case .leftOpen: StatusMark("◆", "left open", "bad")
    case .moved: StatusMark("✕", "moved", "bad")
    case .moreWork: StatusMark("▲", "more work", "bad")
    case .otherFailure: StatusMark("✕", "fails", "bad")
    }
  }

  /// The order of an overview: what needs a person first.
  static let byUrgency: [ScenarioStatus] =
    Verdict.byUrgency.filter { !$0.passes }.map { .verdict($0) }
    + [.unreadableBaseline, .leftOpen, .moved, .moreWork, .otherFailure]
    + Verdict.byUrgency.filter(\.passes).map { .verdict($0) }
}
