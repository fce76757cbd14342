import Comparison
import Layouts
import Phrases
import Reasons

extension ScenarioRecord {
  /// The reasons why a scenario does not pass, in lines for people: what differs, conflicts or fails in
  /// each container, the causes, then the changes from the baseline.
  ///
  /// At most `most` of each kind are listed; `more` is where a person finds the others. The same words
  /// for `check` and for a failing unit test.
  package func failureReasons(most: Int, more: String) -> [String] {
    func rest(of count: Int) -> [String] {
      count > most ? ["and \(count - most) more: \(more)"] : []
    }
    let failures = comparison.failures
    var lines = failures.prefix(most).flatMap { $0 } + rest(of: failures.count)
    for reasons in [promiseReasons, findingReasons] {
      lines += reasons.prefix(most) + rest(of: reasons.count)
    }
    if standing == .nothingToCheck { lines += whatToWrite }
    if !comparison.verdict.passes {
      lines += causeLines(more: more)
      lines += differenceLines(most: most, more: more) + comparison.givenLines(more: more)
    }
    if standings.contains(.agreesAmbiguously) || standings.contains(.ambiguous) {
      let reasons = comparison.groupedAmbiguities.map { $0.textWithPlaces }
      lines += reasons.prefix(most) + rest(of: reasons.count)
    }
    let changes = baseline?.sentences ?? []
    return lines + changes.prefix(most) + rest(of: changes.count)
  }

  /// A line with its place for each way in which a promise is broken.
  package var promiseReasons: [String] {
    (promises ?? []).flatMap { promise in
      let line = promise.line.map { ":\($0)" } ?? ""
      return promise.failurePhrases.map { "\(place.file)\(line): \($0.text)" }
    }
  }

  /// A line with its place for each finding of an inspection.
  package var findingReasons: [String] {
    (inspection?.findings ?? []).map { finding in
      let line = (finding.line ?? place.line).map { ":\($0)" } ?? ""
      return "\(place.file)\(line): \(finding.phrase.text)"
    }
  }

  /// The lines that a person writes so that something is checked.
  package var whatToWrite: [String] {
    let names = uncheckedElements ?? []
    let list = "[\(names.prefix(Self.mostNamed).joined(separator: ", "))]"
    let accept = "accept its frames as they are: layoutdiff accept \(ShellWord.quote(file))"
    // A screen in Swift has no file to write promises into, and a program of its own.
    if commands != nil {
      let name = names.first ?? "title"
      return [
        "promise what must hold at every width: Screen(…, promises: { _ in [.inside(\"\(name)\")] }, …)",
        "or accept its frames as they are, with the command 'accept \(id)'",
      ]
    }
    guard !names.isEmpty else { return [accept] }
    return [
      "write what must hold at every width, such as:", "    promises:",
      "      - inside: \(list)",
      names.count > 1 ? "      - apart: \(list)" : "      - visible: \(list)", "or \(accept)",
    ]
  }

  /// More elements in a line that a person is to write would hide what it says.
  private static let mostNamed = 6

  /// More causes than this about one scenario would hide the first.
  private static let mostCauses = 5

  /// The mistakes and causes behind the differences, with the places of each mistake below it.
  private func causeLines(more: String) -> [String] {
    let count = comparison.containers.count
    let causes = comparison.explainedDifferences.filter { $0.blame != nil || $0.isOfElement }
    let lines = causes.prefix(Self.mostCauses).flatMap { cause in
      let places = cause.phrases(ofContainers: count).map { $0.text }
      return [cause.text].compactMap { $0 }
        + places.map { (cause.text == nil ? "" : "    ") + $0 }
    }
    let rest = causes.count - Self.mostCauses
    return lines + (rest > 0 ? ["and \(rest) more \(rest == 1 ? "cause" : "causes"): \(more)"] : [])
      + (comparison.blames.contains { $0.sides[0].suggestion?.mends == true }
        ? [] : comparison.notAsked)
  }

  /// The edges that differ: a few where a mistake explains them.
  private func differenceLines(most: Int, more: String) -> [String] {
    let differences = comparison.differences
    let shown = comparison.blames.isEmpty ? most : min(most, Self.mostExplained)
    let rest = differences.dropFirst(shown)
    let names = rest.map { $0.element }.distinct
    let edges = rest.count == 1 ? "edge" : "edges"
    return differences.prefix(shown).map { $0.text }
      + (rest.isEmpty
        ? [] : ["and \(rest.count) more \(edges) of \(names.listedInShort): \(more)"])
  }

  /// Of edges that a mistake explains, those that are listed.
  private static let mostExplained = 3

  /// The first reasons in one line each: the causes, or else conflicts, failures and changes from the
  /// baseline.
  package func shortReasons(most: Int) -> [String] {
    let causes = comparison.verdict.passes ? [] : comparison.explainedDifferences
    var reasons = causes.filter { $0.isOfElement }.flatMap { cause in
      [cause.text].compactMap { $0 }
        + cause.phrases(ofContainers: comparison.containers.count).prefix(1).map { $0.text }
    }
    // Of a conflict: what is broken, and what resolves it.
    if reasons.isEmpty {
      let conflict = comparison.containers.lazy.compactMap { $0.conflictSets.first }.first
      reasons = conflict.map { $0.closing.suffix(most).map { $0.text } } ?? []
    }
    if reasons.isEmpty { reasons = promiseReasons + findingReasons }
    if reasons.isEmpty { reasons = comparison.findings.compactMap({ $0.first }) }
    if standings.contains(.ambiguous) {
      reasons += comparison.groupedAmbiguities.map { $0.textWithPlaces }
    }
    return Array((reasons + (baseline?.sentences ?? [])).prefix(most))
  }
}
