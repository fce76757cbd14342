package import Comparison
package import Layouts
import ScenarioFiles
package import Scenarios

/// Decides the promises of a scenario.
///
/// Between two breakpoints every edge is an affine function of the container's width, so each promise is a
/// few linear inequalities there, which are decided exactly.
package enum PromiseDecider {
  /// The result of each promise that applies, in the order of the file.
  ///
  /// Takes the layouts that following each notation takes; where `work` ends, the rest is unfinished.
  ///
  /// - Parameters:
  ///   - scenario: the scenario, as it is in one case.
  ///   - name: the name of that case; `nil` for the screen as it is written.
  ///   - layouts: its layouts on pixels.
  ///   - work: the most layouts.
  package static func records(
    of scenario: Scenario, inCase name: String? = nil, _ layouts: [ContainerLayouts],
    work: LayoutWork = LayoutWork()
  ) -> [PromiseRecord] {
    let promises = scenario.promises.filter { $0.applies(inCase: name) }
    guard !promises.isEmpty else { return [] }
    work.begin("deciding the promises of \(scenario.id)")
    let notations = scenario.engines.map { engine in
      let decided = DecidedNotation(engine, of: scenario, promises, layouts, work)
      return CauseSearch(decided, work).results
    }
    return promises.enumerated().map { index, promise in
      PromiseRecord(
        promise: promise.text, line: promise.place?.position.line,
        column: promise.place?.position.column, notations: notations.map { $0[index] })
    }
  }
}
