import Comparison

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
      let causes = comparison.groupedCauses.filter { $0.cause.element != nil }
        .map(\.textWithPlaces)
      lines += causes.prefix(most) + rest(of: causes.count) + comparison.notAsked
    }
    let changes = baseline?.sentences ?? []
    return lines + changes.prefix(most) + rest(of: changes.count)
  }
}
