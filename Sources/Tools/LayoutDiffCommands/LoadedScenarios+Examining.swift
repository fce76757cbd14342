import Scenarios

extension LoadedScenarios {
  /// What `work` finds about each scenario, in their order, on all cores.
  ///
  /// Nothing may be timed in `work`: other scenarios are worked on at the same time.
  func examine<Finding: Sendable>(
    quiet: Bool = false, _ work: @escaping @Sendable (Scenario) -> Finding
  ) -> [Finding] {
    let progress = RunProgress(total: scenarios.count, verb: "checked", quiet: quiet)
    defer { progress.finish() }
    return ParallelWork.map(
      scenarios, progress: progress, name: \.id, staysHere: { $0.isCode }, work)
  }
}
