package import Comparison
import Geometry
import Layouts

extension Standing {
  /// The standing that a comparison has by itself, without baseline or requirements.
  package init(_ comparison: ScenarioComparison) {
    switch comparison.verdict {
    case .agrees: self = comparison.isDrawnDifferently ? .agreesAmbiguously : .agrees
    case .differs: self = .differs
    case .differsAsExpected: self = .differsAsExpected
    case .unexpected: self = .unexpected
    case .conflict: self = .conflict
    case .conflictAsExpected: self = .conflictAsExpected
    case .skipped: self = .skipped
    case .invalid: self = .invalid
    case .failed: self = .failed
    case .unfinished: self = .unfinished
    }
  }

  /// The standing of a scenario against its baseline; `nil` where that is no failure.
  init?(_ status: BaselineStatus, failsForWork: Bool) {
    switch status {
    case .unreadable: self = .unreadableBaseline
    case .moved: self = .moved
    case .slower where failsForWork: self = .moreWork
    case .slower, .same, .incomplete, .missing: return nil
    }
  }
}

extension ScenarioComparison {
  /// Whether an element agrees only because the constraints allow several frames, and the two that are
  /// drawn differ.
  package var isDrawnDifferently: Bool {
    containers.contains { $0.isDrawnDifferently }
  }
}

extension ContainerComparison {
  /// Whether an element agrees here only because the constraints allow several frames, and the two
  /// that are drawn differ.
  package var isDrawnDifferently: Bool {
    elements.contains { element in
      element.isAmbiguous && element.edges.contains { $0.agreement == .differs }
    } || (given?.elements ?? []).contains { $0.isAmbiguous && !$0.differences.isEmpty }
  }
}

extension ScenarioRecord {
  /// The worst result of the comparison, the baseline and the requirements.
  package var standing: Standing { standings[0] }

  /// All results that apply, worst first; never empty.
  package var standings: [Standing] {
    var standings = [ownStanding] + promiseStandings
    if let inspection {
      if inspection.isUnfinished { standings.append(.unfinished) }
      if !inspection.findings.isEmpty { standings.append(.found) }
    }
    if let baseline {
      // A frame may have moved and the work have grown: the status is the worse of both.
      let lesser = baseline.findings.map { $0.kind.status }.filter { $0 < baseline.status }
      let statuses = Set(lesser + [baseline.status])
      standings += statuses.compactMap { Standing($0, failsForWork: failsForWork) }
    }
    if isAmbiguous { standings.append(.ambiguous) }
    if lacksBaseline { standings.append(.notAccepted) }
    return standings.sorted()
  }

  /// Whether more work makes it fail: more time does, which is measured only where somebody asks for it.
  private var failsForWork: Bool {
    requiresAcceptedWork
      || baseline?.findings.contains { $0.kind == .slower } == true
  }

  /// That of the comparison, or of what else a single notation is checked by.
  var ownStanding: Standing {
    guard comparison.verdict == .skipped else { return Standing(comparison) }
    if baseline.map({ $0.status != .missing }) == true { return .asAccepted }
    if promises != nil { return .kept }
    if inspection != nil { return .nothingFound }
    return uncheckedElements == nil ? .skipped : .nothingToCheck
  }

  /// Those of promises that are not kept.
  private var promiseStandings: [Standing] {
    let statuses = Set((promises ?? []).map { $0.status }).filter { !$0.passes }
    return (statuses.contains(.unfinished) ? [.unfinished] : [])
      + (statuses.subtracting([.unfinished]).isEmpty ? [] : [.brokenPromise])
  }

  /// Whether its constraints determine a value ambiguously, although `--require-unambiguous` was given.
  package var isAmbiguous: Bool {
    requiresUnambiguous && !comparison.ambiguousValues.isEmpty
  }

  /// Whether the baseline is missing or incomplete, although `--require-baselines` was given.
  package var lacksBaseline: Bool {
    guard requiresBaseline else { return false }
    return baseline.map { $0.status == .missing || $0.status == .incomplete } ?? true
  }

  /// Whether there is more to say of its baseline than that all is as accepted, or that there is
  /// none.
  package var reportsBaseline: Bool {
    guard let baseline else { return false }
    return baseline.status > .missing || !baseline.findings.isEmpty || lacksBaseline
  }

  /// The file that it is in, and the line where that is known: a screen in Swift, and a document of
  /// Interface Builder, has both in one.
  package var place: (file: String, line: Int?) {
    guard let colon = file.lastIndex(of: ":"), let line = Int(file[file.index(after: colon)...]),
      commands != nil || [".xib", ".storyboard"].contains(where: file[..<colon].hasSuffix)
    else { return (file.withoutDotPrefix, nil) }
    return (String(file[..<colon]).withoutDotPrefix, line)
  }
}
