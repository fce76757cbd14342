import Comparison
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
    let findings = comparison.findings
    var lines = findings.prefix(most).flatMap(\.self) + rest(of: findings.count)
    if !comparison.verdict.passes {
      lines += comparison.blames.flatMap { blame in
        blame.sides.compactMap { $0.phrase(ofContainers: comparison.containers.count)?.text }
      }
      let causes = comparison.groupedCauses.filter { $0.cause.element != nil }
        .map(\.textWithPlaces)
      lines += causes.prefix(most) + rest(of: causes.count) + comparison.notAsked
    }
    if standings.contains(.agreesAmbiguously) || standings.contains(.ambiguous) {
      let reasons = comparison.groupedAmbiguities.map(\.textWithPlaces)
      lines += reasons.prefix(most) + rest(of: reasons.count)
    }
    let changes = baseline?.sentences ?? []
    return lines + changes.prefix(most) + rest(of: changes.count)
  }

  /// The first reasons in one line each: the causes, or else conflicts, failures and changes from the
  /// baseline.
  package func shortReasons(most: Int) -> [String] {
    let causes = comparison.verdict.passes ? [] : comparison.groupedCauses
    var reasons = causes.filter { $0.cause.element != nil }.map(\.textWithPlaces)
    // Of a conflict: what is broken, and what resolves it.
    if reasons.isEmpty {
      let conflict = comparison.containers.lazy.compactMap(\.conflictSets.first).first
      reasons = conflict.map { $0.closing.suffix(most).map(\.text) } ?? []
    }
    if reasons.isEmpty { reasons = comparison.findings.compactMap(\.first) }
    if standings.contains(.ambiguous) {
      reasons += comparison.groupedAmbiguities.map(\.textWithPlaces)
    }
    return Array((reasons + (baseline?.sentences ?? [])).prefix(most))
  }
}
