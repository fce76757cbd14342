import Comparison

/// What a scenario comes to, as other tools tell results apart.
enum Outcome: Int, Comparable {
  /// It could not be run, or its baseline could not be read.
  case error
  /// It ran, and does not pass.
  case failure
  /// There was nothing to compare it with.
  case skipped
  /// It passes.
  case passed

  /// Whether `left` needs a person before `right`.
  static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }
}

extension ScenarioRecord {
  /// What the comparison and the baseline together come to.
  var outcome: Outcome {
    let verdict = comparison.verdict
    if verdict == .failed || verdict == .invalid || baseline?.status == .unreadable {
      return .error
    }
    if !verdict.passes || baseline?.status == .moved || baseline?.status == .slower
      || isLeftOpen || isUnaccepted
    {
      return .failure
    }
    let isHeldAgainstBaseline = baseline.map { $0.status != .missing } ?? false
    return verdict == .skipped && !isHeldAgainstBaseline ? .skipped : .passed
  }

  /// Whether its constraints leave something open, and must not.
  public var isLeftOpen: Bool { requiresUnambiguous == true && !comparison.openValues.isEmpty }

  /// Whether nothing, or not everything, was accepted of it, and must have been.
  public var isUnaccepted: Bool {
    guard requiresBaseline == true else { return false }
    return baseline.map { $0.status == .missing || $0.status == .incomplete } ?? true
  }

  /// The verdict with what the baseline adds to it, in one sentence.
  var sentence: String {
    guard let baseline, tellsBaseline else { return comparison.sentence }
    return "\(comparison.sentence); baseline: \(baseline.sentence)"
  }

  /// Whether there is more to say of its baseline than that all is as accepted, or that there is
  /// none.
  var tellsBaseline: Bool {
    guard let baseline else { return false }
    return baseline.status > .missing || !baseline.findings.isEmpty || isUnaccepted
  }

  /// What it fails for, as JUnit's type of a failure.
  var failureType: String {
    guard comparison.verdict.passes else { return verdictWords }
    if isLeftOpen { return "left open" }
    return baseline.map { $0.status.words } ?? verdictWords
  }

  /// The verdict in a word or three, with what the baseline adds to it.
  var verdictWords: String {
    let word = comparison.verdict.word + (isLeftOpen ? ", left open" : "")
    guard let baseline, baseline.status > .missing || isUnaccepted else { return word }
    return "\(word), \(baseline.status.words)"
  }

  /// The file that it is in, and the line where that is known: a screen in Swift says both in one.
  var place: (file: String, line: Int?) {
    guard commands != nil, let colon = file.lastIndex(of: ":"),
      let line = Int(file[file.index(after: colon)...])
    else { return (file.withoutDotPrefix, nil) }
    return (String(file[..<colon]).withoutDotPrefix, line)
  }
}

extension RunRecord {
  /// The scenarios, those first that need a person; of two alike the one that was given first.
  var byUrgency: [ScenarioRecord] {
    let order = Verdict.byUrgency
    func rank(_ scenario: ScenarioRecord) -> (Int, Int) {
      (scenario.outcome.rawValue, order.firstIndex(of: scenario.comparison.verdict) ?? 0)
    }
    return scenarios.enumerated().sorted { left, right in
      let (first, second) = (rank(left.element), rank(right.element))
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }
}

extension String {
  /// A path as other tools write it: without `./` before it.
  var withoutDotPrefix: String {
    var path = self[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path)
  }

  /// At most so many Unicode scalars, with an ellipsis where some are missing.
  ///
  /// One character may be of ten megabytes, all of them accents.
  func cut(to count: Int) -> String {
    // Counting to the end would take long.
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }
}
