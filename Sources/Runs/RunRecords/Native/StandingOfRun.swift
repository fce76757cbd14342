extension RunRecord {
  /// The scenarios, worst standing first; of two alike the one that was given first.
  package var byUrgency: [ScenarioRecord] {
    scenarios.enumerated().sorted { left, right in
      let (first, second) = (left.element.standing, right.element.standing)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }

  /// Whether every file could be read, and every scenario passes.
  package var passes: Bool { unreadableFiles.isEmpty && scenarios.allSatisfy(\.standing.passes) }

  /// Exit status of the run, or the runs, that the record is of.
  package var exitStatus: ExitStatus {
    let missing: [ExitStatus] = missingShards.isEmpty ? [] : [.nothingMatches]
    let unreadable: [ExitStatus] = unreadableFiles.isEmpty ? [] : [.invalidScenario]
    return (missing + unreadable + [exitStatusOfScenarios]).max() ?? .fine
  }

  /// Exit status of the scenarios alone, without files that could not be read.
  package var exitStatusOfScenarios: ExitStatus {
    scenarios.flatMap(\.standings).map(\.exitStatus).max() ?? .fine
  }
}
